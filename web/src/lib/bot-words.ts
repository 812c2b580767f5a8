// A word now and then from the bots. Which one, and whether, follows from the table alone, so that
// it is the same after a reload.
import { named } from '../texts/catalogue'
import type { Match, Sitter, FinishedTurn } from '../wire'
import { winnersOf } from './result-mood'

export type Occasion = 'greets' | 'leads' | 'out' | 'wins' | 'loses'

export interface BotWord {
  seat: number
  text: string
}

/** On which share of the occasions something is said: one in so many. */
const ONE_IN: Record<Occasion, number> = { greets: 1, leads: 5, out: 2, wins: 2, loses: 3 }

type Sitters = readonly Sitter[]

/** What is said while a round is played: by whoever has just moved, or before anybody has. */
export function wordDuringRound(
  table: string,
  round: number,
  told: readonly FinishedTurn[],
  sitters: Sitters,
): BotWord | null {
  const last = told.at(-1)
  if (last) {
    const chance = `${table} ${round} ${last.turn}`
    return wordOf(last.seat, last.out ? 'out' : 'leads', sitters, chance)
  }
  const bots = sitters.flatMap((sitter, seat) => (sitter.bot ? [seat] : []))
  const first = bots[mixed(table) % Math.max(bots.length, 1)]
  return round === 1 && first !== undefined ? wordOf(first, 'greets', sitters, table) : null
}

/** What is said at the end: by a bot that has won, or by the last one to be beaten. */
export function wordAtEnd(
  table: string,
  match: Match,
  told: readonly FinishedTurn[],
  sitters: Sitters,
): BotWord | null {
  const winners = winnersOf(match)
  const proud = winners.find((seat) => sitters[seat]?.bot)
  const chance = `${table} end ${match.rounds.length}`
  if (proud !== undefined) return wordOf(proud, 'wins', sitters, chance, match.over)
  const beaten = told.findLast((each) => each.out && sitters[each.seat]?.bot)
  return beaten ? wordOf(beaten.seat, 'loses', sitters, chance, match.over) : null
}

function wordOf(
  seat: number,
  state: Occasion,
  sitters: Sitters,
  chance: string,
  surely = false,
): BotWord | null {
  const sitter = sitters[seat]
  // A bot that has a person's seat says nothing in that person's name.
  const bot = sitter?.left ? null : sitter?.bot
  const number = mixed(chance)
  if (!bot || (!surely && number % ONE_IN[state])) return null
  const text = named(`word-${bot}`, { state, number: Math.floor(number / 64) % 2 })
  return text === null ? null : { seat, text }
}

/** A number that looks like chance (FNV-1a). */
function mixed(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  // The low bits of FNV alone are poor.
  return (hash ^ (hash >>> 15)) >>> 0
}
