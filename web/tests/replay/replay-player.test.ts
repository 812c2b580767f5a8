import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReplayPlayer } from '../../src/replay/replay-player.svelte'
import type { Moment, Replay, Review } from '../../src/wire'
import { frame, match } from '../builders'
import { settled } from '../fakes'

const at = (round: number, turn: number, ...steps: string[]): Moment => ({
  frame: frame({ round, turn, steps }),
  match: match(),
})
const MOMENTS = [
  at(1, 0),
  at(1, 0, '+G7'),
  at(1, 0, '+G7', '>Y4'),
  at(1, 1),
  at(1, 1, '+O6'),
  at(1, 2),
]
const PART = 4
let asked: string[]
let over: boolean
let mine: boolean[]

const about = (open: boolean, start: number): Replay => ({
  ...{ table: 't', over, open, seat: open ? null : 0, total: MOMENTS.length, start },
  rules: { edition: 'v1.2', draw: false, scoring: false, actions: false },
  sitters: mine.map((is) => ({ name: 'Mia', bot: null, mine: is })),
  moments: MOMENTS.slice(start, start + PART),
  preset: 'basic',
})
const REVIEW = {
  turns: [{ round: 1, turn: 2, seat: 0, quality: 'doubtful', given: 0.06 }],
  points: [],
} as unknown as Review

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  over = true
  mine = [true, false]
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const url = new URL(path, 'http://localhost')
    const start = Number(url.searchParams.get('start'))
    const body = path.endsWith('review')
      ? REVIEW
      : about(url.searchParams.get('open') === '1', start)
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function play(place = 0): Promise<ReplayPlayer> {
  const player = new ReplayPlayer('t', place)
  await vi.advanceTimersByTimeAsync(0)
  return player
}

test('a game that is over is fetched with all hands open, part after part', async () => {
  const player = await play()
  expect(asked.map((path) => path.split('?')[1])).toEqual([
    'open=0&start=0',
    'open=1&start=0',
    'open=1&start=4',
  ])
  expect([player.moments.length, player.whole, player.open]).toEqual([6, true, true])
})

test('a game that goes on is seen from a seat, and shared ones without any hand', async () => {
  over = false
  expect((await play()).board?.hands).toEqual([['G7', 'Y4', 'V2', 'R1'], null])
  mine = [true, true]
  expect((await play()).board?.hands).toEqual([null, null])
})

test('steps go no further than there are moments', async () => {
  const player = await play()
  await player.go(99)
  expect(player.at).toBe(5)
  await player.go(-1)
  expect(player.at).toBe(0)
})

test('it begins at a place, or at the last if there are fewer', async () => {
  expect((await play(4)).at).toBe(4)
  expect((await play(99)).at).toBe(5)
})

test('turns go from one start of a turn to the next', async () => {
  const player = await play()
  const places: number[] = []
  for (const by of [1, 1, -1, -1] as const) {
    player.byTurn(by)
    await settled()
    places.push(player.at)
  }
  expect(places).toEqual([3, 5, 3, 0])
  player.toTurn(1, 1)
  expect(player.at).toBe(3)
})

test('it plays by itself to its end, and from the start again', async () => {
  const player = await play()
  player.toggle()
  await vi.advanceTimersByTimeAsync(900 * 6)
  expect([player.at, player.playing]).toEqual([5, false])
  player.toggle()
  await vi.advanceTimersByTimeAsync(0)
  expect([player.at, player.playing]).toEqual([0, true])
  player.pause()
})

test('a review is asked for once, and tells of the turn that is shown', async () => {
  const player = await play()
  void player.loadReview()
  void player.loadReview()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.filter((path) => path.endsWith('review'))).toHaveLength(1)
  expect(player.reviewedTurn).toBe(null)
  await player.go(4)
  expect(player.reviewedTurn?.turn).toBe(2)
})

test('a review opens at my worst turn, unless I have moved meanwhile', async () => {
  const player = await play()
  await player.loadReview(true)
  expect(player.at).toBe(3)
  const moving = await play()
  const asked = moving.loadReview(true)
  await moving.go(1)
  await asked
  expect(moving.at).toBe(1)
})

test('what goes wrong is said', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()))
  expect((await play()).problem).toContain('does not answer')
})
