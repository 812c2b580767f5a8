import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressAt, MomentAddress, placeIn } from '../../src/replay/moment-address'

/** An address, and how often it was changed. */
let here: URL
let changes: number

beforeEach(() => {
  vi.useFakeTimers()
  here = new URL('http://localhost/replay/t')
  changes = 0
  vi.stubGlobal('location', {
    get pathname() {
      return here.pathname
    },
    get search() {
      return here.search
    },
  })
  const replaceState = (_: unknown, __: string, to: string): void => {
    here = new URL(to, here)
    changes += 1
  }
  vi.stubGlobal('history', { state: null, replaceState })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a moment is counted from 1 in an address, as it is on the page', () => {
  expect(placeIn('?moment=7')).toBe(6)
  expect(placeIn('?moment=0')).toBe(0)
  for (const search of ['', '?moment=', '?moment=x', '?moment=-3', '?moment=1e3'])
    expect(placeIn(search)).toBe(null)
  expect(addressAt('/replay/t', '?language=pseudo&moment=2', 4)).toBe(
    '/replay/t?language=pseudo&moment=5',
  )
})

test('the address follows the place, though not too often', async () => {
  const address = new MomentAddress('/replay/t')
  for (const place of [1, 2, 3, 4]) address.keep(place)
  expect(here.search).toBe('?moment=2')
  await vi.advanceTimersByTimeAsync(400)
  expect(here.search).toBe('?moment=5')
  expect(changes).toBe(2)
  address.keep(6)
  address.keep(7)
  address.write()
  expect(here.search).toBe('?moment=8')
})

test('another page keeps its address', async () => {
  const address = new MomentAddress('/replay/t')
  address.keep(1)
  address.keep(2)
  here = new URL('http://localhost/games')
  await vi.advanceTimersByTimeAsync(400)
  expect(location.pathname + here.search).toBe('/games')
})
