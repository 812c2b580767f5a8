// Tables that this page has just opened: those are shown from their deal on.
import type { Frame } from '../wire'
import { replay } from './api'

const justOpened = new Set<string>()

export const openTable = (table: string): string => {
  justOpened.add(table)
  return `/table/${table}`
}

/** Whether a table was just opened; asked once. */
export const wasJustOpened = (table: string): boolean => justOpened.delete(table)

/** The frames of a round from its deal to another frame; none if they cannot be had. */
export async function framesSinceDeal(table: string, last: Frame): Promise<Frame[]> {
  const found = await replay(table, false, 0).catch(() => null)
  const frames = found?.moments.map((moment) => moment.frame) ?? []
  // The table may have gone on since.
  const end = frames.findIndex(
    (frame) =>
      frame.round === last.round &&
      frame.turn === last.turn &&
      frame.steps.length === last.steps.length,
  )
  return frames.slice(0, end + 1)
}
