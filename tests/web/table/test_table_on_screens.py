"""The table on every screen: nothing essential is covered, cut or off screen, whatever goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser_pages import Device, Visitor
from tests.web.example_games import match, play_on, record
from tests.web.input_methods import Finger
from tests.web.sight import hidden_from
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

PHONES = [Device(*size, touch=True) for size in ((390, 664), (360, 640), (412, 732), (375, 667))]
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
    table = TablePage(page, Finger(page) if device.touch else None)
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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("device", [*PHONES, *SIDEWAYS], ids=lambda each: f"{each[0]}x{each[1]}")
def test_all_that_is_needed_is_in_sight(visitor: Visitor, device: Device, game: str) -> None:
    table = begun(visitor, device, game)
    found = {phase: wrong for phase in phases(table) if (wrong := hidden_from(table.page))}
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_on_the_smallest_screen_all_can_be_scrolled_to(visitor: Visitor, game: str) -> None:
    table = begun(visitor, SMALL, game)
    for phase in phases(table):
        assert not hidden_from(table.page, scrolls=True), phase


@pytest.mark.parametrize("size", [24, 32])
def test_large_text_takes_its_room(visitor: Visitor, size: int) -> None:
    table = begun(visitor, TALL, "crowded")
    table.page.add_style_tag(content=f":root {{ font-size: {size}px }}")
    for phase in phases(table):
        assert not hidden_from(table.page, scrolls=True), phase


@pytest.mark.parametrize(
    "device", [TALL, PHONES[1], SIDEWAYS[1], Device(820, 1180), Device(1280, 800)]
)
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


def the_others_move(page: Page) -> Phases:
    """Looks again and again, until it is my turn or the round is over."""
    while not page.title().startswith("Your turn") and not page.locator("dialog[open]").count():
        yield page.locator(".prompt").inner_text()
        page.wait_for_timeout(100)


@pytest.mark.parametrize(
    "device", [PHONES[1], SIDEWAYS[1]], ids=lambda each: f"{each[0]}x{each[1]}"
)
def test_nothing_is_covered_while_others_move(visitor: Visitor, device: Device) -> None:
    table = begun(visitor, device, "crowded", pace="normal")
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


@pytest.mark.parametrize("device", [PHONES[1], SMALL, *SIDEWAYS[:2]])
def test_the_result_begins_with_who_won(visitor: Visitor, device: Device) -> None:
    page = visitor.arrive(device)
    play_on(page, record(LOST), seat=LAST[-1].seat, round=len(LOST.rounds), turn=len(LAST) - 1)
    table = TablePage(page)
    table.wait()
    table.fold()
    assert is_whole(page, table.dialog.get_by_role("heading").first)
    assert table.dialog.evaluate("each => each.scrollTop") == 0
    expect(table.ending.get_by_role("button", name="Rematch")).to_be_focused()


@pytest.mark.parametrize("device", [PHONES[1], SMALL, SIDEWAYS[1]])
def test_a_look_at_open_hands_leaves_the_way_on_in_sight(visitor: Visitor, device: Device) -> None:
    table = begun(visitor, device)
    table.fold()
    table.ending.get_by_role("button", name="Look at the table").click()
    assert is_whole(table.page, table.page.get_by_role("button", name="Next round"))
    assert not hidden_from(table.page, scrolls=device is SMALL)


@pytest.mark.parametrize("device", [PHONES[0], PHONES[1], SMALL, *SIDEWAYS])
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
    page = visitor.arrive(PHONES[0], alone=True)
    page.emulate_media(forced_colors="active")
    advanced(page)
    TablePage(page).wait()
    assert page.evaluate(PAINTED, ".hand .mark.stays")["filled"]
    assert not page.evaluate(PAINTED, ".hand .mark.later")["filled"]
    for card in (".hand .card", ".palette .card", ".middle .canvas .card", ".pile .card"):
        painted = page.evaluate(PAINTED, card)
        assert painted["edge"] == "solid"
        assert painted["kept"] == "none"
