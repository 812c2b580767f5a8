"""Whole advanced matches: by mouse, by touch and by keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Visitor
from tests.web.table_page import Finger, Keys, Mouse, TablePage

pytestmark = pytest.mark.slow

LAYOUT = """() => {
  const root = document.documentElement
  const wrong = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []
  const within = document.querySelector('dialog[open]') ?? document
  for (const element of within.querySelectorAll('a[href], button, input, select, summary')) {
    const target = element.closest('label') ?? element
    if (!target.checkVisibility()) continue
    const { width, height, left, right } = target.getBoundingClientRect()
    const name = element.ariaLabel ?? element.textContent.trim()
    if (Math.min(width, height) < 24 || Math.max(width, height) < 40) wrong.push(`${name}: ${width} x ${height}`)
    if (left < 0 || right > root.clientWidth) wrong.push(`${name}: from ${left} to ${right}`)
  }
  return wrong
}"""


class Dragger(Mouse):
    """Clicks, but drags every other card of the hand to where it goes."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turns = 0

    def use(self, step: str) -> None:
        self.turns += 1
        place = {"+": "palette", ">": "canvas"}.get(step[0])
        if place is None or self.turns % 2:
            super().use(step)
            return
        self.page.locator(f'.hand [data-pick="{step[1:]}"]').hover()
        self.page.mouse.down()
        box = self.page.locator(f'[data-drop="{place}"]').bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        self.page.mouse.up()


def test_by_mouse(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Advanced").first.check()
    page.get_by_role("button", name="Add an opponent").click()
    page.get_by_role("button", name="Start").click()
    dragger = Dragger(page)
    TablePage(page, dragger).play_match()
    assert dragger.turns > 1
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_by_touch_on_a_phone(visitor: Visitor) -> None:
    def look_at_the_layout() -> None:
        assert page.evaluate(LAYOUT) == []

    page = visitor.open(device=PHONE)
    finger = Finger(page)
    finger.press(page.get_by_text("Advanced", exact=True))
    for _ in range(2):
        finger.press(page.get_by_role("button", name="Add an opponent"))
    look_at_the_layout()
    finger.press(page.get_by_role("button", name="Start"))
    table = TablePage(page, finger)
    table.watch = look_at_the_layout
    table.play_match()
    look_at_the_layout()


def test_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.open()
    keys = Keys(page)
    keys.press(page.get_by_role("button", name="Add an opponent"))
    keys.reach(page.get_by_role("radio").first)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Advanced").first).to_be_checked()
    keys.press(page.get_by_role("button", name="Start"))
    TablePage(page, keys).play_match()
    keys.press(page.get_by_role("button", name="Rematch"))
    expect(page.get_by_role("dialog")).to_have_count(0)
