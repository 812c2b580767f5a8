"""axe finds nothing: on any page, in any window, light and dark, on a desktop and a phone."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor, expect_a_review
from tests.web.example_games import FULL_TABLE, dealt, match, play_on, record, upload
from tests.web.layout import wrong_with
from tests.web.sample_history import RESULTS
from tests.web.table.test_open_hands import WHOLE, win
from tests.web.table.test_turns import FEW, NONE
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const only = rules ? { runOnly: rules } : {}
  const found = await axe.run({ resultTypes: ['violations'], ...only })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
}"""
OF_COLORS = ["color-contrast"]
"""What colors alone can make wrong: all else is the same in the dark."""
View = Iterator[str]
"""The names of what is shown, one after the other."""


def home(page: Page) -> View:
    page.goto("/")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_text("More: editions and switches").click()
    yield "home"


def rules(page: Page) -> View:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="The seven rules")).to_be_visible()
    yield "the rules"


def a_turn(page: Page) -> View:
    play_on(page, FULL_TABLE, turn=3)
    table = TablePage(page)
    table.wait()
    yield "my turn"
    table.choose("Y4")
    yield "a chosen card"
    page.keyboard.press("Escape")
    table.button("Fold").click()
    expect(table.dialog).to_be_visible()
    yield "the fold window"
    page.keyboard.press("Escape")
    table.button("Hint").click()
    expect(table.dialog.get_by_role("heading", name="Hint")).to_be_visible()
    yield "the hint window"
    page.keyboard.press("Escape")
    table.lay("+R1")
    yield "a 1 that asks for its card"
    page.keyboard.press("l")
    expect(table.dialog.get_by_role("heading", name="What happened")).to_be_visible()
    yield "the log"


def a_last_turn(page: Page) -> View:
    for name, game in {"few turns": FEW, "no turn": NONE}.items():
        play_on(page, game)
        table = TablePage(page)
        table.wait()
        expect(page.locator(".rescue")).to_be_visible()
        yield name
    page.get_by_role("button", name="Fold, and on to the result").click()
    expect(table.ending).to_be_visible()
    yield "a round that is lost"
    play_on(page, FEW)
    table.wait()
    table.choose("G1")
    table.way.use(">G1")
    expect(table.offers.first).to_be_visible()
    yield "turns with a card that must wait"
    win(page, WHOLE)
    yield "a match that is won"


def a_shared_device(page: Page) -> View:
    page.goto("/")
    page.get_by_label("Opponent 1").select_option("person")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    yield "the device is passed on"


def an_end(page: Page) -> View:
    play_on(page, dealt("G7 | V4", "R2 | R6", switches="scoring"))
    table = TablePage(page)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()
    yield "the end of a round"
    table.ending.get_by_role("button", name="Look at the table").click()
    yield "the table after a round"
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="Running")).to_be_visible()
    yield "my games"


def a_replay(page: Page) -> View:
    page.goto(f"/replay/{upload(page, record(match('basic', 2, 9)))}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    yield "a replay"
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the window to play on"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review").click()
    expect_a_review(page)
    page.locator(".review li button").first.click()
    yield "a review"


def results(page: Page) -> View:
    page.goto("/results")
    expect(page.get_by_text("No match is over yet.")).to_be_visible()
    yield "no results"
    page.route("**/api/results", lambda route: route.fulfill(json=RESULTS))
    page.goto("/results")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("table", name="What your turns gave away")).to_be_visible()
    yield "results"
    page.unroute("**/api/results")
    play_on(page, FULL_TABLE, turn=3)
    TablePage(page).wait()
    page.goto("/games")
    page.get_by_text("Filter", exact=True).click()
    page.get_by_role("combobox", name="Origin").select_option("Uploaded")
    yield "games, filtered"


def windows(page: Page) -> View:
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    yield "no page"
    page.goto("/table/0123456789abcdef")
    expect(page.get_by_role("heading", name="This table is not here")).to_be_visible()
    yield "no table"
    for name in ("Help", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()
        yield name
        page.keyboard.press("Escape")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "views",
    [home, rules, a_turn, a_last_turn, a_shared_device, an_end, a_replay, results, windows],
)
def test_axe_finds_nothing(visitor: Visitor, device: Device, views: Callable[[Page], View]) -> None:
    assert AXE.is_file(), "axe is not there: `scripts/front_end.py check` installs it"
    page = visitor.arrive(device)
    wrong = []
    for view in views(page):
        page.evaluate(f"() => {{ if (!window.axe) {{ {AXE.read_text()} }} }}")
        for theme in ("light", "dark"):
            if theme == "dark" and device.touch:
                # The colors are the same on every device.
                break
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            found = page.evaluate(RUN, OF_COLORS if theme == "dark" else None)
            wrong += [f"{view}, {theme}: {each}" for each in found]
        if device.touch:
            wrong += [f"{view}: {each}" for each in wrong_with(page)]
    assert wrong == []
