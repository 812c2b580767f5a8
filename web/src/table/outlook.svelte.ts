// A table as its player sees it: whose turn, the turn laid so far, and what could follow on it.
import { boardOf } from '../lib/board'
import { cardOf, kindOf, prospect } from '../lib/steps'
import type { Seating } from '../lib/sentences'
import type { Choice, NextRequest, PlayRequest, Rules, Sitter, Turn } from '../wire'
import { Foresight } from './foresight.svelte'
import { Stage } from './stage.svelte'

export type Command = PlayRequest | NextRequest

export abstract class Outlook extends Stage {
  rules = $state.raw<Rules | null>(null)
  sitters = $state.raw<Sitter[]>([])
  /** The steps laid on the table but not confirmed, each with what it was chosen for. */
  draft = $state.raw<{ step: string; choice: Choice }[]>([])
  selected = $state<string | null>(null)
  /** The card under the pointer, or in focus. */
  pointed = $state<string | null>(null)
  /** Turns to choose from that use a card. */
  offers = $state.raw<{ step: string; turns: Turn[] } | null>(null)
  /** What the player is asked before it is done. */
  asking = $state<'fold' | 'out' | null>(null)
  /** The round whose result has been looked at and put away. */
  closed = $state(0)
  /** What was sent and is not on the table yet. */
  pending = $state.raw<Command | null>(null)
  /** The seat whose hand is open, where several people share this device. */
  ready = $state<number | null>(null)
  protected readonly foresight = new Foresight()

  // Who is who.

  readonly mine = $derived(this.sitters.flatMap((sitter, seat) => (sitter.mine ? [seat] : [])))
  readonly shared = $derived(this.mine.length > 1)
  /** The seat this page speaks to: the only one of ours, or whoever holds the device. */
  readonly you = $derived(this.shared ? this.ready : (this.mine[0] ?? null))
  readonly seating = $derived<Seating>({ sitters: this.sitters, you: this.you })
  readonly myTurn = $derived(
    !!this.frame && !this.frame.over && !this.busy && this.mine.includes(this.frame.mover),
  )
  /** Whom the device must be passed to before the turn can go on. */
  readonly handover = $derived(
    this.shared && this.myTurn && this.frame && this.ready !== this.frame.mover
      ? this.frame.mover
      : null,
  )
  readonly acting = $derived(this.myTurn && this.handover === null && !this.pending)

  readonly ended = $derived(!!this.frame?.over && !this.busy && this.closed !== this.frame.round)

  // The turn under way.

  readonly steps = $derived(this.draft.map((each) => each.step))
  readonly last = $derived(this.draft.at(-1)?.choice ?? null)
  readonly board = $derived.by(() => {
    if (!this.frame) return null
    const board = boardOf(this.frame, this.frame.mover, this.steps, this.last?.outcome ?? null)
    // Who shares a device sees one hand at a time.
    return { ...board, hands: board.hands.map((hand, seat) => (seat === this.you ? hand : null)) }
  })
  readonly prefix = $derived([...(this.frame?.steps ?? []), ...this.steps])
  readonly now = $derived(this.foresight.after(this.prefix))
  /** How the turn could be ended as it lies; null if it cannot. */
  readonly finish = $derived.by((): string[] | null => {
    if (this.last) return this.last.finish
    const end = this.choice('.')
    if (!end || end.refusal) return null
    const draw = this.choice('!')
    return draw && !draw.refusal ? ['!', '.'] : ['.']
  })
  readonly finishStays = $derived(
    (this.last ? this.last.outcome?.stays : this.choice('.')?.outcome?.stays) ?? false,
  )
  readonly mayDecline = $derived(this.finish?.[0] === '!')
  /** What an odd card asks for now. */
  readonly owed = $derived.by((): '1' | '5' | '7' | null => {
    const step = this.prefix.at(-1) ?? ''
    const number = cardOf(step).slice(1)
    if (kindOf(step) !== '+' || !this.now || !this.rules?.actions) return null
    const open = this.now.choices.filter((choice) => !choice.refusal).map((choice) => choice.step)
    if (number === '1' && open.some((each) => kindOf(each) === '*')) return '1'
    if (number === '5' && open.some((each) => kindOf(each) === '+')) return '5'
    return number === '7' && open.some((each) => '^~'.includes(kindOf(each))) ? '7' : null
  })

  /** The choices that move the card, in hand or on the table, that was pointed at. */
  choicesOf(card: string | null): Choice[] {
    if (!card || !this.now) return []
    return this.now.choices.filter((choice) => cardOf(choice.step) === card)
  }

  readonly pointedChoices = $derived(
    this.acting ? this.choicesOf(this.selected ?? this.pointed) : [],
  )

  choice(step: string): Choice | null {
    return this.now?.choices.find((each) => each.step === step) ?? null
  }

  /** Whether a card can keep its player in. */
  mark(card: string): 'stays' | 'later' | 'out' | null {
    if (!this.acting || !this.now) return null
    const found = this.choicesOf(card).map(prospect)
    return found.includes('stays') ? 'stays' : found.includes('later') ? 'later' : 'out'
  }
}
