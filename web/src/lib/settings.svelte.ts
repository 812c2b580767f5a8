// What this browser remembers: how things look and go, and the last game that was set up.
import type { NewGame } from '../wire'
import { fittingName, givenName } from './display-names'
import { load, removeAll, save } from './local-storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = 'slow' | 'normal' | 'fast' | 'instant'

/** Milliseconds between what opponents do. */
export const PACES: Record<Pace, number> = { slow: 1500, normal: 850, fast: 380, instant: 0 }

interface Settings {
  theme: Theme
  pace: Pace
  confirm: boolean
  marks: boolean
  sound: boolean
  /** Whether it was asked, at a table of friends, to turn sound on. */
  soundAsked: boolean
  /** Whether a phone may vibrate. */
  haptics: boolean
  seenIntro: boolean
  /** Whether a round has been finished here. */
  learned: boolean
  last: NewGame | null
  /** Whose reactions are not shown, by name. */
  muted: string[]
  muteAll: boolean
  /** Whether to tell of one's turn while the page is hidden. */
  notify: boolean
  /** Whether links that let others in are kept out of the address and off the screen. */
  hideLinks: boolean
  /** The name that was given last; null if none was asked for yet. */
  name: string | null
  /** The face that was chosen last; empty if none was. */
  face: string
}

const DEFAULTS: Settings = {
  theme: 'auto',
  pace: 'normal',
  confirm: true,
  marks: true,
  sound: false,
  soundAsked: false,
  haptics: true,
  seenIntro: false,
  learned: false,
  last: null,
  muted: [],
  muteAll: false,
  notify: false,
  hideLinks: false,
  name: null,
  face: '',
}
const KEY = 'red7.settings'
/** What is kept of tables: commands under way, turns that are laid, keys of links. */
const OF_TABLES = ['red7.pending.', 'red7.draft.', 'red7.key.']

export const settings = $state<Settings>({ ...DEFAULTS, ...load<Partial<Settings>>(KEY, {}) })

/** What whoever plays here is called, as far as this browser knows. */
export const rememberedName = (): string =>
  fittingName(givenName(settings.name ?? settings.last?.seats[0]?.name ?? ''))

/** Forget whoever has played here; how things look and go stays. */
export function forgetPerson(): void {
  Object.assign(settings, { name: null, face: '', last: null, muted: [] })
  save(KEY, $state.snapshot(settings))
  for (const start of OF_TABLES) removeAll(start)
}

/** Store the settings, and show the theme, whenever they change. Called once, by the page. */
export function watchSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = (): void => {
    const is = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
    document.documentElement.dataset.theme = is
  }
  dark.addEventListener('change', show)
  $effect(() => {
    show()
    save(KEY, $state.snapshot(settings))
  })
}
