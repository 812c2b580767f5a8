"""The table on every screen: nothing essential is covered, cut or off screen, whatever goes on."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from red7.texts import ENGLISH
from red7.texts.languages import LANGUAGES
from tests.web.browser_pages import Device, Visitor, until
from tests.web.example_games import dealt, match, play_on, record
from tests.web.friends_pages import gathered, sit_down
from tests.web.input_methods import Finger
from tests.web.sight import hidden_from, places
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

COMPLETE = "RED7_SCREENS" in os.environ
"""Whether to look at every screen with every number of players, in every language."""
PHONE = Device(390, 664, touch=True)
SIDEWAYS = [Device(844, 390, touch=True), Device(667, 375, touch=True), Device(640, 400)]
SMALL = Device(320, 568, touch=True)
TALL = Device(390, 844, touch=True)
PICTURED = (Path(__file__).parents[3] / "docs/pictures/table.red7").read_text(encoding="utf-8")
EXPERT = match("expert", 4, 5)
LATE = 9
MOVER = EXPERT.rounds[0].position.history[LATE].seat
WIDE = "W" * 24
LOST = match("advanced", 3, 5)
LAST = LOST.rounds[-1].position.history
Phases = Iterator[str]


class Screen(NamedTuple):
    """A size of the window, and of what is written."""

    width: int
    height: int
    font: int = 0

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f" at {self.font} px" if self.font else "")


SCREENS = [
    *(Screen(320, 568), Screen(360, 640), Screen(390, 664), Screen(412, 732)),
    *(Screen(640, 400), Screen(667, 375), Screen(844, 390)),
    *(Screen(768, 1024), Screen(1024, 768)),
    *(Screen(1366, 650), Screen(1280, 800), Screen(1920, 1080)),
    Screen(390, 664, font=20),
]
FEW = [Screen(320, 568), Screen(390, 664), Screen(667, 375), Screen(1024, 768)]
"""What there is of them with two and three players, where there is little time."""
HAND = "G7 B6 O5 V2 I2 O1 Y4 | R4"
TURN = "1: +O2 >V3 ."
SWITCHES = "draw scoring actions"
DEALS = {
    2: dealt(HAND, "O2 V3 | O4", switches=SWITCHES, turns=(TURN,)),
    3: dealt(HAND, "O2 V3 | O4", "R6 R2 | G4", switches=SWITCHES, turns=(TURN, "2: +R6 >R2 .")),
    4: dealt(
        *(HAND, "O2 V3 | O4", "R6 R2 | G4", "Y6 | V1"),
        switches=SWITCHES,
        turns=(TURN, "2: +R6 >R2 .", "3: +Y6 ."),
    ),
}
"""Seat 0 is to move, with a 1, a 5 and a 7; at the full table the last opponent is out."""
FULL = 4
ENOUGH = 5
"""How often a banner is looked at."""


def advanced(page: Page) -> None:
    play_on(page, PICTURED, round=2, turn=11, name="Anna", bot="thrifty")


def crowded(page: Page) -> None:
    play_on(page, PICTURED, round=1, turn=20, name="Anna", bot="thrifty")


def expert(page: Page) -> None:
    play_on(page, record(EXPERT), turn=LATE, seat=MOVER)


GAMES = {"advanced": advanced, "crowded": crowded, "expert": expert}


def begun(
    visitor: Visitor, device: Device, game: str = "advanced", **settings: object
) -> TablePage:
    page = visitor.arrive(device, settings=settings)
    GAMES[game](page)
    return ready(page, device)


def ready(page: Page, device: Device = PHONE, language: str = ENGLISH) -> TablePage:
    table = TablePage(page, Finger(page) if device.touch else None, language=language)
    table.wait()
    page.evaluate("() => document.fonts.ready")
    return table


def phases(table: TablePage) -> Phases:
    """A turn, from one that is begun to one that is laid."""
    yield "idle"
    for card in table.hand():
        if any(sign != "refused" for _, sign in table.choose(card).choices):
            yield f"{card}, chosen"
    step = next(step for step, sign in table.look().choices if sign != "refused")
    table.way.use(step)
    table.see_laid(step)
    yield f"{step}, laid"
    for card in table.hand()[:2]:
        table.choose(card)
        yield f"{step}, laid, and {card}, chosen"


def all_phases(table: TablePage) -> Phases:
    """All that can be seen of a turn with a 1, a 5 and a 7 in hand, and the end of its round."""
    yield "my turn"
    for card in ("Y4", "V2"):
        table.choose(card)
        yield f"{card}, chosen"
    if table.page.locator(".others .seat").count() == FULL - 1:
        table.choose("B6")
        table.way.use(">B6")
        table.offers.first.wait_for()
        yield "several ways"
    for card in ("O1", "O5", "G7"):
        table.lay(f"+{card}")
        yield f"{card}, owed"
        table.way.press(table.page.locator(".actions .back"))
        table.wait()
    table.fold()
    yield "the result"
    table.way.press(table.ending.get_by_role("button", name=table.say("round-close")))
    expect(table.dialog).to_have_count(0)
    yield "the table after the round"


def shrink(page: Page, screen: Screen) -> None:
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    # Large screens write larger by themselves.
    size = f"{screen.font}px" if screen.font else ""
    page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def wrong_on(page: Page, screens: Iterable[Screen]) -> Iterator[str]:
    """What cannot be seen on some screens; a window over the table must be whole itself."""
    is_over = page.locator("dialog[open]").count() > 0
    for screen in screens:
        shrink(page, screen)
        if is_over:
            found = [] if is_whole(page, page.locator("dialog[open] h2").first) else ["no heading"]
        else:
            found = hidden_from(page)
        yield from (f"{screen}: {each}" for each in found)


def looked_at(visitor: Visitor, page: Page, screens: Iterable[Screen], language: str) -> list[str]:
    table = ready(page, language=language)
    wrong = [f"{phase}, {each}" for phase in all_phases(table) for each in wrong_on(page, screens)]
    shrink(page, Screen(PHONE.width, PHONE.height))
    return wrong


@pytest.mark.parametrize("players", DEALS)
def test_all_is_in_sight_on_every_screen(visitor: Visitor, players: int) -> None:
    page = visitor.arrive(PHONE)
    play_on(page, DEALS[players], turn=players - 1)
    screens = SCREENS if COMPLETE or players == FULL else FEW
    assert looked_at(visitor, page, screens, ENGLISH) == []


@pytest.mark.parametrize("language", LANGUAGES if COMPLETE else ["de"])
def test_all_is_in_sight_in_every_language(visitor: Visitor, language: str) -> None:
    page = visitor.arrive(PHONE, locale=language)
    play_on(page, DEALS[FULL], turn=FULL - 1)
    assert looked_at(visitor, page, [Screen(320, 568), Screen(1280, 800)], language) == []


@pytest.mark.parametrize("game", GAMES)
def test_large_palettes_are_in_sight(visitor: Visitor, game: str) -> None:
    table = begun(visitor, PHONE, game)
    screens = SCREENS if COMPLETE else FEW
    seen = phases(table) if COMPLETE else (next(phases(table)) for _ in "1")
    wrong = [f"{phase}, {each}" for phase in seen for each in wrong_on(table.page, screens)]
    assert wrong == []


def test_all_is_in_sight_while_a_friend_is_at_it(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, "random", "random", clock={"seconds": 300, "increment": 5})
    sit_down(table, pages)
    until(pages[0], lambda: any(map(is_to_move, pages)))
    waiting = next(page for page in pages if not is_to_move(page))
    expect(waiting.locator(".prompt")).to_contain_text("is thinking")
    expect(waiting.locator(".seat.moves")).to_have_count(1)
    expect(waiting.locator(".others .seat.moves")).to_be_visible()
    wrong = [*wrong_on(waiting, SCREENS if COMPLETE else FEW)]
    assert wrong == []


@pytest.mark.parametrize(
    "screen", [Screen(1280, 800), Screen(1024, 768), Screen(390, 664)], ids=str
)
def test_nothing_moves_when_choices_come_and_go(visitor: Visitor, screen: Screen) -> None:
    page = visitor.arrive(Device(1280, 800))
    shrink(page, screen)
    play_on(page, DEALS[FULL], turn=FULL - 1)
    table = ready(page, Device(1280, 800))
    before = places(page)
    for card in table.hand():
        page.locator(f'[data-pick="{card}"]').hover()
        expect(page.locator(".choice").first).to_be_visible()
        assert places(page) == before, f"{card}, pointed at"
    table.choose("B6")
    assert places(page) == before
    expect(page.locator("[data-end]")).to_contain_text("Choose what to do")
    told = page.locator('[data-step=">B6"]').inner_text()
    table.way.use(">B6")
    table.offers.first.wait_for()
    assert places(page) == before
    assert f"{table.offers.count()} possible turns" in told
    shrink(page, Screen(1280, 800))


def test_cards_of_the_hand_keep_their_size(visitor: Visitor) -> None:
    page = visitor.arrive(PHONE)
    play_on(page, DEALS[FULL], turn=FULL - 1)
    table = ready(page)
    card = page.locator("ul.hand .table-card").first
    before = card.evaluate("each => each.offsetWidth")
    table.lay("+O5", "+Y4")
    assert card.evaluate("each => each.offsetWidth") == before


@pytest.mark.parametrize("screen", [Screen(1024, 768), Screen(768, 1024)], ids=str)
def test_tablets_have_the_log_and_the_rules_beside_the_table(
    visitor: Visitor, screen: Screen
) -> None:
    page = visitor.arrive(Device(1280, 800))
    shrink(page, screen)
    advanced(page)
    ready(page, Device(1280, 800))
    for what in ("Skye plays", "most cards below 4"):
        line = page.locator("aside li").filter(has_text=what).first
        expect(line).to_be_in_viewport(ratio=1)
    shrink(page, Screen(1280, 800))


def test_a_tap_on_the_rule_leads_to_all_seven(visitor: Visitor) -> None:
    table = begun(visitor, PHONE)
    table.way.press(table.page.get_by_role("button", name="Yellow: most of one color"))
    expect(table.dialog.get_by_role("heading", name="The seven rules")).to_be_in_viewport()
    for color in ("Red", "Violet"):
        rule = table.dialog.get_by_role("listitem").filter(has_text=color).first
        expect(rule).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [24, 32])
def test_large_text_takes_its_room(visitor: Visitor, size: int) -> None:
    table = begun(visitor, TALL, "crowded")
    table.page.add_style_tag(content=f":root {{ font-size: {size}px }}")
    for phase in phases(table):
        assert not hidden_from(table.page, scrolls=True), phase


@pytest.mark.parametrize("device", [TALL, PHONE, SIDEWAYS[1], Device(820, 1180), Device(1280, 800)])
def test_long_names_and_long_buttons_have_room(visitor: Visitor, device: Device) -> None:
    table = begun(visitor, device)
    table.page.evaluate(
        """(name) => {
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            if (/^(Pip|Piet|Skye|Anna)$/.test(text.data.trim())) text.data = name
          for (const button of document.querySelectorAll('.actions button'))
            button.firstChild.data = 'Ohne Ziehen aufhören!!'
        }""",
        WIDE,
    )
    assert not hidden_from(table.page, scrolls=True)


def is_to_move(page: Page) -> bool:
    return page.title().startswith("Your turn")


def the_others_move(page: Page) -> Phases:
    """Looks again and again, until it is my turn or the round is over."""
    while not is_to_move(page) and not page.locator("dialog[open]").count():
        yield page.locator(".prompt").inner_text()
        page.wait_for_timeout(100)


def test_nothing_is_covered_while_others_move(visitor: Visitor) -> None:
    table = begun(visitor, PHONE, "crowded", pace="normal")
    page = table.page
    page.add_style_tag(content=".banner { pointer-events: auto !important }")
    table.way.fold()
    table.way.press(table.dialog.get_by_role("button", name="Fold"))
    expect(page.locator(".banner")).to_be_visible()
    banners = 0
    for phase in the_others_move(page):
        banners += page.locator(".banner").count()
        # The banner itself tells the last turn.
        told = ("what to do", "the last turn")
        wrong = [each for each in hidden_from(page) if not each.startswith(told)]
        # The result may have come up meanwhile.
        assert not wrong or page.locator("dialog[open]").count(), (phase, wrong)
        if banners > ENOUGH:
            break
    assert banners


def is_whole(page: Page, target: Locator) -> bool:
    box, size = target.bounding_box(), page.viewport_size
    assert box
    assert size
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hit = target.evaluate(
        "(each, [x, y]) => each.contains(document.elementFromPoint(x, y))", list(middle)
    )
    return bool(hit) and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("device", [PHONE, SMALL, *SIDEWAYS[:2]])
def test_the_result_begins_with_who_won(visitor: Visitor, device: Device) -> None:
    page = visitor.arrive(device)
    play_on(page, record(LOST), seat=LAST[-1].seat, round=len(LOST.rounds), turn=len(LAST) - 1)
    table = TablePage(page)
    table.wait()
    table.fold()
    assert is_whole(page, table.dialog.get_by_role("heading").first)
    assert table.dialog.evaluate("each => each.scrollTop") == 0
    expect(table.ending.get_by_role("button", name="Rematch")).to_be_focused()


@pytest.mark.parametrize("device", [PHONE, SMALL, SIDEWAYS[1]])
def test_a_look_at_open_hands_leaves_the_way_on_in_sight(visitor: Visitor, device: Device) -> None:
    table = begun(visitor, device)
    table.fold()
    table.ending.get_by_role("button", name="Look at the table").click()
    assert is_whole(table.page, table.page.get_by_role("button", name="Next round"))
    assert not hidden_from(table.page, scrolls=device is SMALL)


@pytest.mark.parametrize("device", [PHONE, SMALL, *SIDEWAYS])
def test_start_is_in_sight(visitor: Visitor, device: Device) -> None:
    page = visitor.open("/", device, settings={"seenIntro": False})
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_enabled()
    assert is_whole(page, start)


PAINTED = """(selector) => {
  const style = getComputedStyle(document.querySelector(selector))
  return {
    filled: parseFloat(style.borderTopWidth) * 2 >= parseFloat(style.width),
    edge: style.borderTopStyle,
    kept: style.forcedColorAdjust,
  }
}"""


def test_forced_colors_leave_the_marks_true_and_cards_their_edges(visitor: Visitor) -> None:
    page = visitor.arrive(PHONE, alone=True)
    page.emulate_media(forced_colors="active")
    advanced(page)
    TablePage(page).wait()
    assert page.evaluate(PAINTED, ".hand .mark.stays")["filled"]
    assert not page.evaluate(PAINTED, ".hand .mark.later")["filled"]
    for card in (".hand .card", ".palette .card", ".middle .canvas .card", ".pile .card"):
        painted = page.evaluate(PAINTED, card)
        assert painted["edge"] == "solid"
        assert painted["kept"] == "none"
