// Who is away, for how long, and what may be done about it.
import { nameOf } from '../lib/display-names'
import { text } from '../texts/catalogue'
import type { LiveTable } from '../table/live-table.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long somebody is away, in units that fit. */
export function awayValues(seconds: number): { state: string; count: number } {
  const [unit, size] =
    seconds < MINUTE
      ? ['now', MINUTE]
      : seconds < HOUR
        ? ['minutes', MINUTE]
        : seconds < 2 * DAY
          ? ['hours', HOUR]
          : ['days', DAY]
  return { state: String(unit), count: Math.floor(seconds / Number(size)) }
}

/** Whether a person sits at a seat, here or not. */
export function isPerson({ seating }: LiveTable, seat: number): boolean {
  const sitter = seating.sitters[seat]
  return !!sitter && !sitter.bot && !sitter.free && !sitter.invited
}

/** Since when whoever sits at a seat is away, in words; empty where all is well. */
export function standingOf(table: LiveTable, seat: number, now: number): string {
  const away = table.seating.mine.includes(seat) ? 0 : table.friends.away(seat, now)
  return away && isPerson(table, seat) ? text('at-away', awayValues(away)) : ''
}

/** Whether a bot may be asked to play for whoever sits at a seat. */
export function mayStandIn(table: LiveTable, seat: number, now: number): boolean {
  const { friends, seating, timeline } = table
  const settings = friends.seating?.settings
  if (!settings || !seating.mine.length || seating.mine.includes(seat)) return false
  if (!isPerson(table, seat) || seating.sitters[seat]?.stand_in) return false
  if (!friends.seating?.started || timeline.match?.over) return false
  // What is counted here is never more than what the server counts.
  const away = friends.away(seat, now)
  return friends.presence?.here[seat] === false && away >= settings.pause
}

export const letBotPlay = (table: LiveTable, seat: number): void =>
  table.friends.ask({ type: 'stand-in', seat })

/** What is said of somebody who is away. */
export const awaySentence = (table: LiveTable, seat: number, now: number): string =>
  text('at-is-away', {
    name: nameOf(table.seating, seat),
    ...awayValues(table.friends.away(seat, now)),
  })
