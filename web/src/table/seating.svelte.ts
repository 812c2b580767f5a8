// Who sits where at a table, which seats are ours, and whom the page speaks to.
import type { Seating } from '../lib/display-names'
import type { Sitter } from '../wire'

export class TableSeating implements Seating {
  sitters = $state.raw<Sitter[]>([])
  /** The seat whose hand is open, where several people share this device. */
  holder = $state<number | null>(null)

  readonly mine = $derived(this.sitters.flatMap((sitter, seat) => (sitter.mine ? [seat] : [])))
  /** Those of ours that no bot plays for the moment. */
  readonly played = $derived(this.mine.filter((seat) => !this.sitters[seat]?.stand_in))
  readonly shared = $derived(this.mine.length > 1)
  /** The seat this page speaks to: the only one of ours, or whoever holds the device. */
  readonly you = $derived(this.shared ? this.holder : (this.mine[0] ?? null))
}
