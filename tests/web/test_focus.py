"""The keyboard's focus: it never falls to the body, and goes on where its player does."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.input_methods import Keys
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
MATCH = dealt("G7 | V4", "R2 | R6", switches="scoring")
FALLEN = """() => {
  window.fallen = []
  let frames = 0
  const look = () => {
    frames = document.activeElement === document.body ? frames + 1 : 0
    // What loses the focus is known when the page is drawn: then it goes on.
    if (frames === 4) window.fallen.push(document.querySelector('.prompt')?.textContent)
    requestAnimationFrame(look)
  }
  look()
}"""
"""Notes whenever the focus is on the body for longer than it takes to see that."""
ACTIONS = dealt(
    "R1 B3 G5 Y5 R7 V2 I2 | R4",
    "Y6 | Y4",
    switches="draw scoring actions",
    turns=("1: +Y6 .",),
)


def expect_focus(page: Page) -> Locator:
    """The focus is somewhere, and stays there."""
    page.wait_for_function("() => new Promise((done) => setTimeout(() => done(true), 80))")
    fallen = page.evaluate("() => document.activeElement === document.body")
    assert not fallen, "the focus is on the body"
    return page.locator(":focus")


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def table(visitor: Visitor, request: pytest.FixtureRequest) -> TablePage:
    device: Device = request.param
    page = visitor.arrive(device)
    play_on(page, GAME)
    found = TablePage(page, Keys(page))
    found.wait()
    page.keyboard.press("1")
    return found


def test_a_game_from_start_to_next_round_by_keys_alone(visitor: Visitor) -> None:
    page = visitor.open()
    keys = Keys(page)
    keys.press(page.get_by_role("button", name="Start"))
    table = TablePage(page, keys)
    table.wait()
    expect(expect_focus(page)).to_have_attribute("aria-label", "Your hand")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-pick", table.hand()[0])
    while not table.ending.count():
        table.take_turn()
        table.wait()
        expect_focus(page)
    keys.press(table.ending.get_by_role("button", name="Rematch"))
    expect(table.ending).to_have_count(0)
    table.wait()
    expect(expect_focus(page)).to_have_attribute("aria-label", "Your hand")


def test_the_buttons_of_a_chosen_card_follow_it(table: TablePage) -> None:
    page, press = table.page, table.page.keyboard.press
    press("2")
    press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-step", "+B6")
    press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-step", ">B6")
    press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-pick", "Y4")
    press("Shift+Tab")
    expect(page.locator(":focus")).to_have_attribute("data-step", ">B6")
    press("Shift+Tab")
    press("Shift+Tab")
    expect(page.locator(":focus")).to_have_attribute("data-pick", "B6")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_on_a_chosen_card_goes_on_to_its_choices(table: TablePage, key: str) -> None:
    page, press = table.page, table.page.keyboard.press
    press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-pick", "B6")
    press(key)
    expect(page.locator(":focus")).to_have_attribute("data-step", "+B6")
    expect(page.locator("[data-pick=B6]")).to_have_attribute("aria-pressed", "true")
    press("Shift+Tab")
    press("Escape")
    expect(page.locator("[data-pick=B6]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[aria-live]").first).to_contain_text("No card chosen.")
    # The focus is still on the card: its keys go on working.
    press("p")
    expect(table.palette("B6")).to_be_visible()


def test_laying_and_taking_back(table: TablePage) -> None:
    page, press = table.page, table.page.keyboard.press
    press("Tab")
    press("Enter")
    expect(table.palette("G7")).to_be_visible()
    expect(expect_focus(page)).to_have_attribute("data-end", "")
    table.way.press(table.button("Take back"))
    expect(table.palette("G7")).to_have_count(0)
    expect(expect_focus(page)).to_have_attribute("aria-label", "Your hand")


def test_the_end_of_a_turn(table: TablePage) -> None:
    table.lay("+G7")
    table.way.press(table.page.locator("[data-end]"))
    expect_focus(table.page)
    table.wait()
    expect_focus(table.page)


def test_a_hint_gives_the_focus_back(table: TablePage) -> None:
    page = table.page
    table.way.press(table.button("Hint"))
    expect(table.dialog.get_by_role("heading", name="Hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(table.button("Hint")).to_be_focused()


def test_folding_asks_and_goes_on(table: TablePage) -> None:
    page = table.page
    page.keyboard.press("f")
    expect_focus(page)
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect_focus(page)
    table.fold()
    expect(table.ending.get_by_role("button", name="Rematch")).to_be_focused()
    page.keyboard.press("Escape")
    expect_focus(page)


@pytest.mark.parametrize("looks", [False, True], ids=["at once", "after a look"])
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_next_round(visitor: Visitor, device: Device, looks: bool) -> None:
    page = visitor.arrive(device, moving=True, settings={"pace": "fast"})
    play_on(page, MATCH)
    table = TablePage(page, Keys(page))
    table.wait()
    table.fold()
    page.evaluate(FALLEN)
    if looks:
        table.way.press(table.ending.get_by_role("button", name="Look at the table"))
        expect(table.ending).to_have_count(0)
        expect_focus(page)
    table.way.press(page.get_by_role("button", name="Next round"))
    expect(page.get_by_role("button", name="Next round")).to_have_count(0)
    expect_focus(page)
    table.wait()
    expect(expect_focus(page)).to_have_attribute("aria-label", "Your hand")
    assert page.evaluate("() => window.fallen") == []


def test_a_7_leads_to_the_palette_that_it_asks_about(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, ACTIONS, turn=1)
    table = TablePage(page, Keys(page))
    table.wait()
    table.choose("R7")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("The 7: choose a card of your palette")
    expect(expect_focus(page)).to_have_attribute("aria-label", "Your palette")
    page.keyboard.press("Tab")
    name = "Red 7, counts, can be chosen, does not keep you in"
    expect(page.locator(":focus")).to_have_accessible_name(name)


def test_an_opponent_that_is_taken_away(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("button", name="Add").click()
    remove = page.get_by_role("button", name="Remove").last
    remove.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)
    assert expect_focus(page).evaluate("each => each.closest('fieldset') !== null")


def test_whoever_puts_the_focus_down_is_left_alone(table: TablePage) -> None:
    page = table.page
    page.locator(".rule").click()
    assert page.evaluate("() => document.activeElement === document.body")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert page.evaluate("() => document.activeElement === document.body")
