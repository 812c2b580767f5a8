import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardAnimator, type CardMotion } from '../../src/lib/card-animation'
import { Pace } from '../../src/lib/pace'
import { settings } from '../../src/lib/settings.svelte'
import { Timeline } from '../../src/table/timeline.svelte'
import type { Frame, Options, Update } from '../../src/wire'
import { frame, match, options, seat, told } from '../builders'

const REST = 850
let timeline: Timeline
let settledWith: (readonly Options[])[]
let own: boolean
let frames: number

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  settledWith = []
  own = false
  frames = 0
  timeline = new Timeline(new CardAnimator(), new Pace(), {
    isOwn: () => own,
    isMine: (seat) => seat === 0,
    onframe: () => (frames += 1),
    onsettled: (found) => settledWith.push(found),
  })
  const base = {
    table: 't',
    rules: { edition: 'v1.2', draw: false, scoring: false, actions: false },
  }
  timeline.begin({
    ...{ type: 'table', ...base, preset: 'basic', version: 2, sitters: [] },
    ...{ frame: frame({ mover: 1 }), told: [], options: [], match: match(), shuffles: [] },
  })
})
afterEach(() => vi.useRealTimers())

const after = (turn: number, step: string, given: Partial<Frame> = {}): Frame =>
  frame({ turn, mover: 1, happened: { seat: 1, step, drew: 0, out: false }, ...given })

const update = (version: number, shown: Frame[], given: Partial<Update> = {}): Update => ({
  ...{ type: 'update', table: 't', version, frames: shown, told: [], options: [] },
  ...{ match: match(), shuffles: [], ...given },
})

test('a table is shown at once', () => {
  expect([timeline.version, timeline.busy, settledWith]).toEqual([2, false, [[]]])
})

test('frames are shown one after the other, at the pace that was asked for', async () => {
  void timeline.add(update(3, [after(0, '+O7'), after(1, '.', { mover: 0 })]))
  expect([timeline.busy, frames]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(REST - 1)
  expect(frames).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(timeline.frame?.happened?.step).toBe('+O7')
  expect(timeline.version).toBe(2)
  await vi.advanceTimersByTimeAsync(REST * 0.7)
  expect(timeline.frame?.happened?.step).toBe('.')
  expect([timeline.version, timeline.busy, settledWith.length]).toEqual([3, false, 2])
})

test('updates wait in a queue, and only the last one settles the table', async () => {
  const mine = [options([])]
  void timeline.add(update(3, [after(1, '.')]))
  void timeline.add(update(4, [after(2, '.', { mover: 0 })], { options: mine }))
  await vi.advanceTimersByTimeAsync(2 * REST)
  expect([timeline.version, timeline.frame?.turn, settledWith.slice(1)]).toEqual([4, 2, [mine]])
})

test('what is known already is not shown again', async () => {
  await timeline.add(update(2, [after(1, '.')]))
  expect([frames, timeline.busy]).toEqual([0, false])
})

test('whoever is in a hurry sees the end at once, and the next turn at their pace again', async () => {
  void timeline.add(update(3, [after(1, '.'), after(1, '.'), after(1, '.', { mover: 0 })]))
  timeline.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect([frames, timeline.busy]).toEqual([3, false])
  void timeline.add(update(4, [after(2, '.')]))
  await vi.advanceTimersByTimeAsync(REST - 1)
  expect(frames).toBe(3)
})

test('the hurry lasts while others are to move', async () => {
  void timeline.add(update(3, [after(1, '.', { mover: 1 })]))
  timeline.skip()
  await vi.advanceTimersByTimeAsync(0)
  void timeline.add(update(4, [after(2, '.')]))
  await vi.advanceTimersByTimeAsync(0)
  expect(frames).toBe(2)
})

test('what this page has laid itself is there without waiting, in one step', async () => {
  own = true
  void timeline.add(update(3, [after(0, '+G7'), after(1, '.')]))
  await vi.advanceTimersByTimeAsync(0)
  expect([frames, timeline.frame?.turn]).toEqual([1, 1])
})

test('another table replaces what was under way', async () => {
  void timeline.add(update(3, [after(1, '.')]))
  timeline.stop()
  await vi.advanceTimersByTimeAsync(2 * REST)
  expect([frames, timeline.version, timeline.busy]).toEqual([0, 2, false])
})

test('turns are told one after the other, and anew with a deal', async () => {
  settings.pace = 'instant'
  await timeline.add(update(3, [after(1, '.')], { told: [told(['+O7', '.'])] }))
  await timeline.add(update(4, [after(2, '.')], { told: [told(['+O6', '.'], { turn: 2 })] }))
  expect(timeline.told.map((each) => each.turn)).toEqual([1, 2])
  await timeline.add(update(5, [frame({ round: 2 })], { told: [] }))
  expect(timeline.told).toEqual([])
})

test('a new rule and a player who is out are announced, for a while', async () => {
  const out = told(['+O1', '.'], { out: true })
  void timeline.add(update(3, [after(1, '>G1', { color: 'G' })]))
  await vi.advanceTimersByTimeAsync(REST)
  expect(timeline.banner).toMatchObject({ kind: 'rule', color: 'G' })
  void timeline.add(update(4, [after(2, '.', { color: 'G' })], { told: [out] }))
  await vi.advanceTimersByTimeAsync(REST)
  expect(timeline.banner).toMatchObject({ kind: 'out', told: out })
  await vi.advanceTimersByTimeAsync(1500)
  expect(timeline.banner).toBe(null)
})

test('a hand that is opened comes from its place, and a card that is drawn from the deck', async () => {
  settings.pace = 'instant'
  const before = timeline.frame!
  const motions: CardMotion[] = []
  const animator = new CardAnimator()
  animator.move = (change, motion) => {
    motions.push(motion)
    change()
    return Promise.resolve()
  }
  const watched = new Timeline(animator, new Pace(), {
    isOwn: () => false,
    isMine: (seat) => seat === 0,
    onframe: () => {},
    onsettled: () => {},
  })
  watched.frame = before
  const [mine, theirs] = [seat(['B5'], ['G7', 'I6']), seat(['O7'], ['R3'], { out: true })]
  await watched.add(update(3, [after(1, '.', { over: true, seats: [mine, theirs] })]))
  const { from } = motions[0]!
  expect([from?.('R3'), from?.('I6'), from?.('Y1')]).toEqual(['hand-1', 'deck', 'hand-1'])
})

test('nobody waits for the last card to land', async () => {
  const animator = new CardAnimator()
  animator.move = (change) => {
    change()
    return new Promise(() => {})
  }
  const flying = new Timeline(animator, new Pace(), {
    isOwn: () => false,
    isMine: (seat) => seat === 0,
    onframe: () => {},
    onsettled: (found) => settledWith.push(found),
  })
  flying.frame = timeline.frame
  void flying.add(update(3, [after(1, '.', { mover: 0 })]))
  await vi.advanceTimersByTimeAsync(REST)
  expect([flying.busy, settledWith.length]).toEqual([false, 2])
})
