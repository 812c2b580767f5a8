// Everything at a table by keys.
import { kindOf } from '../lib/steps'
import { dialogs, openDialog } from '../lib/dialogs.svelte'
import type { Live } from './live.svelte'

export function tableShortcuts(live: Live): (event: KeyboardEvent) => void {
  /** Use the card that is pointed at in one of some ways; or draw, where that is one of them. */
  const use = (kinds: string): void => {
    const found = live.choicesOf(live.selected ?? live.pointed)
    const choice = found.find((each) => kinds.includes(kindOf(each.step)))
    const draw = kinds.includes('!') ? live.choice('!') : null
    if (choice ?? draw) void live.choose((choice ?? draw)!)
  }
  const actions: Record<string, () => void> = {
    p: () => use('+'),
    c: () => use('>~'),
    d: () => use('*^!'),
    e: () => live.tryEnd(),
    enter: () => live.tryEnd(),
    u: () => void live.takeBack(),
    backspace: () => void live.takeBack(),
    h: () => live.askHint(),
    f: () => live.tryFold(),
    s: () => live.busy && live.skip(),
    l: () => openDialog(dialogs.open === 'log' ? null : 'log'),
    n: () => live.frame?.over && live.match && !live.match.over && live.next(),
    escape: () => live.select(null),
    arrowleft: () => step(live, -1),
    arrowright: () => step(live, 1),
  }
  return (event) => {
    if (isTaken(event)) return
    const key = event.key.toLowerCase()
    if (/^[1-9]$/.test(key))
      pick(live, document.querySelectorAll<HTMLElement>('.hand [data-pick]')[Number(key) - 1])
    else if (actions[key]) actions[key]()
    else return
    event.preventDefault()
  }
}

function pick(live: Live, found: HTMLElement | undefined): void {
  found?.focus()
  live.selected = found?.dataset.pick ?? live.selected
}

/** To the next card that could be chosen: of the hand, or of a palette where one is asked for. */
function step(live: Live, by: number): void {
  const found = [...document.querySelectorAll<HTMLElement>('[data-pick]')]
  const at = found.findIndex((each) => each === document.activeElement)
  pick(live, found[(at + by + found.length) % found.length])
}

/** Whether a key belongs to a field, a button, a window or the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.key === 'Enter' && target.closest('button, a, summary')) return true
  return !!target.closest('input, select, textarea') || !!document.querySelector('dialog[open]')
}
