import { afterEach, expect, test, vi } from 'vitest'
import { Refused, branch, isRunning, replay, upload } from '../../src/lib/api'
import { problemSentence } from '../../src/lib/problems'
import type { Game } from '../../src/wire'
import { match } from '../builders'

const answer = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })

function serve(given: () => Response | Promise<Response>) {
  const fetch = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async () => given())
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('a name is no part of an address', async () => {
  const fetch = serve(() => answer({ moments: [] }))
  await replay('a/b', true, 40)
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/games/a%2Fb/replay?open=1&start=40')
})

test('bodies are JSON, and records are text', async () => {
  const fetch = serve(() => answer({ table: 't' }))
  const from = { round: 1, turn: 2, seat: 0, name: 'Mia', bot: 'scout' }
  expect(await branch('t', from)).toEqual({ table: 't' })
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toEqual(from)
  await upload('[Red7 "1"]')
  expect(fetch.mock.calls[1]?.[1]?.body).toBe('[Red7 "1"]')
})

test('what the server refuses is a sentence, with what it says to programs', async () => {
  const problem = { code: 'bad-record', message: 'line 3' }
  serve(() => answer(problem, 400))
  const refused: unknown = await upload('').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({
    code: 'bad-record',
    message: problemSentence(problem),
    detail: 'line 3',
  })
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('failed to fetch'))],
  ['somebody else answers', () => answer('<html>', 502)],
])('where %s, it is said that the server does not', async (_, given) => {
  serve(given)
  const problem: unknown = await upload('').catch((error: unknown) => error)
  expect(problem).toMatchObject({
    code: 'network',
    message: expect.stringContaining('Red7') as string,
  })
})

test('a game can be played on that is neither over nor somebody elses record', () => {
  const game = (over: boolean, uploaded: boolean) => ({ match: match({ over }), uploaded }) as Game
  expect([game(false, false), game(true, false), game(false, true)].map(isRunning)).toEqual([
    true,
    false,
    false,
  ])
})
