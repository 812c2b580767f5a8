"""What a player needs at a table: whether it is in sight, whole, not covered, and large enough."""

from playwright.sync_api import Page

from tests.web.visible import VISIBLE

WRONG = f"""(scrolls) => {{
  {VISIBLE}
  const wrong = []
  // Of a card its number must be seen, since cards may overlap; of everything else all of it.
  const ESSENTIAL = {{
    'an opponent': ['.others .seat h2, .others .seat .note, .others .seat .count', false],
    'a card of an opponent': ['.others .palette [data-card]', true],
    'the rule': ['.middle h2', false],
    'who leads and why': ['.middle .why', false],
    'the last turn': ['.latest', false],
    'the canvas': ['.middle .canvas [data-card], .middle .canvas .start', true],
    'my name': ['.mine h2, .mine .note, .mine .count', false],
    'a card of my palette': ['.mine .palette [data-card]', true],
    'a card of my hand': ['ul.hand [data-card]', true],
    'what to do': ['.talk .prompt, .talk .offer', false],
    'a choice': ['.talk button', false],
    'a button': ['.actions button, .after button', false],
  }}
  const points = ({{ left, top, width, height }}, card) => (card
    ? [[0.22, 0.2]]
    : [[0.5, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]]
  ).map(([x, y]) => [
    left + (card ? x * width : 3 + x * (width - 6)),
    top + (card ? y * height : 3 + y * (height - 6)),
  ])
  const sees = (element, [x, y]) => {{
    const hit = document.elementFromPoint(x, y)
    if (!hit) return 'nothing'
    if (element.contains(hit) || hit.contains(element)) return ''
    // A place that takes the chosen card lies over its own cards, and is clear.
    if (hit.matches('.place') && hit.parentElement.contains(element)) return ''
    // The ring of the chosen card lies over its neighbors.
    if (hit.closest('.pressed') && element.closest('.hand')) return ''
    return `${{hit.tagName}}.${{hit.className}}`
  }}
  for (const [what, [selector, card]] of Object.entries(ESSENTIAL)) {{
    for (const element of shown(selector)) {{
      const name = `${{what}} (${{element.dataset.card ?? element.textContent.trim()}})`
      // A long list of turns to choose from scrolls within its place.
      if (scrolls || (what === 'a choice' && element.closest('.talk .turns')))
        element.scrollIntoView({{ block: scrolls ? 'center' : 'nearest' }})
      const {{ left, top, right, bottom }} = box(element)
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        wrong.push(`${{name}} is off screen: ${{[left, top, right, bottom].map(Math.round)}}`)
      else for (const point of points(box(element), card)) {{
        const over = sees(element, point)
        if (over) wrong.push(`${{name}} is covered by ${{over}}`)
      }}
      // The last turn is told in one line, and whole in the log that it opens.
      if (cutText(element) && !element.matches('.latest')) wrong.push(`${{name}} is cut`)
    }}
  }}
  document.querySelector('.talk .turns')?.scrollTo(0, 0)
  if (!scrolls && document.documentElement.scrollHeight > innerHeight)
    wrong.push(`the page is ${{document.documentElement.scrollHeight}} high`)
  wrong.push(...pageIsTooWide())
  const said = scrolls ? '.talk' : '.talk > *'
  const PARTS = `.others .seat, .middle, .latest, .mine .seat, ${{said}}, ul.hand, .actions button`
  const parts = shown(PARTS).map((each) => [each.className, box(each)])
  parts.forEach(([name, one], index) => {{
    for (const [other, two] of parts.slice(index + 1)) {{
      const across = Math.min(one.right, two.right) - Math.max(one.left, two.left)
      const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
      if (across > 1 && down > 1) wrong.push(`${{name}} and ${{other}} overlap by ${{down}}`)
    }}
  }})
  // Words within their own box.
  const WORDS = `.seat, .middle .rule, button:not(.latest)${{scrolls ? '' : ', .talk'}}`
  for (const box_ of shown(WORDS))
    for (const within of box_.querySelectorAll('h2, p, b, .count, span')) {{
      if (!isShown(within) || !within.textContent.trim() || within.closest('.hidden')) continue
      if (within.closest('.table-card, .hand, .talk .turns')) continue
      const [inner, outer] = [box(within), box(box_)]
      if (inner.right > outer.right + 2 || inner.bottom > outer.bottom + 3)
        wrong.push(`${{within.textContent.trim()}} runs out of ${{box_.className}}`)
    }}
  // A pill is one line, and rings keep to their card and to the box of the palette.
  for (const pill of shown('.seat .count'))
    if (box(pill).height > 2 * parseFloat(getComputedStyle(pill).fontSize) + 4)
      wrong.push(`${{pill.textContent.trim()}} wraps`)
  const ringed = (inner) => {{
    const {{ outlineStyle, outlineWidth, outlineOffset }} = getComputedStyle(inner)
    const more = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset)
    const {{ left, top, right, bottom }} = box(inner)
    return {{ left: left - more, top: top - more, right: right + more, bottom: bottom + more }}
  }}
  for (const palette of shown('.seat .palette')) {{
    const seat = box(palette.closest('.seat'))
    const inners = [...palette.querySelectorAll('.inner')]
    inners.forEach((inner, place) => {{
      const ring = ringed(inner)
      const out = ring.left < seat.left || ring.top < seat.top ||
        ring.right > seat.right || ring.bottom > seat.bottom
      if (out) wrong.push(`the ring of ${{inner.parentElement.dataset.card}} leaves its seat`)
      const next = inners[place + 1]
      // Cards may lie closer, and on each other, only where the palette has no more room.
      const row = palette.parentElement
      const [backs] = shown('.mini', row)
      const end = backs ? Math.min(box(backs).left, box(row).right - 76) : box(row).right
      const isFull = box(inners.at(-1)).right > end - 16
      if (!next || isFull || palette.matches('.stacked')) return
      if (ringed(next).left < ring.right - 0.2)
        wrong.push(`the rings of ${{inner.parentElement.dataset.card}} and the next one overlap`)
    }})
  }}
  for (const node of textsIn(document.querySelector('main'))) {{
    const element = node.parentElement
    if (!node.data.trim() || !isShown(element) || element.closest('.card, .hidden')) continue
    const size = parseFloat(getComputedStyle(element).fontSize)
    if (size && size < 11.9) wrong.push(`${{node.data.trim()}} is ${{size}} px`)
  }}
  return [...new Set(wrong)]
}}"""
PLACES = """() => {
  const selectors = '.others .seat, .middle, .mine .seat, .mine .palette, ul.hand, ' +
    'ul.hand .table-card, .actions button'
  return [...document.querySelectorAll(selectors)].filter((each) => each.checkVisibility())
    .map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.tagName, ...[x, y, width, height].map((n) => Math.round(2 * n) / 2)].join(' ')
    })
}"""


def places(page: Page) -> list[str]:
    """Where the parts of the table are, to see whether any of them moves."""
    return [str(each) for each in page.evaluate(PLACES)]


def hidden_from(page: Page, *, scrolls: bool = False) -> list[str]:
    """What is off screen, covered or cut; with scrolling, what cannot even be scrolled to."""
    return [str(each) for each in page.evaluate(WRONG, scrolls)]
