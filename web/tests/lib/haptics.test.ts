import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canVibrate, vibrate } from '../../src/lib/haptics'
import { settings } from '../../src/lib/settings.svelte'

let felt: number[][]
let coarse: boolean
let touched: boolean

beforeEach(() => {
  felt = []
  coarse = touched = true
  settings.haptics = true
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
  vi.stubGlobal('navigator', {
    vibrate: (pattern: number[]) => felt.push(pattern),
    userActivation: {
      get hasBeenActive() {
        return touched
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a turn, going out and a win feel different, and short', () => {
  vibrate('turn')
  vibrate('out')
  vibrate('win')
  expect(new Set(felt.map(String)).size).toBe(3)
  const longest = Math.max(...felt.map((each) => each.reduce((sum, part) => sum + part)))
  expect(longest).toBeLessThan(250)
})

test('nothing is felt by whoever has turned it off, or has not touched the page yet', () => {
  settings.haptics = false
  vibrate('turn')
  settings.haptics = true
  touched = false
  vibrate('turn')
  expect(felt).toEqual([])
})

test('a device with a mouse does not buzz', () => {
  coarse = false
  vibrate('turn')
  expect([felt, canVibrate()]).toEqual([[], false])
})
