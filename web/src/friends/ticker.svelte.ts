// The time on this machine's own clock, as often as something that is shown needs it.

export class Ticker {
  now = $state(performance.now())

  /** Made while a component is; ticks as long as the component wants. */
  constructor(period: () => number | null) {
    $effect(() => {
      const wait = period()
      this.now = performance.now()
      if (wait === null) return
      const timer = setInterval(() => (this.now = performance.now()), wait)
      return () => clearInterval(timer)
    })
  }
}
