// How long things take: as the player has set it, and at once for whoever is in a hurry or away.
import { PACES, settings } from './settings.svelte'

export class Pace {
  private hurry = false
  private wake: () => void = () => {}

  /** How long something takes that usually takes so many milliseconds. */
  duration(usual: number): number {
    const away = globalThis.document?.hidden ?? false
    return this.hurry || away || settings.pace === 'instant' ? 0 : usual
  }

  /** Wait for a share of the time between what opponents do. */
  rest(share: number): Promise<void> {
    const time = this.duration(PACES[settings.pace] * share)
    if (!time) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Whether banners are worth showing. */
  get isCalm(): boolean {
    return !this.hurry && settings.pace !== 'instant'
  }

  /** Take no time any more, until it is slowed down. */
  hurryUp(): void {
    this.hurry = true
    this.wake()
  }

  slowDown(): void {
    this.hurry = false
  }

  /** End a rest that is under way. */
  wakeUp(): void {
    this.wake()
  }
}
