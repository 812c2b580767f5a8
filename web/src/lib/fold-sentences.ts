// What folding would cost its player, or save, in words.
import { cards, richText, type Part } from '../texts/catalogue'
import type { Frame, Options, Outcome } from '../wire'
import { nameOf, whoIs, type Seating } from './display-names'

/** What folding would come to. */
export function foldSentences(
  frame: Frame,
  options: Options | null,
  target: number | null,
  seating: Seating,
): Part[][] {
  const points = frame.seats[frame.mover]?.worth ?? 0
  const mine = target === null ? [] : [richText('fold-mine', { points })]
  const saves = richText('fold-saves', { count: options?.ways ?? 0 })
  const outcome = options?.choices.find((each) => each.step === '--')?.outcome ?? null
  return [...foldOutcome(frame, outcome, target, seating), ...mine, saves]
}

function foldOutcome(
  frame: Frame,
  outcome: Outcome | null,
  target: number | null,
  seating: Seating,
): Part[][] {
  const winner = outcome?.winner ?? null
  if (!outcome || winner === null) return foldGoesOn(frame, target !== null, seating)
  const name = nameOf(seating, winner)
  if (target === null || !outcome.worth) return [richText('fold-ends', { name })]
  const taken = { name, points: outcome.worth, cards: cards(outcome.scores) }
  const ends = richText('fold-ends-points', taken)
  const [champion, ...others] = outcome.match_winners
  if (champion !== winner || others.length) return [ends]
  const points = (frame.seats[winner]?.points ?? 0) + outcome.worth
  return [ends, richText('fold-match', { name, points, target })]
}

function foldGoesOn(frame: Frame, scored: boolean, seating: Seating): Part[][] {
  const goes = richText('fold-goes')
  const { seat } = frame.lead
  if (!scored || seat === null) return [goes]
  const values = { leader: whoIs(seating, seat), name: nameOf(seating, seat) }
  return [goes, richText('fold-leader', { ...values, points: frame.seats[seat]?.worth ?? 0 })]
}
