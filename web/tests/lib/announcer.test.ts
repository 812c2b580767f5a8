import { beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, announceIn } from '../../src/lib/announcer'

vi.useFakeTimers()

/** A region, and the lines in it. */
function region(): { lines: string[]; leave: () => void } {
  const lines: string[] = []
  const add = (fresh: readonly string[]): void => void lines.push(...fresh)
  const leave = announceIn({ add, clear: () => void (lines.length = 0) })
  return { lines, leave }
}

/** Say something, and wait until it was said. */
function say(words: string): void {
  announce(words)
  vi.runAllTimers()
}

describe('what is announced', () => {
  let page: ReturnType<typeof region>
  beforeEach(() => {
    page = region()
    vi.runAllTimers()
    return () => page.leave()
  })

  test('is said in order', () => {
    announce('Mia plays.')
    say('Your turn.')
    expect(page.lines).toEqual(['Mia plays.', 'Your turn.'])
  })
  test('is said in a window while that is open, and then on the page again', () => {
    say('Mia plays.')
    const window = region()
    say('Jon plays.')
    expect(window.lines).toEqual(['Jon plays.'])
    expect(page.lines).toEqual([])
    window.leave()
    say('Your turn.')
    expect(page.lines).toEqual(['Your turn.'])
  })
  test('waits until a window that opens at that moment is known', () => {
    announce('The round is over.')
    const window = region()
    vi.advanceTimersByTime(50)
    expect([...page.lines, ...window.lines]).toEqual([])
    vi.advanceTimersByTime(50)
    expect(window.lines).toEqual(['The round is over.'])
    window.leave()
  })
})
