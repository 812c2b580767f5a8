import { expect, test } from 'vitest'
import { costsOf, givenIn, topFor } from '../../src/lib/results'

const note = (given: number, kinds: Record<string, number>) => ({
  ...{ table: 't', at: 0, turns: 9 },
  given,
  kinds,
})
const NOTES = [note(0.3, { 'held-back': 0.1, 'wrong-rule': 0.2 }), note(0.4, { 'wrong-rule': 0.4 })]

test('what a kind of mistake costs is an average over all reviewed matches, most first', () => {
  const costs = costsOf(NOTES)
  expect(costs.map((cost) => cost.kind)).toEqual(['wrong-rule', 'held-back'])
  expect(costs[0]?.share).toBeCloseTo(0.3)
  expect(costs[1]?.share).toBeCloseTo(0.05)
  expect(costsOf([])).toEqual([])
})

test('one match, by a kind or all turns', () => {
  expect(NOTES.map((each) => givenIn(each, ''))).toEqual([0.3, 0.4])
  expect(NOTES.map((each) => givenIn(each, 'held-back'))).toEqual([0.1, 0])
})

test('a scale ends at a round number with room for all', () => {
  expect(topFor([])).toBe(0.02)
  expect(topFor([0.041])).toBe(0.06)
  expect(topFor([0.03, 0.12])).toBe(0.2)
  expect(topFor([1.4])).toBe(2)
  expect(topFor([12.3])).toBe(13)
})
