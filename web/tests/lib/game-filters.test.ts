import { expect, test } from 'vitest'
import {
  choicesIn,
  isFiltered,
  matches,
  NO_FILTERS,
  type GameFilters,
} from '../../src/lib/game-filters'
import type { Game } from '../../src/wire'
import { match } from '../builders'

const game = (table: string, bots: (string | null)[], given: Partial<Game> = {}): Game => ({
  rules: { edition: 'v1.2', draw: false, scoring: false, actions: false },
  sitters: bots.map((bot, seat) => ({ name: '', bot, mine: seat === 0 })),
  ...{ table, match: match(), round: 1, turn: 0, mover: 0, changed: 0, uploaded: false },
  ...{ origin: 'new', preset: 'basic' },
  ...given,
})
const over = (...winners: number[]) => ({ match: match({ over: true, winners }) })
const GAMES = [
  game('running', [null, 'scout']),
  game('won', [null, 'random'], over(0)),
  game('lost', [null, 'random', 'scout'], { ...over(1), preset: 'expert' }),
  game('fork', [null, 'random'], { ...over(1), origin: 'fork', preset: null }),
  {
    ...game('record', [null, null], { ...over(1), origin: 'record', uploaded: true }),
    sitters: [null, null].map((bot) => ({ name: 'Mia', bot, mine: false })),
  },
]
const found = (filters: Partial<GameFilters>): string[] =>
  GAMES.filter((each) => matches(each, { ...NO_FILTERS, ...filters })).map((each) => each.table)

test('without a filter all are listed', () => {
  expect(isFiltered(NO_FILTERS)).toBe(false)
  expect(found({})).toHaveLength(GAMES.length)
})

test.each<[Partial<GameFilters>, string[]]>([
  [{ state: 'running' }, ['running']],
  [{ state: 'finished' }, ['won', 'lost', 'fork', 'record']],
  [{ opponent: 'scout' }, ['running', 'lost']],
  [{ opponent: 'person' }, ['record']],
  [{ preset: 'expert' }, ['lost']],
  [{ preset: 'own' }, ['fork']],
  [{ result: 'won' }, ['won']],
  [{ result: 'lost' }, ['lost', 'fork']],
  [{ origin: 'fork' }, ['fork']],
  [{ origin: 'record' }, ['record']],
  [{ result: 'lost', opponent: 'scout' }, ['lost']],
])('%j', (filters, tables) => {
  expect(isFiltered({ ...NO_FILTERS, ...filters })).toBe(true)
  expect(found(filters)).toEqual(tables)
})

test('only what there is can be chosen', () => {
  expect(choicesIn(GAMES)).toEqual({
    opponents: ['random', 'scout', 'person'],
    presets: ['basic', 'expert', 'own'],
    origins: ['new', 'fork', 'record'],
  })
  expect(choicesIn(GAMES.slice(0, 1)).origins).toEqual(['new'])
})
