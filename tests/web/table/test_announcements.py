"""What is said aloud: enough to play a whole expert match by, and in one queue."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, play_on
from tests.web.screen_reader import LISTEN, PROMPT, ScreenReader

pytestmark = pytest.mark.slow

MOST_ROUNDS = 60
"""Far more than it takes."""
SEVEN = dealt(
    "R1 B3 G5 Y5 R7 V2 I2 | R4",
    "Y6 | Y4",
    "O6 | G4",
    switches="draw scoring actions",
    turns=("1: +Y6 .", "2: +O6 ."),
)
LOG = """() => {
  const said = (node) => node.ariaLabel ?? (node.childNodes.length
    ? [...node.childNodes].map(said).join('') : node.textContent)
  const log = document.querySelectorAll('aside[aria-label="What happened"] ol')[0]
  return [...(log?.children ?? [])].map((each) => said(each).replace(/\\s+/g, ' ').trim())
}"""
"""The turns as they can be read, to compare with what was said."""


def test_a_whole_expert_match_by_ear(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.add_init_script(f"({LISTEN})()")
    page.goto("/")
    page.get_by_role("radio", name="Expert").check()
    page.get_by_role("button", name="Add an opponent").press("Enter")
    page.get_by_role("button", name="Start").press("Enter")
    reader = ScreenReader(page)
    window = page.get_by_role("dialog")
    for _ in range(MOST_ROUNDS):
        reader.play_round()
        expect(window).to_be_visible()
        turns = page.evaluate(LOG)
        heard = [words for words in reader.heard() if words in turns]
        assert len(turns) >= 2
        assert heard[-len(turns) :] == turns[::-1]
        if window.get_by_role("button", name="Rematch").count():
            break
        reader.press(window.get_by_role("button", name="Next round"))
    expect(window.get_by_role("button", name="Rematch")).to_be_visible()
    assert reader.urgent() == []


@pytest.fixture
def reader(visitor: Visitor) -> ScreenReader:
    page = visitor.arrive(alone=True)
    page.add_init_script(f"({LISTEN})()")
    play_on(page, SEVEN, turn=2)
    found = ScreenReader(page)
    found.listen(PROMPT)
    return found


def test_a_chosen_card_and_what_it_then_asks_for_are_said(reader: ScreenReader) -> None:
    reader.press(reader.button(re.compile("^Red 7, ")))
    said = reader.listen(re.compile(r"^Red 7\. "))
    assert "To your palette: then move a card of your palette." in said
    assert "To the canvas: " in said
    reader.press(reader.button(re.compile("^To your palette ")))
    reader.listen(re.compile("^The 7: choose a card of your palette"))
    assert reader.button(re.compile("^Red 4, can be chosen, ")).count() == 1
    assert not reader.button(re.compile("^Yellow 6.*can be chosen")).count()
    reader.press(reader.button(re.compile("Take back")))
    reader.listen(re.compile("^Your turn. "))


def test_your_turn_is_said_after_what_the_others_did(reader: ScreenReader) -> None:
    reader.place = 0
    reader.play_round()
    heard = reader.heard()
    for place, words in enumerate(heard[3:], 3):
        if words.startswith("Your turn."):
            before = heard[place - 1]
            assert re.match(r"\w+ (plays|puts|folds) ", before), before
    assert reader.urgent() == []


def test_what_can_be_done_with_a_card_is_read_right_after_it(reader: ScreenReader) -> None:
    reader.press(reader.button(re.compile("^Red 7, ")))
    reader.listen(re.compile(r"^Red 7\. "))
    read = reader.names(reader.hand, re.compile(""))
    place = next(place for place, name in enumerate(read) if name.startswith("Red 7"))
    assert read[place + 1].startswith("To your palette ")
    assert read[place + 2].startswith("To the canvas ")


def test_what_happens_behind_a_window_is_said_in_it(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True, settings={"pace": "slow"})
    page.add_init_script(f"({LISTEN})()")
    play_on(page, SEVEN, turn=2)
    reader, window = ScreenReader(page), page.get_by_role("dialog")
    reader.listen(PROMPT)
    page.keyboard.press("f")
    reader.press(window.get_by_role("button", name="Fold"))
    reader.listen(re.compile("^You fold"))
    page.keyboard.press("l")
    expect(window.get_by_role("heading", name="What happened")).to_be_visible()
    reader.listen(re.compile(r"^(Jon|Zoë) (plays|puts|folds) "))
    page.context.set_offline(True)
    reader.listen(re.compile("^You are offline"))
    expect(window).to_be_visible()
    page.context.set_offline(False)


def test_marks_that_are_seen_are_in_the_names(reader: ScreenReader) -> None:
    page = reader.page
    expect(page.get_by_role("img", name=re.compile("^[0-9]+ cards in the deck"))).to_be_visible()
    tree = page.locator("main").aria_snapshot()
    assert "Yellow 6, counts, new" in tree or "Yellow 6, new" in tree
    assert "Orange 6, new" in tree or "Orange 6, counts, new" in tree
    assert "Yellow 4, new" not in tree
