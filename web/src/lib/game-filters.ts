// Which of my games are asked for: by how they stand, against whom, with which rules, from where.
import type { Origin } from '../wire'

/** What is asked for; empty where anything goes. */
export interface GameFilters {
  state: '' | 'running' | 'finished'
  /** A bot's name, or `person`. */
  opponent: string
  /** A preset's name, or `own` for a mix of one's own. */
  preset: string
  result: '' | 'won' | 'lost'
  origin: '' | Origin
}

export const NO_FILTERS: GameFilters = {
  state: '',
  opponent: '',
  preset: '',
  result: '',
  origin: '',
}

export const isFiltered = (filters: GameFilters): boolean => Object.values(filters).some(Boolean)
