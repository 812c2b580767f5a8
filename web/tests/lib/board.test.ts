import { expect, test } from 'vitest'
import { boardOf } from '../../src/lib/board'
import { frame, lead, outcome, seat } from '../builders'

const HAND = ['G7', 'Y4', 'V2', 'R1']

test('a frame without a turn is shown as it is', () => {
  const board = boardOf(frame(), 0, [], null)
  expect(board.hands).toEqual([HAND, null])
  expect(board.palettes).toEqual([['B5'], ['O7']])
  expect(board.counts).toEqual([['B5'], ['O7']])
  expect([board.canvas, board.deck, board.top, board.color]).toEqual([[], 20, [], 'R'])
})

test('palette cards lie best first, by number and then from red to violet', () => {
  const among = frame({ seats: [seat(['G5', 'I5', 'B2'], ['B5', 'R1', 'V7']), seat(['O7'], null)] })
  const board = boardOf(among, 0, ['+B5', '+R1', '+V7'], null)
  expect(board.palettes[0]).toEqual(['V7', 'G5', 'B5', 'I5', 'B2', 'R1'])
  expect(board.hands[0]).toEqual([])
})

test('a card for the canvas changes what the server has told it changes', () => {
  const told = outcome({ lead: lead({ color: 'G', seat: 0 }), counts: [['Y4'], []] })
  const board = boardOf(frame({ canvas: ['V1'] }), 0, ['+Y4', '>G7'], told)
  expect(board.canvas).toEqual(['V1', 'G7'])
  expect(board.hands[0]).toEqual(['V2', 'R1'])
  expect([board.color, board.lead.seat, board.counts[0]]).toEqual(['G', 0, ['Y4']])
})

test('a 1 sends a card of another palette to the top of the deck', () => {
  const board = boardOf(frame({ top: ['G2'] }), 0, ['+R1', '*O7'], null)
  expect(board.palettes[1]).toEqual([])
  expect([board.top, board.deck]).toEqual([['O7', 'G2'], 21])
})

test('a 7 sends a card of its own palette to the deck or to the canvas', () => {
  expect(boardOf(frame(), 0, ['+G7', '^B5'], null)).toMatchObject({ top: ['B5'], deck: 21 })
  expect(boardOf(frame(), 0, ['+G7', '~B5'], null)).toMatchObject({ canvas: ['B5'], deck: 20 })
  expect(boardOf(frame(), 0, ['+G7', '~B5'], null).palettes[0]).toEqual(['G7'])
})

test('the frame itself is left as it was', () => {
  const before = frame()
  boardOf(before, 0, ['+G7', '>Y4'], null)
  expect(before).toEqual(frame())
})
