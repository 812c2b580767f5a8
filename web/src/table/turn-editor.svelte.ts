// The turn editor: lays a turn on the table step by step, takes it back, and sends it.
import { load, save } from '../lib/local-storage'
import { settings } from '../lib/settings.svelte'
import { play as sound } from '../lib/sound'
import { kindOf, turnKey, withoutEnding } from '../lib/steps'
import type { Choice, Options } from '../wire'
import type { Draft } from './draft.svelte'
import type { OptionsCache } from './options-cache.svelte'
import type { Selection } from './selection.svelte'

interface StoredDraft {
  /** The place in the game that it was laid at. */
  moment: string
  steps: string[]
}

/** What the editor needs of the table around it. */
export interface EditorHooks {
  /** Whether its player may do something now. */
  isActing(): boolean
  /** Whether to ask before a turn that puts its player out. */
  warns(): boolean
  /** The place in the game that is shown. */
  moment(): string
  /** The steps of the turn under way that are stored already. */
  stored(): readonly string[]
  /** Make a change, and let the cards move to where they are then. */
  move(change: () => void): Promise<void>
  /** Send steps that follow on those stored. */
  send(steps: string[]): void
  /** Whether something was sent that is not on the table yet. */
  isSending(): boolean
}

/** Refusals that say nothing against the turn itself. */
const PASSING = ['storage', 'too-many-requests']

export class TurnEditor {
  /** What the player is asked before it is done. */
  confirming = $state<'fold' | 'out' | null>(null)
  /** Grows with every wish, so that whatever was under way for an earlier one gives up. */
  private wish = 0
  /** A turn whose rest is to be laid when what it has drawn is known. */
  private plan: readonly string[] | null = null

  constructor(
    private readonly key: string,
    private readonly draft: Draft,
    private readonly selection: Selection,
    private readonly cache: OptionsCache,
    private readonly hooks: EditorHooks,
  ) {}

  /** Choose a card, or put it down if it was chosen. */
  select(card: string | null): void {
    this.selection.toggle(card)
    this.prefetch()
  }

  /** Choose a card, if it was chosen or not. */
  pick(card: string): void {
    this.selection.selected = card
    this.prefetch()
  }

  /** Ask beforehand what could follow on playing the chosen card. */
  private prefetch(): void {
    for (const choice of this.draft.choicesOf(this.selection.selected)) {
      if (kindOf(choice.step) === '+' && !choice.refusal && !isDraw(choice)) {
        void this.explore([...this.draft.steps, choice.step])
      }
    }
  }

  /** Do something with the choices: now, or once they are known if nothing else is wished first. */
  whenKnown(act: () => void): void {
    if (this.draft.options) return act()
    const { wish } = this
    void this.explore(this.draft.steps).then((found) => {
      if (found && wish === this.wish) act()
    })
  }

  /** Use a card as its player chose to. */
  async choose(choice: Choice): Promise<void> {
    if (!this.hooks.isActing()) return
    this.selection.pointed = null
    this.wish += 1
    await (choice.refusal ? this.offer(choice) : this.lay(choice))
  }

  /** Show the turns that use a card which must wait for another; the only one is laid. */
  private async offer(choice: Choice): Promise<void> {
    if (!choice.uses) return
    const { wish } = this
    const { selected } = this.selection
    const found = await this.explore(this.draft.steps, choice.step)
    // Whoever has gone on meanwhile wants it no more.
    const wanted = wish === this.wish && selected === this.selection.selected
    if (!found || !wanted || !this.hooks.isActing()) return
    const [only, another] = found.turns
    if (only && !another) return this.layTurn(only.steps)
    this.selection.offers = { step: choice.step, turns: found.turns }
  }

