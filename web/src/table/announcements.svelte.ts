// Announcements: all that is said aloud at a table, in one queue. A screen reader says each line
// after those before it, so that nothing cuts off what an opponent did.
import { announce } from '../lib/announcer'
import { choiceTitle } from '../lib/choice-titles'
import { nameOf } from '../lib/display-names'
import { choiceSentence, turnSentences } from '../lib/sentences'
import { cardOf, turnKey } from '../lib/steps'
import { card, plainText, richText, sentences, text } from '../texts/catalogue'
import type { FinishedTurn } from '../wire'
import type { LiveTable } from './live-table.svelte'
import { lostSentence } from './lost-sentence'
import { promptOf } from './prompt'
import { remainingSentence } from './remaining-turns'

/** What is said once for as long as it holds. */
export const KINDS = ['connection', 'situation', 'chosen'] as const
type Kind = (typeof KINDS)[number]

export class Announcements {
  /** The last turn that was said; undefined before the table is there. */
  private heard: FinishedTurn | null | undefined
  private said = { situation: '', chosen: '', connection: '' }

  constructor(
    private readonly table: LiveTable,
    readonly say: (words: string) => void = announce,
  ) {}

  /** Say the turns that have been told since; of those before this page came, the last one. */
  tell(told: readonly FinishedTurn[]): void {
    const { heard } = this
    if (!this.table.timeline.frame) return
    const known = told.findIndex((each) => each.round === heard?.round && each.turn === heard.turn)
    const fresh = heard === undefined ? told.slice(-1) : told.slice(known + 1)
    for (const each of fresh) this.say(plainText(turnSentences(each, this.table.seating)))
    this.heard = told.at(-1) ?? heard ?? null
  }

  /** Say something of a kind if it is not what was said last of that kind, of the same turn. */
  update(kind: Kind, words: string): void {
    const now = kind === 'situation' ? turnKey([...this.table.draft.turn, words]) : words
    if (now !== this.said[kind]) this.say(words)
    this.said[kind] = now
  }

  /** What is to be done now; nothing while others move. */
  readonly situation = $derived.by((): string => {
    const { timeline, draft, acting, handover, seating, selection } = this.table
    const { frame, busy } = timeline
    if (!frame || busy) return ''
    if (handover !== null) return text('pass-title', { name: nameOf(seating, handover) })
    if (frame.over) return plainText(promptOf(this.table, frame))
    // What could be done is known in a moment.
    if (!acting || !draft.options) return ''
    if (selection.offers) {
      return text('offer-title', { card: card(cardOf(selection.offers.step)) })
    }
    const prompt = promptOf(this.table, frame)
    if (draft.steps.length) return plainText(prompt)
    const left = this.table.help === 'none' ? null : remainingSentence(draft.options)
    const now = frame.steps.length ? [] : [richText('turn-yours-now')]
    return plainText(sentences([...now, prompt, ...(left ? [left] : [])]))
  })

  /** What the chosen card would come to. */
  readonly chosen = $derived.by((): string => {
    const { cardChoices, selection, seating, timeline } = this.table
    if (!selection.selected || !cardChoices.length || !timeline.frame) return ''
    const isPlain = this.table.help === 'none'
    const seat = timeline.frame.mover
    const each = cardChoices.map((choice) =>
      richText('choice-said', {
        title: choiceTitle(choice),
        text: isPlain && !choice.refusal ? [] : choiceSentence(choice, seat, seating),
      }),
    )
    return plainText(
      sentences([richText('choice-card', { card: card(selection.selected) }), ...each]),
    )
  })

  /** Whether there is a connection, and what waits for it. */
  readonly connection = $derived.by((): string => lostSentence(this.table) ?? '')
}
