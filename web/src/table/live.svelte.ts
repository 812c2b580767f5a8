// A table as this page plays it: the turn laid so far, what could follow, and what is sent.
import { isFresh, sinceTheDeal } from '../lib/fresh'
import { text } from '../lib/say'
import { keep, kept, settings } from '../lib/settings.svelte'
import { freshId, Socket } from '../lib/socket'
import { play as sound } from '../lib/sound'
import { boardOf, cardOf, kindOf, laid, prospect } from '../lib/steps'
import type { Company } from '../lib/stories'
import type {
  Answer,
  Choice,
  Hint,
  NextRequest,
  Options,
  PlayRequest,
  Request,
  Rules,
  Sitter,
  TableMessage,
  Turn,
  Update,
} from '../wire'
import { Foresight } from './foresight.svelte'
import { Stage } from './stage.svelte'

type Command = PlayRequest | NextRequest
interface Kept {
  version: number
  steps: string[]
}

export class Live extends Stage {
  connected = $state(false)
  missing = $state(false)
  stale = $state(false)
  problem = $state<string | null>(null)
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
  hints = $state.raw<Hint[] | null>(null)
  thinking = $state(false)
  /** What was sent and is not on the table yet. */
  pending = $state.raw<Command | null>(null)
  /** The seat whose hand is open, where several people share this device. */
  ready = $state<number | null>(null)
  private readonly foresight = new Foresight()
  private stored = 0
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
    this.skip()
  }

  // Who is who.

  readonly mine = $derived(this.sitters.flatMap((sitter, seat) => (sitter.mine ? [seat] : [])))
  readonly shared = $derived(this.mine.length > 1)
  /** The seat this page speaks to: the only one of ours, or whoever holds the device. */
  readonly you = $derived(this.shared ? this.ready : (this.mine[0] ?? null))
  readonly company = $derived<Company>({ sitters: this.sitters, you: this.you })
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

  readonly pointedChoices = $derived(this.acting ? this.choicesOf(this.selected ?? this.pointed) : [])

  choice(step: string): Choice | null {
    return this.now?.choices.find((each) => each.step === step) ?? null
  }

  /** Whether a card can keep its player in. */
  mark(card: string): 'stays' | 'later' | 'out' | null {
    if (!this.acting || !this.now) return null
    const found = this.choicesOf(card).map(prospect)
    return found.includes('stays') ? 'stays' : found.includes('later') ? 'later' : 'out'
  }

  select(card: string | null): void {
    this.offers = null
    this.selected = this.selected === card ? null : card
    if (!this.selected) this.pointed = null
  }

  /** Use a card as its player chose to, and go on by keys where they left off. */
  async choose(choice: Choice): Promise<void> {
    this.pointed = null
    if (choice.refusal) return this.offer(choice)
    await this.lay(choice)
    const focus = document.activeElement
    if (focus && focus !== document.body) return
    document.querySelector<HTMLElement>('[data-end]:not(:disabled)')?.focus({ preventScroll: true })
  }

  /** Show the turns that use a card which must wait for another; the only one is laid. */
  private async offer(choice: Choice): Promise<void> {
    if (!choice.uses) return
    const found = await this.explore(this.steps, choice.step)
    if (found?.turns.length === 1) return this.layTurn(found.turns[0]!.steps)
    if (found) this.offers = { step: choice.step, turns: found.turns }
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
  async lay(choice: Choice): Promise<void> {
    if (choice.refusal || !this.acting) return
    if (kindOf(choice.step) === '!') return this.send([...this.steps, '!'])
    const steps = [...this.steps, choice.step]
    await this.moving(() => {
      this.draft = [...this.draft, { step: choice.step, choice }]
      this.selected = null
      this.offers = null
      this.hints = null
    })
    sound('card')
    this.keepDraft()
    if (choice.reveals && kindOf(choice.step) === '+') return this.send(steps)
    await this.explore(this.steps)
    const only = kindOf(choice.step) === '>' && choice.finish
    if (!settings.confirm && only) this.send([...steps, ...only])
  }

  /** Lay a whole turn, from a list or a hint, for its player to confirm. */
  async layTurn(turn: readonly string[]): Promise<void> {
    await this.takeBack(0)
    for (const step of laid(turn.slice(this.frame?.steps.length ?? 0))) {
      const choice = (await this.explore(this.steps))?.choices.find((each) => each.step === step)
      if (!choice || choice.refusal) return
      const length = this.draft.length
      await this.lay(choice)
      if (this.draft.length === length) return
    }
  }

  async takeBack(length = this.draft.length - 1): Promise<void> {
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
    if (this.pending) return
    this.command({ type: 'next', table: this.id, id: freshId(), version: this.version })
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
      this.socket.send({ type: 'explore', table, version, seat, steps: [...steps], skip: 0, using }),
    )
  }

  // Sending.

  private send(steps: string[]): void {
    if (!this.frame || this.pending) return
    const { id: table, version } = this
    const seat = this.frame.mover
    this.command({ type: 'play', table, id: freshId(), version, seat, steps })
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
    if (answer.version === this.version && !this.busy) return this.foresight.askAgain()
    if (answer.told.length && isFresh(this.id)) return void this.fromTheDeal(answer)
    this.begin(answer)
    this.restoreDraft()
  }

  /** A new game is shown from its deal on, though the first opponents may have moved already. */
  private async fromTheDeal(answer: TableMessage): Promise<void> {
    const { type: _, rules: __, sitters: ___, frame, ...rest } = answer
    const early: Update[] = (this.early = [])
    const [first, ...later] = frame ? await sinceTheDeal(this.id, frame) : []
    if (this.early !== early) return
    this.early = null
    if (first) {
      this.begin({ ...answer, version: answer.version - 1, frame: first, told: [], options: [] })
      void this.add({ ...rest, type: 'update', frames: later })
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
    if (was.type === 'play' && this.draft.length) void this.takeBack(0)
  }

  private failed(code: string, message: string): void {
    this.thinking = false
    this.foresight.giveUp()
    if (code === 'unknown-table') this.missing = true
    else if (code === 'protocol') this.stale = true
    else this.problem = message
  }

  protected isOwn(update: Update): boolean {
    const happened = update.frames.at(-1)?.happened
    return !!happened && this.mine.includes(happened.seat) && this.draft.length > 0
  }

  protected clear(): void {
    this.draft = []
  }

  protected settle(options: readonly Options[]): void {
    this.clear()
    this.selected = null
    this.pointed = null
    this.offers = null
    this.hints = null
    this.foresight.clear()
    this.foresight.learn(options)
    if (this.stored && this.version >= this.stored) {
      this.pending = null
      this.stored = 0
    }
    if (this.shared && this.frame?.mover !== this.ready) this.ready = null
    if (this.acting) sound('turn')
  }
}
