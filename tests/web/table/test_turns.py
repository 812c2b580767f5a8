"""Making a turn: what is shown, taken back, asked, hinted at and warned of."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

SAFE = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6", switches="draw scoring")
"""Many turns keep seat 0 in."""
FEW = dealt("R1 R2 R3 R4 R5 R6 G1 | V7", "O2 | R7")
"""Only the rule of green saves seat 0, and only with an even card."""
NONE = dealt("R1 R2 R3 R4 R5 R6 O6 | V7", "O2 | I7", "O3 | R7", switches="scoring")
"""Nothing saves seat 0."""
HOPE = dealt("R1 R2 R3 R4 R5 R6 O6 | V7", "O2 | R7", switches="actions")
"""Nothing saves seat 0, unless the 3 draws it."""
IN_VAIN = dealt("R1 R2 R3 R4 R5 R6 O6 | V7", "O2 | R7", deck="O1", switches="actions")
"""The 3 draws nothing that helps."""


def sit_down(visitor: Visitor, game: str, **settings: object) -> TablePage:
    page = visitor.arrive(settings=settings)
    play_on(page, game)
    expect(page).to_have_title(re.compile("^Your turn"))
    return TablePage(page)


def test_a_chosen_card_tells_what_it_would_do(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    table.choose("G7")
    choices = table.page.locator(".choices")
    expect(choices.get_by_role("button", name="To your palette")).to_contain_text("you lead")
    expect(choices.get_by_role("button", name="To the canvas")).to_contain_text("Green")
    table.choose("V2")
    expect(choices.get_by_role("button", name="To your palette")).to_contain_text("ways to go on")
    table.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)


def test_a_turn_is_taken_back_card_by_card(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    before = table.hand()
    table.lay("+G7", ">B6")
    expect(table.page.get_by_role("heading", name="Blue: most different colors")).to_be_visible()
    table.button("Take back").click()
    expect(table.page.get_by_role("heading", name="Red: the highest card")).to_be_visible()
    table.button("Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    assert table.hand() == before
    assert table.look().end == "not yet"


def test_without_asking_a_canvas_card_ends_the_turn(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE, confirm=False)
    table.lay("+G7")
    expect(table.log).to_have_count(0)
    table.choose("B6")
    table.way.use(">B6")
    table.wait()
    expect(table.log.filter(has_text="You play")).to_have_count(1)


def test_without_marks_no_card_tells_that_it_stays_in(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    marks = table.page.locator(".hand .mark")
    expect(marks).not_to_have_count(0)
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_label("Mark the cards that keep me in").uncheck()
    expect(marks).to_have_count(0)
    expect(table.page.locator(".hand").get_by_label("keep you in")).to_have_count(0)


def test_a_hint_has_turns_with_chances_and_lays_one(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    table.button("Hint").click()
    expect(table.dialog.get_by_role("heading", name="Hint")).to_be_visible()
    hints = table.dialog.locator("ol > li")
    expect(hints.first).to_contain_text(re.compile(r"\d+% to win the round"))
    expect(hints.first).to_contain_text(re.compile(r"\d+% to win the match"))
    hints.first.get_by_role("button", name="Put it on the table").click()
    expect(table.dialog).to_have_count(0)
    expect(table.button("Take back")).to_be_enabled()
    # The best turn may have two cards, and is laid one after the other.
    expect(table.page.locator("[data-end].go:enabled")).to_be_visible()


def test_folding_asks_first_and_tells_the_points(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    table.button("Fold").click()
    expect(table.dialog).to_contain_text("Jon wins the round and takes 6 points")
    expect(table.dialog).to_contain_text("Your own cards that count are worth")
    expect(table.dialog).to_contain_text(re.compile(r"\d+ turns would keep you in"))
    table.dialog.get_by_role("button", name="Play on").click()
    expect(table.dialog).to_have_count(0)
    table.fold()
    expect(table.dialog.get_by_role("heading", name="Jon wins the round")).to_be_visible()
    expect(table.ending).to_contain_text("6 points for the cards that count")
    expect(table.ending.locator('[data-card="R6"]')).to_be_visible()
    table.ending.get_by_role("button", name="Look at the table").click()
    expect(table.dialog).to_have_count(0)
    table.page.get_by_role("button", name="Result").click()
    table.go_on()


def test_few_turns_are_listed_and_one_is_laid(visitor: Visitor) -> None:
    table = sit_down(visitor, FEW)
    rescue = table.page.locator(".rescue")
    expect(rescue).to_contain_text("3 turns keep you in")
    rescue.get_by_role("button").first.click()
    expect(table.canvas("G1")).to_be_visible()
    table.wait()
    assert table.look().end == "stays"


def test_where_nothing_helps_it_says_so_and_being_out_says_why(visitor: Visitor) -> None:
    table = sit_down(visitor, NONE)
    expect(table.page.locator(".rescue")).to_contain_text("No turn keeps you in this time")
    assert not table.look().candidates()
    table.lay("+R6")
    expect(table.button(re.compile("End turn and be out"))).to_be_enabled()
    table.way.end()
    table.dialog.get_by_role("button", name="Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    table.lay("+R6")
    table.end()
    expect(table.log.filter(has_text="You are out")).to_have_count(1)
    expect(table.page.locator(".mine .why")).to_contain_text("is higher")
    expect(table.ending).to_be_visible()


def test_a_hope_is_named_and_tried(visitor: Visitor) -> None:
    table = sit_down(visitor, HOPE)
    rescue = table.page.locator(".rescue")
    expect(rescue).to_contain_text("could still save you")
    rescue.get_by_role("button", name="Try it").click()
    expect(table.palette("R3")).to_be_visible()
    expect(table.button("Fold")).to_be_disabled()


def test_what_is_refused_says_why_and_stays_in_the_hand(visitor: Visitor) -> None:
    table = sit_down(visitor, SAFE)
    table.lay("+G7")
    table.choose("B6")
    expect(table.page.locator('[data-step="+B6"]')).to_contain_text("one card a turn")
    table.page.keyboard.press("p")
    assert "B6" in table.hand()


def test_a_canvas_card_that_must_wait_offers_the_turns_with_it(visitor: Visitor) -> None:
    table = sit_down(visitor, FEW)
    assert dict(table.choose("G1").choices)[">G1"] == "maybe"
    table.way.use(">G1")
    expect(table.offers).to_have_count(3)
    expect(table.offers.first).to_be_focused()
    table.offers.last.click()
    expect(table.canvas("G1")).to_be_visible()
    table.wait()
    assert table.look().end == "stays"
    assert len(table.hand()) == 5


def test_a_draw_in_vain_is_ended_with_one_tap(visitor: Visitor) -> None:
    table = sit_down(visitor, IN_VAIN)
    table.lay("+R3")
    expect(table.page.locator(".rescue")).to_contain_text("No turn keeps you in this time")
    table.page.get_by_role("button", name="End turn, and on to the result").click()
    expect(table.ending).to_be_visible()
    expect(table.page.get_by_role("alert")).to_have_count(0)
