// The newest cards: those that others have put on palettes and canvas since one's own last turn.
import type { FinishedTurn } from '../wire'
import { cardOf, destinationOf } from './steps'

/** The cards put since the last turn of a seat; for whoever has none, those of the last turn. */
export function newestCards(
  told: readonly FinishedTurn[],
  seat: number | null,
): ReadonlySet<string> {
  const after = told.findLastIndex((each) => each.seat === seat) + 1
  const since = seat === null ? told.slice(-1) : told.slice(after)
  const steps = since.flatMap((each) => each.steps)
  const isPut = (step: string): boolean =>
    destinationOf(step) === 'palette' || destinationOf(step) === 'canvas'
  return new Set(steps.filter(isPut).map(cardOf))
}
