// What this browser remembers: how things look and go, and the last game that was set up.
import type { NewGame } from '../wire'

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

/** Milliseconds between what opponents do. */
export const PACES: Record<Pace, number> = { slow: 1500, normal: 850, fast: 380, instant: 0 }

interface Kept {
  theme: Theme
  pace: Pace
  confirm: boolean
  marks: boolean
  sound: boolean
  seenIntro: boolean
  /** Whether a round has been finished here. */
  learned: boolean
  last: NewGame | null
}

const USUAL: Kept = {
  theme: 'auto',
  pace: 'normal',
  confirm: true,
  marks: true,
  sound: false,
  seenIntro: false,
  learned: false,
  last: null,
}
const PLACE = 'red7.settings'

export const settings = $state<Kept>({ ...USUAL, ...kept<Partial<Kept>>(PLACE, {}) })

/** A value that this browser keeps, or another where it keeps none that can be read. */
export function kept<T>(place: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(place)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(place: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Keep the settings, and show the theme, whenever they change. Called once, by the page. */
export function watchSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = (): void => {
    const is = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
    document.documentElement.dataset.theme = is
  }
  dark.addEventListener('change', show)
  $effect(() => {
    show()
    keep(PLACE, $state.snapshot(settings))
  })
}
