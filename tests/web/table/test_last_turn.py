"""What just happened: the newest cards are marked, and one line tells the last turn."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y5 V2 I2 O1 R1 | R4", "Y6 | Y4", "O6 | G4", turns=("1: +Y6 .", "2: +O6 ."))
LOST = dealt("R1 R2 R3 R4 R5 R6 O6 | V7", "O2 | I7", "O3 | R7", switches="scoring")
"""Nothing saves seat 0."""
PHONES = [Device(360, 640, touch=True), Device(844, 390, touch=True)]


@pytest.mark.parametrize("device", PHONES, ids=lambda size: f"{size.width}x{size.height}")
def test_one_line_tells_the_last_turn_until_there_is_something_to_choose(
    visitor: Visitor, device: Device
) -> None:
    page = visitor.arrive(device)
    play_on(page, GAME, turn=2)
    table = TablePage(page)
    table.wait()
    line = page.locator("button.latest")
    expect(line).to_be_visible()
    expect(line).to_contain_text("plays")
    box = line.bounding_box()
    assert box is not None
    assert box["height"] < 40
    table.choose("G7")
    expect(line).to_be_hidden()
    table.way.pick("G7")
    expect(line).to_be_visible()


def test_the_newest_cards_are_marked_until_my_turn_ends(visitor: Visitor) -> None:
    page = visitor.arrive(DESKTOP)
    play_on(page, GAME, turn=2)
    table = TablePage(page)
    table.wait()
    marked = page.locator("[data-card]:has(> .new)")
    expect(marked).to_have_count(2)
    cards = marked.evaluate_all("all => all.map((each) => each.dataset.card)")
    assert {*cards} == {"Y6", "O6"}
    table.lay("+G7")
    expect(marked).to_have_count(2)
    table.end()
    for card in cards:
        expect(page.locator(f'[data-card="{card}"] > .new')).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_where_nothing_helps_one_tap_goes_on_to_the_result(
    visitor: Visitor, device: Device
) -> None:
    page = visitor.arrive(device, settings={"pace": "slow"})
    play_on(page, LOST)
    table = TablePage(page)
    table.wait()
    page.get_by_role("button", name="Fold, and on to the result").click()
    expect(table.ending).to_be_visible()
