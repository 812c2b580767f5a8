// What the server tells as data, in words: leads, outcomes, refusals, turns.
import type { Choice, Frame, Lead, Lobby, Options, Outcome, Refusal, Sitter, Told } from '../wire'
import {
  card,
  cards,
  color,
  has,
  richText,
  strong,
  text,
  type Key,
  type Part,
  type Values,
} from './i18n'
import { cardOf, kindOf } from './steps'

/** Who sits where, and whom the page speaks to. */
export interface Seating {
  sitters: readonly Sitter[]
  you: number | null
}

const isYou = (seating: Seating, seat: number): boolean => seating.you === seat
export const nameOf = (seating: Seating, seat: number): string => seating.sitters[seat]?.name ?? ''
const whose = (seating: Seating, seat: number): 'you' | 'other' =>
  isYou(seating, seat) ? 'you' : 'other'

export const ruleOf = (letter: string): Part[] =>
  richText('rule.full', { color: color(letter), rule: text(`rule.${letter}` as Key) })

/** How much somebody has under a rule, such as "3 even". */
export function amount(letter: string, counts: readonly string[]): readonly Part[] {
  const best = counts[0]
  if (best === undefined) return richText('card.none')
  const values = { count: counts.length, best: card(best), number: best.slice(1) }
  return richText(`count.${letter}` as Key, { ...values, color: color(best.charAt(0)) })
}

export function leadSentence(lead: Lead, seating: Seating): Part[] {
  if (lead.seat === null) return richText('lead.nobody')
  const name = strong(nameOf(seating, lead.seat))
  const tie = tieSentence(lead, seating)
  // One card against another: the second sentence names it.
  const short = tie.length && lead.cards.length === 1 ? '.short' : ''
  const key: Key = `lead${short}.${whose(seating, lead.seat)}`
  const first = richText(key, { name, cards: cards(lead.cards) })
  return tie.length ? [...first, ' ', ...tie] : first
}

function tieSentence(lead: Lead, seating: Seating): Part[] {
  const { tie, best } = lead
  if (!tie || !best) return []
  const how = tie.broken === 'number' ? 'higher' : 'redder'
  const values = { best: card(best), theirs: card(tie.best), name: nameOf(seating, tie.rival) }
  return richText(`lead.${how}.${whose(seating, tie.rival)}`, values)
}

/** What a choice would come to, in a few words. */
export function choiceSentence(choice: Choice, seat: number, seating: Seating): Part[] {
  if (choice.refusal) {
    const letter = cardOf(choice.step).charAt(0)
    return choice.uses
      ? richText('tip.after', { count: choice.uses, color: color(letter) })
      : refusalSentence(choice.refusal)
  }
  const outcome = choice.outcome
  if (!outcome) return []
  const extra = extras(choice, outcome)
  const first = outcomeSentence(outcome, seat, choice, seating)
  return extra.length ? [...first, ' · ', ...extra] : first
}

function extras(choice: Choice, outcome: Outcome): Part[] {
  if (choice.reveals) return richText('tip.reveals')
  return outcome.may_draw ? richText('tip.draws') : []
}

function outcomeSentence(outcome: Outcome, seat: number, choice: Choice, seating: Seating): Part[] {
  if (choice.owes) {
    const what = text(`tip.owes.${choice.owes.slice(1)}` as Key)
    const first = richText('tip.owes', { what })
    return choice.ways ? first : [...first, ', ', ...richText('tip.hopeless')]
  }
  if (outcome.stays) return winning(outcome, seat, kindOf(choice.step))
  if (choice.ways) return richText('tip.later', { count: choice.ways })
  const count = outcome.rescues.reduce((sum, each) => sum + each.count, 0)
  if (count) return richText('tip.hope', { count, unseen: outcome.unseen })
  return losing(outcome, seat, kindOf(choice.step), seating)
}

function winning(outcome: Outcome, seat: number, kind: string): Part[] {
  const { lead } = outcome
  const what = amount(lead.color, outcome.counts[seat] ?? [])
  const changes = kind === '>' || kind === '~'
  const alone = lead.tie !== null && lead.cards.length === 1
  const key: Key = `tip.leads${alone ? '.short' : ''}${changes ? '.rule' : ''}`
  const first = richText(key, { color: color(lead.color), what })
  if (outcome.winner === seat) return [...first, ', ', ...richText('tip.wins')]
  if (!lead.tie || !lead.best) return first
  const how = lead.tie.broken === 'number' ? 'tip.higher' : 'tip.redder'
  return [...first, ', ', ...richText(how, { best: card(lead.best), theirs: card(lead.tie.best) })]
}

function losing(outcome: Outcome, seat: number, kind: string, seating: Seating): Part[] {
  const { lead } = outcome
  const mine = outcome.counts[seat] ?? []
  if (lead.seat === null || !mine.length) return richText('tip.nothing')
  const name = nameOf(seating, lead.seat)
  if (lead.tie && lead.best) return richText('tip.tie.other', { best: card(lead.best), name })
  const key = kind === '>' || kind === '~' ? 'tip.short.rule' : 'tip.short.other'
  const theirs = amount(lead.color, lead.cards)
  return richText(key, { color: color(lead.color), name, theirs, mine: amount(lead.color, mine) })
}

