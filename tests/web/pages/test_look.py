"""How pages and windows are laid out: corners, edges, rows, baselines, and the back of a card."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_pages import DESKTOP, Device, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
UPRIGHT = Device(360, 640, touch=True)
GAPS = """() => {
  const window = document.querySelector('dialog[open]').getBoundingClientRect()
  const button = document.querySelector('dialog[open] header button').getBoundingClientRect()
  return [window.right - button.right, button.top - window.top].map(Math.round)
}"""
"""The distances of a close button from the edges of its window."""
LAST_ROWS = """(widths) => {
  const list = document.querySelector('.tiles.explained')
  list.style.width = '100vw'
  return widths.map((width) => {
    list.style.width = `${width}px`
    const tops = [...list.querySelectorAll('.said, :scope > ul > li')].map((each) => each.offsetTop)
    return [tops.filter((top) => top === Math.max(...tops)).length, new Set(tops).size]
  })
}"""
"""How many tiles are in the last row, and how many rows there are, for each width."""
BASELINES = """() => [...document.querySelectorAll('.tiles.explained > ul > li')].map((tile) => {
  const line = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects()[0].bottom
  }
  return Math.abs(line(tile.querySelector('h3 > span:last-child')) - line(tile.querySelector('p')))
})"""
"""How far what is counted under a rule is off the line of the rule's name."""
LIKE_FIELDS = """() => {
  const look = ({ borderRadius, minHeight, appearance, backgroundImage, height }) =>
    ({ borderRadius, minHeight, appearance, arrow: backgroundImage !== 'none', height })
  const of = (selector) => look(getComputedStyle(document.querySelector(selector)))
  return [of('form select'), of('form input[type=text]')]
}"""


def at_the_end(page: Page) -> None:
    page.locator("dialog[open]").evaluate("(window) => window.scrollTo(0, 1e6)")


@pytest.mark.parametrize("device", [UPRIGHT, DESKTOP], ids=["upright", "desktop"])
def test_close_buttons_stay_in_the_corner(visitor: Visitor, device: Device) -> None:
    page = visitor.open(device=device)
    for name in ("Help", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert page.evaluate(GAPS) == [11, 11]
        at_the_end(page)
        assert page.evaluate(GAPS) == [11, 11]
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.fold()
    assert page.evaluate(GAPS) == [11, 11]


def test_home_is_whole_on_a_desktop(visitor: Visitor) -> None:
    page = visitor.open(settings={"seenIntro": False})
    expect(page.locator(".start")).to_be_enabled()
    for shown in (page.get_by_text("More: editions"), page.locator(".start"), page.locator("form")):
        expect(shown).to_be_in_viewport(ratio=1)
    assert page.locator(".what").evaluate("(form) => form.scrollHeight <= form.clientHeight")
    # More opponents scroll above the buttons, which stay where they are.
    for _ in range(2):
        page.get_by_role("button", name="Add an opponent").click()
    for shown in (page.locator(".start"), page.locator("form")):
        expect(shown).to_be_in_viewport(ratio=1)


def test_a_list_to_choose_from_looks_like_a_field(visitor: Visitor) -> None:
    page = visitor.open()
    expect(page.locator(".start")).to_be_enabled()
    choice, field = page.evaluate(LIKE_FIELDS)
    assert choice == {**field, "appearance": "none", "arrow": True}


def test_no_rule_is_alone_in_its_row_and_the_page_is_used(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    expect(page.locator(".tiles.explained > ul > li")).to_have_count(7)
    for in_last, rows in page.evaluate(LAST_ROWS, [*range(300, 1500, 20)]):
        assert in_last > 1 or rows == 8
    page.reload()
    main = page.locator("main").bounding_box()
    turn = page.locator(".turn").bounding_box()
    assert main is not None
    assert turn is not None
    assert main["width"] > 1100
    assert turn["x"] + turn["width"] == pytest.approx(main["x"] + main["width"])


def test_on_paper_a_rule_and_what_counts_are_in_one_line(visitor: Visitor) -> None:
    page = visitor.open("/rules")
    expect(page.locator(".tiles.explained > ul > li")).to_have_count(7)
    page.emulate_media(media="print")
    assert max(page.evaluate(BASELINES)) < 0.5


def test_a_back_has_seven_rays_and_the_deck_a_number_to_read(visitor: Visitor) -> None:
    page = visitor.arrive(UPRIGHT)
    play_on(page, GAME)
    TablePage(page).wait()
    back = page.locator(".pile .back")
    rays = back.locator("path").get_attribute("d") or ""
    assert rays.count("M") == 7
    size = back.locator("b").evaluate("(count) => parseFloat(getComputedStyle(count).fontSize)")
    assert size >= 11
    expect(back.locator("b")).to_have_text(str(49 - 2 * 8))
