"""Pages on a small screen: nothing to scroll sideways for, nothing too small for a finger."""

from playwright.sync_api import Page

from tests.web.visible import VISIBLE

WRONG = f"""() => {{
  {VISIBLE}
  const {{ clientWidth }} = document.documentElement
  const wrong = pageIsTooWide()
  const within = document.querySelector('dialog[open]') ?? document
  for (const element of within.querySelectorAll('a[href], button, input, select, summary')) {{
    const target = element.closest('label') ?? element
    if (!target.checkVisibility()) continue
    const {{ width, height, left, right }} = target.getBoundingClientRect()
    const name = element.ariaLabel ?? target.textContent.trim()
    // The marks of a graph lie close together; a list below has the same, in full size.
    const wanted = element.closest('figure') ? 24 : 40
    const small = Math.min(width, height) < 24 || Math.max(width, height) < wanted
    if (small) wrong.push(`${{name}}: ${{width}} x ${{height}}`)
    if (left < 0 || right > clientWidth) wrong.push(`${{name}}: from ${{left}} to ${{right}}`)
  }}
  return wrong
}}"""


def wrong_with(page: Page) -> list[str]:
    """What does not fit, or cannot be hit: every target has 24 pixels at least, and 40 one way."""
    return [str(each) for each in page.evaluate(WRONG)]
