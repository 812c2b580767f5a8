import { beforeEach, expect, test, vi } from 'vitest'
import { eventSentence, PeopleLog } from '../../src/friends/people-log.svelte'
import type { PlayerEvent, Seating, Sitter } from '../../src/wire'

let log: PeopleLog
let said: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  log = new PeopleLog(
    () => ({ round: 1, turn: 4 }),
    (words) => said.push(words),
  )
})

const person = (name: string, mine = false): Sitter => ({ name, bot: null, mine })
const SITTERS = [person('Ann', true), person('Bob'), person('')]

const event = (
  version: number,
  kind: PlayerEvent['kind'],
  seat: number,
  name: string,
  bot: string | null = null,
): PlayerEvent => ({ version, turn: 2, kind, seat, name, bot })

const seats = (version: number, events: PlayerEvent[], sitters = SITTERS): Seating => ({
  ...{ type: 'seating', table: 't', version, rules: { edition: 'v1.2' } as Seating['rules'] },
  ...{ preset: 'basic', sitters, free: [], host: 0, started: true, over: false, links: null },
  ...{ previous: null, next: null, evening: [], clocks: null, fills: null, round: 1 },
  ...{ next_key: '', events, settings: {} as Seating['settings'] },
})

const presence = (...here: boolean[]): void =>
  log.present({ type: 'presence', table: 't', here, away: here.map(() => 0), watching: 0 })

const lines = (): string[] => log.ofRound(1).map(eventSentence)

test.each<[PlayerEvent, string]>([
  [event(9, 'joined', 1, 'Bob'), 'Bob joined the table.'],
  [event(9, 'left', 1, 'Bob'), 'Bob left the table.'],
  [event(9, 'left', 1, 'Bob', 'planner'), 'Bob left the table. Piet takes over the seat.'],
  [event(9, 'removed', 2, '', null), 'The host removed Player 3 from the table.'],
  [event(9, 'replaced', 1, 'Bob', 'planner'), 'Piet now plays for Bob.'],
  [event(9, 'replaced', 0, 'Ann', 'planner'), 'Piet now plays for you.'],
  [event(9, 'returned', 1, 'Bob'), 'Bob is playing again.'],
  [event(9, 'timed-out', 1, 'Bob', 'planner'), 'Bob ran out of time. Piet plays this turn.'],
  [event(9, 'timed-out', 0, 'Ann'), 'Your time ran out.'],
  [event(9, 'host', 0, 'Ann'), 'You’re the host now.'],
])('%o is told', (given, words) => {
  log.seated(seats(8, []))
  log.seated(seats(9, [given]))
  expect(lines()).toEqual([words])
  expect(said).toEqual([words])
  expect(log.notices.map((each) => each.words)).toEqual([words])
  vi.advanceTimersByTime(6000)
  expect(log.notices).toEqual([])
  expect(lines()).toEqual([words])
})

test('what happened before the page came is in the log, but no news', () => {
  log.seated(seats(9, [event(7, 'joined', 1, 'Bob')]))
  expect(lines()).toEqual(['Bob joined the table.'])
  expect(said).toEqual([])
})

test('who sits down is not told so, nor taken for who sat there before', () => {
  log.seated(seats(8, []))
  const events = [event(9, 'left', 0, 'Zoe', 'planner'), event(11, 'joined', 0, 'Ann')]
  log.seated(seats(11, events))
  expect(lines()).toEqual([
    'Zoe left the table. Piet takes over the seat.',
    'You joined the table.',
  ])
  expect(said).toEqual(['Zoe left the table. Piet takes over the seat.'])
})

test('a lost connection is told once it has lasted, and its return', () => {
  log.seated(seats(8, []))
  presence(true, true, true)
  presence(true, false, true)
  vi.advanceTimersByTime(500)
  presence(true, true, true)
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([])
  presence(true, false, true)
  presence(true, false, true)
  vi.advanceTimersByTime(1500)
  presence(true, true, true)
  expect(said).toEqual(['Bob is offline.', 'Bob is back online.'])
  expect(lines()).toEqual(['Bob is back online.'])
  expect(log.ofRound(1).map(({ turn }) => turn)).toEqual([4])
  expect(log.ofRound(2)).toEqual([])
})

test('a bot that takes the seat of an absent person is not back online', () => {
  log.seated(seats(8, []))
  presence(true, false, true)
  const bot: Sitter = { name: 'Bob', bot: 'planner', mine: false, left: true }
  log.seated(seats(9, [event(9, 'left', 1, 'Bob', 'planner')], [SITTERS[0]!, bot, SITTERS[2]!]))
  presence(true, true, true)
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['Bob left the table. Piet takes over the seat.'])
})
