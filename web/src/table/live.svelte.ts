// A table as this page plays it: the turn laid so far, what could follow, and what is sent.
import { wasJustOpened, framesSinceDeal } from '../lib/just-opened'
import { text } from '../lib/i18n'
import { keep, kept, settings } from '../lib/settings.svelte'
import { randomId, Socket } from '../lib/socket'
import { play as sound } from '../lib/sound'
import { kindOf, withoutEnding, turnKey } from '../lib/steps'
import type { Answer, Choice, Hint, Options, Request, TableMessage, Update } from '../wire'
import { Outlook, type Command } from './outlook.svelte'

interface Kept {
  version: number
  steps: string[]
}

export class Live extends Outlook {
  connected = $state(false)
  missing = $state(false)
  stale = $state(false)
  problem = $state<string | null>(null)
  hints = $state.raw<Hint[] | null>(null)
  thinking = $state(false)
  private stored = 0
  /** Grows with every wish, so that whatever was under way for an earlier one gives up. */
  private laying = 0
  /** A turn whose rest is to be laid when what it has drawn is known. */
  private plan: readonly string[] | null = null
  /** What came in before the table could be shown. */
  private early: Update[] | null = null
  private readonly socket: Socket

  constructor(readonly id: string) {
    super()
    this.pending = kept<Command | null>(this.place('pending'), null)
    this.socket = new Socket(
      () => this.greeting(),
      (answer) => this.receive(answer),
      (is) => (this.connected = is),
    )
  }

  close(): void {
    this.socket.close()
    this.early = null
    this.stop()
  }

  select(card: string | null): void {
    this.offers = null
    this.selected = this.selected === card ? null : card
    if (!this.selected) this.pointed = null
  }

  /** Use a card as its player chose to, and go on by keys where they left off. */
  async choose(choice: Choice): Promise<void> {
    if (!this.acting) return
    this.pointed = null
    this.laying += 1
    if (choice.refusal) return this.offer(choice)
    await this.lay(choice)
    const focus = document.activeElement
    if (focus && focus !== document.body) return
    document.querySelector<HTMLElement>('[data-end]:not(:disabled)')?.focus({ preventScroll: true })
  }

  /** Show the turns that use a card which must wait for another; the only one is laid. */
  private async offer(choice: Choice): Promise<void> {
    if (!choice.uses) return
    const { selected, laying } = this
    const found = await this.explore(this.steps, choice.step)
    // Whoever has gone on meanwhile wants it no more.
    if (!found || laying !== this.laying || selected !== this.selected || !this.acting) return
    if (found.turns.length === 1) return this.layTurn(found.turns[0]!.steps)
    this.offers = { step: choice.step, turns: found.turns }
  }

  /** End the turn; who would be out by it is asked first. */
  tryEnd(): void {
    if (!this.acting || !this.finish) return
    if (this.finishStays) this.end()
    else this.asking = 'out'
  }

  tryFold(): void {
    if (this.acting && !this.prefix.length) this.asking = 'fold'
  }

  /** Lay a step on the table; one that reveals something is sent at once. */
  async lay(choice: Choice, straight = !settings.confirm): Promise<void> {
    if (choice.refusal || !this.acting) return
    if (kindOf(choice.step) === '!') return this.send([...this.steps, '!'])
    const steps = [...this.steps, choice.step]
    const lies = (): boolean => turnKey(this.steps) === turnKey(steps)
    await this.moving(() => {
      this.draft = [...this.draft, { step: choice.step, choice }]
      this.selected = null
      this.offers = null
      this.hints = null
    })
    sound('card')
    this.keepDraft()
    // It may have been taken back while it flew, or while its connection was lost.
    if (!lies()) return
    if (choice.reveals && kindOf(choice.step) === '+') return this.send(steps)
    await this.explore(steps)
    const ends = kindOf(choice.step) === '>' && choice.finish
    if (straight && ends && lies()) this.send([...steps, ...ends])
  }

  /** Lay a whole turn, from a list or a hint, for its player to confirm. */
  async layTurn(turn: readonly string[], straight = !settings.confirm): Promise<void> {
    const back = this.takeBack(0)
    const { laying } = this
    await back
    for (const step of withoutEnding(turn.slice(this.frame?.steps.length ?? 0))) {
      const choice = (await this.explore(this.steps))?.choices.find((each) => each.step === step)
      if (laying !== this.laying || !choice || choice.refusal) return
      const length = this.draft.length
      await this.lay(choice, straight)
      // The rest follows when it is known what was drawn.
      if (this.pending) this.plan = turn
      if (this.pending || this.draft.length === length) return
    }
  }

  async takeBack(length = this.draft.length - 1): Promise<void> {
    this.laying += 1
    if (this.pending || !this.draft.length) return
    await this.moving(() => {
      this.draft = this.draft.slice(0, Math.max(length, 0))
      this.selected = null
    })
    this.keepDraft()
  }

  end(draws = true): void {
    if (!this.acting || !this.finish) return
    const finish = draws ? this.finish : this.finish.filter((step) => step !== '!')
    this.send([...this.steps, ...finish])
  }

  fold(): void {
    if (this.acting) this.send(['--'])
  }

  next(): void {
    if (this.pending || this.busy) return
    this.command({ type: 'next', table: this.id, id: randomId(), version: this.version })
  }

  askHint(): void {
    if (!this.acting || this.thinking || !this.frame) return
    const { id: table, version } = this
    this.thinking = this.socket.send({ type: 'hint', table, version, seat: this.frame.mover })
  }

  takeDevice(): void {
    this.ready = this.handover
    this.restoreDraft()
  }

