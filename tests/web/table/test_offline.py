"""Without a connection: that is said soon, with what waits for it, and then things go on."""

import signal
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.hosting.server_process import start
from tests.web.browser_pages import Screens, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
SOON = 3.0
"""Seconds."""


def expect_soon(page: Page, words: str) -> None:
    begun = monotonic()
    expect(page.locator(".toast").filter(has_text=words)).to_be_visible()
    assert monotonic() - begun < SOON


def test_offline_is_told_with_what_waits_and_online_goes_on_at_once(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.lay("+G7")
    page.context.set_offline(True)
    expect_soon(page, "You are offline")
    expect(page.get_by_role("log")).to_contain_text("You are offline")
    expect(page.locator(".toast")).not_to_contain_text("Your turn is kept")
    table.way.end()
    expect_soon(page, "Your turn is kept")
    page.wait_for_timeout(1500)
    page.context.set_offline(False)
    begun = monotonic()
    expect(page.locator(".toast")).to_have_count(0)
    expect(table.log.filter(has_text="You play")).to_have_count(1)
    assert monotonic() - begun < SOON
    table.wait()
    expect(table.log.filter(has_text="You play")).to_have_count(1)


def test_a_server_that_does_not_answer_is_told_of(browser: Browser, tmp_path: Path) -> None:
    server = start(tmp_path / "data")
    visitor = Visitor(Screens(browser, server.url))
    try:
        page = visitor.arrive(alone=True)
        play_on(page, GAME)
        table = TablePage(page)
        table.wait()
        table.lay("+G7")
        server.process.send_signal(signal.SIGSTOP)
        table.way.end()
        expect_soon(page, "The server does not answer. Trying again… Your turn is kept")
        server.process.send_signal(signal.SIGCONT)
        expect(page.locator(".toast")).to_have_count(0)
        table.wait()
        expect(table.log.filter(has_text="You play")).to_have_count(1)
        visitor.leave()
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.end(signal.SIGKILL)
