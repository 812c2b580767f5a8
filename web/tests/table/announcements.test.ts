import { describe, expect, test, vi } from 'vitest'
import { Announcements } from '../../src/table/announcements.svelte'
import { LiveTable } from '../../src/table/live-table.svelte'
import type { FinishedTurn } from '../../src/wire'
import { frame, told } from '../builders'
import { FakeServer } from '../fakes'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() })

const FIRST = told(['+B5', '.'], { turn: 1, seat: 0 })
const SECOND = told(['+O7', '.'], { turn: 2, seat: 1 })

/** How many turns are said when a page sees one state of the table after the other. */
function saidAfter(...states: FinishedTurn[][]): number[] {
  const table = new LiveTable('t', new FakeServer().connect)
  table.seating.sitters = ['Mia', 'Jon'].map((name) => ({ name, bot: null, mine: false }))
  const lines: string[] = []
  const announcements = new Announcements(table, (words) => void lines.push(words))
  announcements.tell([])
  table.timeline.frame = frame()
  return states.map((each) => {
    announcements.tell(each)
    return lines.length
  })
}

describe('turns are said', () => {
  test('all of them where a table is shown from its deal', () => {
    expect(saidAfter([], [FIRST, SECOND])).toEqual([0, 2])
  })
  test('only the last of those before the page came', () => {
    expect(saidAfter([FIRST, SECOND])).toEqual([1])
  })
  test('once each', () => {
    expect(saidAfter([FIRST], [FIRST, SECOND], [FIRST, SECOND])).toEqual([1, 2, 2])
  })
})
