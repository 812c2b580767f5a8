"""My games: the list, deleting, and records that cannot be read."""

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import FilePayload, expect

from red7.hosting.data_folder import FILE
from tests.hosting.server_process import Served
from tests.web.browser_pages import Visitor
from tests.web.example_games import dealt, match, play_on, record, upload
from tests.web.sample_history import games as many_games
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 | V4", "R2 | R6")
UNREADABLE: dict[bytes, str] = {
    record(match("basic", 2, 9)).replace("hand 0:", "hand 0: R9").encode(): "'R9' is not a card",
    bytes(range(256)) * 40: "Line 1",
    b"R7 " * 400_000: "At most 1,000 kB",
    b"": "tag",
}
"""A broken record, a file of something else, a huge one, and nothing at all."""


def file(content: bytes) -> FilePayload:
    return {"name": "game.red7", "mimeType": "text/plain", "buffer": content}


def test_what_cannot_be_read_gets_a_sentence_and_nothing_is_lost(visitor: Visitor) -> None:
    visitor.expect("4.. POST /api/records")
    page = visitor.arrive()
    play_on(page, GAME)
    page.goto("/games")
    games = page.get_by_role("listitem")
    expect(games).to_have_count(2)
    for content, sentence in UNREADABLE.items():
        page.get_by_label("Upload a record").set_input_files(file(content))
        expect(page.get_by_role("alert")).to_contain_text(sentence)
        expect(games).to_have_count(2)
    page.reload()
    expect(games).to_have_count(2)


def test_running_and_finished_games_are_continued_replayed_and_deleted(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME)
    TablePage(page).wait()
    page.get_by_role("link", name="My games").click()
    running = page.locator("section", has=page.get_by_role("heading", name="Running"))
    finished = page.locator("section", has=page.get_by_role("heading", name="Finished"))
    expect(running.get_by_role("listitem")).to_contain_text("your turn")
    expect(finished.get_by_role("listitem")).to_contain_text("uploaded")
    finished.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    expect(finished.get_by_role("listitem")).to_have_count(1)
    finished.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(finished).to_have_count(0)
    running.get_by_role("link", name="Continue").click()
    table = TablePage(page)
    table.wait()
    table.fold()
    page.goto("/games")
    expect(finished.get_by_role("listitem")).to_contain_text("won by Jon")
    expect(running).to_have_count(0)


def test_a_game_that_cannot_be_read_is_told_of_and_deleted(
    visitor: Visitor, server: Served
) -> None:
    page = visitor.arrive()
    name = upload(page, GAME)
    file = server.errors.with_suffix("") / FILE
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE entries SET command = '{' WHERE table_id = ?", [name])
    page.goto("/games")
    lost = page.locator("section", has=page.get_by_role("heading", name="Cannot be shown"))
    expect(lost.get_by_role("listitem")).to_contain_text("This game cannot be read: ")
    lost.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(lost).to_have_count(0)


def test_games_are_marked_reviewed_and_filtered(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME, bot="planner")
    TablePage(page).wait()
    running = page.url.rpartition("/")[2]
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.fold()
    expect(table.ending).to_be_visible()
    page.goto("/games")
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(4)
    expect(games.filter(has_text="branched off")).to_have_count(2)
    expect(games.filter(has_text="uploaded")).to_have_count(2)
    # What is not over cannot be reviewed.
    expect(games.get_by_role("link", name="Review")).to_have_count(3)
    page.get_by_text("Filter", exact=True).click()
    for field, choice, count in (
        ("State", "Running", 1),
        ("Opponent", "Piet", 1),
        ("Opponent", "People", 2),
        ("Result", "Lost", 1),
        ("Origin", "Branched off", 2),
        ("Rules", "Basic", 4),
    ):
        page.get_by_role("combobox", name=field).select_option(choice)
        expect(games).to_have_count(count)
        expect(page.get_by_role("status")).to_have_text(f"{count} of 4 games")
        page.get_by_role("button", name="Show all").click()
        expect(games).to_have_count(4)
    page.get_by_role("combobox", name="Result").select_option("Won")
    expect(page.get_by_text("No game is like that.")).to_be_visible()
    page.get_by_role("combobox", name="Result").select_option("Lost")
    games.get_by_role("link", name="Review").click()
    expect(page).to_have_url(re.compile("/review"))
    assert running not in page.url
    # What was chosen is still so when coming back.
    page.go_back()
    expect(games).to_have_count(1)


def test_a_thousand_games_come_page_by_page(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.route(
        "**/api/games?*",
        lambda route: route.fulfill(json=many_games(1000, route.request.url)),
    )
    page.goto("/games")
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(50)
    page.get_by_role("button", name="Show more (950 left)").click()
    expect(games).to_have_count(100)
    page.get_by_text("Filter", exact=True).click()
    page.get_by_role("combobox", name="Result").select_option("Won")
    page.get_by_role("combobox", name="Origin").select_option("Branched off")
    expect(page.get_by_role("status")).to_have_text("84 of 1,000 games")
    expect(games).to_have_count(50)
    page.get_by_role("button", name="Show more (34 left)").click()
    expect(games).to_have_count(84)


def test_everything_about_somebody_is_deleted(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME)
    page.goto("/games")
    games = page.get_by_role("listitem")
    expect(games).to_have_count(2)
    for answer, left in (("Keep everything", 2), ("Delete everything", 0)):
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Delete everything about me").click()
        dialog = page.get_by_role("dialog", name="Delete everything about you?")
        expect(dialog).to_contain_text("without your name")
        dialog.get_by_role("button", name=answer).click()
        expect(dialog).to_have_count(0)
        if not left:
            expect(page).to_have_url(re.compile("/$"))
        # The entry that stands for the window in the history goes a moment later.
        page.wait_for_function("() => !history.state?.window")
        page.goto("/games")
        expect(games).to_have_count(left)
    expect(page.get_by_text("No games yet.")).to_be_visible()
