import { expect, test } from 'vitest'
import { withDistinctNames } from '../../src/lib/seat-names'

const named = (...names: string[]): string[] =>
  withDistinctNames(
    names.map((name) => ({ name, bot: null })),
    8,
  ).map((seat) => seat.name)

test('names that differ stay as they are', () => {
  expect(named('Ada', 'Bea')).toEqual(['Ada', 'Bea'])
})

test('namesakes get numbers', () => {
  expect(named('Ada', 'Ada', 'Ada')).toEqual(['Ada', 'Ada 2', 'Ada 3'])
  expect(named('Ada', 'Ada 2', 'Ada')).toEqual(['Ada', 'Ada 2', 'Ada 3'])
})

test('those who have given no name have none', () => {
  expect(named('', 'Ada', '')).toEqual(['', 'Ada', ''])
})

test('a name stays short enough, by characters and not by code units', () => {
  expect(named('Ada Ada!', 'Ada Ada!')).toEqual(['Ada Ada!', 'Ada Ad 2'])
  expect(named('Ada A Bea', 'Ada A Bea')[1]).toBe('Ada A 2')
  expect(named('🦊🦊🦊🦊🦊🦊🦊🦊', '🦊🦊🦊🦊🦊🦊🦊🦊')[1]).toBe('🦊🦊🦊🦊🦊🦊 2')
})

test('who sits there is not changed', () => {
  const bots = [
    { name: 'Pip', bot: 'random' },
    { name: 'Pip', bot: 'random' },
  ]
  expect(withDistinctNames(bots, 24)).toEqual([bots[0], { name: 'Pip 2', bot: 'random' }])
})
