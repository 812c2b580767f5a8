"""My games: the list, deleting, and records that cannot be read."""

import pytest
from playwright.sync_api import FilePayload, expect

from tests.web.browsing import Visitor
from tests.web.deals import dealt, match, play_on, record
from tests.web.table_page import TablePage

GAME = dealt("G7 | V4", "R2 | R6")
BROKEN = record(match("basic", 2, 9)).replace("hand 0:", "hand 0: R9")


def file(content: bytes, name: str = "game.red7") -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": content}


@pytest.mark.parametrize(
    ("content", "status", "sentence"),
    [
        (BROKEN.encode(), 400, "line 10"),
        (bytes(range(256)) * 40, 400, "line 1"),
        (b"R7 " * 400_000, 413, "at most 1000 kB"),
        (b"", 400, ""),
    ],
    ids=["a broken record", "a foreign file", "a huge file", "nothing"],
)
def test_what_cannot_be_read_gets_a_sentence(
    visitor: Visitor, content: bytes, status: int, sentence: str
) -> None:
    visitor.expect(f"{status} POST /api/records")
    page = visitor.arrive()
    play_on(page, GAME)
    page.goto("/games")
    games = page.get_by_role("listitem")
    expect(games).to_have_count(2)
    page.get_by_label("Upload a record").set_input_files(file(content))
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.get_by_role("alert")).not_to_be_empty()
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