export function refusalSentence(refusal: Refusal): Part[] {
  const key = `why.${refusal.why}`
  const cause = refusal.cause ? card(refusal.cause) : ''
  const letter = refusal.color ? color(refusal.color) : ''
  return has(key) ? richText(key, { cause, color: letter }) : [refusal.why]
}

/** A finished turn as sentences. */
export function turnSentences(told: Told, seating: Seating): Part[] {
  const sentences = [...playSentences(told, seating), ...endSentence(told, seating)]
  if (told.drew) sentences.splice(-1, 0, richText('story.draw', { count: told.drew }))
  return sentences.flatMap((sentence, place) => (place ? [' ', ...sentence] : sentence))
}

/** What was played, and what odd cards then did. */
function playSentences(told: Told, seating: Seating): Part[][] {
  const played = told.steps.filter((step) => kindOf(step) === '+').map(cardOf)
  const put = told.steps.find((step) => kindOf(step) === '>')
  const done = told.steps.flatMap((step) => actionSentence(step))
  if (!played.length && !put) return [playSentence('fold', told, seating)]
  if (!done.length)
    return [playSentence(played.length ? (put ? 'both' : 'palette') : 'canvas', told, seating)]
  const last = put ? [playSentence('canvas', told, seating)] : []
  return [playSentence('palette', told, seating), ...done, ...last]
}

function playSentence(
  what: 'fold' | 'palette' | 'canvas' | 'both',
  told: Told,
  seating: Seating,
): Part[] {
  const played = told.steps.filter((step) => kindOf(step) === '+').map(cardOf)
  const canvas = cardOf(told.steps.find((step) => kindOf(step) === '>') ?? '')
  return richText(`story.${what}.${whose(seating, told.seat)}`, {
    name: strong(nameOf(seating, told.seat)),
    palette: cards(played),
    canvas: canvas ? card(canvas) : '',
    rule: canvas ? ruleOf(canvas.charAt(0)) : '',
  })
}

const ACTIONS: Record<string, 'take' | 'bury' | 'shift'> = {
  '*': 'take',
  '^': 'bury',
  '~': 'shift',
}

function actionSentence(step: string): Part[][] {
  const action = ACTIONS[kindOf(step)]
  if (!action) return []
  const moved = cardOf(step)
  return [richText(`story.${action}`, { card: card(moved), rule: ruleOf(moved.charAt(0)) })]
}

function endSentence(told: Told, seating: Seating): Part[][] {
  const whom = whose(seating, told.seat)
  const name = nameOf(seating, told.seat)
  if (told.steps[0] === '--') return []
  if (told.out) return [richText(`story.out.${whom}`, { name, why: whyOut(told, seating) })]
  const what = amount(told.lead.color, told.lead.cards)
  return told.lead.seat === told.seat ? [richText(`story.leads.${whom}`, { name, what })] : []
}

/** Why a turn put its player out. */
export function whyOut(told: Told, seating: Seating): readonly Part[] {
  const { lead } = told
  if (told.steps[0] === '--') return richText('out.why.folded')
  const mine = told.counts[told.seat] ?? 0
  if (!mine || lead.seat === null) return richText('out.why.nothing')
  const leader = isYou(seating, lead.seat) ? text('you') : nameOf(seating, lead.seat)
  const theirs = lead.cards.length
  if (theirs === mine && lead.best)
    return richText('out.why.tie', { leader, best: card(lead.best) })
  return richText('out.why.count', { leader, theirs, mine })
}

/** What folding would cost its player, or save. */
export function foldSentences(
  frame: Frame,
  options: Options | null,
  target: number | null,
  seating: Seating,
): Part[][] {
  const scored = target !== null
  const mine: Part[][] = scored
    ? [richText('fold.mine', { count: frame.seats[frame.mover]?.worth ?? 0 })]
    : []
  const ways = options?.ways ?? 0
  const saves = ways ? richText('fold.saves', { count: ways }) : richText('fold.saves.none')
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
  const values = { name, count: outcome.worth, cards: cards(outcome.scores) }
  if (target === null || !outcome.worth) return [richText('fold.ends', values)]
  const ends = richText('fold.ends.points', values)
  const [champion, ...others] = outcome.match_winners
  if (champion !== winner || others.length) return [ends]
  const points = (frame.seats[winner]?.points ?? 0) + outcome.worth
  return [ends, richText('fold.match', { name, points, target })]
}

function foldGoesOn(frame: Frame, scored: boolean, seating: Seating): Part[][] {
  const leader = frame.lead.seat
  if (!scored || leader === null) return [richText('fold.goes')]
  const count = frame.seats[leader]?.worth ?? 0
  return [richText('fold.goes'), richText('fold.leader', { name: nameOf(seating, leader), count })]
}

/** The name of the rules: that of a preset, or that they are a mix of one's own. */
export function rulesName(preset: string | null): string {
  const key = `preset.${preset ?? 'own'}`
  return has(key) ? text(key) : (preset ?? '')
}

/** What a switch of the rules does. */
export function switchText(name: 'draw' | 'scoring' | 'actions', lobby: Lobby): string {
  const targets = lobby.players.map((players, place) => [
    `for${players}`,
    lobby.targets[place] ?? 0,
  ])
  return text(`switch.${name}.text`, Object.fromEntries(targets) as Values)
}
