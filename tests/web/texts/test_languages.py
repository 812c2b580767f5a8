"""Every language on every page: all texts fit on small screens, and no word is of another one."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.texts import ENGLISH
from red7.texts.catalogue import Catalogue
from red7.texts.languages import LANGUAGES
from tests.web.browser_pages import Screens, Visitor
from tests.web.every_page import SMALL, Stage, close_window, set_up, views
from tests.web.example_games import FULL_TABLE, play_on
from tests.web.input_methods import Finger
from tests.web.layout import wrong_with
from tests.web.page_language import foreign
from tests.web.sight import hidden_from
from tests.web.table.test_table_on_screens import GAMES, phases
from tests.web.table_page import TablePage
from tests.web.text_fit import unfit

pytestmark = pytest.mark.slow

SIZES = [(360, 640), (844, 390), (390, 664), (667, 375), (412, 732), (375, 667), (820, 1180)]
SCREENS = int(os.environ.get("RED7_SCREENS", "2"))
"""On how many of them; with more than these two, at more tables, and whatever card is chosen."""
LONGEST = ["de", "it"]
"""The languages whose words take most room."""
SEEN = [ENGLISH, *LONGEST, "pl"] if SCREENS <= 2 else LANGUAGES
PLAYED = [*LONGEST, "pl"] if SCREENS <= 2 else LANGUAGES
"""Those in which all pages are seen and a round is played, one with many plurals among them."""
COVERED = "dialog[open], :popover-open, .pass"
"""What may lie over a table, or take the place of its hand."""
CARD = "▯"
TOLD = """(element) => {
  const copy = element.cloneNode(true)
  for (const card of copy.querySelectorAll('[role=img]')) card.replaceWith('▯')
  return copy.textContent.trim().replace(/\\s+/g, ' ')
}"""
"""What is written, with a sign for each card."""


@pytest.fixture(scope="module")
def stage(screens: Screens) -> Iterator[Stage]:
    visitor = Visitor(screens)
    yield set_up(visitor)
    visitor.leave()


def wrong_on(page: Page, language: str) -> Iterator[str]:
    """What does not fit on any of the screens, and words of other languages."""
    yield from foreign(page, language)
    # Where there is little time, only the longest are looked at sideways, too.
    screens = 1 if SCREENS == 2 and language not in LONGEST else SCREENS
    for width, height in SIZES[:screens]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found = [*unfit(page), *wrong_with(page)]
        if page.locator(".actions .fold").count() and not page.locator(COVERED).count():
            found += hidden_from(page)
        yield from (f"{width}x{height}: {each}" for each in found)


def told(target: Locator) -> str:
    """What is written somewhere, with no-break spaces as others."""
    return " ".join(str(target.evaluate(TOLD)).split())


def plain(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", SEEN)
def test_every_page_has_room_for_its_words(stage: Stage, language: str) -> None:
    wrong = []
    for view, page in views(stage, language):
        expect(page.locator("html")).to_have_attribute("lang", language)
        wrong += [f"{view}: {each}" for each in wrong_on(page, language)]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES if SCREENS > 2 else ["advanced"])
@pytest.mark.parametrize("language", LANGUAGES if SCREENS > 2 else LONGEST)
def test_a_crowded_table_is_in_sight(stage: Stage, language: str, game: str) -> None:
    page = stage.ann
    page.goto(f"/?lang={language}")
    GAMES[game](page)
    table = TablePage(page, Finger(page), language=language)
    table.wait()
    wrong = []
    for phase in phases(table):
        wrong += [f"{phase}: {each}" for each in wrong_on(page, language)]
    assert wrong == []


@pytest.mark.parametrize("language", PLAYED)
def test_a_round_is_played_in_the_language(stage: Stage, language: str) -> None:
    page = stage.ann
    page.goto(f"/?lang={language}")
    play_on(page, FULL_TABLE, turn=3)
    table = TablePage(page, Finger(page), language=language)
    table.wait()
    wrong = []
    for view in a_round(table):
        wrong += [f"{view}: {each}" for each in wrong_on(page, language)]
    assert wrong == []


def a_round(table: TablePage) -> Iterator[str]:
    """A round with all that is said in it, from one thing to look at to the next."""
    yield "a turn"
    yield from a_refusal(table)
    yield from the_log(table)
    table.way.fold()
    expect(table.dialog.get_by_role("heading").first).to_have_text(table.say("fold-title"))
    yield "folding"
    close_window(table.page)
    yield from a_hint(table)
    table.end()
    table.play_round()
    names = [table.page.locator(".others h2").nth(seat).inner_text() for seat in range(3)]
    headings = [table.say("round-won", who="you", name="")]
    headings += [table.say("round-won", who="other", name=name.strip()) for name in names]
    assert told(table.dialog.get_by_role("heading").first) in map(plain, headings)
    yield "the result"
    close_window(table.page)
    yield "the table after the round"


def a_refusal(table: TablePage) -> Iterator[str]:
    """Cards are chosen, and one of them may not go where it would."""
    refused = table.page.locator(".choice[aria-disabled=true] .words > span")
    reasons = []
    for card in table.hand():
        table.choose(card)
        reasons += [told(each) for each in refused.all()]
        if SCREENS > 2 or len(reasons) == 1:
            yield f"{card}, chosen"
    known = [table.say("why-losing", color=color) for color in "ROYGBIV"]
    assert reasons
    assert {*reasons} <= {*map(plain, known)}


def the_log(table: TablePage) -> Iterator[str]:
    """What the others have done, in words."""
    table.page.keyboard.press("l")
    expect(table.dialog.get_by_role("heading").first).to_have_text(table.say("table-log"))
    lines = [told(each) for each in table.dialog.locator("ol").first.locator("> li").all()]
    say = table.say
    both = [("Zoë", "R"), ("Jon", "V")]
    wanted = [say("log-fold", who="other", name="李雷")]
    wanted += [
        say("log-both", who="other", name=name, palette=CARD, card=CARD, color=color)
        for name, color in both
    ]
    assert lines[0] == plain(wanted[0])
    assert all(line.startswith(plain(start)) for line, start in zip(lines, wanted, strict=True))
    yield "the log"
    close_window(table.page)


def a_hint(table: TablePage) -> Iterator[str]:
    """The best turns; the first of them is laid on the table."""
    table.page.locator(".actions .hint").tap()
    expect(table.dialog.locator("ol > li").first).to_be_visible()
    expect(table.dialog.get_by_role("heading").first).to_have_text(table.say("hint-title"))
    for chance in table.dialog.locator(".chance").all():
        assert re.fullmatch(a_share(table.say, "hint-chance"), told(chance))
    yield "a hint"
    table.dialog.get_by_role("button", name=table.say("hint-use")).first.tap()
    expect(table.page.locator("[data-end]:enabled")).to_be_visible()
    table.wait()
    yield "a turn that is laid"


def a_share(say: Catalogue, key: str) -> str:
    """A pattern for a message with a share."""
    return re.escape(plain(say(key, share=0.42))).replace("42", "[0-9]+")


BROKEN = {
    "is cut": "overflow: hidden; white-space: nowrap; width: 3em",
    "is beyond the screen": "position: relative; left: 300px; white-space: nowrap",
    "runs out of": "height: 4px",
    "lies on": "margin-bottom: -2.4em",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_texts_that_do_not_fit_are_found(visitor: Visitor, fault: str) -> None:
    page = visitor.arrive(SMALL)
    page.goto("/take")
    expect(page.locator("main h1")).to_be_visible()
    assert unfit(page) == []
    page.locator("main h1").evaluate("(each, style) => (each.style = style)", BROKEN[fault])
    assert any(fault in each for each in unfit(page))


def test_choices_and_words_that_do_not_fit_are_found(visitor: Visitor) -> None:
    page = visitor.open("/", SMALL)
    expect(page.locator(".start")).to_be_enabled()
    assert not foreign(page, "en")
    assert {"Rules", "Opponents"} <= {*foreign(page, "pl")}
    page.locator(".who select").evaluate("each => (each.style.width = '5em')")
    assert any("is cut in its list" in each for each in unfit(page))
