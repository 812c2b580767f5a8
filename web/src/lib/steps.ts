// The notation of steps: what kind a step is, which card it moves, and where to.
import type { Choice } from '../wire'

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
