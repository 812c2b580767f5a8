// Which turns of a review are shown as mistakes, and whose.
import { named } from '../texts/catalogue'
import type { Moment, Review, ReviewedTurn, Sitter } from '../wire'

/** Less than that is shown as nothing. */
export const WORTH_A_WORD = 0.005
const BAD = ['doubtful', 'mistake', 'blunder']

export const isMistake = (turn: ReviewedTurn): boolean => BAD.includes(turn.quality)

/** What kind of mistake a turn was, in a few words. */
export const kindName = (kind: string): string => named(`review-kind-${kind}`) ?? kind
/** The same as a sentence. */
export const kindSentence = (kind: string): string => named(`review-kind-${kind}-text`) ?? ''

type Sitters = readonly Sitter[]

/** Whether a turn is one's own; all are, to whoever has not played. */
const isOwn = ({ seat }: ReviewedTurn, sitters: Sitters): boolean =>
  sitters[seat]?.mine === true || !sitters.some((sitter) => sitter.mine)

/** The mistakes of whoever looks at a review, and those of the others. */
export function mistakesIn(
  review: Review,
  sitters: Sitters,
): { own: ReviewedTurn[]; others: ReviewedTurn[] } {
  const bad = review.turns.filter(isMistake)
  return {
    own: bad.filter((each) => isOwn(each, sitters)),
    others: bad.filter((each) => !isOwn(each, sitters)),
  }
}

/** One's own turn that gave most away, the first of several; null if none gave anything worth a word. */
export function worstTurn(review: Review, sitters: Sitters): ReviewedTurn | null {
  return review.turns
    .filter((each) => each.given >= WORTH_A_WORD && isOwn(each, sitters))
    .reduce<ReviewedTurn | null>(
      (found, each) => (found && found.given >= each.given ? found : each),
      null,
    )
}

/** The mistake before, or after, a turn. */
export function nextMistake(
  turns: readonly ReviewedTurn[],
  round: number,
  turn: number,
  by: 1 | -1,
): ReviewedTurn | null {
  const beyond = (each: ReviewedTurn): boolean =>
    Math.sign(each.round - round || each.turn - turn) === by
  return (by > 0 ? turns.find(beyond) : turns.findLast(beyond)) ?? null
}

/** Whether any card came from the deck after a deal. */
export const wasDrawn = (moments: readonly Moment[]): boolean =>
  moments.some(({ frame }, place) => {
    const before = moments[place - 1]?.frame
    return before?.round === frame.round && frame.deck < before.deck
  })
