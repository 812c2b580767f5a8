// How few turns keep their player in, in words.
import { cardOf } from '../lib/steps'
import { cards, richText, type Part } from '../texts/catalogue'
import type { Options } from '../wire'

const FEW = 4

/** Whether the turns that are left are few enough to be listed. */
export const areFew = ({ ways }: Options): boolean => ways > 0 && ways <= FEW

/** What there is to say where few turns are left, or none; null where there are many. */
export function remainingSentence(options: Options): Part[] | null {
  if (areFew(options)) return richText('rescue-title', { count: options.ways })
  if (options.ways) return null
  if (!options.hope) return richText('rescue-none')
  const hoped = options.hope.map(cardOf).filter((card) => card)
  const count = options.rescues.reduce((sum, each) => sum + each.count, 0)
  const unseen = options.choices.find((choice) => choice.outcome)?.outcome?.unseen ?? 0
  return richText('rescue-hope', { cards: cards(hoped), count, unseen })
}
