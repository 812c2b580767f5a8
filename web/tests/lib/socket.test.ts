import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect, randomId, type Connection, type Trouble } from '../../src/lib/socket'
import type { Answer, Request } from '../../src/wire'

/** A WebSocket that does what a test says. */
class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSED = 3
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  sent: Request[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request)
  }
  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose({ code })
  }
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  say(answer: Answer): void {
    this.onmessage({ data: JSON.stringify(answer) })
  }
}

const page = { addEventListener: () => {}, removeEventListener: () => {}, hidden: false }
const PONG: Answer = { type: 'pong' }
let connection: Connection
let received: Answer[]
let connected: boolean[]
let why: (Trouble | undefined)[]
let events: Record<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  received = []
  connected = []
  why = []
  events = {}
  page.hidden = false
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost:7777' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => (events[name] = act))
  vi.stubGlobal('removeEventListener', () => {})
  const watch: Request = { type: 'watch', table: 't' }
  connection = connect(
    () => [watch],
    (answer) => received.push(answer),
    (is, trouble) => {
      connected.push(is)
      why.push(trouble)
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  connection.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const latest = (): FakeSocket => FakeSocket.all.at(-1)!
const types = (socket: FakeSocket): string[] => socket.sent.map((each) => each.type)

test('a server that is started again is come back to soon, and not by all at once', () => {
  for (const random of [0.1, 0.9]) {
    const wait = random * 2_000
    vi.spyOn(Math, 'random').mockReturnValue(random)
    latest().open()
    latest().say(PONG)
    const before = FakeSocket.all.length
    latest().close(1012)
    vi.advanceTimersByTime(wait - 1)
    expect(FakeSocket.all).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(before + 1)
  }
})

test('hello comes first, and then what must not be lost', () => {
  expect(latest().url).toBe('ws://localhost:7777/ws')
  expect(connection.send({ type: 'ping' })).toBe(false)
  latest().open()
  expect(types(latest())).toEqual(['hello', 'watch'])
})

test('what comes in is handed on', () => {
  latest().open()
  latest().say(PONG)
  expect([received, connected]).toEqual([[PONG], [true]])
})

test('a lost connection is made anew, ever more slowly, and greeted again', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  latest().close(1006)
  for (const [wait, sockets] of [
    [249, 1],
    [1, 2],
  ] as const) {
    vi.advanceTimersByTime(wait)
    expect(FakeSocket.all).toHaveLength(sockets)
  }
  latest().close(1006)
  vi.advanceTimersByTime(499)
  expect(FakeSocket.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  latest().open()
  expect(types(latest())).toEqual(['hello', 'watch'])
})

test('whoever is heard is waited for briefly again', () => {
  latest().close(1006)
  vi.advanceTimersByTime(250)
  latest().open()
  latest().say(PONG)
  latest().close(1006)
  vi.advanceTimersByTime(250)
  expect(FakeSocket.all).toHaveLength(3)
})

test.each([1002, 1008])('what the server would refuse again is not tried again: %i', (code) => {
  latest().open()
  latest().close(code)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(connected).toEqual([false])
})

test('a connection that dies without a word is given up', () => {
  latest().open()
  latest().say(PONG)
  const first = latest()
  vi.advanceTimersByTime(20_000)
  expect(types(first)).toEqual(['hello', 'watch', 'ping'])
  vi.advanceTimersByTime(20_000)
  expect(first.readyState).toBe(FakeSocket.CLOSED)
  vi.advanceTimersByTime(250)
  expect(FakeSocket.all).toHaveLength(2)
})

test('that a command gets no answer is told within 3 s, and then there is another try', () => {
  latest().open()
  latest().say(PONG)
  connection.send({ type: 'next', table: 't', id: 'i', version: 1 })
  vi.advanceTimersByTime(2000)
  expect(connected).toEqual([true, false])
  expect(why.at(-1)).toBe('silent')
  latest().say(PONG)
  expect(connected).toEqual([true, false, true])
  connection.send({ type: 'next', table: 't', id: 'i', version: 1 })
  vi.advanceTimersByTime(10_250)
  expect(FakeSocket.all).toHaveLength(2)
})

test('what takes its time is waited for', () => {
  latest().open()
  latest().say(PONG)
  connection.send({ type: 'hint', table: 't', version: 1, seat: 0 })
  vi.advanceTimersByTime(9_000)
  expect(connected).toEqual([true])
})

test('offline is told within a second, unless the server is on this machine', () => {
  latest().open()
  latest().say(PONG)
  vi.stubGlobal('navigator', { onLine: false })
  events.offline?.()
  expect(types(latest()).at(-1)).toBe('ping')
  latest().say(PONG)
  vi.advanceTimersByTime(5000)
  expect(connected).not.toContain(false)
  events.offline?.()
  vi.advanceTimersByTime(1000)
  expect([connected.at(-1), why.at(-1)]).toEqual([false, 'offline'])
})

test('back online, a connection that did not answer is made anew at once', () => {
  latest().open()
  latest().say(PONG)
  events.offline?.()
  vi.advanceTimersByTime(1000)
  events.online?.()
  expect(FakeSocket.all).toHaveLength(2)
  latest().open()
  latest().say(PONG)
  expect(connected.at(-1)).toBe(true)
  vi.advanceTimersByTime(15_000)
  expect(FakeSocket.all).toHaveLength(2)
})

test('a connection that answers is kept', () => {
  latest().open()
  latest().say(PONG)
  for (let beat = 0; beat < 5; beat++) {
    vi.advanceTimersByTime(20_000)
    latest().say(PONG)
  }
  expect(FakeSocket.all).toHaveLength(1)
})

test('a page that is not seen comes back, too, but takes its time', () => {
  page.hidden = true
  latest().close(1006)
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all).toHaveLength(2)
  for (let seconds = 0, closed = 1; seconds < 60; seconds++) {
    if (FakeSocket.all.length > closed) latest().close(1006)
    closed = FakeSocket.all.length
    vi.advanceTimersByTime(1000)
  }
  expect(FakeSocket.all.length).toBeGreaterThan(4)
  expect(FakeSocket.all.length).toBeLessThan(12)
})

test('nobody connects for a page that has been left', () => {
  latest().close(1006)
  connection.close()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('ids are long, and no two are alike', () => {
  const ids = new Set(Array.from({ length: 100 }, randomId))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
