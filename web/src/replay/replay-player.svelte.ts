// A replay: its frames, fetched in parts, and the place that is shown.
import { replay, review } from '../lib/api'
import { CardAnimator } from '../lib/card-animation'
import { boardOf } from '../lib/board'
import type { Seating } from '../lib/display-names'
import type { Moment, Replay, Review, ReviewedTurn } from '../wire'
import { worstTurn } from './mistakes'

const FLIGHT = 260
const PACE = 900

export class ReplayPlayer {
  about = $state.raw<Replay | null>(null)
  moments = $state.raw<Moment[]>([])
  at = $state(0)
  open = $state(false)
  playing = $state(false)
  review = $state.raw<Review | null>(null)
  reviewing = $state(false)
  problem = $state('')
  readonly animator = new CardAnimator()
  private timer = 0

  /** It begins at a place, or at the last one if there are fewer. */
  constructor(
    readonly id: string,
    place = 0,
  ) {
    this.at = place
    void this.load(null)
  }

  readonly moment = $derived(this.moments[this.at] ?? null)
  readonly frame = $derived(this.moment?.frame ?? null)
  readonly board = $derived.by(() => {
    if (!this.frame) return null
    const board = boardOf(this.frame, 0, [], null)
    // Who share a device see no hand before the round, or for a replay the match, is over.
    const shared = (this.about?.sitters.filter((sitter) => sitter.mine).length ?? 0) > 1
    return shared && !this.about?.over && !this.frame.over
      ? { ...board, hands: board.hands.map(() => null) }
      : board
  })
  readonly you = $derived(this.about?.sitters.findIndex((sitter) => sitter.mine) ?? -1)
  readonly seating = $derived<Seating>({
    sitters: this.about?.sitters ?? [],
    you: this.you >= 0 ? this.you : null,
  })
  readonly whole = $derived(this.about !== null && this.moments.length === this.about.total)
  /** The review of the turn that begins, or is under way, in this frame. */
  readonly reviewedTurn = $derived.by((): ReviewedTurn | null => {
    const frame = this.frame
    if (!this.review || !frame) return null
    const { round, turn } = frame
    return this.review.turns.find((each) => each.round === round && each.turn === turn + 1) ?? null
  })

  /** Fetch all frames; null asks for open hands, and takes what may be seen. */
  async load(open: boolean | null): Promise<void> {
    this.problem = ''
    try {
      const first = await this.first(open)
      let found = [...first.moments]
      while (found.length < first.total) {
        found = [...found, ...(await replay(this.id, first.open, found.length)).moments]
      }
      this.at = Math.max(0, Math.min(this.at, found.length - 1))
      this.about = first
      this.open = first.open
      this.moments = found
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  private async first(open: boolean | null): Promise<Replay> {
    const own = await replay(this.id, open ?? false, 0)
    return open === null && own.over ? replay(this.id, true, 0) : own
  }

  async go(to: number): Promise<void> {
    const goal = Math.max(0, Math.min(to, this.moments.length - 1))
    if (goal === this.at) return
    const far = Math.abs(goal - this.at) > 1
    const seat = this.moments[Math.max(goal, this.at)]?.frame.happened?.seat
    const from = (): string => (seat === undefined ? 'deck' : `hand-${seat}`)
    const motion = { duration: far ? 0 : FLIGHT, from, to: () => 'deck' }
    await this.animator.move(() => (this.at = goal), motion)
  }

  /** To the frame after so many turns of a round. */
  toTurn(round: number, turn: number): void {
    const place = this.moments.findIndex(
      ({ frame }) => frame.round === round && frame.turn === turn && !frame.steps.length,
    )
    if (place >= 0) void this.go(place)
  }

  /** A turn on, or back: to the next frame at which no turn is under way. */
  byTurn(by: 1 | -1): void {
    let place = this.at + by
    while (this.moments[place]?.frame.steps.length) place += by
    void this.go(place)
  }

  toggle(): void {
    this.playing = !this.playing
    clearInterval(this.timer)
    if (!this.playing) return
    if (this.at === this.moments.length - 1) void this.go(0)
    this.timer = setInterval(() => {
      if (this.at >= this.moments.length - 1) this.pause()
      else void this.go(this.at + 1)
    }, PACE)
  }

  pause(): void {
    this.playing = false
    clearInterval(this.timer)
  }

  /** Fetch the review, and go to the worst turn of whoever looks at it, unless they move first. */
  async loadReview(toWorst = false): Promise<void> {
    if (this.review || this.reviewing) return
    this.reviewing = true
    this.problem = ''
    const before = this.at
    try {
      const found = await review(this.id)
      const turn = worstTurn(found, this.seating.sitters)
      if (toWorst && turn && this.at === before) this.toTurn(turn.round, turn.turn - 1)
      this.review = found
    } catch (error) {
      this.problem = (error as Error).message
    }
    this.reviewing = false
  }
}
