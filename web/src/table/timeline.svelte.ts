// The timeline: updates of the table wait in a queue, and are shown at the client's pace.
import type { CardAnimator, CardMotion } from '../lib/card-animation'
import { vibrate } from '../lib/haptics'
import type { Pace } from '../lib/pace'
import { resultMood } from '../lib/result-mood'
import { settings } from '../lib/settings.svelte'
import { play as sound } from '../lib/sound'
import { ENDINGS, soundsOf } from '../lib/sound-events'
import type { Frame, Match, Options, Shuffle, TableMessage, FinishedTurn, Update } from '../wire'

export const FLIGHT = 320
const BANNER = 1500

export interface Banner {
  kind: 'rule' | 'out'
  color: string
  told: FinishedTurn | null
}

/** What a timeline asks of whoever shows it, and tells them. */
export interface TimelineHooks {
  /** Whether an update is what this page has laid on the table itself. */
  isOwn(update: Update): boolean
  /** Whether whoever is to move plays at this page. */
  isMine(seat: number): boolean
  /** Another frame is shown: what was drafted on the last one is gone. */
  onframe(): void
  /** Nothing is left to show: the table is as the server has it. */
  onsettled(options: readonly Options[]): void
}

export class Timeline {
  frame = $state.raw<Frame | null>(null)
  told = $state.raw<FinishedTurn[]>([])
  match = $state.raw<Match | null>(null)
  shuffles = $state.raw<Shuffle[]>([])
  version = $state(0)
  /** Whether something is being shown, or waits for it. */
  busy = $state(false)
  banner = $state.raw<Banner | null>(null)
  private queue: Update[] = []
  /** Grows when the table is shown anew, so that whatever was under way gives up. */
  private showing = 0

  constructor(
    private readonly animator: CardAnimator,
    private readonly pace: Pace,
    private readonly hooks: TimelineHooks,
  ) {}

  /** Show the rest without waiting. */
  skip(): void {
    this.pace.hurryUp()
  }

  /** Show nothing more. */
  stop(): void {
    this.showing += 1
    this.queue = []
    this.busy = false
    this.pace.slowDown()
    this.pace.wakeUp()
  }

  /** Show a table as it is now, whatever was under way. */
  begin(message: TableMessage): void {
    this.stop()
    this.match = message.match
    this.frame = message.frame
    this.told = message.told
    this.shuffles = message.shuffles
    this.version = message.version
    this.hooks.onsettled(message.options)
  }

  /** Show what has come in, after all that came before it. */
  async add(update: Update): Promise<void> {
    if (update.version <= (this.queue.at(-1)?.version ?? this.version)) return
    this.queue.push(update)
    if (this.busy) return
    this.busy = true
    const { showing } = this
    let last = update
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      last = next
      await this.perform(next)
      if (showing !== this.showing) return
    }
    this.busy = false
    // Who is in a hurry is so until there is something to do.
    if (!this.frame || this.frame.over || this.hooks.isMine(this.frame.mover)) this.pace.slowDown()
    this.hooks.onsettled(last.options)
  }

  private async perform(update: Update): Promise<void> {
    const { showing } = this
    const own = this.hooks.isOwn(update)
    const frames = own ? update.frames.slice(-1) : update.frames
    for (const [place, frame] of frames.entries()) {
      if (!own) await this.pace.rest(place === 0 ? 1 : 0.7)
      if (showing !== this.showing) return
      const landed = this.step(frame, own)
      // Nobody waits for the last card to land before they do something.
      if (place < frames.length - 1) await landed
    }
    if (showing !== this.showing) return
    this.version = update.version
    this.told = update.frames[0]?.happened ? [...this.told, ...update.told] : update.told
    this.match = update.match
    this.shuffles = update.shuffles
    await this.announce(update)
  }

  private async step(frame: Frame, own: boolean): Promise<void> {
    const before = this.frame
    const change = (): void => {
      this.hooks.onframe()
      this.frame = frame
    }
    const motion = motionBetween(before, frame, this.pace.duration(FLIGHT))
    const landed = this.animator.move(change, motion)
    const changed = before !== null && before.color !== frame.color
    if (changed && !own && frame.happened) {
      this.raise({ kind: 'rule', color: frame.color, told: null })
    }
    await landed
    sound(...soundsOf(before, frame))
  }

  private async announce(update: Update): Promise<void> {
    const { showing } = this
    const out = update.told.find((told) => told.out)
    if (out) {
      this.raise({ kind: 'out', color: out.lead.color, told: out })
      sound('out')
      if (this.hooks.isMine(out.seat)) vibrate('out')
    }
    if (update.frames.at(-1)?.over) {
      settings.learned = true
      await this.pace.rest(out ? 2 : 1)
      if (showing !== this.showing) return
      const mood = resultMood(update.match, (seat) => this.hooks.isMine(seat))
      sound(ENDINGS[mood])
      if (mood.endsWith('-won')) vibrate('win')
    }
  }

  private raise(banner: Banner): void {
    if (!this.pace.isCalm) return
    this.banner = banner
    setTimeout(() => {
      if (this.banner === banner) this.banner = null
    }, BANNER)
  }
}

/** Where cards come from and go to that are not on both frames. */
function motionBetween(before: Frame | null, after: Frame, duration: number): CardMotion {
  const seat = after.happened?.seat
  const from = (card: string): string => {
    const holder = after.seats.findIndex((each) => each.hand?.includes(card))
    // A hand that is opened comes from where it lay; what is new in one that was open was drawn.
    if (after.happened && holder >= 0 && !before?.seats[holder]?.hand) return `hand-${holder}`
    return !after.happened || holder >= 0 ? 'deck' : `hand-${seat}`
  }
  const to = (card: string): string | null =>
    after.top.includes(card) && !before?.top.includes(card) ? 'deck' : null
  return { from, to, duration }
}
