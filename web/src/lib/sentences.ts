// What the server tells as data, in words: leads, outcomes, turns.
import {
  card,
  cards,
  named,
  richText,
  sentences,
  strong,
  text,
  type Part,
  type Person,
} from '../texts/catalogue'
import type { Choice, Lead, Lobby, Outcome, FinishedTurn } from '../wire'
import { nameFor, nameOf, personName, personNameAt, whoIs, type Seating } from './display-names'
import { botName } from './bots'
import { refusalWords } from './problems'
import { cardOf, kindOf } from './steps'

export const colorOf = (name: string): string => name.charAt(0)
export const numberOf = (name: string): number => Number(name.slice(1))

/** How much somebody has under a rule, such as "3 even". */
export function amount(color: string, counts: readonly string[]): readonly Part[] {
  const best = counts[0]
  if (best === undefined) return richText('amount-nothing')
  const values = { best: card(best), number: numberOf(best), suit: colorOf(best) }
  return richText('amount', { color, count: counts.length, ...values })
}

export function leadSentence(lead: Lead, seating: Seating): Part[] {
  if (lead.seat === null) return richText('lead-nobody')
  const values = { who: whoIs(seating, lead.seat), name: strong(nameOf(seating, lead.seat)) }
  const tie = tieSentence(lead, seating)
  if (!tie) return richText('lead', { ...values, cards: cards(lead.cards) })
  // One card against another: the second sentence names it.
  const isShort = lead.cards.length === 1
  const first = isShort
    ? richText('lead-short', values)
    : richText('lead', { ...values, cards: cards(lead.cards) })
  return sentences([first, tie])
}

/** Why the leader leads over somebody with as many cards; null where nobody has. */
export function tieSentence({ tie, best }: Lead, seating: Seating): Part[] | null {
  if (!tie || !best) return null
  return richText('lead-tie', {
    broken: tie.broken,
    best: card(best),
    beaten: card(tie.best),
    rival: whoIs(seating, tie.rival),
    name: nameOf(seating, tie.rival),
  })
}

/** What a choice would come to, in a few words. */
export function choiceSentence(choice: Choice, seat: number, seating: Seating): Part[] {
  if (choice.refusal) {
    const color = colorOf(cardOf(choice.step))
    return choice.uses
      ? richText('tip-after', { count: choice.uses, color })
      : refusalWords(choice.refusal)
  }
  const { outcome } = choice
  if (!outcome) return []
  const said = outcomeSentence(outcome, seat, choice, seating)
  if (choice.reveals) return richText('tip-reveals', { text: said })
  return outcome.may_draw ? richText('tip-draws', { text: said }) : said
}

function outcomeSentence(outcome: Outcome, seat: number, choice: Choice, seating: Seating): Part[] {
  if (choice.owes) {
    const number = numberOf(choice.owes)
    return richText(choice.ways ? 'tip-owes' : 'tip-owes-hopeless', { number })
  }
  const kind = kindOf(choice.step)
  const rule = kind === '>' || kind === '~' ? 'new' : 'same'
  if (outcome.stays) return winning(outcome, seat, rule)
  if (choice.ways) return richText('tip-later', { count: choice.ways })
  const count = outcome.rescues.reduce((sum, each) => sum + each.count, 0)
  if (count) return richText('tip-hope', { count, unseen: outcome.unseen })
  return losing(outcome, seat, rule, seating)
}

type Rule = 'new' | 'same'

function winning({ lead, counts, winner }: Outcome, seat: number, rule: Rule): Part[] {
  const { color, tie, best } = lead
  const values = { color, rule, amount: amount(color, counts[seat] ?? []) }
  if (winner === seat) return richText('tip-wins', values)
  if (!tie || !best) return richText('tip-leads', values)
  const tied = { ...values, broken: tie.broken, best: card(best), beaten: card(tie.best) }
  return richText(lead.cards.length === 1 ? 'tip-leads-card' : 'tip-leads-tie', tied)
}

function losing({ lead, counts }: Outcome, seat: number, rule: Rule, seating: Seating): Part[] {
  const { color } = lead
  const mine = counts[seat] ?? []
  if (lead.seat === null || !mine.length) return richText('tip-nothing')
  const name = nameOf(seating, lead.seat)
  if (lead.tie && lead.best) return richText('tip-tie', { best: card(lead.best), name })
  const theirs = amount(color, lead.cards)
  return richText('tip-short', { color, rule, name, theirs, mine: amount(color, mine) })
}

