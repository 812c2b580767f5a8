// A table as this page plays it: session, timeline, options cache and draft, put together.
import { Friends } from '../friends/friends.svelte'
import { boardOf } from '../lib/board'
import { wordDuringRound } from '../lib/bot-words'
import { CardAnimator } from '../lib/card-animation'
import { fromTheDeal, wasJustOpened } from '../lib/just-opened'
import { vibrate } from '../lib/haptics'
import { Pace } from '../lib/pace'
import { randomId, type Connect } from '../lib/socket'
import { play as sound } from '../lib/sound'
import { text } from '../texts/catalogue'
import type {
  Frame,
  Options,
  RefusedMessage,
  Seating as SeatsMessage,
  TableMessage,
  Update,
} from '../wire'
import { Draft } from './draft.svelte'
import { HintRequest } from './hint-request.svelte'
import { OptionsCache, type Question } from './options-cache.svelte'
import { Outbox } from './outbox.svelte'
import { TableSeating } from './seating.svelte'
import { Selection } from './selection.svelte'
import { Session, type SessionHooks } from './session.svelte'
import { FLIGHT, Timeline } from './timeline.svelte'
import { TurnEditor } from './turn-editor.svelte'

const MOST_TURNS = 24
const FEW_TURNS = 4

/** A place in a game: another one once somebody has taken a step. */
const momentOf = ({ round, turn, steps, over }: Frame): string =>
  [round, turn, over ? 'over' : '', ...steps].join(' ')

/** Whether options say what would come of them; a step that may be taken does then. */
const tellsOutcomes = ({ choices }: Options): boolean => choices.some((each) => each.outcome)

/** Whether a turn is refused because another one was made in its place. */
const isTooLate = (code: string): boolean =>
  ['behind', 'stand-in', 'timed-out', 'not-your-turn', 'not-your-seat'].includes(code)

/** Whether a player has just left the table, which has begun. */
const hasJustLeft = ({ started, version, events }: SeatsMessage): boolean =>
  started && events.some((event) => event.version === version && event.kind === 'left')

/** Whether whoever is to move has no card left: the table folds for them at once. */
const hasNothingToPlay = ({ steps, seats, mover }: Frame): boolean =>
  !steps.length && seats[mover]?.hand?.length === 0

export class LiveTable {
  readonly animator = new CardAnimator()
  private readonly pace = new Pace()
  readonly seating = new TableSeating()
  readonly selection = new Selection()
  readonly hint = new HintRequest()
  readonly timeline = new Timeline(this.animator, this.pace, {
    isOwn: (update) => this.isOwn(update),
    isMine: (seat) => this.seating.mine.includes(seat),
    onframe: () => this.draft.clear(),
    onsettled: (options) => this.settle(options),
  })
  private readonly cache = new OptionsCache((question) => this.ask(question))
  readonly draft = new Draft(this.timeline, this.cache)
  readonly outbox: Outbox
  readonly editor: TurnEditor
  readonly session: Session
  readonly friends: Friends
  /** The round whose result has been looked at and put away. */
  dismissed = $state(0)
  /** Whether the player has left a seat for good, and now may only watch. */
  hasLeft = $state(false)
  /** What came in before the table could be shown. */
  private early: Update[] | null = null

  constructor(
    readonly id: string,
    connect?: Connect,
  ) {
    this.outbox = new Outbox(`red7.pending.${id}`, (command) => void this.session.send(command))
    this.editor = new TurnEditor(`red7.draft.${id}`, this.draft, this.selection, this.cache, {
      isActing: () => this.acting,
      warns: () => this.help !== 'none',
      isSending: () => this.outbox.pending !== null,
      moment: () => (this.timeline.frame ? momentOf(this.timeline.frame) : ''),
      stored: () => this.timeline.frame?.steps ?? [],
      move: (change) => this.animator.move(change, { duration: this.pace.duration(FLIGHT) }),
      send: (steps) => this.play(steps),
    })
    this.friends = new Friends(
      id,
      (request) => void this.session.send(request),
      () => ({ round: this.timeline.frame?.round ?? 0, turn: this.timeline.told.length }),
    )
    this.session = new Session(id, this.hooks(), connect)
  }

