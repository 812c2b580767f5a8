// What a phone lets its player feel: short, and only if they like it.
import { settings } from './settings.svelte'

export type Touch = 'turn' | 'out' | 'win'

/** Milliseconds of buzzing, and of rest between. */
const PATTERNS: Record<Touch, number[]> = {
  turn: [18],
  out: [45, 60, 45],
  win: [18, 50, 18, 50, 60],
}

/** Whether this device is one to hold in a hand, and can buzz. */
export const canVibrate = (): boolean =>
  !!globalThis.navigator?.vibrate && matchMedia('(pointer: coarse)').matches

export function vibrate(touch: Touch): void {
  if (!settings.haptics || !canVibrate()) return
  // Before it is touched, a page may not; browsers complain.
  if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate(PATTERNS[touch])
}
