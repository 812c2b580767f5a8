// What happens to the people at a table: lines of the log, and notices while the page is open. What
// the server stores comes with the seats; who is connected is only noticed here.
import { botName } from '../lib/bots'
import { personNameAt } from '../lib/display-names'
import { sentences, richText, plainText, text, type Person } from '../texts/catalogue'
import type { PlayerEvent, Presence, Seating, Sitter } from '../wire'

export type PeopleEventKind = PlayerEvent['kind'] | 'offline' | 'online'

export interface PeopleEvent extends Omit<PlayerEvent, 'kind'> {
  kind: PeopleEventKind
  round: number
  who: Person
}

export interface Notice {
  number: number
  words: string
}

/** How long a notice is seen: usually, and while others wait. */
const SEEN = 4500
const SEEN_BRIEFLY = 1800
/** A page that is loaded anew is gone for a moment, which is not worth a word. */
const BLINK = 1200

/** The moment of the game at which something happens. */
export type Moment = () => { round: number; turn: number }

export class PeopleLog {
  private stored = $state.raw<readonly PeopleEvent[]>([])
  private noticed = $state.raw<readonly PeopleEvent[]>([])
  /** The notice that is seen now, and those that wait. */
  notices = $state.raw<readonly Notice[]>([])
  private showing: ReturnType<typeof setTimeout> | undefined
  /** The version of the last event that was told; null before the seats are known. */
  private heard: number | null = null
  private readonly absent = new Set<number>()
  private readonly waiting = new Map<number, ReturnType<typeof setTimeout>>()
  private before: Presence | null = null
  private sitters: readonly Sitter[] = []
  private count = 0

  constructor(
    private readonly moment: Moment,
    private readonly say: (words: string) => void,
  ) {}

  /** The events of a round, in their order. */
  ofRound(round: number): PeopleEvent[] {
    const found = [...this.stored, ...this.noticed].filter((event) => event.round === round)
    return found.sort((one, two) => one.turn - two.turn || one.version - two.version)
  }

  /** The server has sent the seats, with what it stores of their people. */
  seated({ version, round, events, sitters }: Seating): void {
    this.sitters = sitters
    for (const seat of this.absent) if (!isPerson(sitters[seat])) this.absent.delete(seat)
    // Who sits down takes over neither the name nor the story of who sat there before.
    const since = (seat: number): number =>
      events.findLast((event) => event.seat === seat && event.kind === 'joined')?.version ?? 0
    this.stored = events.map((event) => ({
      ...event,
      round,
      who: sitters[event.seat]?.mine && event.version >= since(event.seat) ? 'you' : 'other',
    }))
    const { heard } = this
    this.heard = version
    if (heard === null) return
    this.tell(this.stored.filter((event) => event.version > heard && isNews(event)))
  }

  /** The server has said who is connected. */
  present(message: Presence): void {
    const { before } = this
    this.before = message
    for (const [seat, is] of message.here.entries()) {
      if (!isPerson(this.sitters[seat]) || this.sitters[seat]?.mine) continue
      if (is) this.returned(seat)
      else if (!before) this.absent.add(seat)
      else if (!this.absent.has(seat) && !this.waiting.has(seat)) {
        this.waiting.set(
          seat,
          setTimeout(() => this.missed(seat), BLINK),
        )
      }
    }
  }

  close(): void {
    clearTimeout(this.showing)
    for (const timer of this.waiting.values()) clearTimeout(timer)
    this.waiting.clear()
  }

  private returned(seat: number): void {
    clearTimeout(this.waiting.get(seat))
    this.waiting.delete(seat)
    if (this.absent.delete(seat)) this.notice('online', seat)
  }

  private missed(seat: number): void {
    this.waiting.delete(seat)
    const sitter = this.sitters[seat]
    if (!isPerson(sitter)) return
    this.absent.add(seat)
    // That a bot plays for them was told already.
    if (!sitter?.stand_in) this.notice('offline', seat)
  }

  private notice(kind: 'offline' | 'online', seat: number): void {
    const { name = '' } = this.sitters[seat] ?? {}
    const event = { ...this.moment(), kind, seat, name, who: 'other', version: this.heard ?? 0 }
    // Of a connection that comes and goes, the log has the last word.
    const others = this.noticed.filter(
      (each) => each.seat !== seat || each.round !== event.round || each.turn !== event.turn,
    )
    this.noticed = [...others, event as PeopleEvent]
    this.tell([event as PeopleEvent])
  }

  private tell(events: readonly PeopleEvent[]): void {
    if (events.length) this.show(...events.map(eventSentence))
  }

  /** Show some notices, one after the other, and say them aloud. */
  show(...words: string[]): void {
    const isFirst = !this.notices.length
    const added = words.map((each) => ({ number: ++this.count, words: each }))
    this.notices = [...this.notices, ...added]
    this.say(words.join(' '))
    if (isFirst) this.pass()
  }

  /** After a while the next notice is seen. */
  private pass(): void {
    const wait = this.notices.length > 1 ? SEEN_BRIEFLY : SEEN
    this.showing = setTimeout(() => {
      this.notices = this.notices.slice(1)
      if (this.notices.length) this.pass()
    }, wait)
  }
}

const isPerson = (sitter: Sitter | undefined): boolean =>
  !!sitter && !sitter.bot && !sitter.free && !sitter.invited

/** What somebody has just done is no news to them. */
const isNews = ({ kind, who }: PeopleEvent): boolean =>
  who === 'other' || !['joined', 'left', 'returned'].includes(kind)

/** What has happened, in one or two sentences. */
export function eventSentence({ kind, seat, name, bot, who }: PeopleEvent): string {
  const values = { who, name: personNameAt(seat, name) }
  const replaced = botName(bot ?? '')
  switch (kind) {
    case 'offline':
    case 'online':
      return text(`event-${kind}`, values)
    case 'replaced':
      return text('event-replaced', { ...values, bot: replaced })
    case 'timed-out':
      return two(
        richText('event-timed-out', values),
        bot ? richText('event-bot-turn', { bot: replaced }) : null,
      )
    case 'left':
    case 'removed':
      return two(
        richText(`event-${kind}`, values),
        bot ? richText('event-takes-seat', { bot: replaced }) : null,
      )
    default:
      return text(`event-${kind}`, values)
  }
}

type Parts = ReturnType<typeof richText>
const two = (first: Parts, second: Parts | null): string =>
  plainText(sentences(second ? [first, second] : [first]))