  /** Whether one of ours is to move, and the table shows it. */
  readonly myTurn = $derived.by(() => {
    const { frame, busy } = this.timeline
    if (!frame || frame.over || busy || !this.seating.played.includes(frame.mover)) return false
    return !this.friends.isLate(frame.mover) && !hasNothingToPlay(frame)
  })
  /** Whom the device must be passed to before the turn can go on. */
  readonly handover = $derived.by(() => {
    const mover = this.timeline.frame?.mover ?? null
    return this.seating.shared && this.myTurn && this.seating.holder !== mover ? mover : null
  })
  /** How much the table helps. */
  readonly help = $derived.by(() => this.friends.seating?.settings.help ?? 'hints')
  /** Whether the player can do something now. */
  readonly acting = $derived.by(() => this.myTurn && this.handover === null && !this.outbox.pending)
  /** Whether the result of a round is to be shown. */
  readonly ended = $derived.by(() => {
    const { frame, busy } = this.timeline
    return !!frame?.over && !busy && this.dismissed !== frame.round
  })
  readonly board = $derived.by(() => {
    const { frame } = this.timeline
    if (!frame) return null
    const outcome = this.help === 'none' ? null : (this.draft.last?.outcome ?? null)
    const board = boardOf(frame, frame.mover, this.draft.steps, outcome)
    if (frame.over) return board
    // Who shares a device sees one hand at a time, until the round is over.
    const hands = board.hands.map((hand, seat) => (seat === this.seating.you ? hand : null))
    return { ...board, hands }
  })
  /** What has happened to the people here in the round that is shown. */
  readonly events = $derived.by(() => {
    const { frame } = this.timeline
    return frame ? this.friends.people.ofRound(frame.round) : []
  })
  /** What a bot has to say, now and then. */
  readonly word = $derived.by(() => {
    const { frame, told } = this.timeline
    if (!frame || frame.over) return null
    return wordDuringRound(this.id, frame.round, told, this.seating.sitters)
  })
  /** What could be done with the card that is chosen or pointed at. */
  readonly cardChoices = $derived(this.acting ? this.draft.choicesOf(this.selection.card) : [])

  /** Whether a card can keep its player in; null while there is nothing to do. */
  mark(card: string): 'stays' | 'later' | 'out' | null {
    return this.acting && this.help !== 'none' ? this.draft.mark(card) : null
  }

  /** Deal the next round. */
  next(): void {
    if (this.outbox.pending || this.timeline.busy) return
    const { version } = this.timeline
    this.session.problem = null
    this.outbox.post({ type: 'next', table: this.id, id: randomId(), version })
  }

  /** Be out where nothing helps, and go on to the result without waiting. */
  giveUp(): void {
    // A turn in which a card was drawn has begun: it is ended, for folding is for the start.
    if (this.draft.turn.length) this.editor.end()
    else this.editor.fold()
    this.timeline.skip()
  }

  askHint(): void {
    const { version, frame } = this.timeline
    if (!this.acting || !frame || this.help !== 'hints') return
    const seat = frame.mover
    this.hint.ask(() => this.session.send({ type: 'hint', table: this.id, version, seat }))
  }

  /** Whoever is to move has the device now. */
  takeDevice(): void {
    this.seating.holder = this.handover
    this.editor.restore()
  }

  close(): void {
    this.session.close()
    this.friends.people.close()
    this.early = null
    this.timeline.stop()
  }

  private hooks(): SessionHooks {
    return {
      unanswered: () => [...this.outbox.resent(), ...this.friends.unanswered()],
      ontable: (message) => this.enter(message),
      onupdate: (message) => {
        this.friends.quietSince = performance.now()
        if (this.early) this.early.push(message)
        else void this.timeline.add(message)
      },
      onoptions: ({ version, options, using }) => this.cache.learn(version, options, using),
      onhints: ({ version, hints }) =>
        this.hint.answer(version === this.timeline.version && this.acting ? hints : null),
      onaccepted: (message) => {
        if (this.friends.accepted(message)) return
        this.outbox.accept(message.id, message.version, this.timeline.version)
      },
      onrefused: (message) => this.refused(message),
      onseating: (message) => {
        const { help } = this
        const sat = this.seating.mine.length > 0
        this.friends.seated(message)
        this.seating.sitters = message.sitters
        const people = message.sitters.filter(({ bot, free, invited }) => !bot && !free && !invited)
        this.session.watchClosely(this.seating.mine.length > 0 && people.length > 1)
        if (sat && !this.seating.mine.length && hasJustLeft(message)) this.hasLeft = true
        if ((help === 'none') !== (this.help === 'none')) void this.askAnew()
      },
      onpresence: (message) => this.friends.present(message),
      onclocks: (message) => this.friends.timed(message),
      onreaction: (message) => this.friends.reacted(message),
      onheld: () => {
        const { waiting } = this.hint
        this.hint.answer(null)
        return waiting
      },
      onrested: () => this.cache.askAgain(),
      onfailed: () => {
        this.hint.answer(null)
        this.cache.giveUp()
      },
    }
  }

