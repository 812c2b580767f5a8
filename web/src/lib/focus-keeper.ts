// The focus keeper: where the element that had the keyboard's focus goes away, is hidden or is
// disabled, something near takes the focus, so that it never falls to the body.

const FOCUSABLE = 'button, a[href], input, select, textarea, summary, [tabindex]'
/** Not fields to write in: a phone would open its keyboard. */
const REFUGES = 'button, a[href], select, summary'

/** Keep the focus until the function that this gives is called. */
export function keepFocus(): () => void {
  /** What had the focus, and what it lay in; nothing if the focus was put down on purpose. */
  let last: Element[] = []
  /** Where the focus was put, until its player does something. */
  let put: HTMLElement | null = null
  let waiting = 0

  const note = (event: FocusEvent): void => void (last = withAncestors(event.target as Element))
  const leave = (event: PointerEvent): void => {
    put = null
    if (!(event.target as Element).closest(FOCUSABLE)) last = []
  }
  const press = (): void => void (put = null)
  const check = (): void => {
    waiting = 0
    const focused = document.activeElement
    if (last.length && !canHaveFocus(focused)) put = refuge(last)
    // What the page asks for next may be known only when the server has answered.
    else if (put && put === focused) put = better(put)
    else return
    put?.focus(GENTLY)
  }
  // Disabled and hidden elements lose the focus only when the page is drawn.
  const observer = new MutationObserver(() => (waiting ||= requestAnimationFrame(check)))
  const attributeFilter = ['disabled', 'hidden', 'inert', 'data-refuge']
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', leave)
  document.addEventListener('keydown', press, true)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(waiting)
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', leave)
    document.removeEventListener('keydown', press, true)
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
  return named() ?? near(last) ?? main()
}

/** The first of the places that the page names. */
const named = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-refuge]')]
    .filter(canHaveFocus)
    .sort((one, other) => rank(one) - rank(other))[0]

const rank = (element: HTMLElement): number => Number(element.dataset.refuge ?? Infinity)

function better(put: HTMLElement): HTMLElement {
  const found = document.querySelector('dialog[open]') ? undefined : named()
  return found && rank(found) < rank(put) ? found : put
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
