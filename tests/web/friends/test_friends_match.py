"""A whole advanced match of friends, each in a browser of their own, whatever happens to them.

One reloads, one is offline for a while, one goes on at another device, a bot plays for one who
is away and comes back; somebody watches, and no byte that they get tells a hidden card.
"""

import os
import re
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import Error, Page, WebSocket, expect

from red7.hosting.data_folder import FILE
from red7.hosting.sqlite.entries import load_from
from red7.hosting.sqlite.file import opened_to_read
from tests.hosting.server_process import Served
from tests.live.test_friends_secrecy import knowledge, leaks
from tests.web.browser_pages import PHONE, Visitor, until
from tests.web.friends_pages import gathered, sit_down, told
from tests.web.table_page import SETTLED, TablePage

pytestmark = pytest.mark.slow

OFFLINE = int(os.environ.get("RED7_OFFLINE", "4"))
"""Seconds; a minute in `make test-long`."""
MOST_TURNS = 300
NOT_MINE = f"() => !document.title.startsWith('Your turn') || ({SETTLED})()"


class FriendsPage(TablePage):
    """A table at which others move, too: nobody waits for them here."""

    def wait(self) -> None:
        self.page.wait_for_function(NOT_MINE)


class Party:
    """Friends at a table."""

    def __init__(self, visitor: Visitor, table: str, pages: list[Page]) -> None:
        self.visitor, self.table, self.pages = visitor, table, pages

    def mover(self) -> Page | None:
        """Whoever is to move; None between rounds."""
        shown = self.pages[0].locator("dialog[open] .ending")

        def somebody() -> bool:
            return any(map(is_to_move, self.pages)) or bool(shown.count())

        until(self.pages[0], somebody)
        return next(filter(is_to_move, self.pages), None)

    def turn(self) -> bool:
        """A turn of whoever is to move, or the next round; False once the match is over."""
        mover = self.mover()
        if mover is not None:
            mover.wait_for_function(NOT_MINE)
            table = FriendsPage(mover)
            before = table.log.count()
            table.take_turn()
            # It may be the same player's turn again, when all others are out but a bot.
            until(mover, lambda: table.log.count() != before or bool(table.ending.count()))
            return True
        for page in self.pages:
            expect(page.locator("dialog[open] .ending")).to_be_visible()
        following = self.pages[0].get_by_role("button", name="Next round")
        if not following.count():
            return False
        following.click()
        for page in self.pages:
            expect(page.locator("dialog[open] .ending")).to_have_count(0)
        return True

    def reload(self) -> None:
        self.pages[1].reload()
        self.pages[1].locator(".tools").wait_for()

    def go_offline(self) -> None:
        """A turn made in a tunnel is delivered once the network is there again."""
        page = self.mover()
        if page is None:
            return
        page.wait_for_function(NOT_MINE)
        page.context.set_offline(True)
        page.keyboard.press("f")
        page.get_by_role("dialog").get_by_role("button", name="Fold").click()
        expect(page.locator(".toast")).to_contain_text("is kept, and is sent")
        page.wait_for_timeout(OFFLINE * 1000)
        page.context.set_offline(False)
        until(page, lambda: not page.locator(".toast").count())

    def change_device(self) -> None:
        page = self.pages[2]
        page.get_by_role("button", name="Continue on another device").click()
        link = page.get_by_label("The link").input_value()
        other = self.visitor.arrive(alone=True)
        other.goto(link)
        other.get_by_role("button", name="Bring it here").click()
        other.locator(".tools").wait_for()
        expect(page.get_by_text("The seat is on the other device now.")).to_be_visible()
        self.pages[2] = other

    def be_away(self) -> None:
        """A bot plays for who is away; back again, they take the seat."""
        ann, bob = self.pages[:2]
        bob.goto("/icon.svg")
        expect(ann.get_by_role("region", name="Bob").locator(".note")).to_contain_text("away")
        until(ann, lambda: stands_in(ann, self.table))
        bob.goto(f"/table/{self.table}")
        bob.get_by_role("button", name="Take your seat back").click()
        expect(bob.get_by_text("A bot plays for you.")).to_have_count(0)


def is_to_move(page: Page) -> bool:
    return page.title().startswith("Your turn")


def stands_in(page: Page, table: str) -> bool:
    """Whether a bot may be asked to play for seat 1 by now."""
    try:
        told(page, table, {"type": "stand-in", "seat": 1})
    except Error as error:
        if "not-away" in error.message:
            return False
        raise
    return True


def watching(visitor: Visitor, table: str, key: str) -> list[str]:
    """Somebody who watches from now on; gives all that their socket brings."""
    page = visitor.arrive(PHONE, alone=True)
    page.request.get("/api/lobby")
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: heard.append(str(text)))

    page.on("websocket", listen)
    page.goto(f"/table/{table}#{key}")
    expect(page.get_by_text("You watch.")).to_be_visible()
    return heard


def test_a_whole_match_whatever_happens(visitor: Visitor, server: Served) -> None:
    table, pages = gathered(visitor, 3, "random", pause=1)
    sit_down(table, pages)
    party = Party(visitor, table, pages)
    heard = watching(visitor, table, told(pages[0], table)["links"]["spectator"])
    events: list[Callable[[], None]] = [
        party.reload,
        party.go_offline,
        party.change_device,
        party.be_away,
    ]
    for number in range(MOST_TURNS):
        if number % 4 == 3 and events and party.mover() is not None:
            events.pop(0)()
        elif not party.turn():
            break
    assert events == []
    for page in party.pages:
        expect(page.get_by_role("button", name=re.compile("Rematch|Join"))).to_be_visible()
        assert page.get_by_role("alert").count() == 0
    assert len(heard) > 30
    with closing(opened_to_read(server.errors.with_suffix("") / FILE)) as connection:
        stored = load_from(connection, table)
    assert stored is not None
    assert leaks(heard, {table: knowledge(stored.entries, "")}) == []
