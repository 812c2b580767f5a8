import { describe, expect, test } from 'vitest'
import {
  cardOf,
  destinationOf,
  finishes,
  kindOf,
  prospect,
  turnKey,
  withoutEnding,
} from '../../src/lib/steps'
import { choice, outcome, refused } from '../builders'

test.each([
  ['+R7', '+', 'R7', 'palette'],
  ['>B3', '>', 'B3', 'canvas'],
  ['*O5', '*', 'O5', 'deck'],
  ['^G4', '^', 'G4', 'deck'],
  ['~G4', '~', 'G4', 'canvas'],
  ['!', '!', '', null],
  ['.', '.', '', null],
  ['--', '--', '', null],
])('%s is of kind %s, moves %s to %s', (step, kind, card, destination) => {
  expect(kindOf(step)).toBe(kind)
  expect(cardOf(step)).toBe(card)
  expect(destinationOf(step)).toBe(destination)
})

test('a turn is finished by its end or by a fold', () => {
  expect(['+R7', '>R7', '!', '.', '--'].filter(finishes)).toEqual(['.', '--'])
})

test('a key tells turns apart', () => {
  expect(turnKey(['+R7', '>B3'])).not.toBe(turnKey(['+R7']))
  expect(turnKey([])).toBe('')
})

test('how a turn ends is not laid', () => {
  expect(withoutEnding(['+R7', '>B3', '!', '.'])).toEqual(['+R7', '>B3'])
  expect(withoutEnding(['+B3', '!', '.'])).toEqual(['+B3'])
  expect(withoutEnding(['--'])).toEqual([])
})

describe('whether a choice keeps its player in', () => {
  const stays = outcome({ stays: true })

  test('it does where the turn may end in the lead', () => {
    expect(prospect(choice('+R7', { outcome: stays }))).toBe('stays')
  })
  test('an action that is owed may yet change who leads', () => {
    expect(prospect(choice('+R7', { outcome: stays, finish: null }))).toBe('out')
    expect(prospect(choice('+R7', { outcome: stays, finish: null, ways: 2 }))).toBe('later')
  })
  test('what loses may lead to turns that do not', () => {
    expect(prospect(choice('+R1', { ways: 1 }))).toBe('later')
    expect(prospect(choice('+R1'))).toBe('out')
  })
  test('a refused card may have its use later in the turn', () => {
    expect(prospect(refused('>R1', 'losing', { uses: 3 }))).toBe('later')
    expect(prospect(refused('>R1', 'losing', { ways: 3 }))).toBe('out')
  })
})
