"""Learning from a review: one's own worst turn first, the board in sight, and another try."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser_pages import PHONE, Device, Visitor, expect_a_review
from tests.web.example_games import match, play_on, record, upload
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

SHORT = match("basic", 2, 9)
"""A round of six turns, with mistakes of both players."""
LOW = Device(844, 390, touch=True)
SMALL = Device(360, 640, touch=True)


def a_lost_game(page: Page) -> str:
    """A game of Ada's against Jon, a bot, that she has given up; gives its table."""
    play_on(page, record(SHORT), turn=4, bot="thrifty")
    table = TablePage(page)
    table.wait()
    if not table.ending.count():
        table.fold()
    expect(table.ending).to_be_visible()
    return page.url.rpartition("/")[2]


def reviewed(page: Page) -> str:
    name = a_lost_game(page)
    page.goto(f"/replay/{name}/review")
    expect_a_review(page)
    return name


def shown(page: Page) -> Locator:
    return page.get_by_role("region", name="This turn")


def in_sight(part: Locator) -> bool:
    """Whether a part is wholly in the window, and nothing lies over its middle."""
    return bool(
        part.evaluate(
            """(part) => {
              const { left, right, top, bottom } = part.getBoundingClientRect()
              const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              const isWide = left > -1 && right < innerWidth + 1
              const isHigh = top > -1 && bottom < innerHeight + 1
              return isWide && isHigh && (part.contains(on) || on?.contains(part))
            }"""
        )
    )


def test_a_review_opens_at_my_own_worst_turn_and_counts_my_own(visitor: Visitor) -> None:
    page = visitor.arrive()
    name = reviewed(page)
    found = page.request.get(f"/api/games/{name}/review").json()["turns"]
    mine = [turn for turn in found if turn["seat"] == 0]
    worst = max(mine, key=lambda turn: turn["given"])
    where = f"Round {worst['round']}, turn {worst['turn']}"
    expect(page.locator(".where")).to_contain_text(f"{where}: you to move")
    expect(shown(page)).to_contain_text(f"{where}: Ada")
    bad = [turn for turn in mine if turn["quality"] in ("doubtful", "mistake", "blunder")]
    listed = page.get_by_role("region", name="Review").locator("div > ul > li")
    expect(listed).to_have_count(len(bad))
    assert bad
    for each in listed.all():
        expect(each).to_contain_text("Ada")
    expect(page.locator("figure .mark")).to_have_count(len(bad))
    # The scale of the graph, and what was luck where nothing can be drawn.
    for level in ("0%", "50%", "100%"):
        expect(page.locator("figure .scale")).to_contain_text(level)
    expect(page.get_by_role("rowheader", name="What the others held")).to_be_visible()
    expect(page.get_by_text("Nothing was drawn in this game")).to_be_visible()


def test_a_mistake_says_its_kind(visitor: Visitor) -> None:
    page = visitor.arrive()
    name = reviewed(page)
    found = page.request.get(f"/api/games/{name}/review").json()["turns"]
    kinds = {turn["kind"] for turn in found if turn["seat"] == 0 and turn["kind"]}
    assert "folded-early" in kinds
    row = page.get_by_role("region", name="Review").locator("li", has_text="Folded too early")
    row.get_by_role("button").click()
    expect(shown(page)).to_contain_text("There was a turn worth playing.")


def test_try_again_here_is_one_tap_against_the_same_bot(visitor: Visitor) -> None:
    page = visitor.arrive(PHONE)
    name = reviewed(page)
    where = page.locator(".where").inner_text()
    turn = re.search("turn ([0-9]+)", where)
    assert turn is not None
    shown(page).get_by_role("button", name="Try again here").tap()
    expect(page).to_have_url(re.compile("/table/"))
    made = page.url.rpartition("/")[2]
    assert made != name
    TablePage(page).wait()
    games = {each["table"]: each for each in page.request.get("/api/games").json()["games"]}
    assert games[made]["origin"] == "fork"
    assert [each["bot"] for each in games[made]["sitters"]] == [None, "thrifty"]
    assert games[made]["sitters"][0]["name"] == "Ada"
    assert games[made]["turn"] == int(turn[1]) - 1


@pytest.mark.parametrize("device", [SMALL, PHONE, LOW], ids=["small", "phone", "low"])
def test_the_board_stays_in_sight_beside_the_list(visitor: Visitor, device: Device) -> None:
    page = visitor.arrive(device)
    page.goto(f"/replay/{upload(page, record(match('advanced', 4, 5)))}/review")
    expect_a_review(page)
    board, hand = page.locator(".small-board"), page.locator(".small-board .bottom .hand")
    rows = page.get_by_role("region", name="Review").locator("li button")
    for row in (rows.first, rows.last):
        row.evaluate("(row) => row.scrollIntoView({ block: 'end' })")
        controls = page.get_by_role("button", name="A turn on")
        assert [in_sight(part) for part in (board, hand, controls, row)] == [True] * 4
        row.tap()
        expect(row).to_have_attribute("aria-current", "true")
        # What is said of the turn, and the board, are in sight together.
        verdict = shown(page).get_by_text("Better", exact=True)
        assert [in_sight(part) for part in (hand, controls, verdict)] == [True] * 3
    # And all the players are on it.
    expect(board.locator(".row")).to_have_count(4)


def test_from_mistake_to_mistake(visitor: Visitor) -> None:
    page = visitor.arrive()
    page.goto(f"/replay/{upload(page, record(SHORT))}/review")
    expect_a_review(page)
    rows = page.get_by_role("region", name="Review").locator("li button")
    assert rows.count() > 1
    rows.first.click()
    expect(page.get_by_role("button", name="Previous mistake")).to_be_disabled()
    for place in range(1, rows.count()):
        page.get_by_role("button", name="Next mistake").click()
        expect(rows.nth(place)).to_have_attribute("aria-current", "true")
    expect(page.get_by_role("button", name="Next mistake")).to_be_disabled()


def test_playing_on_asks_for_a_bot_only_for_other_people(visitor: Visitor) -> None:
    page = visitor.arrive()
    page.goto(f"/replay/{a_lost_game(page)}")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("against the same bots")
    expect(dialog.get_by_label("The others are played by")).to_have_count(0)
    # Whoever takes a bot's seat leaves their own.
    dialog.get_by_label("Your seat").select_option("Jon")
    expect(dialog.get_by_label("The others are played by")).to_be_visible()


def test_a_moment_has_a_link_and_survives_reload_and_back(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    name = upload(page, record(SHORT))
    page.goto(f"/replay/{name}")
    slider = page.get_by_role("slider", name="Step 1 of")
    expect(slider).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name="A turn on").click()
    there = page.get_by_role("slider").input_value()
    address = re.compile(rf"/replay/{name}\?moment={int(there) + 1}$")
    expect(page).to_have_url(address)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("status")).to_contain_text("The link to this moment is copied.")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert address.search(copied)
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(there)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("slider")).to_have_value(there)
    page.goto("/")
    page.goto(copied.removeprefix(visitor.url))
    expect(page.get_by_role("slider")).to_have_value(there)


def test_a_link_that_cannot_be_copied_is_shown(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"/replay/{upload(page, record(SHORT))}?moment=4")
    expect(page.get_by_role("slider")).to_have_value("3")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_label("Link to this moment")).to_have_value(re.compile(r"\?moment=4$"))


def test_a_review_at_a_moment_stays_there(visitor: Visitor) -> None:
    page = visitor.arrive()
    page.goto(f"/replay/{upload(page, record(SHORT))}/review?moment=2")
    expect_a_review(page)
    expect(page.get_by_role("slider")).to_have_value("1")
