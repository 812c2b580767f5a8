// Messages as a server would send them, with only what matters to a test written down.
import type { Choice, Frame, Lead, Match, Options, Outcome, Seat, FinishedTurn } from '../src/wire'

export const lead = (given: Partial<Lead> = {}): Lead => ({
  color: 'R',
  seat: 1,
  cards: ['O7'],
  best: 'O7',
  tie: null,
  ...given,
})

export const seat = (
  palette: string[],
  hand: string[] | null,
  given: Partial<Seat> = {},
): Seat => ({
  hand,
  size: hand?.length ?? 7,
  known: [],
  palette,
  counts: palette.slice(0, 1),
  worth: 0,
  out: false,
  points: 0,
  pile: [],
  ...given,
})

/** Seat 0 holds G7, Y4, V2 and R1 beside B5; seat 1 leads with O7. */
export const frame = (given: Partial<Frame> = {}): Frame => ({
  round: 1,
  turn: 0,
  steps: [],
  mover: 0,
  over: false,
  color: 'R',
  canvas: [],
  deck: 20,
  top: [],
  seats: [seat(['B5'], ['G7', 'Y4', 'V2', 'R1']), seat(['O7'], null)],
  lead: lead(),
  happened: null,
  ...given,
})

export const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  stays: false,
  lead: lead(),
  counts: [['B5'], ['O7']],
  drew: 0,
  may_draw: false,
  winner: null,
  scores: [],
  worth: 0,
  match_winners: [],
  rescues: [],
  unseen: 30,
  ...given,
})

/** A step that may be taken, after which the turn may end. */
export const choice = (step: string, given: Partial<Choice> = {}): Choice => ({
  step,
  refusal: null,
  outcome: outcome(),
  ways: 0,
  uses: 0,
  reveals: false,
  finish: ['.'],
  owes: null,
  ...given,
})

export const refused = (step: string, why: string, given: Partial<Choice> = {}): Choice =>
  choice(step, {
    refusal: { step, why, cause: null, color: null },
    outcome: null,
    finish: null,
    ...given,
  })

export const options = (steps: string[], given: Partial<Options> = {}): Options => ({
  seat: 0,
  steps,
  choices: [],
  ways: 0,
  turns: [],
  hope: null,
  rescues: [],
  owed: null,
  targets: [],
  finish: null,
  ...given,
})

export const told = (steps: string[], given: Partial<FinishedTurn> = {}): FinishedTurn => ({
  round: 1,
  turn: 1,
  seat: 0,
  steps,
  drew: 0,
  out: false,
  lead: lead({ seat: 0, cards: ['G7'], best: 'G7' }),
  counts: [1, 1],
  ...given,
})

export const match = (given: Partial<Match> = {}): Match => ({
  rounds: [],
  points: [0, 0],
  target: null,
  over: false,
  winners: [],
  ...given,
})
