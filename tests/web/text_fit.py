"""Text that does not fit: cut, beyond its box or the screen, or lying on other text."""

from playwright.sync_api import Page

from tests.web.visible import VISIBLE

MAY_BE_CUT = {
    ".latest": "the last turn, told in one line; it opens the log, which has it whole",
    ".bar .middle li span": "names of players in the head of a page",
    ".small-board .name": "names of players on the small board",
    ".name:has(+ .cards)": "names of players beside the cards that they had left",
    ".standings .name": "names of players beside their points; the score sheet has them whole",
}
"""Where a text may end in dots on purpose."""
WRONG = f"""(mayBeCut) => {{
  {VISIBLE}
  const NEAR = 1.5
  const root = document.documentElement
  const wrong = pageIsTooWide()
  const styles = new Map()
  const style = (element) => {{
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }}
  const above = function* (element) {{
    for (let at = element; at && at !== document.body; at = at.parentElement) yield at
  }}
  const first = (element, holds) => {{
    for (const at of above(element)) if (holds(at)) return at
    return null
  }}
  const inside = (element) => {{
    const {{ left, top }} = box(element)
    const [x, y] = [left + element.clientLeft, top + element.clientTop]
    return {{ left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }}
  }}
  const isOnlySaid = (element) => first(element, (at) => style(at).clipPath === 'inset(50%)')
  const linesOf = (node) => {{
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({{ width, height }}) => width > 1 && height > 1)
  }}
  const sideways = (lines, area, near) =>
    lines.some(({{ left, right }}) => left < area.left - near || right > area.right + near)
  const upAndDown = (lines, area, near) =>
    lines.some(({{ top, bottom }}) => top < area.top - near || bottom > area.bottom + near)

  // Whatever clips a text, up to where one can scroll to the rest of it.
  const isCut = (element, lines) => {{
    let scrolls = false
    for (const at of above(element)) {{
      const {{ overflowX, overflowY, position }} = style(at)
      if (overflowX !== 'visible' && sideways(lines, inside(at), NEAR)) return true
      scrolls ||= /auto|scroll/.test(overflowY)
      if (!scrolls && /hidden|clip/.test(overflowY) && upAndDown(lines, inside(at), 3)) return true
      if (position === 'fixed') return false
    }}
    return false
  }}
  const layer = (element) => first(element, (at) => /fixed|sticky/.test(style(at).position))
  const scrollerOf = (element) => first(element, (at) => /auto|scroll/.test(style(at).overflowY))
  // Its own block, and the button and the panel that it is written on.
  const runsOut = (element, lines) => {{
    const scroller = scrollerOf(element)
    const boxes = [
      first(element, (at) => style(at).display !== 'inline' && style(at).display !== 'contents'),
      element.closest('button, .button, summary'),
      element.closest('.panel, dialog, td, th'),
    ]
    // Beyond what scrolls, only sideways counts; a bar that stays in sight is on no panel.
    return boxes.filter((at) => at && layer(at) === layer(element)).find((at) =>
      sideways(lines, box(at), NEAR) ||
      (!(scroller && at.contains(scroller)) && upAndDown(lines, box(at), 4)))
  }}
  // Up and down, the part of the page where an element can be seen.
  const window = (element) => {{
    const area = {{ top: -Infinity, bottom: Infinity }}
    for (const at of above(element)) {{
      if (style(at).overflowY === 'visible') continue
      area.top = Math.max(area.top, inside(at).top)
      area.bottom = Math.min(area.bottom, inside(at).bottom)
    }}
    return area
  }}
  // The part of a line that is seen, and no more than the letters take.
  const ink = ({{ left, right, top, bottom, height }}, area) => ({{
    left: left + 1,
    right: right - 1,
    top: Math.max(top + height / 4, area.top),
    bottom: Math.min(bottom - height / 4, area.bottom),
  }})
  const name = ({{ data, parentElement: of }}) =>
    `“${{data.trim()}}” (${{of.className || of.tagName}})`

  const seen = []
  for (const node of textsIn(onTop())) {{
    const element = node.parentElement
    if (!node.data.trim() || !isShown(element)) continue
    if (element.closest('option, script, style, svg') || isOnlySaid(element)) continue
    const lines = linesOf(node)
    if (!lines.length) continue
    if (sideways(lines, {{ left: 0, right: root.clientWidth }}, 0.5) && !element.closest(mayBeCut))
      wrong.push(`${{name(node)}} is beyond the screen`)
    if (isCut(element, lines)) {{
      if (!element.closest(mayBeCut)) wrong.push(`${{name(node)}} is cut`)
      continue
    }}
    // The number of a card is one glyph, and its line is higher than that.
    const out = element.closest('.card') ? null : runsOut(element, lines)
    if (out) wrong.push(`${{name(node)}} runs out of ${{out.tagName}}.${{out.className}}`)
    // Cards may lie on each other.
    if (element.closest('[data-card]')) continue
    const area = window(element)
    seen.push({{ node, layer: layer(element), lines: lines.map((line) => ink(line, area)) }})
  }}
  const meet = (one, two) =>
    Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 &&
    Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1
  const touch = (one, two) => one.layer === two.layer &&
    one.lines.some((line) => two.lines.some((other) => meet(line, other)))
  seen.forEach((one, place) => {{
    for (const two of seen.slice(place + 1))
      if (touch(one, two))
        wrong.push(`${{name(one.node)}} lies on ${{name(two.node)}}`)
  }})

  // What the browser itself writes into a field: every choice of a list, and a placeholder.
  const pen = document.createElement('canvas').getContext('2d')
  const needs = (element, text) => {{
    const {{ fontWeight, fontSize, fontFamily, paddingLeft, paddingRight }} = style(element)
    pen.font = `${{fontWeight}} ${{fontSize}} ${{fontFamily}}`
    return pen.measureText(text).width + parseFloat(paddingLeft) + parseFloat(paddingRight)
  }}
  for (const field of shown('select', onTop()))
    for (const option of field.options)
      if (needs(field, option.text) > field.clientWidth)
        wrong.push(`“${{option.text}}” is cut in its list`)
  for (const field of shown('input[placeholder]', onTop()))
    if (needs(field, field.placeholder) > field.clientWidth)
      wrong.push(`“${{field.placeholder}}” is cut in its field`)
  return [...new Set(wrong)]
}}"""


def unfit(page: Page) -> list[str]:
    """The texts that do not fit, and why; of the window on top, if there is one."""
    return [str(each) for each in page.evaluate(WRONG, ", ".join(MAY_BE_CUT))]
