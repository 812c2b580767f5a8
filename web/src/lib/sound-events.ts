// Which sounds belong to what happens at a table.
import type { Frame } from '../wire'
import type { Mood } from './result-mood'
import type { Sound } from './sound'
import { kindOf } from './steps'

/** What is heard when the table goes on from one frame to the next. */
export function soundsOf(before: Frame | null, after: Frame): Sound[] {
  const { happened } = after
  if (!happened) return ['draw']
  const sounds: Sound[] = []
  if (before && before.color !== after.color) sounds.push('rule')
  else if (before && takesLead(before, after, happened.seat)) sounds.push('lead')
  else if ('+>*^~'.includes(kindOf(happened.step))) sounds.push('play')
  if (happened.drew) sounds.push('draw')
  return sounds
}

const takesLead = (before: Frame, after: Frame, seat: number): boolean =>
  after.lead.seat === seat && before.lead.seat !== seat

/** What is heard at the end of a round or match. */
export const ENDINGS: Record<Mood, Sound> = {
  'round-won': 'win',
  'round-lost': 'lose',
  'match-won': 'triumph',
  'match-lost': 'lose',
  watched: 'win',
}
