// What the server tells as data, in words: leads, outcomes, refusals, turns.
import type { Choice, Game, Lead, Outcome, Refusal, Rules, Sitter, Told } from '../wire'
import { card, cards, color, has, say, strong, text, type Key, type Part } from './say'
import { cardOf, kindOf } from './steps'

/** Who sits where, and whom the page speaks to. */
export interface Company {
  sitters: readonly Sitter[]
  you: number | null
}

/** Whether a game can be played on. */
export const isRunning = (game: Game): boolean => !game.match.over && !game.uploaded

const isYou = (company: Company, seat: number): boolean => company.you === seat
export const nameOf = (company: Company, seat: number): string => company.sitters[seat]?.name ?? ''
const whose = (company: Company, seat: number): 'you' | 'other' =>
  isYou(company, seat) ? 'you' : 'other'

export const ruleOf = (letter: string): Part[] =>
  say('rule.full', { color: color(letter), rule: text(`rule.${letter}` as Key) })

/** How much somebody has under a rule, such as "3 even". */
export function amount(letter: string, counts: readonly string[]): readonly Part[] {
  const best = counts[0]
  if (best === undefined) return say('card.none')
  const values = { count: counts.length, best: card(best), number: best.slice(1) }
  return say(`count.${letter}` as Key, { ...values, color: color(best.charAt(0)) })
}

export function leadStory(lead: Lead, company: Company): Part[] {
  if (lead.seat === null) return say('lead.nobody')
  const name = strong(nameOf(company, lead.seat))
  const tie = tieStory(lead, company)
  // One card against another: the second sentence names it.
  const short = tie.length && lead.cards.length === 1 ? '.short' : ''
  const key: Key = `lead${short}.${whose(company, lead.seat)}`
  const first = say(key, { name, cards: cards(lead.cards) })
  return tie.length ? [...first, ' ', ...tie] : first
}

function tieStory(lead: Lead, company: Company): Part[] {
  const { tie, best } = lead
  if (!tie || !best) return []
  const how = tie.broken === 'number' ? 'higher' : 'redder'
  const values = { best: card(best), theirs: card(tie.best), name: nameOf(company, tie.rival) }
  return say(`lead.${how}.${whose(company, tie.rival)}`, values)
}

/** What a choice would come to, in a few words. */
export function choiceStory(choice: Choice, seat: number, company: Company): Part[] {
  if (choice.refusal) {
    const letter = cardOf(choice.step).charAt(0)
    return choice.uses
      ? say('tip.after', { count: choice.uses, color: color(letter) })
      : refusalStory(choice.refusal)
  }
  const outcome = choice.outcome
  if (!outcome) return []
  const extra = extras(choice, outcome)
  const first = outcomeStory(outcome, seat, choice, company)
  return extra.length ? [...first, ' · ', ...extra] : first
}

function extras(choice: Choice, outcome: Outcome): Part[] {
  if (choice.reveals) return say('tip.reveals')
  return outcome.may_draw ? say('tip.draws') : []
}

function outcomeStory(outcome: Outcome, seat: number, choice: Choice, company: Company): Part[] {
  const owed = choice.finish === null && owes(choice.step)
  if (owed) {
    const first = say('tip.owes', { what: text(`tip.owes.${owed}` as Key) })
    return choice.ways ? first : [...first, ', ', ...say('tip.hopeless')]
  }
  if (outcome.stays) return winning(outcome, seat, kindOf(choice.step))
  if (choice.ways) return say('tip.later', { count: choice.ways })
  const count = outcome.rescues.reduce((sum, each) => sum + each.count, 0)
  if (count) return say('tip.hope', { count, unseen: outcome.unseen })
  return losing(outcome, seat, kindOf(choice.step), company)
}

function owes(step: string): string | null {
  const number = cardOf(step).slice(1)
  return kindOf(step) === '+' && ['1', '5', '7'].includes(number) ? number : null
}

function winning(outcome: Outcome, seat: number, kind: string): Part[] {
  const { lead } = outcome
  const what = amount(lead.color, outcome.counts[seat] ?? [])
  const changes = kind === '>' || kind === '~'
  const alone = lead.tie !== null && lead.cards.length === 1
  const key: Key = `tip.leads${alone ? '.short' : ''}${changes ? '.rule' : ''}`
  const first = say(key, { color: color(lead.color), what })
  if (outcome.winner === seat) return [...first, ', ', ...say('tip.wins')]
  if (!lead.tie || !lead.best) return first
  const how = lead.tie.broken === 'number' ? 'tip.higher' : 'tip.redder'
  return [...first, ', ', ...say(how, { best: card(lead.best), theirs: card(lead.tie.best) })]
}

