import { expect, test } from 'vitest'
import { editionDifferences, homeEdition } from '../../src/lib/editions'
import { text } from '../../src/texts/catalogue'
import { LANGUAGES } from '../../src/texts/languages'

const BASIC = { draw: false, scoring: false, actions: false }
const EXPERT = { draw: true, scoring: true, actions: true }

test('every language has the edition of its box', () => {
  const homes = Object.keys(LANGUAGES).map((language) => [language, homeEdition(language)])
  expect(Object.fromEntries(homes)).toEqual({
    en: 'v1.2',
    fr: 'v1.2-fr',
    de: 'v1.2',
    it: 'v1.2-it',
    es: 'v1.3',
    'es-419': 'v1.2',
    'pt-BR': 'v1.2',
    pl: 'pl-2021',
  })
})

test('an edition says what it does otherwise', () => {
  expect(editionDifferences({ ...EXPERT, edition: 'v1.2' })).toEqual([])
  expect(editionDifferences({ ...EXPERT, edition: 'v1.2-fr' })).toEqual([
    text('edition-differs-compulsory-draw'),
  ])
  expect(editionDifferences({ ...EXPERT, edition: 'v1.3' })).toEqual([
    text('edition-differs-seven-wins-at-once'),
    text('edition-differs-seven-draws'),
    text('edition-differs-hopeless-banned'),
    text('edition-differs-losing-canvas'),
  ])
})

test('only what the other rules let one meet is said', () => {
  expect(editionDifferences({ ...BASIC, edition: 'v1.3' })).toEqual([
    text('edition-differs-losing-canvas'),
  ])
  expect(editionDifferences({ ...BASIC, edition: 'pl-2021' })).toEqual([text('edition-alike')])
  expect(editionDifferences({ ...BASIC, draw: true, edition: 'pl-2021' })).toEqual([
    text('edition-differs-compulsory-draw'),
  ])
  expect(editionDifferences({ ...EXPERT, draw: false, edition: 'pl-2021' })).toEqual([
    text('edition-differs-seven-wins-at-once'),
    text('edition-differs-hopeless-banned'),
  ])
})
