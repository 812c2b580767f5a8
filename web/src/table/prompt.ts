// The prompt: what is to be done now, or who is at it.
import { nameOf, whoIs } from '../lib/display-names'
import { amount, numberOf } from '../lib/sentences'
import { richText, type Part } from '../texts/catalogue'
import type { Frame } from '../wire'
import type { LiveTable } from './live-table.svelte'

export function promptOf(table: LiveTable, frame: Frame): readonly Part[] {
  if (frame.over) return richText('turn-over')
  if (table.acting) return toDo(table, frame)
  const { you, mine } = table.seating
  if (you !== null && frame.seats[you]?.out) return richText('turn-out')
  if (mine.includes(frame.mover)) return []
  const name = nameOf(table.seating, frame.mover)
  if (table.friends.isAbsent(frame.mover)) return richText('event-offline', { name })
  return richText(frame.steps.length ? 'turn-plays' : 'turn-thinking', { name })
}

function toDo(table: LiveTable, frame: Frame): readonly Part[] {
  const { seat: leader, cards } = frame.lead
  const { owed, steps, stays, ways } = table.draft
  if (owed) return richText('turn-owed', { number: numberOf(owed) })
  if (table.help === 'none') return richText(steps.length ? 'at-turn-laid' : 'at-turn')
  if (steps.length) {
    if (stays) return richText('turn-drafted-stays')
    return ways ? richText('turn-drafted-more', { count: ways }) : richText('turn-drafted-not')
  }
  if (leader === null) return richText('turn-beat-nobody')
  return richText('turn-beat', {
    leader: whoIs(table.seating, leader),
    name: nameOf(table.seating, leader),
    amount: amount(frame.color, cards),
  })
}