/** Who made a finished turn: who sits there now, unless it says otherwise. */
export function moverOf({ by, seat }: FinishedTurn, seating: Seating): Mover {
  const { name = '', bot = null } = by ?? {}
  const mine = seating.sitters[seat]?.mine ?? false
  if (!by) return { who: whoIs(seating, seat), name: personName(seating, seat) }
  if (!bot) return { who: 'other', name: personNameAt(seat, name) }
  const isForPerson = mine || !!name
  return {
    who: 'other',
    name: isForPerson ? nameFor(bot, mine ? 'you' : 'other', name) : botName(bot),
  }
}

interface Mover {
  who: Person
  name: string
}

/** A finished turn as sentences. */
export function turnSentences(told: FinishedTurn, seating: Seating): Part[] {
  const drew = told.drew ? [richText('log-draw', { count: told.drew })] : []
  return sentences([...playSentences(told, seating), ...drew, ...endSentences(told, seating)])
}

/** What was played, and what odd cards then did. */
function playSentences(told: FinishedTurn, seating: Seating): Part[][] {
  const mover = moverOf(told, seating)
  const who = { ...mover, name: strong(mover.name) }
  const played = told.steps.filter((step) => kindOf(step) === '+').map(cardOf)
  const put = cardOf(told.steps.find((step) => kindOf(step) === '>') ?? '')
  const done = told.steps.flatMap((step) => actionSentence(step))
  const palette = { ...who, palette: cards(played) }
  const canvas = { card: card(put), color: colorOf(put) }
  if (!played.length && !put) return [richText('log-fold', who)]
  if (!done.length && played.length && put) return [richText('log-both', { ...palette, ...canvas })]
  const first = played.length ? [richText('log-palette', palette)] : []
  const last = put ? [richText('log-canvas', { ...who, ...canvas })] : []
  return [...first, ...done, ...last]
}

const ACTIONS = { '*': 'log-take', '^': 'log-bury', '~': 'log-shift' } as const

function actionSentence(step: string): Part[][] {
  const kind = kindOf(step)
  if (kind !== '*' && kind !== '^' && kind !== '~') return []
  const moved = cardOf(step)
  return [richText(ACTIONS[kind], { card: card(moved), color: colorOf(moved) })]
}

const isFold = (told: FinishedTurn): boolean => told.steps[0] === '--'

function endSentences(told: FinishedTurn, seating: Seating): Part[][] {
  if (isFold(told)) return []
  if (told.out) return [outSentence(told, seating)]
  if (told.lead.seat !== told.seat) return []
  const values = moverOf(told, seating)
  return [richText('log-leads', { ...values, amount: amount(told.lead.color, told.lead.cards) })]
}

/** That somebody is out, and why. */
export function outSentence(told: FinishedTurn, seating: Seating): Part[] {
  const who = moverOf(told, seating)
  if (isFold(told)) return richText('log-fold', who)
  return sentences([richText('out-who', who), whyOut(told, seating)])
}

/** Why a turn that was no fold put its player out, under the rule of that moment. */
export function whyOut(told: FinishedTurn, seating: Seating): Part[] {
  const { lead, seat, counts } = told
  const { color } = lead
  const against = counts[seat] ?? 0
  if (!against || lead.seat === null) {
    return richText('out-nothing', { color, ...moverOf(told, seating) })
  }
  const leader = { color, leader: whoIs(seating, lead.seat), ahead: nameOf(seating, lead.seat) }
  const count = lead.cards.length
  return count === against && lead.best
    ? richText('out-tie', { ...leader, best: card(lead.best) })
    : richText('out-fewer', { ...leader, count, against })
}

/** The name of the rules: that of a preset, or that they are a mix of one's own. */
export const rulesName = (preset: string | null): string =>
  named(`preset-${preset ?? 'own'}`) ?? preset ?? ''

/** What rules with a name are for; empty for a mix of one's own. */
export const rulesText = (preset: string | null): string => named(`preset-${preset}-text`) ?? ''

/** How good a turn was. */
export const qualityName = (quality: string): string =>
  named(`review-quality-${quality}`) ?? quality

export type Switch = 'draw' | 'scoring' | 'actions'

/** What a switch of the rules does. */
export function switchText(
  name: Switch,
  { players, targets }: Pick<Lobby, 'players' | 'targets'>,
): string {
  if (name !== 'scoring') return text(`switch-${name}-text`)
  const target = (count: number): number => targets[players.indexOf(count)] ?? 0
  return text('switch-scoring-text', { two: target(2), three: target(3), four: target(4) })
}
