// The order of Tab at a table: what can be done with a chosen card follows right after that card.

const CHOICES = '[data-follows] button'
const TABBABLE = 'button:enabled, a[href], input:enabled, select:enabled, summary'

/** Move the focus to the first choice of the chosen card; return false if there is none. */
export function focusChoices(): boolean {
  const first = document.querySelector<HTMLElement>(CHOICES)
  first?.focus()
  return first !== null
}

/** Go on from a chosen card to its buttons, and from those to what follows on the card. */
export function tabThroughChoices(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || document.querySelector('dialog[open]')) return
  const chosen = document.querySelector<HTMLElement>('[data-pick][aria-pressed="true"]')
  const buttons = [...document.querySelectorAll<HTMLElement>(CHOICES)]
  if (!chosen || !buttons.length) return
  const drawn = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility(),
  )
  const order = drawn.filter((each) => !buttons.includes(each))
  order.splice(order.indexOf(chosen) + 1, 0, ...buttons)
  const place = order.findIndex((each) => each === document.activeElement)
  const next = place < 0 ? undefined : order[place + (event.shiftKey ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
