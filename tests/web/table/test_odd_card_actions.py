"""Odd cards: each of their actions done by hand."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import Seen, TablePage

pytestmark = pytest.mark.slow

GAME = dealt(
    "R1 B3 G5 Y5 R7 V2 I2 | R4",
    "Y6 | Y4",
    "O6 | G4",
    deck="O7 Y7 G7",
    switches="draw scoring actions",
    turns=("1: +Y6 .", "2: +O6 ."),
)
"""Two opponents have taken a turn, and seat 0 is to move with every odd number in hand."""

MOST_ROUNDS = 40
"""Far more than it takes."""


class Actor(TablePage):
    """Plays odd cards first whose actions were not done yet."""

    missing = frozenset("1357")
    laid: tuple[str, ...] = ()

    def way_on(self, seen: Seen) -> str | None:
        wanted = [card for card in seen.candidates() if card[1] in self.missing]
        for card in (*seen.targets, *wanted):
            for step, sign in self.choose(card).choices:
                if sign in ("yes", "maybe") and step[0] != ">" and step[1:] == card:
                    return step
        return super().way_on(seen)

    def see_laid(self, step: str) -> None:
        super().see_laid(step)
        self.laid += (step,)

    def end(self) -> None:
        super().end()
        self.missing -= {
            number for one, two in pairwise((*self.laid, ".")) if (number := acts(one, two))
        }
        self.laid = ()


def acts(step: str, following: str) -> str | None:
    """The number whose action a step is. A 3 draws at once; a 5 acts when a card follows."""
    if step[0] in "*^~":
        return "1" if step[0] == "*" else "7"
    number = step[2:] if step[0] == "+" else ""
    return number if number == "3" or (number == "5" and following[0] == "+") else None


@pytest.fixture
def table(visitor: Visitor) -> TablePage:
    page = visitor.arrive()
    play_on(page, GAME, turn=2, bot="thrifty")
    found = TablePage(page)
    found.wait()
    return found


def test_a_round_that_begins_with_a_1(table: TablePage) -> None:
    table.lay("+R1")
    expect(table.page.locator(".prompt")).to_contain_text("The 1: choose a card of another palette")
    seen = table.look()
    assert seen.end == "not yet"
    assert {*seen.targets} == {"Y6", "Y4", "O6", "G4"}
    table.lay("*O6")
    expect(table.page.get_by_text("On top:")).to_be_visible()
    expect(table.page.locator(".palette [data-card=O6]")).to_have_count(0)
    table.lay(">V2")
    assert table.look().end == "stays"
    table.end()
    expect(table.log.filter(has_text="The 1 sends")).to_have_count(1)
    table.play_round()
    table.go_on()


def test_a_3_draws_and_cannot_be_taken_back(table: TablePage) -> None:
    assert dict(table.choose("B3").choices)["+B3"] == "maybe"
    expect(table.page.locator('[data-step="+B3"]')).to_contain_text("there is no way back")
    table.lay("+B3")
    assert "O7" in table.hand()
    expect(table.button("Take back")).to_be_disabled()
    expect(table.button("Fold")).to_be_disabled()
    table.lay(">V2")
    table.button("Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    assert "V2" in table.hand()
    assert "B3" not in table.hand()
    table.lay(">V2")
    table.end()
    expect(table.log.filter(has_text="One card is drawn.")).to_have_count(1)


def test_a_turn_with_a_draw_in_it_is_laid_to_its_end(table: TablePage) -> None:
    table.choose("V2")
    table.way.use(">V2")
    table.offers.filter(has=table.page.get_by_role("img", name="Blue 3")).first.click()
    expect(table.canvas("V2")).to_be_visible()
    expect(table.palette("B3")).to_be_visible()
    table.wait()
    assert "O7" in table.hand()
    table.button("Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    assert "V2" in table.hand()
    expect(table.page.get_by_role("alert").filter(has_text="version")).to_have_count(0)


def test_fives_ask_for_another_card_and_a_7_sends_one_to_the_deck(table: TablePage) -> None:
    prompt = table.page.locator(".prompt")
    table.lay("+G5")
    expect(prompt).to_contain_text("The 5: play another card")
    table.lay("+Y5")
    expect(prompt).to_contain_text("The 5: play another card")
    table.lay("+R7")
    expect(prompt).to_contain_text("The 7: choose a card of your palette")
    assert {*table.look().targets} == {"R4", "G5", "Y5", "R7"}
    table.lay("^Y5")
    assert table.look().end == "stays"
    table.end()
    expect(table.log.filter(has_text="The 7 sends")).to_have_count(1)


def test_a_7_puts_a_card_on_the_canvas_and_the_draw_may_be_declined(table: TablePage) -> None:
    table.lay("+R7", "~R4")
    expect(table.canvas("R4")).to_be_visible()
    expect(table.button(re.compile("End turn and draw"))).to_be_enabled()
    table.button("End without drawing").click()
    table.wait()
    expect(table.log.filter(has_text="The 7 puts")).to_have_count(1)


def test_a_chosen_turn_lies_there_with_all_its_actions_when_it_is_taken_back(
    table: TablePage,
) -> None:
    before = table.hand()
    table.lay("+R1", "*Y4", ">V2")
    for _ in range(3):
        table.button("Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    assert table.hand() == before
    expect(table.page.locator(".palette [data-card=Y4]")).to_be_visible()


def test_a_game_until_every_action_was_used(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME, turn=2, bot="thrifty")
    table = Actor(page)
    table.wait()
    table.lay("+R1", "*O6", ">V2")
    table.end()
    for _ in range(MOST_ROUNDS):
        table.play_round()
        if not table.missing:
            break
        table.go_on()
    assert not table.missing
