"""The end of a round: what everybody had in hand, and how it looks and sounds to whom."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.core import turns, view
from red7.core.playing import play
from red7.table import Table
from red7.table.replay import dealt as as_dealt
from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor
from tests.web.example_games import dealt, match, play_on, record, upload
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

SOURCES = Path(__file__).parents[3] / "web" / "src"
ROUND = dealt("G7 | V4", "R2 | R6", switches="scoring")
FOLDED = dealt("G7 | V4", "R2 | R6", "B1 | I5", switches="scoring", turns=("2: --",))
SINGLE, WHOLE = match("basic", 2, 4), match("advanced", 2, 14)
"""Their last mover has no turn left that stays in: a bot in that seat is sure to lose."""
LISTEN = """
  window.heard = []
  const make = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this)
    const set = tone.frequency.setValueAtTime.bind(tone.frequency)
    tone.frequency.setValueAtTime = (pitch, at) => (window.heard.push(pitch), set(pitch, at))
    return tone
  }
"""
"""Notes the pitch of every tone."""


def hands_of(text: str) -> list[list[str]]:
    """The hands of a record as dealt."""
    return [cards.split() for cards in re.findall(r"^hand \d: (.*)$", text, flags=re.MULTILINE)]


def shown(cards: Locator) -> set[str]:
    """The cards in a part of the page."""
    each = cards.locator("[data-card]")
    return {str(name) for name in each.evaluate_all("all => all.map((e) => e.dataset.card)")}


def lose(page: Page, text: str, turn: int = 0) -> TablePage:
    """Fold at a moment of a record, and see who wins."""
    play_on(page, text, bot="planner", turn=turn)
    table = TablePage(page)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()
    return table


def win(page: Page, table: Table) -> TablePage:
    """Sit where a match was won, just before the last turn."""
    history = table.rounds[-1].position.history
    before = as_dealt(table, len(table.rounds))
    for past in history[:-1]:
        before = play(before, past.steps)
    assert not turns(view(before, before.mover))
    seat, at = 1 - before.mover, len(history) - 1
    play_on(page, record(table), seat=seat, round=len(table.rounds), turn=at, bot="scout")
    won = TablePage(page)
    expect(won.ending).to_be_visible()
    return won


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_all_hands_lie_open_when_a_round_is_over(visitor: Visitor, device: Device) -> None:
    page = visitor.arrive(device)
    play_on(page, ROUND, bot="planner")
    table = TablePage(page)
    table.wait()
    theirs = page.get_by_role("list", name="Hand of Jon")
    expect(theirs).to_have_count(0)
    table.fold()
    hands = table.ending.get_by_role("region", name="Left in hand").get_by_role("listitem")
    for row, (name, cards) in enumerate(zip(("Ada", "Jon"), hands_of(ROUND), strict=True)):
        expect(hands.nth(row)).to_contain_text(name)
        expect(hands.nth(row).get_by_role("img")).to_have_count(len(cards))
    table.ending.get_by_role("button", name="Look at the table").click()
    expect(theirs).to_be_visible()
    assert shown(theirs) == {*hands_of(ROUND)[1]}
    expect(page.locator(".seat:not(.own)").get_by_text("In hand", exact=True)).to_be_visible()


def test_whoever_folded_before_shows_the_hand_too(visitor: Visitor) -> None:
    page = visitor.arrive()
    table = lose(page, FOLDED, turn=1)
    hands = table.ending.get_by_role("region", name="Left in hand").get_by_role("listitem")
    expect(hands.nth(2).get_by_role("img")).to_have_count(7)
    table.ending.get_by_role("button", name="Look at the table").click()
    zoe = page.get_by_role("list", name="Hand of Zoë")
    assert shown(zoe) == {*hands_of(FOLDED)[2]}


def test_the_shuffle_is_opened_with_the_round(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_role("radio", name=re.compile("^Advanced")).check()
    page.get_by_role("button", name="Start").click()
    table = TablePage(page)
    table.wait()
    proof = page.locator("aside details")
    proof.get_by_text("A fair shuffle").click()
    expect(proof).to_contain_text("When the round is over, it shows")
    expect(proof).not_to_contain_text("This was hashed:")
    table.fold()
    table.ending.get_by_role("button", name="Look at the table").click()
    expect(proof).to_contain_text("This was hashed:")


def test_a_replay_opens_the_hands_where_a_round_ends(visitor: Visitor) -> None:
    page = visitor.arrive()
    table = lose(page, ROUND)
    page.goto(table.page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()
    theirs = page.get_by_role("list", name="Hand of Jon")
    expect(theirs).to_have_count(0)
    page.keyboard.press("End")
    expect(theirs).to_be_visible()
    assert shown(theirs) == {*hands_of(ROUND)[1]}


def test_a_watcher_of_a_record_sees_the_hands_of_all_in_the_end(visitor: Visitor) -> None:
    page = visitor.arrive()
    page.goto(f"/replay/{upload(page, record(SINGLE))}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    last = SINGLE.rounds[-1].position
    for seat, sitter in enumerate(SINGLE.sitters):
        hand = page.get_by_role("list", name=f"Hand of {sitter.name}")
        expect(hand.locator("[data-card]")).to_have_count(last.hands[seat].bit_count())


def test_winning_losing_and_a_match_look_different(visitor: Visitor) -> None:
    page = visitor.arrive()
    endings = []
    for played, mood, headline, kind in (
        (None, "round-lost", "Jon wins the round", "Not this time."),
        (SINGLE, "round-won", "You win the round", "Nobody could follow you."),
        (WHOLE, "match-won", "You win the match", "Well played"),
    ):
        table = win(page, played) if played else lose(page, ROUND)
        expect(table.dialog).to_have_class(re.compile(rf"\b{mood}\b"))
        heading = table.dialog.get_by_role("heading", name=headline)
        expect(heading).to_be_in_viewport()
        expect(table.ending).to_contain_text(kind)
        colors = heading.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).fontSize]")
        endings.append((tuple(colors), table.dialog.locator(".band").inner_html()))
    assert len({*endings}) == len({look for look, _ in endings}) == 3


def test_the_end_is_heard_as_it_is_felt(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True, settings={"sound": True})
    page.add_init_script(LISTEN)
    lose(page, ROUND)
    page.wait_for_function("() => window.heard.length > 0")
    heard = page.evaluate("() => window.heard")
    assert heard[-6::2] == [440, 349, 392]


def test_a_mood_moves_nothing_where_that_is_asked_for(visitor: Visitor) -> None:
    page = visitor.arrive()
    table = win(page, WHOLE)
    expect(table.dialog.locator(".band i").first).to_be_visible()
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_sound_and_haptics_are_kept(visitor: Visitor) -> None:
    page = visitor.open(device=PHONE)
    page.get_by_role("button", name="Sound off").click()
    page.get_by_role("button", name="Settings").click()
    haptics = page.get_by_role("checkbox", name="Vibrate")
    expect(page.get_by_role("checkbox", name="Sound")).to_be_checked()
    expect(haptics).to_be_checked()
    haptics.uncheck()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(haptics).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="Sound")).to_be_checked()
    page.get_by_role("checkbox", name="Sound").uncheck()
    expect(page.get_by_role("button", name="Sound off", include_hidden=True)).to_have_count(1)


def test_bots_have_faces_where_they_are_chosen_and_where_they_sit(visitor: Visitor) -> None:
    page = visitor.open()
    face = page.locator("form img")
    expect(face).to_have_attribute("src", re.compile("random"))
    page.get_by_label("Opponent 1").select_option("scout")
    expect(face).to_have_attribute("src", re.compile("scout"))
    assert face.evaluate("e => e.decode().then(() => e.naturalWidth)") > 0
    play_on(page, ROUND, bot="planner")
    expect(page.locator(".seat:not(.own) h2 img")).to_have_attribute("src", re.compile("planner"))
    expect(page.locator(".own img")).to_have_count(0)


def test_faces_and_sounds_weigh_little() -> None:
    faces = [path.stat().st_size for path in (SOURCES / "faces").glob("*.svg")]
    assert len(faces) == 5
    assert max(faces) < 2_000
    sounds = [(SOURCES / "lib" / name).stat().st_size for name in ("sound.ts", "sound-events.ts")]
    assert sum(faces) + sum(sounds) < 60_000
