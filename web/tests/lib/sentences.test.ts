import { describe, expect, test } from 'vitest'
import type { Seating } from '../../src/lib/display-names'
import { foldSentences } from '../../src/lib/fold-sentences'
import {
  amount,
  choiceSentence,
  leadSentence,
  outSentence,
  rulesName,
  switchText,
  turnSentences,
  whyOut,
} from '../../src/lib/sentences'
import { plainText } from '../../src/texts/catalogue'
import type { Choice, Lead, Lobby, Outcome, FinishedTurn, Mover, Sitter } from '../../src/wire'
import { choice, frame, lead, options, outcome, refused, seat, told } from '../builders'

const sitters = ['Mia', 'Jon', 'Zoë'].map((name) => ({ name, bot: null, mine: name === 'Mia' }))
const seating: Seating = { sitters, you: 0 }

const leadText = (given: Partial<Lead>): string => plainText(leadSentence(lead(given), seating))
const choiceText = (given: Choice): string => plainText(choiceSentence(given, 0, seating))
const turnText = (steps: string[], given: Partial<FinishedTurn> = {}): string =>
  plainText(turnSentences(told(steps, given), seating))

test.each([
  ['R', ['R7'], 'Red 7'],
  ['O', ['R3', 'V3'], 'two\u00a03s'],
  ['O', ['R6'], 'a\u00a06'],
  ['Y', ['G6', 'G2'], '2 green'],
  ['G', ['R6'], '1 even'],
  ['B', ['R6'], '1 color'],
  ['B', ['R6', 'O2'], '2 colors'],
  ['I', ['R6', 'O5'], '2 in a row'],
  ['V', ['R3'], '1 below 4'],
  ['V', [], 'no cards count'],
])('under %s, %j comes to %s', (color, counts, said) => {
  expect(plainText(amount(color, counts))).toBe(said)
})

test.each<[Mover | null, Partial<Sitter>, string]>([
  [null, {}, 'Jon plays Red 7.'],
  [null, { stand_in: 'planner' }, 'Jon plays Red 7.'],
  [null, { bot: 'planner', left: true }, 'Piet for Jon plays Red 7.'],
  [{ name: 'Jon', bot: 'planner' }, {}, 'Piet for Jon plays Red 7.'],
  [{ name: 'Jon', bot: 'planner' }, { mine: true }, 'Piet for you plays Red 7.'],
  [{ bot: 'planner' }, {}, 'Piet plays Red 7.'],
  [{ name: 'Ada' }, {}, 'Ada plays Red 7.'],
  [{ name: '' }, {}, 'Player 2 plays Red 7.'],
])('a turn by %j at the seat %j says who made it', (by, given, said) => {
  const others = sitters.map((each, seat) => (seat === 1 ? { ...each, ...given } : each))
  const turn = told(['+R7', '.'], { seat: 1, by, lead: lead({ seat: 2 }) })
  expect(plainText(turnSentences(turn, { sitters: others, you: 0 }))).toBe(said)
})

describe('who leads', () => {
  test('nobody', () => {
    expect(leadText({ seat: null, cards: [], best: null })).toBe('Nobody has a card that counts.')
  })
  test('by more cards', () => {
    expect(leadText({ cards: ['R6', 'O2'] })).toBe('Jon leads with Red 6 and Orange 2.')
    expect(leadText({ seat: 0, cards: ['R6', 'O2'] })).toBe('You lead with Red 6 and Orange 2.')
  })
  test('one card against another is told once', () => {
    const tie = { rival: 0, best: 'G7', broken: 'color' } as const
    expect(leadText({ tie })).toBe('Jon leads. Orange 7 is nearer red than your Green 7.')
  })
  test('several cards against as many', () => {
    const tie = { rival: 2, best: 'G5', broken: 'number' } as const
    expect(leadText({ cards: ['O7', 'O1'], tie })).toBe(
      'Jon leads with Orange 7 and Orange 1. Orange 7 is higher than Green 5 of Zoë.',
    )
  })
})

