// Steps by their text: what kind a step is, which card it moves, and where that lands on the table.
import type { Choice, Frame, Outcome } from '../wire'

export type Kind = '+' | '>' | '*' | '^' | '~' | '!' | '.' | '--'

export type Destination = 'palette' | 'canvas' | 'deck'

const DESTINATIONS: Partial<Record<Kind, Destination>> = {
  '+': 'palette',
  '>': 'canvas',
  '~': 'canvas',
  '*': 'deck',
  '^': 'deck',
}

export const kindOf = (step: string): Kind => (step === '--' ? '--' : (step.charAt(0) as Kind))
export const cardOf = (step: string): string => (step.length === 3 ? step.slice(1) : '')
export const finishes = (step: string): boolean => step === '.' || step === '--'
export const turnKey = (steps: readonly string[]): string => steps.join(' ')

/** Where a step takes its card. */
export const destinationOf = (step: string): Destination | null =>
  DESTINATIONS[kindOf(step)] ?? null

/** The part of a turn that is laid on the table before it is confirmed: all but how it ends. */
export function withoutEnding(steps: readonly string[]): string[] {
  const end = steps.findLastIndex((step) => cardOf(step) !== '')
  return steps.slice(0, end + 1)
}

/** Whether a choice keeps its player in: as it is, by what could follow, or not. */
export function prospect(choice: Choice): 'stays' | 'later' | 'out' {
  // A canvas card may have to wait for a palette card.
  if (choice.refusal) return choice.uses ? 'later' : 'out'
  // An action that is owed may yet change who leads.
  if (choice.finish && choice.outcome?.stays) return 'stays'
  return choice.ways ? 'later' : 'out'
}

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

/** Cards lie best first, as the server sends them: by number, then from red to violet. */
function insert(cards: string[] | undefined, card: string): void {
  if (!cards || cards.includes(card)) return
  const place = cards.findIndex((other) => order(other) < order(card))
  cards.splice(place < 0 ? cards.length : place, 0, card)
}

function order(card: string): number {
  return Number(card.slice(1)) * 7 + 'VIBGYOR'.indexOf(card.charAt(0))
}
