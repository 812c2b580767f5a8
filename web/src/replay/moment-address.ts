// The moment of a replay in its address, numbered as the page numbers it: from 1.

const NAME = 'moment'
/** Milliseconds: browsers refuse an address that changes too often. */
const PAUSE = 300

/** The place that an address asks for, from 0; null if it asks for none. */
export function placeIn(search: string): number | null {
  const given = new URLSearchParams(search).get(NAME)
  return given !== null && /^\d{1,6}$/.test(given) ? Math.max(Number(given) - 1, 0) : null
}

/** An address at a place: whatever else it says stays. */
export function addressAt(path: string, search: string, place: number): string {
  const words = new URLSearchParams(search)
  words.set(NAME, String(place + 1))
  return `${path}?${words.toString()}`
}

/** Keeps the address of this page up to date with the place that is shown. */
export class MomentAddress {
  private timer = 0
  private last = -Infinity
  private next: number | null = null

  /** `root` is how the addresses of this replay begin. */
  constructor(private readonly root: string) {}

  keep(place: number): void {
    this.next = place
    clearTimeout(this.timer)
    const wait = this.last + PAUSE - performance.now()
    if (wait <= 0) this.write()
    else this.timer = setTimeout(() => this.write(), wait)
  }

  /** Write at once what is still to be written. */
  write(): void {
    clearTimeout(this.timer)
    const { pathname, search } = location
    if (this.next === null || !pathname.startsWith(this.root)) return
    if (placeIn(search) !== this.next) {
      history.replaceState(history.state, '', addressAt(pathname, search, this.next))
      this.last = performance.now()
    }
    this.next = null
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
