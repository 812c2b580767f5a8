// Tables that this page has just opened: those are shown from their deal on.
import type { Frame, TableMessage, Update } from '../wire'
import { replay } from './api'

const justOpened = new Set<string>()

export const openTable = (table: string): string => {
  justOpened.add(table)
  return `/table/${table}`
}

/** Whether a table was just opened; asked once. */
export const wasJustOpened = (table: string): boolean => justOpened.delete(table)

/** A table as it was dealt, and an update from there to what it is; null if that cannot be had. */
export async function fromTheDeal(now: TableMessage): Promise<[TableMessage, Update] | null> {
  const { rules: _, preset: __, sitters: ___, frame, ...rest } = now
  const [first, ...later] = frame ? await framesSinceDeal(now.table, frame) : []
  if (!frame || !first) return null
  // A replay is seen by one seat; several may be ours.
  const last = { ...frame, happened: later.pop()?.happened ?? null }
  const dealt = { ...now, version: now.version - 1, frame: first, told: [], options: [] }
  return [dealt, { ...rest, type: 'update', frames: [...later, last] }]
}

/** The frames of a round from its deal to another frame; none if they cannot be had. */
async function framesSinceDeal(table: string, last: Frame): Promise<Frame[]> {
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