function losing(outcome: Outcome, seat: number, kind: string, company: Company): Part[] {
  const { lead } = outcome
  const mine = outcome.counts[seat] ?? []
  if (lead.seat === null || !mine.length) return say('tip.nothing')
  const name = nameOf(company, lead.seat)
  if (lead.tie && lead.best) return say('tip.tie.other', { best: card(lead.best), name })
  const key = kind === '>' || kind === '~' ? 'tip.short.rule' : 'tip.short.other'
  const theirs = amount(lead.color, lead.cards)
  return say(key, { color: color(lead.color), name, theirs, mine: amount(lead.color, mine) })
}

export function refusalStory(refusal: Refusal): Part[] {
  const key = `why.${refusal.why}`
  const cause = refusal.cause ? card(refusal.cause) : ''
  const letter = refusal.color ? color(refusal.color) : ''
  return has(key) ? say(key, { cause, color: letter }) : [refusal.why]
}

/** A finished turn as sentences. */
export function turnStory(told: Told, company: Company): Part[] {
  const sentences = [...playStories(told, company), ...endStory(told, company)]
  if (told.drew) sentences.splice(-1, 0, say('story.draw', { count: told.drew }))
  return sentences.flatMap((sentence, place) => (place ? [' ', ...sentence] : sentence))
}

/** What was played, and what odd cards then did. */
function playStories(told: Told, company: Company): Part[][] {
  const played = told.steps.filter((step) => kindOf(step) === '+').map(cardOf)
  const put = told.steps.find((step) => kindOf(step) === '>')
  const done = told.steps.flatMap((step) => actionStory(step))
  if (!played.length && !put) return [story('fold', told, company)]
  if (!done.length)
    return [story(played.length ? (put ? 'both' : 'palette') : 'canvas', told, company)]
  const last = put ? [story('canvas', told, company)] : []
  return [story('palette', told, company), ...done, ...last]
}

function story(what: 'fold' | 'palette' | 'canvas' | 'both', told: Told, company: Company): Part[] {
  const played = told.steps.filter((step) => kindOf(step) === '+').map(cardOf)
  const canvas = cardOf(told.steps.find((step) => kindOf(step) === '>') ?? '')
  return say(`story.${what}.${whose(company, told.seat)}`, {
    name: strong(nameOf(company, told.seat)),
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

function actionStory(step: string): Part[][] {
  const action = ACTIONS[kindOf(step)]
  if (!action) return []
  const moved = cardOf(step)
  return [say(`story.${action}`, { card: card(moved), rule: ruleOf(moved.charAt(0)) })]
}

function endStory(told: Told, company: Company): Part[][] {
  const whom = whose(company, told.seat)
  const name = nameOf(company, told.seat)
  if (told.steps[0] === '--') return []
  if (told.out) return [say(`story.out.${whom}`, { name, why: whyOut(told, company) })]
  const what = amount(told.lead.color, told.lead.cards)
  return told.lead.seat === told.seat ? [say(`story.leads.${whom}`, { name, what })] : []
}

/** Why a turn put its player out. */
export function whyOut(told: Told, company: Company): readonly Part[] {
  const { lead } = told
  if (told.steps[0] === '--') return say('out.why.folded')
  const mine = told.counts[told.seat] ?? 0
  if (!mine || lead.seat === null) return say('out.why.nothing')
  const leader = isYou(company, lead.seat) ? text('you') : nameOf(company, lead.seat)
  const theirs = lead.cards.length
  if (theirs === mine && lead.best) return say('out.why.tie', { leader, best: card(lead.best) })
  return say('out.why.count', { leader, theirs, mine })
}

/** The name of a preset, or that it is a mix of one's own. */
export function rulesName(rules: Rules): string {
  const { draw, scoring, actions } = rules
  const whole = draw && scoring
  const preset = whole
    ? actions
      ? 'expert'
      : 'advanced'
    : draw || scoring || actions
      ? 'own'
      : 'basic'
  return text(`preset.${preset}` as Key)
}