describe('what a choice would come to', () => {
  const mine = lead({ color: 'G', seat: 0, cards: ['G6', 'Y4'], best: 'G6' })
  const wins = outcome({ stays: true, lead: mine, counts: [['G6', 'Y4'], [], []] })

  test('the lead', () => {
    expect(choiceText(choice('+Y4', { outcome: wins }))).toBe('you lead with 2 even')
    expect(choiceText(choice('>G6', { outcome: wins }))).toBe('Green: you lead with 2 even')
  })
  test('the round', () => {
    const all = { ...wins, winner: 0 }
    expect(choiceText(choice('+Y4', { outcome: all }))).toBe(
      'you lead with 2 even, you win the round',
    )
  })
  test('a draw is told, and one without a way back so', () => {
    const draws = { ...wins, may_draw: true }
    expect(choiceText(choice('+Y4', { outcome: draws }))).toContain(' · draws a card')
    expect(choiceText(choice('+Y3', { outcome: wins, reveals: true }))).toContain('no way back')
  })
  test('not enough alone, or not enough', () => {
    const short = outcome({ lead: lead({ color: 'G', cards: ['O6', 'R2'] }), counts: [['Y4'], []] })
    expect(choiceText(choice('+Y4', { outcome: short, ways: 1 }))).toBe(
      'not enough alone; 1 way to go on and stay in',
    )
    expect(choiceText(choice('+Y4', { outcome: short }))).toBe(
      'not enough: Jon has 2 even, you 1 even',
    )
    expect(choiceText(choice('>G4', { outcome: short }))).toBe(
      'Green: not enough, Jon has 2 even, you 1 even',
    )
  })
  test('unseen cards that would help', () => {
    const rescues = [
      { color: 'R', count: 2 },
      { color: 'V', count: 1 },
    ]
    expect(choiceText(choice('+Y3', { outcome: outcome({ rescues }) }))).toBe(
      '3 of 30 unseen cards would save you',
    )
  })
  test('what an odd card asks for first', () => {
    const owes = { owes: 'R1', finish: null }
    expect(choiceText(choice('+R1', { ...owes, ways: 1 }))).toBe(
      'then take a card from another palette',
    )
    expect(choiceText(choice('+G7', { ...owes, owes: 'G7' }))).toBe(
      'then move a card of your palette, but no turn then keeps you in',
    )
    expect(choiceText(choice('+R1', { outcome: wins }))).toBe('you lead with 2 even')
  })
  test('a card that must wait for another', () => {
    expect(choiceText(refused('>G6', 'losing', { uses: 2 }))).toBe(
      'Green: 2 possible turns use it, after another card',
    )
  })
})

describe('a finished turn', () => {
  test('a palette card', () => {
    expect(turnText(['+G7', '.'])).toBe('You play Green 7. You lead with Green 7.')
  })
  test('somebody else changes the rule', () => {
    const after = lead({ color: 'B', seat: 1, cards: ['O7', 'B1'] })
    expect(turnText(['+O7', '>B3', '.'], { seat: 1, lead: after })).toBe(
      'Jon plays Orange 7 and puts Blue 3 on the canvas: Blue: most different colors. ' +
        'Jon leads with 2 colors.',
    )
  })
  test('actions in the order in which they were done', () => {
    expect(turnText(['+R1', '*O6', '>V2', '!', '.'], { drew: 1 })).toBe(
      'You play Red 1. The 1 sends Orange 6 to the deck. ' +
        'You put Violet 2 on the canvas: Violet: most cards below 4. ' +
        'One card is drawn. You lead with Green 7.',
    )
  })
  test('a fold', () => {
    expect(turnText(['--'], { seat: 2, out: true })).toBe('Zoë folds and is out.')
  })
  test('a player who goes out', () => {
    const after = lead({ seat: 1, cards: ['O7', 'R7'] })
    expect(turnText(['+G1', '.'], { out: true, lead: after })).toBe(
      'You play Green 1. You are out. Red: Jon leads 2 to 1.',
    )
  })
})

