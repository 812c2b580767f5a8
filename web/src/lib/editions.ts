// Editions of the rules: that of the reader's own box, and what one says otherwise than the usual.
import { currentLanguage } from '../texts/language'
import { named, text } from '../texts/catalogue'
import { DIFFERENCES, HOME_EDITIONS, USUAL_EDITION } from '../texts/home-editions'
import type { Rules } from '../wire'

/** The edition in the box of a language. */
export const homeEdition = (language: string = currentLanguage()): string =>
  HOME_EDITIONS[language] ?? USUAL_EDITION

/** What an edition of the rules is called. */
export const editionName = (edition: string): string =>
  named(`edition-${edition.replaceAll('.', '-')}`) ?? edition

/** Where a difference can be met; those that are not named here are met in every game. */
const MET: Readonly<Record<string, (rules: Rules) => boolean>> = {
  'compulsory-draw': ({ draw }) => draw,
  'seven-wins-at-once': ({ actions }) => actions,
  'seven-draws': ({ actions, draw }) => actions && draw,
  'hopeless-banned': ({ actions }) => actions,
  'hopeless-one-takes': ({ actions }) => actions,
}

/** What the edition of some rules says otherwise than the usual one, where these rules meet it. */
export function editionDifferences(rules: Rules): string[] {
  const all = DIFFERENCES[rules.edition] ?? []
  const met = all.filter((difference) => MET[difference]?.(rules) ?? true)
  if (all.length && !met.length) return [text('edition-alike')]
  return met.flatMap((difference) => named(`edition-differs-${difference}`) ?? [])
}
