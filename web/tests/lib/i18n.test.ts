import { expect, test } from 'vitest'
import {
  card,
  cardName,
  cards,
  colors,
  has,
  list,
  percent,
  plainText,
  richText,
  text,
} from '../../src/lib/i18n'

test('values take the places of their names', () => {
  expect(text('table.palette', { name: 'Zoë & {name}' })).toBe('Palette of Zoë & {name}')
  expect(text('rule.full', { color: 'Red' })).toBe('Red: ')
})

test('a number chooses the form of a message', () => {
  expect(text('table.deck', { count: 1 })).toBe('1 card in the deck')
  expect(text('table.deck', { count: 0 })).toBe('0 cards in the deck')
  expect(text('table.deck', { count: 12 })).toBe('12 cards in the deck')
})

test('cards stay cards within a message', () => {
  const parts = richText('lead.you', { cards: cards(['R7', 'O7', 'G2']) })
  const found = [card('R7'), ', ', card('O7'), ', and ', card('G2')]
  expect(parts).toEqual(['You lead with ', ...found, '.'])
  expect(plainText(parts)).toBe('You lead with Red 7, Orange 7, and Green 2.')
})

test('colors and cards have names', () => {
  expect(cardName('I3')).toBe('Indigo 3')
  expect(plainText(colors(['R', 'V']))).toBe('Red and Violet')
  expect(list(['Ada'])).toBe('Ada')
})

test('chances are whole percents', () => {
  expect(percent(0.005)).toBe('1%')
  expect(percent(0.314)).toBe('31%')
})

test('what is not in the catalogue is known not to be', () => {
  expect(has('bot.scout')).toBe(true)
  expect(has('bot.nobody')).toBe(false)
})
