// Dragging a hand card to a place with `data-drop`, by mouse, finger or pen.

const FAR = 8

export class Drag {
  card = $state<string | null>(null)
  over = $state<string | null>(null)
  private start = { x: 0, y: 0 }
  private element: HTMLElement | null = null

  constructor(private readonly drop: (card: string, place: string) => void) {}

  grab = (event: PointerEvent, card: string): void => {
    if (event.button !== 0 || this.element) return
    const element = event.currentTarget as HTMLElement
    this.start = { x: event.clientX, y: event.clientY }
    this.element = element
    const move = (each: PointerEvent): void => {
      if (each.pointerId === event.pointerId) this.move(each, card)
    }
    const end = (each: PointerEvent): void => {
      // Another finger is none of its business.
      if (each.pointerId !== event.pointerId) return
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      this.end(each, card)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }

  private move(event: PointerEvent, card: string): void {
    const x = event.clientX - this.start.x
    const y = event.clientY - this.start.y
    if (!this.card && Math.hypot(x, y) < FAR) return
    this.card = card
    this.over = placeAt(event)
    if (this.element) {
      this.element.style.transform = `translate(${x}px, ${y}px) scale(1.04)`
      this.element.classList.add('dragged')
    }
  }

  private end(event: PointerEvent, card: string): void {
    const dragged = this.card !== null
    const place = dragged && event.type === 'pointerup' ? placeAt(event) : null
    this.card = null
    this.over = null
    if (dragged) swallowClick()
    if (place) this.drop(card, place)
    if (this.element) {
      this.element.style.transform = ''
      this.element.classList.remove('dragged')
    }
    this.element = null
  }
}

/** The place under the pointer, but for the card that is dragged. */
function placeAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    if (place) return place
  }
  return null
}

/** The end of a drag is no click. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}
