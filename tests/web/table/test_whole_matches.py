"""Whole advanced matches: by mouse, by touch and by keys."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_pages import PHONE, Visitor
from tests.web.input_methods import Finger, Keys, Mouse
from tests.web.layout import wrong_with
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

PLACES = {"+": "palette", ">": "canvas"}


class Hand(Mouse):
    """Clicks on what is offered, or on the place where a card shall go, or drags it there."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.ways = cycle((super().use, self.place, self.drag))

    def use(self, step: str) -> None:
        use = next(self.ways) if step[0] in PLACES else super().use
        use(step)

    def place(self, step: str) -> None:
        self.page.locator(f'[data-drop="{PLACES[step[0]]}"] .place').click()

    def drag(self, step: str) -> None:
        self.page.locator(f'.hand [data-pick="{step[1:]}"]').hover()
        self.page.mouse.down()
        box = self.page.locator(f'[data-drop="{PLACES[step[0]]}"]').bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        self.page.mouse.up()


def test_by_mouse(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name="Advanced").first.check()
    page.get_by_label("Opponent 1").select_option("thrifty")
    page.get_by_role("button", name="Add an opponent").click()
    page.get_by_role("button", name="Start").click()
    TablePage(page, Hand(page)).play_match()
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()


def test_by_touch_on_a_phone(visitor: Visitor) -> None:
    def watch() -> None:
        assert wrong_with(page) == []

    page = visitor.open(device=PHONE)
    finger = Finger(page)
    finger.press(page.get_by_text("Advanced", exact=True))
    for _ in range(2):
        finger.press(page.get_by_role("button", name="Add an opponent"))
    watch()
    finger.press(page.get_by_role("button", name="Start"))
    TablePage(page, finger, watch).play_match()


def test_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.open()
    keys = Keys(page)
    for _ in range(2):
        keys.press(page.get_by_role("button", name="Add an opponent"))
    keys.reach(page.get_by_role("radio").first)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Advanced").first).to_be_checked()
    keys.press(page.get_by_role("button", name="Start"))
    TablePage(page, keys).play_match()
    keys.press(page.get_by_role("button", name="Rematch"))
    expect(page.get_by_role("dialog")).to_have_count(0)
