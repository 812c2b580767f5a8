"""The end of a match: who won, the score sheet, and where to go from there."""

import re

import pytest
from playwright.sync_api import expect

from red7.core import points
from tests.web.browsing import Visitor
from tests.web.deals import match, play_on, record
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

MATCH = match("advanced", 3, 5)
LAST = MATCH.rounds[-1].position
LOSER = LAST.history[-1].seat
WINNER = MATCH.match.winners[0]


def lose(visitor: Visitor) -> TablePage:
    """A match, lost with its last turn."""
    page = visitor.arrive()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    turn = len(LAST.history) - 1
    play_on(page, record(MATCH), seat=LOSER, round=len(MATCH.rounds), turn=turn)
    table = TablePage(page)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()
    return table


def test_the_sheet_has_every_round_and_the_result_can_be_shared(visitor: Visitor) -> None:
    table = lose(visitor)
    winner = MATCH.sitters[WINNER].name
    expect(table.dialog.get_by_role("heading", name=f"{winner} wins the match")).to_be_visible()
    rows = table.dialog.get_by_role("table", name="Score sheet").get_by_role("row")
    expect(rows).to_have_count(1 + len(MATCH.rounds) + 1)
    for number, result in enumerate(MATCH.match.results, 1):
        expect(rows.nth(number)).to_contain_text(str(points(result.cards)))
    for total in MATCH.match.points:
        expect(rows.last).to_contain_text(str(total))
    table.ending.get_by_role("button", name="Share").click()
    expect(table.ending.get_by_role("status")).to_have_text("The result is copied.")
    shared = table.page.evaluate("() => navigator.clipboard.readText()")
    wanted = ("Red7", "Advanced", "Ada", *map(str, MATCH.match.points))
    assert all(each in shared for each in wanted)
    table.ending.get_by_role("link", name="Review").click()
    expect(table.page).to_have_url(re.compile("/replay/.*/review$"))


def test_a_rematch_is_a_new_table_with_the_seats_shifted(visitor: Visitor) -> None:
    table = lose(visitor)
    page, before = table.page, table.page.url
    names = page.locator("thead th").all_inner_texts()[1:]
    table.ending.get_by_role("button", name="Rematch").click()
    expect(table.dialog).to_have_count(0)
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(re.compile("/table/"))
    scores = page.get_by_role("banner").get_by_role("listitem")
    for seat, name in enumerate([*names[1:], names[0]]):
        expect(scores.nth(seat)).to_have_text(f"{name} 0")
