import { expect, test } from 'vitest'
import {
  isMistake,
  kindName,
  kindSentence,
  mistakesIn,
  nextMistake,
  wasDrawn,
  worstTurn,
} from '../../src/replay/mistakes'
import type { Moment, Review, ReviewedTurn } from '../../src/wire'
import { frame, match } from '../builders'

const turn = (round: number, number: number, seat: number, given: number): ReviewedTurn => ({
  ...{ round, turn: number, seat, given, steps: [], better: null, kind: null },
  quality: given >= 0.2 ? 'blunder' : given >= 0.05 ? 'doubtful' : 'good',
})
const TURNS = [
  turn(1, 1, 0, 0.06),
  turn(1, 2, 1, 0.5),
  turn(1, 3, 0, 0.3),
  turn(2, 1, 0, 0.01),
  turn(2, 3, 0, 0.3),
]
const REVIEW: Review = { turns: TURNS, points: [], accounts: [], turning: null }
const sitters = (...mine: boolean[]) => mine.map((is) => ({ name: '', bot: null, mine: is }))

test('the mistakes that count are my own', () => {
  const { own, others } = mistakesIn(REVIEW, sitters(true, false))
  expect(own).toEqual([TURNS[0], TURNS[2], TURNS[4]])
  expect(others).toEqual([TURNS[1]])
})

test('all count where nobody here has played', () => {
  const { own, others } = mistakesIn(REVIEW, sitters(false, false))
  expect([own.length, others.length]).toEqual([4, 0])
})

test('the worst turn is my own, the first of equals, and worth a word', () => {
  expect(worstTurn(REVIEW, sitters(true, false))).toBe(TURNS[2])
  expect(worstTurn(REVIEW, sitters(false, true))).toBe(TURNS[1])
  expect(worstTurn({ ...REVIEW, turns: [turn(1, 1, 0, 0.004)] }, sitters(true))).toBe(null)
})

test('from mistake to mistake, over rounds', () => {
  const bad = TURNS.filter(isMistake)
  expect(nextMistake(bad, 1, 1, 1)).toBe(TURNS[1])
  expect(nextMistake(bad, 1, 3, 1)).toBe(TURNS[4])
  expect(nextMistake(bad, 2, 1, -1)).toBe(TURNS[2])
  expect(nextMistake(bad, 1, 1, -1)).toBe(null)
})

test('a kind has a name and a sentence; an unknown one its own', () => {
  expect(kindName('folded-early')).toBe('Folded too early')
  expect(kindSentence('folded-early')).toBe('There was a turn worth playing.')
  expect([kindName('new-kind'), kindSentence('new-kind')]).toEqual(['new-kind', ''])
})

test('a draw makes the deck smaller, within a round', () => {
  const at = (round: number, deck: number): Moment => ({
    frame: frame({ round, deck }),
    match: match(),
  })
  expect(wasDrawn([at(1, 20), at(1, 20), at(2, 17)])).toBe(false)
  expect(wasDrawn([at(1, 20), at(1, 21), at(1, 20)])).toBe(true)
})
