// The pages beside the table: requests over HTTP, whose answers are shapes of the wire.
import type {
  Branch,
  Game,
  Games,
  Lobby,
  Made,
  Moved,
  NewFriendsTable,
  NewGame,
  Problem,
  PublicTables,
  Replay,
  Results,
  Review,
  Secret,
} from '../wire'
import type { GameFilters } from './game-filters'
import { problemSentence } from './problems'

/** What the server refused: the error's message is a sentence of the catalogue. */
export class Refused extends Error {
  readonly code: string

  constructor(problem: Problem) {
    super(problemSentence(problem))
    this.code = problem.code
  }
}

const NO_ANSWER: Problem = { code: 'network', message: '' }

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refused(NO_ANSWER)
  }
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.code ? problem : NO_ANSWER)
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T
const post = async <T>(path: string, body: unknown): Promise<T> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return (await (await ask(path, { ...init, body: JSON.stringify(body) })).json()) as T
}
const game = (table: string): string => `/api/games/${encodeURIComponent(table)}`

export const lobby = (): Promise<Lobby> => get('/api/lobby')
/** A page of my games that are like what is asked for, after where the page before has ended. */
export function games(filters: Partial<GameFilters>, limit: number, after = ''): Promise<Games> {
  const asked = Object.entries({ ...filters, after }).filter(([, value]) => value)
  return get(`/api/games?${new URLSearchParams([...asked, ['limit', `${limit}`]])}`)
}
export const results = (): Promise<Results> => get('/api/results')
export const start = (made: NewGame): Promise<Made> => post('/api/games', made)
/** Where friends play, whoever asks sits down for the rematch; seats may move on by one. */
export const rematch = (table: string, shift = true): Promise<Made> =>
  post(`${game(table)}/rematch`, { shift })
export const branch = (table: string, from: Branch): Promise<Made> =>
  post(`${game(table)}/branch`, from)
export const review = (table: string): Promise<Review> => get(`${game(table)}/review`)
export const recordPath = (table: string): string => `${game(table)}/record`
export const replay = (table: string, open: boolean, from: number): Promise<Replay> =>
  get(`${game(table)}/replay?open=${open ? 1 : 0}&start=${from}`)

export const publicTables = (after: string | null): Promise<PublicTables> =>
  get(after ? `/api/tables?${new URLSearchParams({ after })}` : '/api/tables')
export const openForFriends = (table: NewFriendsTable): Promise<Made> => post('/api/tables', table)
export const sitAnywhere = (table: NewFriendsTable): Promise<Made> =>
  post('/api/tables/anywhere', table)
/** A secret that moves seats of mine to another device, or with no table all that is mine. */
export const transfer = (table: string | null, seats: number[] = []): Promise<Secret> =>
  table === null
    ? post('/api/transfer', {})
    : post(`/api/tables/${encodeURIComponent(table)}/transfer`, { seats })
export const takeTransfer = (secret: string): Promise<Moved> => post('/api/transfers', { secret })

/** A text as a QR code: an image's address. */
export async function qrCode(text: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask('/api/qr', { method: 'POST', headers, body: JSON.stringify({ text }) })
  return `data:image/svg+xml;utf8,${encodeURIComponent(await answer.text())}`
}

export async function remove(table: string): Promise<void> {
  await ask(game(table), { method: 'DELETE' })
}

/** Delete everything about me; this browser is then nobody's. */
export async function forgetMe(): Promise<void> {
  await ask('/api/me', { method: 'DELETE' })
}

export async function upload(record: string): Promise<Made> {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return (await (
    await ask('/api/records', { method: 'POST', headers, body: record })
  ).json()) as Made
}

/** Whether other people sit there, at devices of their own. */
export const hasFriends = ({ sitters, uploaded }: Game): boolean =>
  !uploaded && sitters.some(({ mine, bot, free }) => !mine && !bot && !free)

/** Whether a game can be played on. */
export const isRunning = (game: Game): boolean => !game.match.over && !game.uploaded
