"""Your results: of matches that were really played, and as pictures with a scale."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor, expect_a_review
from tests.web.example_games import dealt, play_on
from tests.web.layout import wrong_with
from tests.web.sample_history import RESULTS
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

BASIC = {"edition": "v1.2", "draw": False, "scoring": False, "actions": False}


def lose(page: Page) -> str:
    """Begin a match against Pip, and fold; gives its table."""
    seats = [{"name": "Ada", "bot": None}, {"name": "Pip", "bot": "random"}]
    made = page.request.post("/api/games", data={"rules": BASIC, "seats": seats}).json()
    page.goto(f"/table/{made['table']}")
    table = TablePage(page)
    table.wait()
    if not table.ending.count():
        table.fold()
    expect(table.ending).to_be_visible()
    return str(made["table"])


def test_a_match_counts_once_it_is_over_and_a_review_says_what_was_given_away(
    visitor: Visitor,
) -> None:
    page = visitor.open("/results")
    expect(page.get_by_text("No match is over yet.")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    name = lose(page)
    page.goto("/games")
    page.get_by_role("main").get_by_role("link", name="Your results").click()
    expect(page).to_have_title("Your results · Red7")
    row = page.get_by_role("row", name=re.compile("^Pip"))
    expect(row).to_contain_text("Basic")
    expect(row).to_contain_text("0 of 1")
    expect(page.get_by_text("Have a finished game reviewed")).to_be_visible()
    page.goto(f"/replay/{name}/review")
    expect_a_review(page)
    page.goto("/results")
    expect(page.get_by_text("Have a finished game reviewed")).to_have_count(0)
    expect(page.get_by_role("row", name=re.compile("^Folded too early"))).to_be_visible()


def test_a_game_that_branched_off_does_not_count(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, dealt("G7 | V4", "R2 | R6"))
    table = TablePage(page)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()
    page.goto("/results")
    expect(page.get_by_text("No match is over yet.")).to_be_visible()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pictures_have_scales_and_tables(visitor: Visitor, device: Device) -> None:
    page = visitor.arrive(device)
    people = [{"name": name, "matches": 2, "wins": 1} for name in ("W" * 24, "")]
    found = {**RESULTS, "friends": {**RESULTS["friends"], "people": people}}
    page.route("**/api/results", lambda route: route.fulfill(json=found))
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Your results").click()
    against = page.get_by_role("table", name="Against each opponent")
    expect(against.get_by_role("row")).to_have_count(4)
    expect(against.locator("thead")).to_contain_text(re.compile("0%.*50%.*100%", re.DOTALL))
    # A bar is as long as its number says.
    bar = against.get_by_role("row", name=re.compile("^Pip")).locator("rect")
    expect(bar).to_have_attribute("width", "75")
    players = page.get_by_role("table", name="With friends")
    expect(players.get_by_role("row", name=re.compile("^4 "))).to_contain_text("25% 1 of 4")
    expect(players.get_by_role("row", name=re.compile("^All matches"))).to_contain_text("5 of 12")
    friends = page.get_by_role("table", name="By friend").locator("tbody th")
    expect(friends).to_have_text(["W" * 24, "No name"])
    costs = page.get_by_role("table", name="From 30 matches")
    expect(costs.locator("tbody tr").first).to_contain_text("Should have folded")
    expect(page.get_by_role("img", name="your last 30 reviewed matches")).to_be_visible()
    page.get_by_label("Kind of mistake").select_option("The wrong rule")
    expect(page.get_by_role("img", name="average (dashed) is 2%")).to_be_visible()
    page.get_by_text("As a table").click()
    rows = page.get_by_role("table", name="What your turns gave away").locator("tbody tr")
    expect(rows).to_have_count(30)
    expect(rows.first).to_contain_text("2%")
    assert wrong_with(page) == []
    page.unroute("**/api/results")


def test_a_page_that_cannot_be_loaded_says_so(visitor: Visitor) -> None:
    visitor.expect("404 GET /assets/ResultsPage")
    page = visitor.arrive(alone=True)
    page.route("**/assets/ResultsPage*.js", lambda route: route.fulfill(status=404))
    page.goto("/results")
    expect(page.get_by_role("button", name="Load it again")).to_be_visible()
