"""Pages do not offer what an operator has switched off."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.browser_pages import Visitor

pytestmark = pytest.mark.slow

OFF = {"lobby": False, "watching": False, "uploads": False}
BOTS = ("random", "thrifty")


def little(route: Route) -> None:
    """Answers as a server does on which most is off."""
    found = route.fetch()
    offered = found.json()
    bots = [bot for bot in offered["bots"] if bot["name"] in BOTS]
    route.fulfill(response=found, json={**offered, **OFF, "bots": bots})


def test_only_what_is_on_is_offered(visitor: Visitor) -> None:
    page = visitor.arrive()
    page.goto("/")
    expect(page.get_by_role("link", name="Tables to join")).to_be_visible()
    page.route("**/api/lobby", little)
    page.reload()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    expect(page.get_by_role("link", name="Tables to join")).to_have_count(0)
    # And somebody who shares the device.
    expect(page.get_by_label("Opponent 1").get_by_role("option")).to_have_count(len(BOTS) + 1)
    page.goto("/lobby")
    expect(page.get_by_text("This server has no tables to join.")).to_be_visible()
    expect(page.get_by_role("button", name="Sit anywhere")).to_have_count(0)
    page.goto("/games")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_label("Upload a record")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_text("Change rules and settings").click()
    expect(page.get_by_label("Late friends may take a bot's seat")).to_be_visible()
    for off in ("Others may watch", "Everybody at this server finds the table in the lobby"):
        expect(page.get_by_label(off)).to_have_count(0)
