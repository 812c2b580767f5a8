import { expect, test } from 'vitest'
import { wordAtEnd, wordDuringRound } from '../../src/lib/bot-words'
import type { Sitter } from '../../src/wire'
import { match, told } from '../builders'

const person: Sitter = { name: 'Ada', bot: null, mine: true }
const bot = (name: string): Sitter => ({ name, bot: name, mine: false })
const BOTS = ['random', 'thrifty', 'planner', 'sampler', 'scout']
const TABLES = Array.from({ length: 200 }, (_, number) => `table-${number}`)
/** What fits beside the number of cards in hand. */
const NARROW = 18

test('before the first turn one bot greets, and after a reload it is the same', () => {
  const sitters = [person, bot('random'), bot('scout')]
  const words = TABLES.map((table) => wordDuringRound(table, 1, [], sitters))
  expect(words.every((word) => word && word.seat > 0)).toBe(true)
  expect(new Set(words.map((word) => word?.seat)).size).toBe(2)
  expect(TABLES.map((table) => wordDuringRound(table, 1, [], sitters))).toEqual(words)
  expect(wordDuringRound('table-0', 2, [], sitters)).toBeNull()
})

test('during a round a bot says something rarely, and a person never', () => {
  const sitters = [person, bot('planner')]
  const after = (seat: number, out: boolean): number =>
    TABLES.filter((table) => wordDuringRound(table, 1, [told(['.'], { seat, out })], sitters))
      .length
  const leads = after(1, false)
  expect(leads).toBeGreaterThan(20)
  expect(leads).toBeLessThan(70)
  expect(after(1, true)).toBeGreaterThan(leads)
  expect(after(0, true)).toBe(0)
})

test('a bot whom nobody has given words is silent', () => {
  expect(wordDuringRound('table-0', 1, [], [person, bot('mine')])).toBeNull()
})

test.each(BOTS)('%s has two words for each occasion, short ones for the table', (name) => {
  const sitters = [person, bot(name)]
  const said = (out: boolean) =>
    TABLES.map((table) => wordDuringRound(table, 1, [told(['.'], { seat: 1, out })], sitters))
  const greetings = TABLES.map((table) => wordDuringRound(table, 1, [], sitters))
  for (const each of [greetings, said(false), said(true)]) {
    const words = new Set(each.flatMap((word) => (word ? [word.text] : [])))
    expect(words.size).toBe(2)
    for (const word of words) expect(word.length).toBeLessThanOrEqual(NARROW)
  }
})

test('at the end of a match the winner speaks, or the last who was beaten', () => {
  const sitters = [person, bot('random'), bot('scout')]
  const over = (winner: number) =>
    match({ rounds: [{ winner, cards: [], points: 0 }], over: true, winners: [winner] })
  const lost = [told(['.'], { seat: 1, out: true }), told(['--'], { seat: 2, out: true })]
  expect(wordAtEnd('t', over(1), [], sitters)?.seat).toBe(1)
  expect(wordAtEnd('t', over(0), lost, sitters)?.seat).toBe(2)
  expect(wordAtEnd('t', over(0), [], [person, { ...person, mine: false }])).toBeNull()
})
