// FLIP animation of cards: every element with `data-card` moves from where it was to where it is.
// Only transform and opacity are animated, and the browser does it without any script.
import { tick } from 'svelte'

export interface CardMotion {
  /** Where a card that was not on the table comes from: the name of a `data-anchor`. */
  from?: (card: string) => string | null
  /** Where a card goes that is on the table no longer. */
  to?: (card: string) => string | null
  duration: number
}

interface Captured {
  element: HTMLElement
  box: DOMRect
}
type Snapshot = Map<string, Captured>

const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)'
const isReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates the cards of one page. */
export class CardAnimator {
  private root: ParentNode | null = null

  /** From now on, the cards are those of this part of the page. */
  attach(root: ParentNode): void {
    this.root = root
  }

  /** Make a change, and let the cards move to where they are then. */
  async move(change: () => void, motion: CardMotion): Promise<void> {
    const before = this.root && capture(this.root)
    change()
    await tick()
    if (this.root && before) await animate(this.root, before, motion)
  }
}

/** Where every card is now. */
function capture(root: ParentNode): Snapshot {
  const found: Snapshot = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    // A card that is being dragged starts from where it was dropped.
    const held = element.querySelector('.dragged') ?? element
    found.set(element.dataset.card ?? '', { element, box: held.getBoundingClientRect() })
  }
  return found
}

/** Move the cards from where they were to where they are. Gives a promise that they have landed. */
async function animate(root: ParentNode, before: Snapshot, motion: CardMotion): Promise<void> {
  if (motion.duration === 0 || isReduced()) return
  const after = capture(root)
  // All is measured before anything moves: each card that moves would have the page laid out anew.
  const flights: (() => Promise<unknown>)[] = []
  for (const [card, now] of after) {
    const was = before.get(card)?.box ?? anchor(root, motion.from?.(card))
    if (was && moved(was, now.box))
      flights.push(() => travel(now.element, was, now.box, motion.duration))
    else if (!was) flights.push(() => appear(now.element, motion.duration))
  }
  for (const [card, gone] of before) {
    const goal = after.has(card) ? null : anchor(root, motion.to?.(card))
    if (goal) flights.push(() => leave(gone, goal, motion.duration))
  }
  await Promise.allSettled(flights.map((begin) => begin()))
}

function anchor(root: ParentNode, name: string | null | undefined): DOMRect | null {
  const found = name && root.querySelector(`[data-anchor="${name}"]`)
  return found ? found.getBoundingClientRect() : null
}

function moved(was: DOMRect, now: DOMRect): boolean {
  return Math.abs(was.x - now.x) + Math.abs(was.y - now.y) + Math.abs(was.width - now.width) > 1
}

function shift(box: DOMRect, from: DOMRect): string {
  const scale = box.width ? from.width / box.width : 1
  return `translate(${from.x - box.x}px, ${from.y - box.y}px) scale(${scale})`
}

function travel(
  element: HTMLElement,
  was: DOMRect,
  now: DOMRect,
  duration: number,
): Promise<unknown> {
  element.classList.add('flying')
  const path = [{ transform: shift(now, was) }, { transform: 'none' }]
  const animation = element.animate(path, { duration, easing: EASING })
  return animation.finished.finally(() => element.classList.remove('flying'))
}

function appear(element: HTMLElement, duration: number): Promise<unknown> {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration }).finished
}

/** A card that left the page flies on as a picture of itself. */
function leave(gone: Captured, goal: DOMRect, duration: number): Promise<unknown> {
  const ghost = gone.element.cloneNode(true) as HTMLElement
  const { x, y, width, height } = gone.box
  ghost.removeAttribute('data-card')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  ghost.classList.add('flown')
  ghost.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;--w:${width}px`
  document.body.append(ghost)
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: shift(gone.box, goal), opacity: 0.6 },
  ]
  return ghost.animate(path, { duration, easing: EASING }).finished.finally(() => ghost.remove())
}