  /** The table tells more about choices than before, or less: what is known of them counts no more. */
  private async askAnew(): Promise<void> {
    if (!this.timeline.frame) return
    this.cache.begin(this.timeline.version, [])
    await this.editor.takeBack(0)
    if (this.acting) void this.cache.find(this.draft.turn)
  }

  private refused(message: RefusedMessage): void {
    if (this.friends.refused(message)) return
    const command = this.outbox.refuse(message.id)
    // Where several may ask for the next round, somebody else was faster.
    const isDone = command?.type === 'next' && message.code === 'behind'
    if (command?.type === 'play' && this.outbox.wasKept && isTooLate(message.code))
      this.session.problem = text('event-dropped')
    else if (command && !isDone) this.session.explain(message)
    if (command?.type === 'play') this.editor.refused(message.code)
  }

  private play(steps: string[]): void {
    const { version, frame } = this.timeline
    if (!frame || this.outbox.pending) return
    const seat = frame.mover
    this.session.problem = null
    this.outbox.post({ type: 'play', table: this.id, id: randomId(), version, seat, steps })
  }

  private ask({ version, steps, using }: Question): void {
    const { frame } = this.timeline
    if (!frame) return
    const rest = steps.slice(frame.steps.length)
    // Whole turns are listed where they use a card, or are few.
    const most = using ? MOST_TURNS : FEW_TURNS
    const question = { version, seat: frame.mover, steps: rest, skip: 0, using, most }
    this.session.send({ type: 'explore', table: this.id, ...question })
  }

  private enter(message: TableMessage): void {
    this.seating.sitters = message.sitters
    this.hint.answer(null)
    this.early = null
    const isNew = wasJustOpened(this.id)
    if (this.shows(message)) {
      // What is sent again changes the table before anything else is asked of it.
      return this.outbox.pending ? this.cache.giveUp() : this.cache.askAgain()
    }
    if (isNew && message.told.length) return void this.enterFromDeal(message)
    this.timeline.begin(message)
    this.editor.restore()
  }

  /** Whether the round is shown as a message has it, though others may have come and gone. */
  private shows({ version, frame, options }: TableMessage): boolean {
    const { timeline } = this
    if (timeline.busy) return false
    if (version === timeline.version) return true
    if (!frame || !timeline.frame || momentOf(frame) !== momentOf(timeline.frame)) return false
    if (JSON.stringify(frame.seats) !== JSON.stringify(timeline.frame.seats)) return false
    return !options.length || this.cache.get(frame.steps) !== null
  }

  /** A new game is shown from its deal on, though the first opponents may have moved already. */
  private async enterFromDeal(message: TableMessage): Promise<void> {
    const early: Update[] = (this.early = [])
    const found = await fromTheDeal(message)
    if (this.early !== early) return
    this.early = null
    const [first, update] = found ?? [message, null]
    this.timeline.begin(first)
    for (const each of update ? [update, ...early] : early) void this.timeline.add(each)
  }

  private isOwn(update: Update): boolean {
    const happened = update.frames.at(-1)?.happened
    return !!happened && this.seating.mine.includes(happened.seat) && this.draft.steps.length > 0
  }

  /** The table is as the server has it. */
  private settle(options: readonly Options[]): void {
    const { frame, version } = this.timeline
    const { seating } = this
    this.editor.reset()
    this.hint.dismiss()
    // What was pushed while the table did not help is no use once it does.
    const told = options.filter((each) => this.help === 'none' || tellsOutcomes(each))
    this.cache.begin(version, told)
    this.outbox.show(version)
    // Once a round is over its mover is its winner, who may not begin the next one.
    if (seating.shared && (frame?.over || frame?.mover !== seating.holder)) seating.holder = null
    if (this.acting) {
      sound('turn')
      vibrate('turn')
      if (told.length < options.length) void this.cache.find(this.draft.turn)
    }
    this.editor.resume()
  }
}
