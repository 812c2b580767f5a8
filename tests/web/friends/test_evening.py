"""An evening of friends in four browsers: whatever happens to one of them, the others are told.

They start, a guest is removed, one is offline, a clock runs out, somebody watches, and there are
two rematches.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.hosting.friend_clients import SETTINGS, new_table
from tests.hosting.games import BASIC
from tests.web.browser_pages import DESKTOP, PHONE, Visitor, until
from tests.web.friends_pages import told
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

FIVE_SECONDS = {"seconds": 5, "increment": None}
Seats = dict[str, Page]


def says(page: Page, words: str) -> None:
    """What has happened is in the log of players, and was said to a screen reader."""
    expect(page.locator("aside .scroll li").filter(has_text=words).first).to_be_attached()
    expect(page.get_by_role("log")).to_contain_text(words)


def sits_down(page: Page, invitation: str, name: str) -> None:
    page.goto(invitation)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Sit here")).first.click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def mover_of(friends: Seats) -> str:
    """The name of whoever is to move."""

    def movers() -> list[str]:
        return [name for name, page in friends.items() if page.title().startswith("Your turn")]

    until(next(iter(friends.values())), lambda: bool(movers()))
    return movers()[0]


def all_fold(friends: Seats) -> None:
    """Whoever is to move folds, until the round is over; it is the whole match."""
    table = TablePage(next(iter(friends.values())))
    while not table.ending.count():
        for page in friends.values():
            if page.title().startswith("Your turn") and page.locator(".fold:enabled").count():
                page.keyboard.press("f")
                page.get_by_role("dialog").get_by_role("button", name="Fold").click()
        table.page.wait_for_timeout(50)


def rematch(friends: Seats, spectator: Page) -> str:
    """All ask for a rematch, and the spectator goes with them; gives the name of its table."""
    before = spectator.url
    for number, page in enumerate(friends.values()):
        name = "Join" if number else "Rematch"
        page.get_by_role("dialog").get_by_role("button", name=name).click()
    for page in friends.values():
        expect(page.locator("ul.hand [data-pick]")).to_have_count(7)
    expect(spectator.locator(".others .seat, .mine .seat")).to_have_count(len(friends))
    assert spectator.url != before
    expect(spectator.get_by_role("log")).to_contain_text("watching the rematch now.")
    return spectator.url.rpartition("/")[2].partition("#")[0]


def test_an_evening_of_four(visitor: Visitor) -> None:
    ann, bob, cleo, dan = (
        visitor.arrive(device, alone=True) for device in (DESKTOP, DESKTOP, DESKTOP, PHONE)
    )
    # Ann opens a table, and the others come by its link; Dan is removed before it begins.
    asked = new_table(4, rules=BASIC, pause=0, out_of_time="bot", clock=FIVE_SECONDS)
    table = str(ann.request.post("/api/tables", data=asked).json()["table"])
    ann.goto(f"/table/{table}")
    links = told(ann, table)["links"]
    invitation, watching = (f"/table/{table}#{links[key]}" for key in ("invitation", "spectator"))
    for page, name in ((bob, "Bob"), (cleo, "Cleo"), (dan, "Dan")):
        sits_down(page, invitation, name)
        expect(ann.get_by_role("log")).to_contain_text(f"{name} joined the table.")
    told(ann, table, {"type": "remove", "seat": 3})
    expect(dan.get_by_role("heading", name="The host has removed you")).to_be_visible()
    expect(dan.get_by_role("main").get_by_role("link")).to_have_text("Start a new game")
    expect(bob.get_by_role("log")).to_contain_text("The host removed Dan from the table.")
    # Dan watches by the new link, in another browser: who is removed may not.
    dan = visitor.arrive(PHONE, alone=True)
    links = told(ann, table)["links"]
    dan.goto(f"/table/{table}#{links['spectator']}")
    assert watching not in dan.url
    ann.get_by_role("button", name="Start", exact=True).click()
    friends = {"Ann": ann, "Bob": bob, "Cleo": cleo}
    for page in friends.values():
        expect(page.locator("ul.hand [data-pick]")).to_have_count(7)

    # Nobody moves for five seconds: a bot does, and all are told that it was one.
    late = mover_of(friends)
    others = [name for name in friends if name != late]
    says(friends[late], "Your time ran out. Pip plays this turn.")
    says(friends[late], "Pip for you")
    says(friends[others[0]], f"{late} ran out of time. Pip plays this turn.")
    says(friends[others[0]], f"Pip for {late} plays")
    configured = {"type": "configure", "rules": BASIC, "seats": 3}

    # A spectator reacts, until the host has had enough of it.
    dan.get_by_role("button", name="React").click()
    dan.get_by_role("button", name="Wow!").click()
    expect(ann.locator(".bubble.spectator")).to_contain_text("A spectator")
    quiet = {**SETTINGS, "pause": 0, "clock": FIVE_SECONDS, "spectators_react": False}
    told(ann, table, {**configured, "settings": quiet})
    expect(dan.get_by_role("button", name="React")).to_have_count(0)

    # Bob's network is gone. The others know it soon, and let a bot play for him.
    bob.context.set_offline(True)
    expect(ann.locator(".notices")).to_contain_text("Bob is offline.")
    says(cleo, "Bob is offline.")
    expect(ann.get_by_role("button", name="Let a bot play for Bob")).to_be_visible()
    told(ann, table, {"type": "stand-in", "seat": 1})
    says(cleo, "Pip now plays for Bob.")
    expect(cleo.get_by_role("region", name="Pip for Bob", exact=True)).to_be_visible()
    bob.context.set_offline(False)
    bob.get_by_role("button", name="Take your seat back").click()
    says(ann, "Bob is back online.")
    says(ann, "Bob is playing again.")

    # Two rematches, and whoever watches goes along.
    all_fold(friends)
    first = rematch(friends, dan)
    assert first != table
    all_fold(friends)
    second = rematch(friends, dan)
    assert second not in (first, table)
