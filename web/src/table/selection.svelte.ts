// The selection: the card that is chosen or pointed at, and turns to choose from that use it.
import type { Turn } from '../wire'

export class Selection {
  selected = $state<string | null>(null)
  /** The card under the pointer, or in focus. */
  pointed = $state<string | null>(null)
  /** Turns to choose from that use a card. */
  offers = $state.raw<{ step: string; turns: Turn[] } | null>(null)

  readonly card = $derived(this.selected ?? this.pointed)

  /** Choose a card, or put it down if it was chosen. */
  toggle(card: string | null): void {
    this.offers = null
    this.selected = this.selected === card ? null : card
    if (!this.selected) this.pointed = null
  }

  clear(): void {
    this.selected = null
    this.pointed = null
    this.offers = null
  }
}
