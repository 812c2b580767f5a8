import { beforeEach, expect, test, vi } from 'vitest'
import { clockText } from '../../src/friends/clock-text'
import { Friends } from '../../src/friends/friends.svelte'
import { settings } from '../../src/lib/settings.svelte'

let friends: Friends
let now = 0

beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  friends = new Friends(
    't',
    () => {},
    () => ({ round: 1, turn: 0 }),
  )
})

test.each([
  [125, '2:05'],
  [3725, '1:02:05'],
  [10, '0:10'],
  [9.96, '9.9'],
  [0, '0.0'],
])('%d seconds are %s on a clock', (seconds, shown) => {
  expect(clockText(seconds, true)).toBe(shown)
})
test('who wants less motion has no tenths', () => {
  expect(clockText(9.2, false)).toBe('0:10')
})

test('a clock stands still until the turn before it was seen', () => {
  friends.timed({ type: 'clocks', table: 't', version: 1, left: [60, 60], running: 0, begins: 2 })
  expect([friends.left(0, now + 1500), friends.left(0, now + 5000)]).toEqual([60, 57])
  expect(friends.left(1, now + 5000)).toBe(60)
  expect(friends.isLate(0)).toBe(false)
})
test('a time that is over is told by the server', () => {
  friends.timed({ type: 'clocks', table: 't', version: 1, left: [0, 60], running: null, begins: 0 })
  expect([friends.isLate(0), friends.isLate(1)]).toEqual([true, false])
})

test('who is away is so for longer and longer', () => {
  friends.present({ type: 'presence', table: 't', here: [true, false], away: [0, 50], watching: 0 })
  expect([friends.away(0, now + 9000), friends.away(1, now + 9000)]).toEqual([0, 59])
})

test('reactions of whoever is muted are not shown', () => {
  settings.muteAll = true
  friends.reacted({ type: 'reaction', table: 't', seat: 1, reaction: 'wow' })
  expect(friends.reactions).toEqual([])
  settings.muteAll = false
  friends.reacted({ type: 'reaction', table: 't', seat: 1, reaction: 'wow' })
  expect(friends.reactions.map(({ reaction }) => reaction)).toEqual(['wow'])
})
