// The language that the page speaks, loaded before anything is drawn.
import { load, save } from '../lib/local-storage'
import { speak, text } from './catalogue'
import { ENGLISH, firstLanguage, languageOf } from './languages'

type Source = () => Promise<{ default: string }>

const SOURCES: Readonly<Record<string, Source>> = {
  en: () => import('virtual:catalogue/en'),
  fr: () => import('virtual:catalogue/fr'),
  de: () => import('virtual:catalogue/de'),
  it: () => import('virtual:catalogue/it'),
  es: () => import('virtual:catalogue/es'),
  'es-419': () => import('virtual:catalogue/es-419'),
  'pt-BR': () => import('virtual:catalogue/pt-BR'),
  pl: () => import('virtual:catalogue/pl'),
}
const PSEUDO = 'pseudo'
const KEPT = 'red7.language'
/** For this visit alone. */
const VISIT = 'red7.visit.language'

const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? ''

/** The name of the pseudo-language in an address shows what is not in the catalogue. */
const isPseudo = (): boolean => asked('language') === PSEUDO

/** The language that was asked for in the address, for this visit. */
function visitLanguage(): string {
  const wish = languageOf(asked('lang'))
  try {
    if (wish) sessionStorage.setItem(VISIT, wish)
    return wish ?? sessionStorage.getItem(VISIT) ?? ''
  } catch {
    return wish ?? ''
  }
}

/** The language of this page: of the visit, else as chosen here, else as the browser asks for. */
export const currentLanguage = (): string =>
  firstLanguage([visitLanguage(), load<string>(KEPT, ''), ...navigator.languages])

/** Speak another language from now on; the page is loaded again. */
export function chooseLanguage(language: string): void {
  save(KEPT, language)
  try {
    sessionStorage.removeItem(VISIT)
  } catch {
    // Nothing was kept for this visit then.
  }
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  location.reload()
}

/** Speak the language of this page until it is loaded again. */
export async function loadLanguage(): Promise<void> {
  const language = isPseudo() ? ENGLISH : currentLanguage()
  const source = await SOURCES[language]!()
  if (isPseudo()) speak(language, source.default, (await import('./pseudo')).pseudo)
  else speak(language, source.default)
  document.documentElement.lang = language
  document.title = text('app-name')
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (manifest) manifest.href = `/manifest.webmanifest?lang=${language}`
}
