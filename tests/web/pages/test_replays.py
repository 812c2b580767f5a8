"""Replays: step by step, from a seat or with open hands, reviewed, and played on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.notation import parse_record
from tests.web.browser_pages import Visitor, expect_a_review
from tests.web.example_games import dealt, match, play_on, record, upload
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

SHORT = match("basic", 2, 9)
"""A round of six turns."""
TABLE = """() => [...document.querySelectorAll('main [data-card]')].map((each) =>
  `${each.dataset.card} ${each.closest('[aria-label]:not([role=img])')?.ariaLabel}`).sort()"""
"""Every card on the table, and where it is."""


@pytest.fixture
def page(visitor: Visitor) -> Page:
    found = visitor.arrive()
    found.goto(f"/replay/{upload(found, record(SHORT))}")
    expect(slider(found)).to_be_visible()
    return found


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def expect_step(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))


def mover(turn: int) -> str:
    """Whose turn it was, after so many turns."""
    return SHORT.sitters[SHORT.rounds[0].position.history[turn].seat].name


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_forwards_and_back_it_is_the_same_table(page: Page) -> None:
    last = int(slider(page).get_attribute("max") or "0")
    forwards = [page.evaluate(TABLE)]
    for step in range(1, last + 1):
        press(page, "A step on")
        expect_step(page, step)
        forwards.append(page.evaluate(TABLE))
    expect(page.get_by_role("button", name="A step on")).to_be_disabled()
    assert len({*map(tuple, forwards)}) > len(SHORT.rounds[0].position.history)
    for step in reversed(range(last)):
        page.keyboard.press("ArrowLeft")
        expect_step(page, step)
        assert page.evaluate(TABLE) == forwards[step]


def test_by_turns_keys_and_the_slider(page: Page) -> None:
    last = slider(page).get_attribute("max") or "0"
    where = page.locator(".where")
    expect(where).to_contain_text(f"Round 1, turn 1: {mover(0)} to move")
    press(page, "A step on")
    expect(where).to_contain_text(re.compile("^Round 1, turn 1(?!:)"))
    press(page, "A turn on")
    expect(where).to_contain_text(f"Round 1, turn 2: {mover(1)} to move")
    page.keyboard.press("Shift+ArrowRight")
    expect(where).to_contain_text("Round 1, turn 3")
    press(page, "A turn back")
    expect(where).to_contain_text("Round 1, turn 2")
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(last)
    expect(where).to_contain_text("Round 1, over after 6 turns")
    page.keyboard.press("Home")
    expect_step(page, 0)
    slider(page).fill("3")
    expect_step(page, 3)
    press(page, "Play")
    expect(slider(page)).not_to_have_value("3")
    press(page, "Pause")


def test_ones_own_seat_or_open_hands(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, dealt("G7 | V4", "R2 | R6"))
    table = TablePage(page)
    table.wait()
    table.fold()
    table.ending.get_by_role("link", name="Replay").click()
    theirs = page.get_by_role("list", name="Hand of Jon")
    expect(theirs.get_by_role("listitem")).to_have_count(7)
    press(page, "From my seat")
    expect(theirs).to_have_count(0)
    expect(page.get_by_role("list", name="Hand of Ada").get_by_role("listitem")).to_have_count(7)
    press(page, "All hands open")
    expect(theirs).to_be_visible()


def test_a_review_marks_mistakes_and_shows_the_better_turn(page: Page) -> None:
    press(page, "Review")
    expect(page).to_have_url(re.compile("/review$"))
    expect_a_review(page)
    expect(page.get_by_role("img", name="Chance to win the match")).to_be_visible()
    mistakes = page.get_by_role("region", name="Review").locator("li").get_by_role("button")
    assert mistakes.count() > 0
    mistakes.first.click()
    judged = page.get_by_role("region", name="This turn")
    expect(judged).to_contain_text("Better")
    number = re.search("Round 1, turn [0-9]+:", mistakes.first.inner_text())
    assert number is not None
    expect(judged).to_contain_text(number[0])
    expect(page.locator(".where")).to_contain_text(number[0])
    expect(judged.get_by_role("button", name="Try again here")).to_have_count(0)
    expect(page.locator("main .goes").first).to_be_visible()
    marks = page.locator("figure").get_by_role("button")
    assert marks.count() == mistakes.count()
    marks.last.click()
    expect(judged).to_be_visible()


def test_playing_on_from_here(page: Page) -> None:
    press(page, "A turn on")
    press(page, "A turn on")
    hand = page.get_by_role("list", name="Hand of Mia").locator("[data-card]")
    cards = hand.evaluate_all("all => all.map((each) => each.dataset.card)")
    press(page, "Play on from here")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your seat").select_option("Mia")
    dialog.get_by_label("The others are played by").select_option("random")
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("/table/"))
    table = TablePage(page)
    expect(table.log).to_have_count(2)
    if SHORT.rounds[0].position.history[2].seat == 0:
        assert table.hand() == cards


def test_a_record_that_is_downloaded_is_the_same_game_when_uploaded(
    visitor: Visitor, tmp_path: Path
) -> None:
    given = record(match("advanced", 3, 5))
    page = visitor.arrive()
    page.goto(f"/replay/{upload(page, given)}")
    texts = []
    for name in ("first", "second"):
        with page.expect_download() as download:
            page.get_by_role("link", name="Download").click()
        path = tmp_path / f"{name}.red7"
        download.value.save_as(path)
        texts.append(path.read_text())
        page.goto("/games")
        before = page.url
        page.get_by_label("Upload a record").set_input_files(path)
        expect(page).not_to_have_url(before)
        expect(slider(page)).to_be_visible()
    assert texts[0] == texts[1]
    played, again = (
        [each._replace(comment="") for each in parse_record(text).rounds]
        for text in (given, texts[0])
    )
    assert again == played
