// What a screen reader says of a card on the table: its name, then the marks that it has.
import { cardName, text } from '../texts/catalogue'

export interface CardMarks {
  /** Whether it counts under the rule. */
  counts?: boolean
  /** Whether it was put there since one's own last turn. */
  isNew?: boolean
  /** Whether an action may choose it. */
  target?: boolean
  /** Whether choosing it can keep its player in. */
  mark?: 'stays' | 'later' | 'out' | null
}

export function cardLabel(name: string, { counts, isNew, target, mark }: CardMarks): string {
  const marks = [
    counts ? text('mark-counts') : '',
    isNew ? text('mark-new') : '',
    target ? text('mark-target', { mark: mark ?? '' }) : '',
  ]
  return marks
    .filter(Boolean)
    .reduce((first, next) => text('marks-joined', { first, next }), cardName(name))
}
