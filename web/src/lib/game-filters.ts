// Which of my games are listed: by how they stand, against whom, with which rules, from where.
import type { Game, Origin } from '../wire'
import { isRunning } from './api'

/** What is asked for; empty where anything goes. */
export interface GameFilters {
  state: '' | 'running' | 'finished'
  /** A bot's name, or `person`. */
  opponent: string
  /** A preset's name, or `own` for a mix of one's own. */
  preset: string
  result: '' | 'won' | 'lost'
  origin: '' | Origin
}

export const NO_FILTERS: GameFilters = {
  state: '',
  opponent: '',
  preset: '',
  result: '',
  origin: '',
}

export const isFiltered = (filters: GameFilters): boolean => Object.values(filters).some(Boolean)

const presetOf = (game: Game): string => game.preset ?? 'own'

/** Whoever else sits at a game: bots by their names, and people. */
const opponentsOf = (game: Game): string[] =>
  game.sitters.filter((sitter) => !sitter.mine).map((sitter) => sitter.bot ?? 'person')

function resultOf({ match, sitters }: Game): '' | 'won' | 'lost' {
  if (!match.over || !sitters.some((sitter) => sitter.mine)) return ''
  return match.winners.some((seat) => sitters[seat]?.mine) ? 'won' : 'lost'
}

export const matches = (game: Game, filters: GameFilters): boolean =>
  (!filters.state || (filters.state === 'running') === isRunning(game)) &&
  (!filters.opponent || opponentsOf(game).includes(filters.opponent)) &&
  (!filters.preset || filters.preset === presetOf(game)) &&
  (!filters.result || filters.result === resultOf(game)) &&
  (!filters.origin || filters.origin === game.origin)

/** What there is to choose from among some games, people last. */
export function choicesIn(games: readonly Game[]): {
  opponents: string[]
  presets: string[]
  origins: Origin[]
} {
  const opponents = new Set(games.flatMap(opponentsOf))
  const people = opponents.delete('person') ? ['person'] : []
  return {
    opponents: [...[...opponents].sort(), ...people],
    presets: [...new Set(games.map(presetOf))].sort(),
    origins: (['new', 'fork', 'record'] as const).filter((origin) =>
      games.some((game) => game.origin === origin),
    ),
  }
}
