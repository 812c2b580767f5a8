"""The address of a table page is an invitation: when it is there, changes and goes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.hosting.games import BASIC
from tests.web.browser_pages import Visitor
from tests.web.friends.test_friends_table import fold, mover_of
from tests.web.friends.test_waiting_room import close_window, come, host, link, sit
from tests.web.friends_pages import gathered, sit_down, told

pytestmark = pytest.mark.slow

BARE = re.compile(r"/table/\w+$")


def expect_note(page: Page, heading: str, advice: str) -> None:
    """A page that shows no table says why, whom to ask, and leads home."""
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_text(advice)).to_be_visible()
    expect(page.get_by_role("link", name="Start a new game")).to_be_visible()


def remove(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"Remove {name}").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()


def test_the_address_that_a_host_or_guest_copies_lets_a_friend_sit_down(visitor: Visitor) -> None:
    mia = host(visitor)
    expect(mia).to_have_url(link(mia))
    asked: list[str] = []
    mia.context.on("request", lambda request: asked.append(request.url))
    mia.reload()
    expect(mia).to_have_url(link(mia))
    jon = come(visitor, mia.url)
    sit(jon, "Jon")
    expect(jon).to_have_url(mia.url)
    zoe = come(visitor, jon.url, alone=True)
    sit(zoe, "Zoe", 3)
    secret = mia.url.partition("#")[2]
    assert not [url for url in asked if secret in url.partition("#")[0]]


def test_a_renewed_link_reaches_the_addresses_of_those_who_sit(visitor: Visitor) -> None:
    mia = host(visitor)
    old = mia.url
    jon, zoe = come(visitor, old), come(visitor, old, alone=True)
    sit(jon, "Jon")
    sit(zoe, "Zoe", 3)
    # Behind an open window there is an entry of the history with the old address.
    mia.get_by_role("button", name="Help").click()
    zoe.get_by_role("button", name="Settings").click()
    close_window(zoe)
    close_window(mia)
    remove(mia, "Jon")
    expect(mia).not_to_have_url(old)
    expect(mia).to_have_url(link(mia))
    expect(zoe).to_have_url(mia.url)
    expect(jon.get_by_role("heading", name="The host has removed you")).to_be_visible()
    jon.reload()
    expect_note(jon, "This link no longer works", "Ask the person who sent it for a new one.")


def test_dead_and_incomplete_links_say_whom_to_ask(visitor: Visitor) -> None:
    mia = host(visitor)
    path, _, secret = mia.url.partition("#")
    jon = visitor.arrive(alone=True)
    jon.goto(path)
    expect_note(jon, "This table is not here", "ask them for the invitation link")
    jon.goto("/")
    jon.goto(f"{path}#{secret[:20]}")
    expect_note(jon, "This link is incomplete", "Copy the whole link")
    jon.goto("/")
    jon.goto(f"{path}#{secret[::-1]}")
    expect_note(jon, "This link no longer works", "Ask the person who sent it")
    # Another link put into the same tab is followed, and what a messenger adds to it is ignored.
    jon.goto(f"{path}#{secret}.")
    expect(jon.get_by_role("heading", name="Mia invites you to Red7")).to_be_visible()


def test_links_can_be_hidden_from_a_shared_screen(visitor: Visitor) -> None:
    mia = host(visitor)
    invitation = link(mia)
    mia.get_by_role("button", name="Settings").click()
    mia.get_by_label("Hide invitation links").check()
    expect(mia).to_have_url(BARE)
    close_window(mia)
    expect(mia).to_have_url(BARE)
    expect(mia.get_by_label("The link")).to_have_count(0)
    expect(mia.get_by_role("button", name="Copy link")).to_be_visible()
    jon = come(visitor, invitation)
    sit(jon, "Jon")
    mia.reload()
    expect(mia.get_by_role("button", name="Remove Jon")).to_be_visible()
    expect(mia).to_have_url(BARE)


def test_links_stay_until_the_match_is_over(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, rules=BASIC)
    sit_down(table, pages)
    links = told(pages[0], table)["links"]
    for page in pages:
        expect(page).to_have_url(f"/table/{table}#{links['invitation']}")
    watch = f"/table/{table}#{links['spectator']}"
    eva = come(visitor, watch, alone=True)
    expect(eva.get_by_role("region", name="Bob")).to_be_visible()
    expect(eva).to_have_url(watch)
    fold(mover_of(pages))
    for page in (*pages, eva):
        expect(page).to_have_url(BARE)


def test_a_spectator_learns_that_the_link_was_renewed(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2)
    sit_down(table, pages)
    watch = told(pages[0], table)["links"]["spectator"]
    eva = come(visitor, f"/table/{table}#{watch}", alone=True)
    expect(eva.get_by_role("region", name="Bob")).to_be_visible()
    links = told(pages[0], table, {"type": "remove", "seat": 1})["links"]
    expect(pages[0]).to_have_url(f"/table/{table}#{links['invitation']}")
    new_link = "Ask someone at the table for a new link"
    expect(eva.get_by_role("heading", name=new_link)).to_be_visible()
    expect(pages[1].get_by_role("heading", name="The host has removed you")).to_be_visible()
