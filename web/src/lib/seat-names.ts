// The names of a new game's seats: no two alike, and none too long.
import type { NewSeat } from '../wire'

/** Seats with distinct names: two bots of a kind, or a namesake, get a number; the unnamed none. */
export function withDistinctNames(seats: readonly NewSeat[], longest: number): NewSeat[] {
  const seen = new Set<string>()
  return seats.map((seat) => {
    let { name } = seat
    for (let count = 2; name && seen.has(name); count++) name = numbered(seat.name, count, longest)
    seen.add(name)
    return { ...seat, name }
  })
}

function numbered(name: string, count: number, longest: number): string {
  const number = ` ${count}`
  const short = [...name].slice(0, longest - number.length).join('')
  return short.trimEnd() + number
}
