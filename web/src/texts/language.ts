// The language that the page speaks, loaded before anything is drawn.
import { speak } from './catalogue'

const LANGUAGES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import('./languages/en'),
}
const PSEUDO = 'pseudo'

/** The name of the pseudo-language in an address shows what is not in the catalogue. */
const isPseudo = (): boolean => new URLSearchParams(location.search).get('language') === PSEUDO

export async function loadLanguage(): Promise<void> {
  const source = await LANGUAGES.en!()
  if (isPseudo()) speak('en', source.default, (await import('./pseudo')).pseudo)
  else speak('en', source.default)
}