  /** What could follow on some steps, perhaps with the turns that use one. */
  async explore(steps: readonly string[], using: string | null = null): Promise<Options | null> {
    if (!this.frame) return null
    const { id: table, version } = this
    const { mover: seat, steps: stored } = this.frame
    return this.foresight.find([...stored, ...steps], using, () =>
      this.socket.send({
        type: 'explore',
        table,
        version,
        seat,
        steps: [...steps],
        skip: 0,
        using,
      }),
    )
  }

  // Sending.

  private send(steps: string[]): void {
    if (!this.frame || this.pending) return
    const { id: table, version } = this
    const seat = this.frame.mover
    this.command({ type: 'play', table, id: randomId(), version, seat, steps })
  }

  private command(command: Command): void {
    this.problem = null
    this.pending = command
    keep(this.place('pending'), command)
    this.socket.send(command)
  }

  private greeting(): Request[] {
    const watch: Request = { type: 'watch', table: this.id }
    return this.pending ? [watch, this.pending] : [watch]
  }

  private place(what: string): string {
    return `red7.${what}.${this.id}`
  }

  private keepDraft(): void {
    const { version, steps } = this
    keep(this.place('draft'), steps.length ? ({ version, steps } satisfies Kept) : null)
  }

  /** After a reload the turn lies as it lay. */
  private restoreDraft(): void {
    const found = kept<Kept | null>(this.place('draft'), null)
    if (!found || found.version !== this.version || !this.acting) return
    void this.layTurn([...(this.frame?.steps ?? []), ...found.steps])
  }

  // Receiving.

  private receive(answer: Answer): void {
    switch (answer.type) {
      case 'table':
        return this.entered(answer)
      case 'update':
        if (this.early) this.early.push(answer)
        else void this.add(answer)
        return
      case 'options':
        if (answer.version === this.version) this.foresight.learn([answer.options], answer.using)
        return
      case 'hints':
        this.thinking = false
        if (answer.version === this.version && this.acting) this.hints = answer.hints
        return
      case 'accepted':
        return this.accepted(answer.id, answer.version)
      case 'refused':
        return this.refused(answer.id, answer.code, answer.message)
      case 'error':
        return this.failed(answer.code, answer.message)
    }
  }

  private entered(answer: TableMessage): void {
    this.rules = answer.rules
    this.sitters = answer.sitters
    this.thinking = false
    this.early = null
    const fresh = wasJustOpened(this.id)
    if (answer.version === this.version && !this.busy) {
      // What is sent again changes the table before anything else is asked of it.
      return this.pending ? this.foresight.giveUp() : this.foresight.askAgain()
    }
    if (fresh && answer.told.length) return void this.fromTheDeal(answer)
    this.begin(answer)
    this.restoreDraft()
  }

  /** A new game is shown from its deal on, though the first opponents may have moved already. */
  private async fromTheDeal(answer: TableMessage): Promise<void> {
    const { type: _, rules: __, sitters: ___, frame, ...rest } = answer
    const early: Update[] = (this.early = [])
    const [first, ...later] = frame ? await framesSinceDeal(this.id, frame) : []
    if (this.early !== early) return
    this.early = null
    if (frame && first) {
      // A replay is seen by one seat; several may be ours.
      const last = { ...frame, happened: later.pop()?.happened ?? null }
      this.begin({ ...answer, version: answer.version - 1, frame: first, told: [], options: [] })
      void this.add({ ...rest, type: 'update', frames: [...later, last] })
    } else this.begin(answer)
    for (const update of early) void this.add(update)
  }

  /** Stored, so it need not be sent again; done with once the table shows it. */
  private accepted(id: string, version: number): void {
    if (this.pending?.id !== id) return
    keep(this.place('pending'), null)
    this.stored = version
    if (this.version >= version) this.pending = null
  }

  private refused(id: string, code: string, message: string): void {
    if (this.pending?.id !== id) return
    const was = this.pending
    this.pending = null
    keep(this.place('pending'), null)
    this.problem = code === 'behind' ? text('error.behind') : message
    this.plan = null
    if (was.type !== 'play') return
    if (code !== 'storage') return void this.takeBack(0)
    // Where the disk was full, the turn lies there to be sent once more; a card that draws does not.
    if (this.last?.reveals && kindOf(this.last.step) === '+') void this.takeBack()
    else void this.explore(this.steps)
  }

  private failed(code: string, message: string): void {
    this.thinking = false
    this.foresight.giveUp()
    if (code === 'unknown-table') this.missing = true
    else if (code === 'protocol' || code === 'no-token') this.stale = true
    // Whoever is behind is shown what has happened in a moment.
    else if (code !== 'behind') this.problem = message
  }

  protected isOwn(update: Update): boolean {
    const happened = update.frames.at(-1)?.happened
    return !!happened && this.mine.includes(happened.seat) && this.draft.length > 0
  }

  protected clear(): void {
    this.draft = []
  }

  protected settle(options: readonly Options[]): void {
    const { plan } = this
    this.clear()
    this.laying += 1
    this.plan = null
    this.selected = null
    this.pointed = null
    this.offers = null
    this.asking = null
    this.hints = null
    this.foresight.clear()
    this.foresight.learn(options)
    if (this.stored && this.version >= this.stored) {
      this.pending = null
      this.stored = 0
    }
    // Once a round is over its mover is its winner, who may not begin the next one.
    if (this.shared && (this.frame?.over || this.frame?.mover !== this.ready)) this.ready = null
    if (!this.acting) return
    sound('turn')
    const begun = turnKey(this.frame?.steps ?? [])
    if (plan && begun && turnKey(plan).startsWith(`${begun} `)) void this.layTurn(plan, false)
  }
}
