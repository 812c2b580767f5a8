import { expect, test } from 'vitest'
import {
  fittingName,
  givenName,
  nameOf,
  namesOf,
  ownHeading,
  seatingOf,
} from '../../src/lib/display-names'
import type { Sitter } from '../../src/wire'

const sitter = (name: string, mine = false, bot: string | null = null): Sitter => ({
  name,
  bot,
  mine,
})
const pip = sitter('Pip', false, 'random')

test('who plays alone here and has given no name is you, to nobody else', () => {
  const seating = seatingOf([pip, sitter('', true), sitter('')])
  expect(namesOf(seating)).toEqual(['Pip', 'You', 'Player 3'])
  expect(ownHeading(seating, 1)).toBe('You')
  expect(namesOf({ ...seating, you: null })).toEqual(['Pip', 'Player 2', 'Player 3'])
})

test('a name that was given stays', () => {
  const seating = seatingOf([sitter('Mia', true), pip])
  expect(nameOf(seating, 0)).toBe('Mia')
  expect(ownHeading(seating, 0)).toBe('Mia (you)')
  expect(ownHeading(seating, 1)).toBe('Pip')
})

test('those who share a device are told apart by their seats', () => {
  const sitters = [sitter('', true), sitter('', true)]
  expect(seatingOf(sitters).you).toBe(null)
  expect(namesOf({ sitters, you: 0 })).toEqual(['Player 1', 'Player 2'])
  expect(ownHeading({ sitters, you: 0 }, 0)).toBe('Player 1 (you)')
})

test('what earlier releases stored is shown as before, and not stored again', () => {
  const seating = seatingOf([sitter('You', true), sitter('You')])
  expect(namesOf(seating)).toEqual(['You', 'You 2'])
  expect(ownHeading(seating, 0)).toBe('You')
  expect([givenName(' You '), givenName(' Mia ')]).toEqual(['', 'Mia'])
})

test('two of one name are told apart, whoever of them is spoken to', () => {
  const seating = seatingOf([sitter('Ada'), sitter('Ada', true), sitter('Ada 2'), pip])
  expect(namesOf(seating)).toEqual(['Ada', 'Ada 2', 'Ada 2 2', 'Pip'])
  expect(ownHeading(seating, 1)).toBe('Ada 2 (you)')
  expect(namesOf(seatingOf([sitter('You'), sitter('', true)]))).toEqual(['You 2', 'You'])
  expect(namesOf(seatingOf([sitter('Player 2'), sitter('')]))).toEqual(['Player 2', 'Player 2 2'])
})

test('a bot without a name has its own, and free seats are not told apart', () => {
  const free = { ...sitter(''), free: true }
  const seating = seatingOf([sitter('', false, 'random'), sitter('Mia', true), free, free])
  expect(namesOf(seating)).toEqual(['Pip', 'Mia', 'Free seat', 'Free seat'])
})

test('a name is cut where people count 24 characters', () => {
  expect(fittingName('Ann Lee ')).toBe('Ann Lee ')
  expect(fittingName('M'.repeat(25))).toBe('M'.repeat(24))
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
  expect(fittingName(family.repeat(8))).toBe(family.repeat(8))
  // No more than 200 bytes, of which each of these has 18.
  expect(fittingName(family.repeat(24))).toBe(family.repeat(11))
})
