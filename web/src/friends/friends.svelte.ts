// Friends at a table: who sits where, who is there, what time is left, and what one asks of the seats.
import { problemSentence } from '../lib/problems'
import { settings } from '../lib/settings.svelte'
import { randomId } from '../lib/socket'
import { PeopleLog, type Moment } from './people-log.svelte'
import type {
  Accepted,
  Clocks,
  Presence,
  Reaction,
  RefusedMessage,
  Request,
  Seating,
  SeatingRequest,
} from '../wire'

/** What is asked of the seats, less what every command has. */
export type SeatingCommand = SeatingRequest extends infer R
  ? R extends { table: string; id: string }
    ? Omit<R, 'table' | 'id'>
    : never
  : never

export interface ShownReaction extends Reaction {
  number: number
}

/** How long a reaction is seen. */
const SEEN = 4000

export class Friends {
  /** Null at a table where all people share one device. */
  seating = $state.raw<Seating | null>(null)
  presence = $state.raw<Presence | null>(null)
  /** When it came, on this machine's own clock. */
  presenceAt = $state(0)
  /** Since when all who sit here are connected and the round is as it is: a deal follows. */
  quietSince = $state(0)
  clocks = $state.raw<Clocks | null>(null)
  /** When the clocks came, on this machine's own clock. */
  clocksAt = $state(0)
  reactions = $state.raw<readonly ShownReaction[]>([])
  /** Whether the table was seen before a rematch began. */
  hasSeenNoRematch = false
  /** Whether the table's menu is open. */
  isMenuOpen = $state(false)
  /** What is to be said aloud about friends. */
  saying = $state.raw<{ text: string } | null>(null)
  /** What is shown of friends once the game has begun; loaded where there are some. */
  parts = $state.raw<typeof import('./at-table') | null>(null)
  /** Why the last command was refused, as a sentence. */
  problem = $state<string | null>(null)
  /** Whether an answer is waited for. */
  busy = $state(false)
  /** What has happened to the people here. */
  readonly people: PeopleLog
  private readonly pending = new Map<string, Request>()
  private count = 0

  constructor(
    private readonly table: string,
    private readonly send: (request: Request) => void,
    moment: Moment,
  ) {
    this.people = new PeopleLog(moment, (words) => (this.saying = { text: words }))
  }

  /** Ask for something; sent again with every new connection until it is answered. */
  ask(command: SeatingCommand): void {
    const id = randomId()
    const request = { ...command, table: this.table, id }
    this.problem = null
    this.pending.set(id, request)
    this.busy = true
    this.send(request)
  }

  react(reaction: string): void {
    this.send({ type: 'react', table: this.table, reaction })
  }

  unanswered(): Request[] {
    return [...this.pending.values()]
  }

  seated(message: Seating): void {
    if (this.seating && message.version < this.seating.version) return
    this.seating = message
    if (!message.next) this.hasSeenNoRematch = true
    this.people.seated(message)
    if (message.clocks) this.timed(message.clocks)
  }

  timed(message: Clocks): void {
    if (this.clocks && message.version < this.clocks.version) return
    this.clocks = message
    this.clocksAt = performance.now()
  }

  present(message: Presence): void {
    if (!this.isFull) this.quietSince = performance.now()
    this.presence = message
    this.people.present(message)
    this.presenceAt = performance.now()
  }

  /** Whether everybody who sits here is connected. */
  get isFull(): boolean {
    return this.presence?.here.every((is) => is) ?? false
  }

  /** Whether a person plays a seat who is not connected. */
  isAbsent(seat: number): boolean {
    return this.presence?.here[seat] === false && !this.seating?.sitters[seat]?.stand_in
  }

  /** Since how many seconds whoever sits at a seat is away; 0 for those who are here. */
  away(seat: number, now: number): number {
    if (!this.presence || this.presence.here[seat] !== false) return 0
    return (this.presence.away[seat] ?? 0) + Math.max(0, now - this.presenceAt) / 1000
  }

  /** What time a seat has left, in seconds; null without clocks. */
  left(seat: number, now: number): number | null {
    const left = this.clocks?.left[seat]
    if (!this.clocks || left === undefined) return null
    if (this.clocks.running !== seat) return left
    return Math.max(0, left - Math.max(0, (now - this.clocksAt) / 1000 - this.clocks.begins))
  }

  /** Whether the time of the seat to move is over, so that a bot takes its turn. */
  isLate(mover: number): boolean {
    return this.clocks?.running === null && this.clocks.left[mover] === 0
  }

  private isMuted(seat: number | null): boolean {
    if (seat === null) return settings.muteAll
    const sitter = this.seating?.sitters[seat]
    return !sitter?.mine && (settings.muteAll || settings.muted.includes(sitter?.name ?? ''))
  }

  reacted(message: Reaction): void {
    if (this.isMuted(message.seat)) return
    const shown = { ...message, number: ++this.count }
    this.reactions = [...this.reactions.filter(({ seat }) => seat !== message.seat), shown]
    setTimeout(() => (this.reactions = this.reactions.filter((each) => each !== shown)), SEEN)
  }

  /** A command was accepted; says whether it was one of these. */
  accepted({ id }: Accepted): boolean {
    return this.answered(id)
  }

  refused(message: RefusedMessage): boolean {
    const isOurs = this.answered(message.id)
    if (isOurs) this.problem = problemSentence(message)
    return isOurs
  }

  private answered(id: string): boolean {
    const found = this.pending.delete(id)
    this.busy = this.pending.size > 0
    return found
  }
}
