// Keyboard shortcuts: everything at a table by keys.
import { announce } from '../lib/announcer'
import { dialogs, openDialog } from '../lib/dialogs.svelte'
import { text } from '../texts/catalogue'
import type { LiveTable } from './live-table.svelte'
import { focusChoices, tabThroughChoices } from './tab-order'

export function tableShortcuts(table: LiveTable): (event: KeyboardEvent) => void {
  /** Use the card that is pointed at in one of some ways; or draw, where that is one of them. */
  const use = (kinds: string): void =>
    table.editor.whenKnown(() => {
      const choice = table.draft.find(table.selection.card ?? focusedCard(), kinds)
      if (choice) void table.editor.choose(choice)
    })
  const next = (): void => {
    const { frame, match } = table.timeline
    if (frame?.over && match && !match.over && table.seating.mine.length) table.next()
  }
  const actions: Record<string, () => void> = {
    p: () => use('+'),
    c: () => use('>~'),
    d: () => use('*^!'),
    e: () => table.editor.tryEnd(),
    enter: () => table.editor.tryEnd(),
    u: () => void table.editor.takeBack(),
    backspace: () => void table.editor.takeBack(),
    h: () => table.askHint(),
    f: () => table.editor.tryFold(),
    s: () => table.timeline.busy && table.timeline.skip(),
    l: () => openDialog(dialogs.open === 'log' ? null : 'log'),
    n: next,
    escape: () => {
      if (table.selection.selected) announce(text('turn-unchosen'))
      table.editor.select(null)
    },
    arrowleft: () => step(table, -1),
    arrowright: () => step(table, 1),
  }
  return (event) => {
    tabThroughChoices(event)
    if (isTaken(event)) return
    const key = event.key.toLowerCase()
    const digit = digitOf(event)
    if (digit) pick(table, document.querySelectorAll<HTMLElement>('.hand [data-pick]')[digit - 1])
    else if (actions[key]) actions[key]()
    else return
    event.preventDefault()
  }
}

/**
 * The digit of a key, from 1 to 9; or 0. On a French keyboard digits are typed with Shift, which
 * nobody should need here: the key with that digit on it will do.
 */
export function digitOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): number {
  const found = /^[1-9]$/.exec(key) ?? (shiftKey ? null : /(?<=^Digit)[1-9]$/.exec(code))
  return Number(found?.[0] ?? 0)
}

/**
 * Choose a card by a click, or put it down. Enter, Space and screen readers click, too (with no
 * `detail`): on a chosen card they go on to its choices, and Escape puts it down.
 */
export function clickCard(table: LiveTable, card: string, event: MouseEvent): void {
  if (event.detail === 0 && table.selection.selected === card && focusChoices()) return
  table.editor.select(card)
}

/** The card that has the keyboard's focus, if one has. */
const focusedCard = (): string | null =>
  (document.activeElement as HTMLElement | null)?.dataset.pick ?? null

function pick(table: LiveTable, found: HTMLElement | undefined): void {
  found?.focus()
  if (found?.dataset.pick) table.editor.pick(found.dataset.pick)
}

/** To the next card that could be chosen: of the hand, or of a palette where one is asked for. */
function step(table: LiveTable, by: number): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-pick]')]
  const at = found.findIndex((each) => each === document.activeElement)
  pick(table, found[(at + by + found.length) % found.length])
}

/** Whether a key belongs to a field, a button, a window or the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.key === 'Enter' && target.closest('button, a, summary')) return true
  return !!target.closest('input, select, textarea') || !!document.querySelector('dialog[open]')
}
