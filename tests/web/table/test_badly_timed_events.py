"""Things that happen at the wrong moment: too late, twice, in mid-flight, or with two fingers."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.browser_pages import Visitor, until
from tests.web.example_games import dealt, match, play_on, record, upload
from tests.web.input_methods import Keys
from tests.web.table.test_pass_and_play import expect_no_hand, take_the_device
from tests.web.table_page import TablePage
from tests.web.test_focus import ACTIONS

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
WAITING = "after another card"
"""What is said of a canvas card that only another card makes possible."""
TOUCH = """() => {
  const at = (element) => {
    const box = element.getBoundingClientRect()
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
  }
  const touch = (element, kind, pointerId, where) =>
    element.dispatchEvent(new PointerEvent(kind, { pointerId, bubbles: true, ...at(where) }))
  const [first, second] = document.querySelectorAll('.hand [data-pick]')
  const canvas = document.querySelector('[data-drop="canvas"]')
  const palette = document.querySelector('[data-drop="palette"]')
  touch(first, 'pointerdown', 1, first)
  touch(first, 'pointermove', 1, palette)
  touch(second, 'pointerdown', 2, second)
  touch(second, 'pointermove', 2, palette)
  touch(canvas, 'pointerup', 2, canvas)
  touch(first, 'pointerup', 1, document.querySelector('nav'))
  return [first.style.transform, second.style.transform]
}"""
"""A finger drags a card, another one touches the next card and is lifted over the canvas."""


def at_my_turn(visitor: Visitor, **settings: object) -> TablePage:
    page = visitor.arrive(alone=True, moving=True, settings={"pace": "fast", **settings})
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    return table


def test_a_card_taken_back_while_it_flies_is_not_played(visitor: Visitor) -> None:
    table = at_my_turn(visitor, confirm=False)
    table.lay("+B6")
    table.choose("G7")
    for key in "cu":
        table.page.keyboard.press(key)
    table.page.wait_for_timeout(1000)
    assert "G7" in table.hand()
    expect(table.log).to_have_count(0)
    table.choose("G7")
    table.page.keyboard.press("c")
    expect(table.log.first).to_contain_text("You play")


class Delayed:
    """A connection whose answers to what is asked come when they are let go."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self.holding = False
        self.asked = 0
        page.route_web_socket("**/ws", self.relay)

    def relay(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def fro(message: str | bytes) -> None:
            if self.holding and json.loads(message)["type"] == "options":
                self.held.append(message)
            else:
                socket.send(message)

        socket.on_message(server.send)
        server.on_message(fro)

    def let_go(self) -> None:
        self.holding = False
        for message in self.held:
            self.socket.send(message)


def waiting_card(table: TablePage) -> str:
    for card in table.hand():
        table.choose(card)
        if table.page.locator(f'[data-step=">{card}"]', has_text=WAITING).count():
            return card
    raise AssertionError("no card has to wait")


def test_an_answer_that_comes_late_lays_nothing(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    delayed = Delayed(page)
    play_on(page, dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6", switches="actions"))
    table = TablePage(page)
    table.wait()
    card = waiting_card(table)
    delayed.holding = True
    for _ in range(3):
        table.way.use(f">{card}")
    until(page, lambda: bool(delayed.held))
    other = next(each for each in table.hand() if each != card)
    table.choose(other)
    delayed.let_go()
    page.wait_for_timeout(300)
    assert len(table.hand()) == 7
    assert table.look().end == "not yet"
    expect(table.offers).to_have_count(0)
    table.choose(card)
    for _ in range(3):
        table.way.use(f">{card}")
        if not page.locator(f'[data-step=">{card}"]').count():
            break
    expect(table.offers.first.or_(table.canvas(card))).to_be_visible()


def test_the_focus_goes_on_when_a_late_answer_says_where(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    delayed = Delayed(page)
    play_on(page, ACTIONS, turn=1)
    table = TablePage(page, Keys(page))
    table.wait()
    delayed.holding = True
    table.choose("R7")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, lambda: bool(delayed.held))
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Your hand")
    delayed.let_go()
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Your palette")


def test_two_fingers_move_one_card(visitor: Visitor) -> None:
    table = at_my_turn(visitor)
    before = table.hand()
    assert table.page.evaluate(TOUCH) == ["", ""]
    assert table.hand() == before
    expect(table.page.locator(".dragged")).to_have_count(0)


def test_a_review_that_fails_is_asked_for_once_more_only_by_hand(visitor: Visitor) -> None:
    visitor.expect("503 GET .*/review")
    page = visitor.arrive(alone=True)
    asked: list[str] = []

    def fail(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, json={"code": "nobody-thinks", "message": ""})

    page.route("**/api/games/*/review", fail)
    page.goto(f"/replay/{upload(page, record(match('basic', 2, 9)))}/review")
    expect(page.get_by_role("alert")).to_contain_text("That did not work (nobody-thinks).")
    page.wait_for_timeout(300)
    assert len(asked) == 1
    page.unroute_all()
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_margin_of_a_window_is_a_part_of_it(visitor: Visitor) -> None:
    page = visitor.open()
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Settings").click()
    box = dialog.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 6, box["y"] + 6)
    # A selection that is let go of outside.
    page.mouse.move(box["x"] + 60, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(4, 4)
    page.mouse.up()
    expect(dialog).to_be_visible()
    page.mouse.click(4, 4)
    expect(dialog).to_have_count(0)


def test_playing_on_is_begun_once(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.goto(f"/replay/{upload(page, record(match('basic', 2, 9)))}")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).dblclick()
    expect(page).to_have_url(re.compile("/table/"))
    games = page.request.get("/api/games").json()["games"]
    assert len([each for each in games if not each["uploaded"]]) == 1


def shared_game(visitor: Visitor) -> tuple[Page, str]:
    """A game of two people at one device, after its first turn."""
    page = visitor.arrive(alone=True)
    page.goto("/")
    page.get_by_label("Opponent 1").select_option("person")
    page.get_by_role("button", name="Start").click()
    table = TablePage(page)
    table.wait()
    take_the_device(page)
    table.wait()
    table.take_turn()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    return page, page.url.rpartition("/")[2]


def expect_a_hand(page: Page) -> None:
    take_the_device(page)
    TablePage(page).wait()
    assert len(TablePage(page).hand()) == 7


def test_whoever_comes_back_to_a_shared_game_has_their_hand(visitor: Visitor) -> None:
    page, _ = shared_game(visitor)
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="Continue").click()
    expect_a_hand(page)


def test_a_shared_game_shown_from_its_deal_ends_with_every_hand(visitor: Visitor) -> None:
    page, name = shared_game(visitor)
    made = {"table": name}
    # It takes the table for one that it has opened itself.
    late = page.context.new_page()
    late.goto("/")
    late.route("**/api/games", lambda route: route.fulfill(json=made))
    late.get_by_role("button", name="Start").click()
    expect(TablePage(late).log).to_have_count(1)
    expect_a_hand(late)


def test_the_replay_of_a_shared_game_shows_no_hand_before_its_end(visitor: Visitor) -> None:
    page, name = shared_game(visitor)
    page.goto(f"/replay/{name}")
    expect(page.get_by_role("button", name="A turn on")).to_be_visible()
    page.keyboard.press("End")
    expect_no_hand(page)


def test_a_card_stays_with_a_mouse_at_its_lower_edge(visitor: Visitor) -> None:
    page = at_my_turn(visitor).page
    card = page.locator('[data-pick="B6"]')
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    page.wait_for_timeout(400)
    places = set()
    for _ in range(30):
        places.add(card.evaluate("each => each.getBoundingClientRect().top"))
        page.wait_for_timeout(20)
    assert len(places) == 1
