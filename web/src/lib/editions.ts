// Editions of the rules: that of the reader's own box, and what one says otherwise than the usual.
import { currentLanguage } from '../texts/language'
import { named, text } from '../texts/catalogue'
import { DIFFERENCES, HOME_EDITIONS, SWITCHES, USUAL_EDITION } from '../texts/home-editions'
import type { Rules } from '../wire'

/** The edition in the box of a language. */
export const homeEdition = (language: string = currentLanguage()): string =>
  HOME_EDITIONS[language] ?? USUAL_EDITION

/** What an edition of the rules is called. */
export const editionName = (edition: string): string =>
  named(`edition-${edition.replaceAll('.', '-')}`) ?? edition

/** What the edition of some rules says otherwise than the usual one, where these rules meet it. */
export function editionDifferences(rules: Rules): string[] {
  const all = DIFFERENCES[rules.edition] ?? []
  const met = all.filter((difference) => SWITCHES[difference]?.every((each) => rules[each]) ?? true)
  if (all.length && !met.length) return [text('edition-alike')]
  return met.flatMap((difference) => named(`edition-differs-${difference}`) ?? [])
}