  /** Lay a step on the table; one that reveals something is sent at once. */
  private async lay(choice: Choice, straight = !settings.confirm): Promise<void> {
    if (choice.refusal || !this.hooks.isActing()) return
    const steps = [...this.draft.steps, choice.step]
    if (choice.step === '!') return this.hooks.send(steps)
    const ends = straight && kindOf(choice.step) === '>' ? choice.finish : null
    // What could follow is asked for while the card flies.
    if (!ends && !isDraw(choice)) void this.explore(steps)
    await this.hooks.move(() => {
      this.draft.lay(choice)
      this.selection.selected = null
      this.selection.offers = null
    })
    sound('play')
    this.store()
    // It may have been taken back while it flew, or while its connection was lost.
    if (turnKey(this.draft.steps) !== turnKey(steps)) return
    if (isDraw(choice)) this.hooks.send(steps)
    else if (ends) this.hooks.send([...steps, ...ends])
  }

  /** Lay a whole turn, from a list or a hint, for its player to confirm. */
  async layTurn(turn: readonly string[], straight = !settings.confirm): Promise<void> {
    const back = this.takeBack(0)
    const { wish } = this
    await back
    for (const step of withoutEnding(turn.slice(this.hooks.stored().length))) {
      const choices = (await this.explore(this.draft.steps))?.choices
      const choice = choices?.find((each) => each.step === step)
      if (wish !== this.wish || !choice || choice.refusal) return
      const { length } = this.draft.steps
      await this.lay(choice, straight)
      // The rest follows when it is known what was drawn.
      if (this.hooks.isSending()) this.plan = turn
      if (this.hooks.isSending() || this.draft.steps.length === length) return
    }
  }

  /** Take back the last step, or all but the first ones. */
  async takeBack(length = this.draft.steps.length - 1): Promise<void> {
    this.wish += 1
    if (this.hooks.isSending() || !this.draft.steps.length) return
    await this.hooks.move(() => {
      this.draft.cut(length)
      this.selection.selected = null
    })
    this.store()
  }

  /** End the turn; who would be out by it is asked first. */
  tryEnd(): void {
    if (!this.hooks.isActing() || !this.draft.finish) return
    if (this.draft.stays || !this.hooks.warns()) this.end()
    else this.confirming = 'out'
  }

  end(draws = true): void {
    const { finish } = this.draft
    if (!this.hooks.isActing() || !finish) return
    this.hooks.send([...this.draft.steps, ...finish.filter((step) => draws || step !== '!')])
  }

  tryFold(): void {
    if (this.hooks.isActing() && !this.draft.turn.length) this.confirming = 'fold'
  }

  fold(): void {
    if (this.hooks.isActing()) this.hooks.send(['--'])
  }

  /** What was sent is refused: nothing of it has happened. */
  refused(code: string): void {
    this.plan = null
    if (!PASSING.includes(code)) return void this.takeBack(0)
    // Where the disk was full, the turn lies there to be sent once more; a card that draws does not.
    if (this.draft.last && isDraw(this.draft.last)) void this.takeBack()
    else void this.explore(this.draft.steps)
  }

  /** The table has gone on: begin anew. */
  reset(): void {
    this.draft.clear()
    this.selection.clear()
    this.wish += 1
    this.confirming = null
  }

  /** Lay the rest of a turn that was under way when a card was drawn. */
  resume(): void {
    const { plan } = this
    this.plan = null
    const begun = turnKey(this.hooks.stored())
    if (!this.hooks.isActing() || !plan || !begun) return
    if (turnKey(plan).startsWith(`${begun} `)) void this.layTurn(plan, false)
  }

  /** After a reload the turn lies as it lay. */
  restore(): void {
    const found = load<StoredDraft | null>(this.key, null)
    if (!found || found.moment !== this.hooks.moment() || !this.hooks.isActing()) return
    void this.layTurn([...this.hooks.stored(), ...found.steps])
  }

  private store(): void {
    const { steps } = this.draft
    const draft: StoredDraft = { moment: this.hooks.moment(), steps }
    save(this.key, steps.length ? draft : null)
  }

  private explore(steps: readonly string[], using: string | null = null): Promise<Options | null> {
    return this.cache.find([...this.hooks.stored(), ...steps], using)
  }
}

/** Whether a step draws a card unseen, and the turn may go on after it. */
const isDraw = (choice: Choice): boolean => choice.reveals && kindOf(choice.step) === '+'
