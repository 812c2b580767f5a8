// Everything at a table by keys.
import { kindOf } from '../lib/steps'
import { open, windows } from '../lib/windows.svelte'
import type { Choice } from '../wire'
import type { Live } from './live.svelte'

interface Table {
  choose: (choice: Choice) => void
  fold: () => void
  out: () => void
  pointed: () => string | null
}

export function keys(live: Live, table: Table): (event: KeyboardEvent) => void {
  const use = (kinds: string): void => {
    const card = table.pointed()
    const choice = live.choicesOf(card).find((each) => kinds.includes(kindOf(each.step)))
    if (choice) table.choose(choice)
    else if (kinds.includes('!')) draw()
  }
  const draw = (): void => {
    const choice = live.choice('!')
    if (choice) table.choose(choice)
  }
  const end = (): void => {
    if (!live.acting || !live.finish) return
    if (live.finishStays) live.end()
    else table.out()
  }
  const actions: Record<string, () => void> = {
    p: () => use('+'),
    c: () => use('>~'),
    d: () => use('*^!'),
    e: end,
    u: () => void live.takeBack(),
    backspace: () => void live.takeBack(),
    h: () => live.askHint(),
    f: () => live.acting && !live.prefix.length && table.fold(),
    s: () => live.skip(),
    l: () => open(windows.open === 'log' ? null : 'log'),
    n: () => live.frame?.over && live.match && !live.match.over && live.next(),
    escape: () => (live.selected = null),
    arrowleft: () => step(-1),
    arrowright: () => step(1),
    enter: end,
  }
  return (event) => {
    if (isBusy(event)) return
    const key = event.key.toLowerCase()
    if (/^[1-9]$/.test(key)) focusCard(Number(key) - 1)
    else if (key === 'enter' && event.target instanceof HTMLButtonElement) return
    else if (!actions[key]) return
    else actions[key]()
    event.preventDefault()
  }

  function focusCard(place: number): void {
    const found = [...document.querySelectorAll<HTMLElement>('.hand [data-pick]')][place]
    if (!found) return
    found.focus()
    live.selected = found.dataset.pick ?? null
  }

  /** To the next card that could be chosen: of the hand, or of a palette where one is asked for. */
  function step(by: number): void {
    const found = [...document.querySelectorAll<HTMLElement>('[data-pick]')]
    const at = found.findIndex((each) => each === document.activeElement)
    const next = found[(at + by + found.length) % found.length]
    if (!next) return
    next.focus()
    live.selected = next.dataset.pick ?? null
  }
}

/** Whether a key belongs to a field, a window or the browser. */
function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  return !!target.closest('input, select, textarea, dialog')
}
