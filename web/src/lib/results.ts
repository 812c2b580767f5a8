// Results as charts need them: rates, averages by kind of mistake, and scales.
import type { ReviewNote } from '../wire'

/** What a kind of mistake cost, on average in a match. */
export interface Cost {
  kind: string
  share: number
}

/** What each kind of mistake cost on average, most first. */
export function costsOf(notes: readonly ReviewNote[]): Cost[] {
  const sums = new Map<string, number>()
  for (const note of notes)
    for (const [kind, given] of Object.entries(note.kinds))
      sums.set(kind, (sums.get(kind) ?? 0) + given)
  return [...sums]
    .map(([kind, sum]) => ({ kind, share: sum / notes.length }))
    .sort((one, other) => other.share - one.share || one.kind.localeCompare(other.kind))
}

/** What one kind of mistake, or all turns, gave away in a match. */
export const givenIn = (note: ReviewNote, kind: string): number =>
  kind ? (note.kinds[kind] ?? 0) : note.given

/** Half of each is a whole percentage, so that the marks of a scale are what they say. */
const TOPS = [0.02, 0.04, 0.06, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10]

/** The end of a scale that has room for all of some shares. */
export function topFor(shares: readonly number[]): number {
  const most = Math.max(0, ...shares)
  return TOPS.find((top) => top >= most) ?? Math.ceil(most)
}
