import { afterEach, expect, test, vi } from 'vitest'
import { fromTheDeal, openTable, wasJustOpened } from '../../src/lib/just-opened'
import type { Frame, TableMessage } from '../../src/wire'
import { frame, match, options, told } from '../builders'

const happened = (step: string) => ({ seat: 1, step, drew: 0, out: false })
const DEALT = frame({ mover: 1 })
const PLAYED = frame({ mover: 1, steps: ['+O7'], happened: happened('+O7') })
const ENDED = frame({ turn: 1, happened: happened('.') })
const NOW: TableMessage = {
  ...{ type: 'table', table: 't', version: 3, preset: 'basic', sitters: [] },
  rules: { edition: 'v1.2', draw: false, scoring: false, actions: false },
  ...{ frame: frame({ turn: 1 }), told: [told(['+O7', '.'])], options: [options([])] },
  ...{ match: match(), shuffles: [] },
}

function replayIs(frames: Frame[] | null): void {
  const moments = frames?.map((each) => ({ frame: each, match: match() }))
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ moments }), { status: frames ? 200 : 404 })),
  )
}
afterEach(() => vi.unstubAllGlobals())

test('a table is new once', () => {
  expect(wasJustOpened('t')).toBe(false)
  expect(openTable('t')).toBe('/table/t')
  expect([wasJustOpened('t'), wasJustOpened('t')]).toEqual([true, false])
})

test('a table is shown as it was dealt, and then what has happened', async () => {
  replayIs([DEALT, PLAYED, ENDED])
  const [first, update] = (await fromTheDeal(NOW))!
  expect([first.version, first.frame, first.told, first.options]).toEqual([2, DEALT, [], []])
  expect(update).toMatchObject({ type: 'update', version: 3, told: NOW.told, options: NOW.options })
  expect(update.frames).toEqual([PLAYED, { ...NOW.frame, happened: happened('.') }])
  expect(update).not.toHaveProperty('rules')
})

test('what has happened since it was asked for is left out', async () => {
  replayIs([DEALT, PLAYED, ENDED, frame({ turn: 2, happened: happened('.') })])
  expect((await fromTheDeal(NOW))?.[1].frames).toHaveLength(2)
})

test('a replay that cannot be had is none', async () => {
  replayIs(null)
  expect(await fromTheDeal(NOW)).toBe(null)
})
