// The board: the cards of a frame, and of a turn laid on it, by where they lie.
import { CARDS } from '../symbols'
import type { Frame, Outcome } from '../wire'
import { cardOf, kindOf, type Kind } from './steps'

/** The cards as a table shows them: a frame, or a frame with a turn laid on it. */
export interface Board {
  hands: (string[] | null)[]
  palettes: string[][]
  counts: string[][]
  canvas: string[]
  deck: number
  top: string[]
  lead: Frame['lead']
  color: string
}

/** A frame with a turn laid on it: cards move, and what they come to the server has told. */
export function boardOf(
  frame: Frame,
  seat: number,
  steps: readonly string[],
  outcome: Outcome | null,
): Board {
  const board: Board = {
    hands: frame.seats.map((each) => (each.hand ? [...each.hand] : null)),
    palettes: frame.seats.map((each) => [...each.palette]),
    counts: outcome?.counts ?? frame.seats.map((each) => each.counts),
    canvas: [...frame.canvas],
    deck: frame.deck,
    top: [...frame.top],
    lead: outcome?.lead ?? frame.lead,
    color: outcome?.lead.color ?? frame.color,
  }
  for (const step of steps) move(board, seat, kindOf(step), cardOf(step))
  return board
}

function move(board: Board, seat: number, kind: Kind, card: string): void {
  if (kind === '+' || kind === '>') drop(board.hands[seat], card)
  if (kind === '+') insert(board.palettes[seat], card)
  else if (kind === '*') board.palettes.forEach((palette) => drop(palette, card))
  else if (kind === '^' || kind === '~') drop(board.palettes[seat], card)
  if (kind === '>' || kind === '~') board.canvas.push(card)
  if (kind === '*' || kind === '^') {
    board.top.unshift(card)
    board.deck += 1
  }
}

function drop(cards: string[] | null | undefined, card: string): void {
  const place = cards?.indexOf(card) ?? -1
  if (place >= 0) cards?.splice(place, 1)
}

/** Cards lie best first, as the server sends them. */
function insert(cards: string[] | undefined, card: string): void {
  if (!cards || cards.includes(card)) return
  const rank = CARDS.indexOf(card)
  const place = cards.findIndex((other) => CARDS.indexOf(other) > rank)
  cards.splice(place < 0 ? cards.length : place, 0, card)
}
