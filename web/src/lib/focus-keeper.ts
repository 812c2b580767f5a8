// The focus keeper: where the element that had the keyboard's focus goes away, is hidden or is
// disabled, something near takes the focus, so that it never falls to the body.

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]'
/** Not fields to write in: a phone would open its keyboard. */
const REFUGES = 'button, a[href], select, summary'

/** Keep the focus until the function that this gives is called. */
export function keepFocus(): () => void {
  /** What had the focus, and what it lay in; nothing if the focus was put down on purpose. */
  let last: Element[] = []
  let waiting = 0

  const note = (event: FocusEvent): void => void (last = withAncestors(event.target as Element))
  const leave = (event: PointerEvent): void => {
    if (!(event.target as Element).closest(FOCUSABLE)) last = []
  }
  const check = (): void => {
    waiting = 0
    if (last.length && !canHaveFocus(document.activeElement)) refuge(last)?.focus(GENTLY)
  }
  // Disabled and hidden elements lose the focus only when the page is drawn.
  const observer = new MutationObserver(() => (waiting ||= requestAnimationFrame(check)))
  const attributeFilter = ['disabled', 'hidden', 'inert']
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', leave)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(waiting)
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', leave)
  }
}

const GENTLY: FocusOptions = { preventScroll: true }

function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : []
}

const canHaveFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  !element.matches(':disabled') &&
  element.checkVisibility()

/** Where the focus goes: into a window, where the page says (`data-refuge`), or near by. */
function refuge(last: readonly Element[]): HTMLElement | null {
  const window = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (window) return first(window, '[data-first]') ?? first(window, REFUGES)
  const named = [...document.querySelectorAll<HTMLElement>('[data-refuge]')]
    .filter(canHaveFocus)
    .sort((one, other) => Number(one.dataset.refuge) - Number(other.dataset.refuge))
  return named[0] ?? near(last) ?? main()
}

const first = (root: Element, selector: string): HTMLElement | null =>
  [...root.querySelectorAll(selector)].find(canHaveFocus) ?? null

function near(last: readonly Element[]): HTMLElement | null {
  const around = last.filter((each) => each.isConnected && each.closest('main, header'))
  for (const each of around) {
    const found = first(each, REFUGES)
    if (found) return found
  }
  return null
}

function main(): HTMLElement | null {
  const found = document.querySelector('main')
  if (found) found.tabIndex = -1
  return found
}
