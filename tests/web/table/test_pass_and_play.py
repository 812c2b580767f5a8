"""Pass-and-play: two people and a bot at one device, one hand at a time."""

import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import chain

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.web.browser_pages import Visitor, until
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

WITNESS = """() => {
  window.shown = []
  const note = () => {
    const places = [...document.querySelectorAll('.hand li')]
    const cards = places.map((each) => each.querySelector('[data-card]')?.dataset.card)
    const owner = document.querySelector('.mine h2')?.textContent.replace(' (you)', '')
    if (owner && cards.every((each) => each)) window.shown.push([owner, cards])
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
}"""
"""Notes the open hand, and whose it is said to be, whenever anything on the page changes."""
COLORS = dict(
    zip("ROYGBIV", ["Red", "Orange", "Yellow", "Green", "Blue", "Indigo", "Violet"], strict=True)
)


def start(page: Page) -> None:
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Add an opponent").click()
    page.get_by_label("Opponent 1").select_option("person")
    page.get_by_label("Name of friend 1").fill("Jon")
    page.get_by_label("Opponent 2").select_option("random")
    page.get_by_role("button", name="Start").click()


def take_the_device(page: Page) -> str:
    """Say that one is whoever is asked for; gives the name."""
    heading = page.get_by_role("heading", name="Pass the device to")
    name = heading.inner_text().removeprefix("Pass the device to ")
    page.get_by_role("button", name=f"I am {name}").click()
    expect(heading).to_have_count(0)
    return name


def expect_no_hand(page: Page) -> None:
    expect(page.locator(".hand [data-card], [data-pick]")).to_have_count(0)


def shown(page: Page) -> list[tuple[str, list[str]]]:
    return [(owner, cards) for owner, cards in page.evaluate("() => window.shown")]


def assert_hidden(page: Page, cards: Iterable[str]) -> None:
    """Neither as a picture nor by its name is a card anywhere on the page."""
    content = page.content()
    for card in cards:
        assert f'data-card="{card}"' not in content
        assert f'aria-label="{COLORS[card[0]]} {card[1]}' not in content


def test_nobody_sees_the_hand_of_somebody_else(visitor: Visitor) -> None:
    page = visitor.open()
    page.evaluate(WITNESS)
    start(page)
    table = TablePage(page)
    table.wait()
    while not table.ending.count():
        last = dict(shown(page))
        expect_no_hand(page)
        assert_hidden(page, chain(*last.values()))
        name = take_the_device(page)
        table.wait()
        assert_hidden(page, chain(*(last[other] for other in {*last} - {name})))
        table.take_turn()
    owners = defaultdict(set)
    for owner, cards in shown(page):
        for card in cards:
            owners[card].add(owner)
    assert all(len(each) == 1 for each in owners.values())
    assert set.union(*owners.values()) <= {"Mia", "Jon"}


def test_a_hand_is_hidden_after_a_reload_and_open_once_a_round_is_over(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_text("More: editions and switches").click()
    page.get_by_role("checkbox", name="Scoring").check()
    page.get_by_label("Opponent 1").select_option("person")
    page.get_by_role("button", name="Start").click()
    table = TablePage(page)
    for _ in range(2):
        table.wait()
        expect_no_hand(page)
        take_the_device(page)
        page.reload()
        table.wait()
        expect_no_hand(page)
        take_the_device(page)
        table.wait()
        table.fold()
        for number in (1, 2):
            hand = page.locator(f'[aria-label="Hand of Player {number}"] [data-card]')
            expect(hand).to_have_count(7)
        table.go_on()
        expect_no_hand(page)


def test_a_turn_is_taken_on_another_page_while_this_one_fetches_the_deal(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.goto("/")
    page.get_by_role("button", name="Add an opponent").click()
    for number in (1, 2):
        page.get_by_label(f"Opponent {number}").select_option("person")
    page.get_by_role("button", name="Start").click()
    take_turn(page)

    late = page.context.new_page()
    held: list[Route] = []
    heard: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)["type"]))

    # It takes the table for one that it has opened itself.
    made = {"table": page.url.rpartition("/")[2]}
    late.goto("/")
    late.on("websocket", listen)
    late.route("**/api/games", lambda route: route.fulfill(json=made))
    late.route("**/replay?*", hold)
    late.get_by_role("button", name="Start").click()
    until(late, lambda: bool(held))
    take_turn(page)
    until(late, lambda: "update" in heard)
    held[0].continue_()
    expect(TablePage(late).log).to_have_count(2)
    take_turn(late)
    expect(TablePage(late).log).to_have_count(3)
    expect(TablePage(page).log).to_have_count(3)


def take_turn(page: Page) -> None:
    table = TablePage(page)
    table.wait()
    take_the_device(page)
    table.wait()
    table.take_turn()
