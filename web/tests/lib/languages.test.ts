import { expect, test } from 'vitest'
import { firstLanguage, languageOf } from '../../src/texts/languages'

test.each([
  ['fr-CA', 'fr'],
  ['es', 'es'],
  ['es-ES', 'es'],
  ['es-MX', 'es-419'],
  ['es-419', 'es-419'],
  ['pt-PT', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['pl', 'pl'],
  ['nl', null],
  ['', null],
  ['constructor', null],
])('%s is %s', (wish, language) => {
  expect(languageOf(wish)).toBe(language)
})

test('the first wish that can be had is taken', () => {
  expect(firstLanguage(['nl', 'pt-PT', 'fr'])).toBe('pt-BR')
  expect(firstLanguage(['nl'])).toBe('en')
  expect(firstLanguage([])).toBe('en')
})
