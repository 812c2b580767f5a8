import { expect, test } from 'vitest'
import { pseudo } from '../../src/texts/pseudo'
import {
  card,
  cardName,
  cards,
  colors,
  has,
  items,
  list,
  named,
  plainText,
  richText,
  sentences,
  speak,
  text,
} from '../../src/texts/catalogue'
import english from 'virtual:catalogue/en'

test('cards stay cards within a message', () => {
  const parts = richText('list-two', { first: cards(['R7', 'O7']), next: card('G2') })
  expect(parts).toEqual([card('R7'), ' and ', card('O7'), ' and ', card('G2')])
  expect(plainText(parts)).toBe('Red 7 and Orange 7 and Green 2')
})

test('lists are those of the language', () => {
  const format = new Intl.ListFormat('en', { type: 'conjunction' })
  for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(plainText(list(words))).toBe(format.format(words))
})

test('colors and cards have names', () => {
  expect(cardName('I3')).toBe('Indigo 3')
  expect(plainText(colors(['R', 'V']))).toBe('Red and Violet')
})

test('what is not in the catalogue is known not to be', () => {
  expect(has('card-name')).toBe(true)
  expect(has('card-nobody')).toBe(false)
})

test('names are taken as they are', () => {
  expect(text('list-two', { first: '{ $next }', next: '\uE0000\uE001' })).toContain(
    '{ $next } and ',
  )
})

test('values take the places of their names', () => {
  const name = 'Zoë & { $name }'
  expect(text('table-palette', { who: 'other', name })).toBe('Palette of Zoë & { $name }')
})

test('a number chooses the form of a message', () => {
  expect(text('table-deck', { count: 1 })).toBe('1 card in the deck')
  expect(text('table-deck', { count: 0 })).toBe('0 cards in the deck')
  expect(text('table-deck', { count: 12 })).toBe('12 cards in the deck')
})

test('chances are whole percents', () => {
  expect(text('review-share', { share: 0.005 })).toBe('1%')
  expect(text('review-share', { share: 0.314 })).toBe('31%')
  expect(text('review-gain', { share: 0.1 })).toBe('+10%')
})

test('dates are those of the language', () => {
  const date = new Date(2026, 4, 17, 15, 30)
  expect(text('games-which', { names: 'Ada', date })).toMatch(/^Ada · May 17, 2026, 3:30\sPM$/)
})

test('sentences and items follow each other', () => {
  expect(plainText(sentences([['One.'], ['Two.'], ['Three.']]))).toBe('One. Two. Three.')
  expect(plainText(sentences([]))).toBe('')
  expect(items(['Ada 3', 'Bea 4'])).toBe('Ada 3 · Bea 4')
})

test('a message of a family is there, or not', () => {
  expect(named('bot-scout')).toBe('Skye')
  expect(named('bot-nobody')).toBe(null)
  expect(named('card-name', { color: 'R' })).toBe(null)
})

test('the pseudo-language marks what is a message', () => {
  speak('en', english, pseudo)
  expect(cardName('R7')).toBe('⟦Rééd 7⟧')
  speak('en', english)
})

test('a language with cases is asked for them', () => {
  speak(
    'pl',
    'color-name = x\ncard-name = { $case ->\n    [acc] czerwoną { $number }\n   *[nom] czerwona { $number }\n}\n' +
      'list-two = { CARD($first, case: "acc") }, { PERCENT($next) }',
  )
  const given = { first: card('R7'), next: 0.37 as unknown as string }
  expect(text('list-two', given)).toBe('czerwoną 7, 37%')
  speak('en', english)
})
