"""The end of a round or match: who won, why others are out, the score, where to go from there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from red7.core import points
from red7.table import Table
from tests.web.browser_pages import Visitor
from tests.web.example_games import match, play_on, record
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

OLD = Path(__file__).parents[2] / "data" / "release-0.3.0" / "game.red7"
MATCH = match("advanced", 3, 5)
WINNER = MATCH.match.winners[0]
SIZES = (
    *((320, 568), (360, 640), (390, 664)),
    *((667, 375), (844, 390), (768, 1024), (1280, 800)),
)


def lose(visitor: Visitor) -> TablePage:
    """A match, lost with its last turn."""
    page = visitor.arrive()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = TablePage(page)
    fold_at_the_end(table, MATCH)
    return table


def fold_at_the_end(table: TablePage, lost: Table) -> None:
    """Fold in the last turn of a match."""
    number, turns = len(lost.rounds), lost.rounds[-1].position.history
    loser, turn = turns[-1].seat, len(turns) - 1
    play_on(table.page, record(lost), seat=loser, round=number, turn=turn)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()


def test_a_game_of_0_3_0_says_under_which_rule_a_player_went_out(visitor: Visitor) -> None:
    """Ann went out under Orange, and the round ended under Yellow."""
    page = visitor.arrive()
    play_on(page, OLD.read_text(), seat=0, round=1, turn=17, name="Ann")
    table, why = TablePage(page), "Orange: the thrifty leads 2 to 1."
    story = table.ending.get_by_role("group")
    expect(story.get_by_text("Yellow: most of one color. 8 points")).to_be_visible()
    out = story.get_by_role("listitem").filter(has_text=f"You are out. {why}")
    cards = [each.get_attribute("aria-label") for each in out.get_by_role("img").all()]
    assert cards == ["Red 4", "Green 4", "Violet 7"]
    expect(story.get_by_text("the thrifty folds and is out.")).to_be_visible()
    table.ending.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("region", name="Your palette")).to_contain_text(why)
    expect(table.log.filter(has_text=why)).to_have_count(1)


@pytest.mark.parametrize(("players", "language"), [(2, "pl"), (3, "fr"), (4, "de")])
def test_the_points_of_all_players_are_seen_first(
    visitor: Visitor, players: int, language: str
) -> None:
    page, lost = visitor.arrive(locale=language), match("advanced", players, 3)
    table = TablePage(page, language=language)
    fold_at_the_end(table, lost)
    title = table.say("match-points", target=lost.match.target)
    rows = table.dialog.get_by_role("region", name=title).get_by_role("listitem")
    best_first = sorted(lost.match.points, reverse=True)
    expect(rows).to_have_text([re.compile(rf"\D{total}\s*$") for total in best_first])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for row in rows.all():
            expect(row).to_be_in_viewport(ratio=1)


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