describe('why somebody is out', () => {
  const why = (given: Partial<FinishedTurn>): string =>
    plainText(whyOut(told(['+G1', '.'], given), seating))
  const out = (steps: string[], given: Partial<FinishedTurn>): string =>
    plainText(outSentence(told(steps, { out: true, ...given }), seating))

  test('as many cards, and a lower one', () => {
    const green = lead({ color: 'G', seat: 1, cards: ['O6'], best: 'O6' })
    expect(why({ lead: green })).toBe('Green: a tie, but Jon’s Orange 6 is higher.')
    expect(why({ lead: lead({ seat: 1, cards: ['O7'] }) })).toBe('Red: Jon’s Orange 7 is higher.')
  })
  test('runs as long, and a lower card', () => {
    const indigo = lead({ color: 'I', seat: 1, cards: ['O6', 'R5'], best: 'O6' })
    expect(why({ lead: indigo, counts: [2, 2] })).toBe(
      'Indigo: equally long runs, but Jon’s Orange 6 is higher.',
    )
  })
  test('no card that counts', () => {
    expect(why({ lead: lead(), counts: [0, 1] })).toBe('Red: you have no card that counts.')
    expect(why({ seat: 1, lead: lead(), counts: [0, 0] })).toBe('Red: Jon has no card that counts.')
  })
  test('against you, who are spoken to', () => {
    const mine = lead({ color: 'B', seat: 0, cards: ['G6', 'R2', 'Y1'], best: 'G6' })
    expect(out(['+G1', '.'], { seat: 1, lead: mine, counts: [3, 2] })).toBe(
      'Jon is out. Blue: you lead 3 to 2.',
    )
    expect(out(['+G1', '.'], { seat: 1, lead: mine, counts: [3, 3] })).toBe(
      'Jon is out. Blue: a tie, but your Green 6 is higher.',
    )
  })
  test('a fold says all by itself', () => {
    expect(out(['--'], { seat: 1 })).toBe('Jon folds and is out.')
    expect(out(['--'], {})).toBe('You fold and are out.')
  })
})

describe('what folding costs', () => {
  const folding = (given: Partial<Outcome>, target: number | null, ways = 0): string[] => {
    const fold = choice('--', { outcome: outcome(given) })
    const at = frame({
      seats: [seat(['B5'], [], { worth: 5 }), seat(['O7'], null, { points: 30, worth: 7 })],
    })
    return foldSentences(at, options([], { choices: [fold], ways }), target, seating).map(plainText)
  }
  const ends = { winner: 1, scores: ['O7'], worth: 7 }

  test('a round that goes on', () => {
    expect(folding({}, null, 2)).toEqual([
      'The round goes on without you.',
      '2 turns would keep you in.',
    ])
    expect(folding({}, 35)[1]).toBe('If the round ended now, Jon would score 7 points.')
    const mine = frame({ lead: lead({ seat: 0 }), seats: [seat(['B5'], [], { worth: 1 })] })
    expect(plainText(foldSentences(mine, null, 35, seating)[1]!)).toBe(
      'If the round ended now, you would score 1 point.',
    )
    expect(folding({}, 35)[2]).toBe('Your own cards that count are worth 5 points.')
  })
  test('a round that ends', () => {
    expect(folding(ends, null)[0]).toBe('Jon wins the round.')
    expect(folding(ends, 40)[0]).toBe('Jon wins the round and takes 7 points: Orange 7.')
    expect(folding(ends, 40)[1]).toBe('Your own cards that count are worth 5 points.')
  })
  test('the match, where the server says so', () => {
    expect(folding({ ...ends, match_winners: [1] }, 35)[1]).toBe(
      'That would win Jon the match, with 37 of 35.',
    )
    expect(folding({ ...ends, match_winners: [0, 1] }, 35)[1]).not.toContain('win Jon the match')
  })
})

test('rules have the name of their preset, or are a mix', () => {
  expect(['basic', 'expert', null, 'a new one'].map(rulesName)).toEqual([
    'Basic',
    'Expert',
    'Own mix',
    'a new one',
  ])
})

test('the points that win a match are those of the server', () => {
  const lobby = { players: [2, 3, 4], targets: [41, 36, 31] } as Lobby
  expect(switchText('scoring', lobby)).toContain(
    'first to 41 points with two players, 36 with three, 31 with four.',
  )
})
