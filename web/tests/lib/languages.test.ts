import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage } from '../../src/texts/language'
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

const kept = (items: Record<string, string>): Pick<Storage, 'getItem' | 'setItem'> => ({
  getItem: (key) => items[key] ?? null,
  setItem: (key, value) => void (items[key] = value),
})
/** A browser that asks for languages, at an address, where one was perhaps chosen. */
function browse(languages: string[], search = '', chosen = ''): void {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('location', { search })
  vi.stubGlobal('sessionStorage', kept({}))
  vi.stubGlobal('localStorage', kept(chosen ? { 'red7.language': JSON.stringify(chosen) } : {}))
}
afterEach(() => vi.unstubAllGlobals())

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['es-MX'], 'es-419'],
  [['es'], 'es'],
  [['es-ES', 'ca'], 'es'],
  [['pt-PT'], 'pt-BR'],
  [['nl-NL', 'nl', 'de'], 'de'],
  [['nl', 'ja'], 'en'],
  [[], 'en'],
])('a browser that asks for %s is spoken to in %s', (languages, language) => {
  browse(languages)
  expect(currentLanguage()).toBe(language)
})

test('a language that was chosen wins over the browser', () => {
  browse(['fr'], '', 'it')
  expect(currentLanguage()).toBe('it')
})

test('a language in the address wins over both, for this visit', () => {
  browse(['fr'], '?lang=pl', 'it')
  expect(currentLanguage()).toBe('pl')
  vi.stubGlobal('location', { search: '' })
  expect(currentLanguage()).toBe('pl')
  vi.stubGlobal('sessionStorage', kept({}))
  expect(currentLanguage()).toBe('it')
})

test('an address that asks for what there is not asks for nothing', () => {
  browse(['fr'], '?lang=tlh')
  expect(currentLanguage()).toBe('fr')
})
