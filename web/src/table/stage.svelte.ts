// What a table shows, and how it comes to show it: updates wait in a queue, cards fly, banners rise.
import { tick } from 'svelte'
import { animate, capture, type CardMotion } from '../lib/card-animation'
import { PACES, settings } from '../lib/settings.svelte'
import { play as sound } from '../lib/sound'
import type { Frame, Match, Options, Shuffle, TableMessage, Told, Update } from '../wire'

const FLIGHT = 320
const BANNER = 1500

export interface Banner {
  kind: 'rule' | 'out'
  color: string
  told: Told | null
}

export abstract class Stage {
  frame = $state.raw<Frame | null>(null)
  told = $state.raw<Told[]>([])
  match = $state.raw<Match | null>(null)
  shuffles = $state.raw<Shuffle[]>([])
  version = $state(0)
  busy = $state(false)
  banner = $state.raw<Banner | null>(null)
  private queue: Update[] = []
  /** Grows when the table is shown anew, so that whatever was under way gives up. */
  private edition = 0
  private hurry = false
  private wake: () => void = () => {}
  private root: ParentNode = document

  /** The seats whose hands may be open here. */
  abstract readonly mine: number[]
  /** Whether an update is what this page has laid on the table itself. */
  protected abstract isOwn(update: Update): boolean
  /** The draft is no longer on the table. */
  protected abstract clear(): void
  /** Nothing is left to show: the table is as the server has it. */
  protected abstract settle(options: readonly Options[]): void

  show(root: ParentNode): void {
    this.root = root
  }

  /** Show the rest without waiting. */
  skip(): void {
    this.hurry = true
    this.wake()
  }

  /** Show nothing more. */
  protected stop(): void {
    this.edition += 1
    this.queue = []
    this.busy = false
    this.hurry = false
    this.wake()
  }

  /** Show a table as it is now, whatever was under way. */
  protected begin(message: TableMessage): void {
    this.stop()
    this.match = message.match
    this.frame = message.frame
    this.told = message.told
    this.shuffles = message.shuffles
    this.version = message.version
    this.settle(message.options)
  }

  /** Show what has come in, one after the other, at the pace that was asked for. */
  protected async add(update: Update): Promise<void> {
    if (update.version <= (this.queue.at(-1)?.version ?? this.version)) return
    this.queue.push(update)
    if (this.busy) return
    this.busy = true
    const edition = this.edition
    let last = update
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      last = next
      await this.perform(next)
      if (edition !== this.edition) return
    }
    this.busy = false
    // Who is in a hurry is so until there is something to do.
    const waits = this.frame && !this.frame.over && !this.mine.includes(this.frame.mover)
    this.hurry = this.hurry && !!waits
    this.settle(last.options)
  }

  private async perform(update: Update): Promise<void> {
    const edition = this.edition
    const own = this.isOwn(update)
    for (const [place, frame] of (own ? update.frames.slice(-1) : update.frames).entries()) {
      if (!own) await this.rest(place === 0 ? 1 : 0.7)
      if (edition !== this.edition) return
      await this.step(frame, own)
    }
    if (edition !== this.edition) return
    this.version = update.version
    this.told = update.frames[0]?.happened ? [...this.told, ...update.told] : update.told
    this.match = update.match
    this.shuffles = update.shuffles
    await this.announce(update)
  }

  private async step(frame: Frame, own: boolean): Promise<void> {
    const before = this.frame
    await this.moving(
      () => {
        this.clear()
        this.frame = frame
      },
      this.flight(before, frame),
    )
    const changed = before !== null && before.color !== frame.color
    if (changed && !own && frame.happened)
      this.raise({ kind: 'rule', color: frame.color, told: null })
    sound(changed ? 'rule' : 'card')
  }

  private async announce(update: Update): Promise<void> {
    const out = update.told.find((told) => told.out)
    if (out) {
      this.raise({ kind: 'out', color: out.lead.color, told: out })
      sound('out')
    }
    if (update.frames.at(-1)?.over) {
      settings.learned = true
      await this.rest(out ? 2 : 1)
      sound('win')
    }
  }

  private raise(banner: Banner): void {
    if (this.hurry || settings.pace === 'instant') return
    this.banner = banner
    setTimeout(() => {
      if (this.banner === banner) this.banner = null
    }, BANNER)
  }

  /** Change the table and let the cards fly to where they are then. */
  protected async moving(
    change: () => void,
    flight: CardMotion = { duration: this.pace(FLIGHT) },
  ): Promise<void> {
    const before = capture(this.root)
    change()
    await tick()
    await animate(this.root, before, flight)
  }

  private flight(before: Frame | null, after: Frame): CardMotion {
    const seat = after.happened?.seat
    const from = (card: string): string | null => {
      if (!after.happened) return 'deck'
      const drawn = this.mine.some((each) => after.seats[each]?.hand?.includes(card))
      return drawn ? 'deck' : `hand-${seat}`
    }
    const to = (card: string): string | null =>
      after.top.includes(card) && !before?.top.includes(card) ? 'deck' : null
    return { from, to, duration: this.pace(FLIGHT) }
  }

  private pace(duration: number): number {
    return this.hurry || settings.pace === 'instant' || document.hidden ? 0 : duration
  }

  private rest(share: number): Promise<void> {
    const time = this.pace(PACES[settings.pace] * share)
    if (!time) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
