// The hint that was asked for: under way, or there.
import type { Hint } from '../wire'

export class HintRequest {
  hints = $state.raw<Hint[] | null>(null)
  waiting = $state(false)

  /** Ask, if it can be sent and nobody has asked yet. */
  ask(send: () => boolean): void {
    if (!this.waiting) this.waiting = send()
  }

  /** An answer has come; null if it is no use any more. */
  answer(hints: Hint[] | null): void {
    this.waiting = false
    if (hints) this.hints = hints
  }

  dismiss(): void {
    this.hints = null
  }
}
