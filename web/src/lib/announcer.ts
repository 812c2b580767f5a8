// The announcer: all that is said aloud goes to one live region, in one queue. While a window is
// open, all behind it is inert and not heard: so each window has a region of its own.

/** A live region. */
export interface Region {
  add: (lines: readonly string[]) => void
  clear: () => void
}

/** Milliseconds until a screen reader knows of a region that has just come, or come back. */
const SETTLING = 100

const regions: Region[] = []
let waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Say something, after all that was said before. */
export function announce(words: string): void {
  if (!words) return
  waiting.push(words)
  timer ??= setTimeout(flush)
}

/** Say everything in a region from now on; gives what must be called once it is gone. */
export function announceIn(region: Region): () => void {
  // What is behind a window has been said, and must not be said again when that is closed.
  regions.at(-1)?.clear()
  regions.push(region)
  settle()
  return () => {
    regions.splice(regions.indexOf(region), 1)
    settle()
  }
}

function settle(): void {
  clearTimeout(timer)
  timer = setTimeout(flush, SETTLING)
}

function flush(): void {
  timer = undefined
  const lines = waiting
  waiting = []
  if (lines.length) regions.at(-1)?.add(lines)
}
