// The language that the page speaks, loaded before anything is drawn.
import { speak, text } from './catalogue'

const LANGUAGES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('./languages/en'),
}
const PSEUDO = 'pseudo'

/** The name of the pseudo-language in an address shows what is not in the catalogue. */
const isPseudo = (): boolean => new URLSearchParams(location.search).get('language') === PSEUDO

/** Speak the language of this page until it is loaded again. */
export async function loadLanguage(): Promise<void> {
  const language = 'en'
  const source = await LANGUAGES[language]!()
  if (isPseudo()) speak(language, source.default, (await import('./pseudo')).pseudo)
  else speak(language, source.default)
  document.documentElement.lang = language
  document.title = text('app-name')
}
