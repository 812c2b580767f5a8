// What the server refuses, in words: it sends a code and values, the catalogue has the sentence.
import { named, namedParts, plainText, text, card, richText, type Part } from '../texts/catalogue'
import type { Refusal } from '../wire'

export interface Refused {
  code: string
  values?: Record<string, string | number> | null
  /** Where the rules of the game refuse a step. */
  refusal?: Refusal | null
}

/** What went wrong, as a sentence; a code without one gets a general one. */
export function problemSentence({ code, values, refusal }: Refused): string {
  if (refusal) return text('table-refused', { text: plainText(refusalWords(refusal)) })
  return named(`problem-${code}`, values ?? {}) ?? text('problem-unknown', { code })
}

/** Why a stored game cannot be shown. */
export const unreadableSentence = (code: string): string =>
  named(`problem-${code}`) ?? text('games-unreadable-why')

/** Why the rules refuse a step, in a few words. */
export function refusalWords({ why, cause, color }: Refusal): Part[] {
  const values = { color: color ?? '', ...(cause && causeOf(cause)) }
  return namedParts(`why-${why}`, values) ?? richText('problem-unknown', { code: why })
}

const causeOf = (name: string) => ({ cause: card(name), number: Number(name.slice(1)) })
