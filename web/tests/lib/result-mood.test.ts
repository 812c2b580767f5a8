import { expect, test } from 'vitest'
import { resultMood, winnersOf } from '../../src/lib/result-mood'
import { match } from '../builders'

const round = (winner: number) => ({ winner, cards: [], points: 0 })
const running = (winner: number) => match({ target: 40, rounds: [round(winner)] })
const finished = (...winners: number[]) =>
  match({ target: 40, rounds: [round(1)], over: true, winners })
const single = (winner: number) => match({ rounds: [round(winner)], over: true, winners: [winner] })

test.each([
  ['a round that is won', running(0), 'round-won'],
  ['a round that is lost', running(1), 'round-lost'],
  ['a match of one round that is won', single(0), 'round-won'],
  ['a match of one round that is lost', single(1), 'round-lost'],
  ['a match that is won, though its last round was not', finished(0), 'match-won'],
  ['a match that is shared', finished(0, 1), 'match-won'],
  ['a match that is lost', finished(1), 'match-lost'],
] as const)('%s', (_, given, mood) => {
  expect(resultMood(given, (seat) => seat === 0)).toBe(mood)
})

test('whoever only watches neither wins nor loses', () => {
  expect(resultMood(running(0), () => false)).toBe('watched')
})

test('where all sit at one device, one of them has won', () => {
  expect(resultMood(running(1), () => true)).toBe('round-won')
})

test('the winners are those of the match once it is over', () => {
  expect([winnersOf(running(1)), winnersOf(finished(0)), winnersOf(match())]).toEqual([
    [1],
    [0],
    [],
  ])
})
