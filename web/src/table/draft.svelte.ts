// The draft: the turn laid on the table but not confirmed, and what could follow on it.
import { cardOf, kindOf, prospect } from '../lib/steps'
import type { Choice, Frame } from '../wire'
import type { OptionsCache } from './options-cache.svelte'

export class Draft {
  /** The steps laid, each as it was chosen. */
  choices = $state.raw<readonly Choice[]>([])

  constructor(
    private readonly shown: { readonly frame: Frame | null },
    private readonly cache: OptionsCache,
  ) {}

  readonly steps = $derived(this.choices.map((choice) => choice.step))
  readonly last = $derived(this.choices.at(-1) ?? null)
  /** The whole turn so far: the steps that are stored, then those that are laid. */
  readonly turn = $derived.by(() => [...(this.shown.frame?.steps ?? []), ...this.steps])
  /** What could follow; null while that is not known. */
  readonly options = $derived.by(() => this.cache.get(this.turn))
  /** How many turns that go on from here keep their player in; null while that is not known. */
  readonly ways = $derived(this.options?.ways ?? this.last?.ways ?? null)
  /** How the turn could be ended as it lies; null if it cannot, or that is not known. */
  readonly finish = $derived(this.last ? this.last.finish : (this.options?.finish ?? null))
  /** Whether its player would stay in if it ended as it lies. */
  readonly stays = $derived((this.last ?? this.choice('.'))?.outcome?.stays ?? false)
  /** Whether a draw is offered that need not be taken. */
  readonly mayDecline = $derived(this.finish?.[0] === '!')
  /** The odd card whose action comes next. */
  readonly owed = $derived((this.options ? this.options.owed : this.last?.owes) ?? null)

  choice(step: string): Choice | null {
    return this.options?.choices.find((each) => each.step === step) ?? null
  }

  /** The choices that move a card, in hand or on the table. */
  choicesOf(card: string | null): Choice[] {
    if (!card) return []
    return this.options?.choices.filter((choice) => cardOf(choice.step) === card) ?? []
  }

  /** The choice that moves a card by one of some kinds of step, or draws where that is one. */
  find(card: string | null, kinds: string): Choice | null {
    const found = this.choicesOf(card).find((each) => kinds.includes(kindOf(each.step)))
    return found ?? (kinds.includes('!') ? this.choice('!') : null)
  }

  /** Whether a card can keep its player in; null while that is not known. */
  mark(card: string): 'stays' | 'later' | 'out' | null {
    if (!this.options) return null
    const found = this.choicesOf(card).map(prospect)
    return found.includes('stays') ? 'stays' : found.includes('later') ? 'later' : 'out'
  }

  lay(choice: Choice): void {
    this.choices = [...this.choices, choice]
  }

  /** Take back all but the first steps. */
  cut(length: number): void {
    this.choices = this.choices.slice(0, Math.max(length, 0))
  }

  clear(): void {
    this.choices = []
  }
}
