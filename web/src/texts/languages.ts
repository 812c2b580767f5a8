// The languages of the boxes, each by its own name, and which of them a wish such as fr-CA means.

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español (España)',
  'es-419': 'Español (Latinoamérica)',
  'pt-BR': 'Português (Brasil)',
  pl: 'Polski',
}
export const ENGLISH = 'en'

/** The language for a wish; null if there is none. */
export function languageOf(wish: string): string | null {
  const plain = wish.trim().toLowerCase()
  const same = Object.keys(LANGUAGES).find((name) => name.toLowerCase() === plain)
  if (same) return same
  const [first = ''] = plain.split('-')
  // Words for the same color differ: what is not of Spain is of Latin America.
  if (first === 'es') return plain === 'es-es' ? 'es' : 'es-419'
  if (first === 'pt') return 'pt-BR'
  return Object.hasOwn(LANGUAGES, first) ? first : null
}

/** The language for the first wish that there is one for; else English. */
export const firstLanguage = (wishes: readonly string[]): string =>
  wishes.map(languageOf).find((found) => found !== null) ?? ENGLISH
