"""Pages loaded anew, connections and servers lost: nothing is lost, and nothing done twice."""

import json
import signal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.hosting.server_process import start
from tests.web.browser_pages import Screens, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")

ACTIONS = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6", switches="actions")


@pytest.fixture
def table(visitor: Visitor) -> TablePage:
    page = visitor.arrive()
    play_on(page, GAME)
    found = TablePage(page)
    found.wait()
    return found


def expect_one_turn_of_mine(table: TablePage) -> None:
    mine = table.log.filter(has_text="You play")
    expect(mine).to_have_count(1)
    table.wait()
    expect(mine).to_have_count(1)


def test_a_turn_that_is_laid_lies_there_after_a_reload(table: TablePage) -> None:
    table.lay("+B6", ">G7")
    table.page.reload()
    expect(table.palette("B6")).to_be_visible()
    expect(table.canvas("G7")).to_be_visible()
    table.wait()
    assert table.hand() == ["Y4", "I2", "V2", "R1", "O1"]
    table.button("Take back").click()
    table.button("Take back").click()
    expect(table.button("Take back")).to_be_disabled()
    assert len(table.hand()) == 7
    table.lay("+G7")
    table.end()
    expect_one_turn_of_mine(table)


def test_a_reload_right_after_the_end_of_a_turn(table: TablePage) -> None:
    table.lay("+G7")
    table.page.locator("[data-end]").click()
    table.page.reload()
    expect_one_turn_of_mine(table)


@pytest.mark.parametrize("lost", ["the turn", "its acknowledgement"])
def test_what_is_lost_on_the_way_is_sent_again(visitor: Visitor, lost: str) -> None:
    page = visitor.arrive(alone=True)
    cut_off = {"to": False, "fro": False}

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to(message: str | bytes) -> None:
            if json.loads(message)["type"] == "play":
                cut_off["to"], cut_off["fro"] = lost == "the turn", True
            if not cut_off["to"]:
                server.send(message)

        def fro(message: str | bytes) -> None:
            if not cut_off["fro"]:
                socket.send(message)

        socket.on_message(to)
        server.on_message(fro)

    page.route_web_socket("**/ws", relay)
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.lay("+G7")
    table.way.end()
    expect(page.locator("[data-end]")).to_contain_text("Sending")
    page.unroute_all()
    context = page.context
    page.close()
    page = context.new_page()
    page.goto(f"/table/{table_name(table)}")
    expect_one_turn_of_mine(TablePage(page))


def table_name(table: TablePage) -> str:
    return table.page.url.rpartition("/")[2]


def test_a_killed_server_comes_back_and_the_game_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = start(tmp_path / "data")
    visitor = Visitor(Screens(browser, server.url))
    visitor.expect("WebSocket connection .* failed")
    try:
        page = visitor.arrive(alone=True)
        lost = page.locator(".toast").filter(has_text="The connection is lost")
        play_on(page, ACTIONS)
        table = TablePage(page)
        table.wait()
        table.choose("B6")
        server.end(signal.SIGKILL)
        expect(lost).to_be_visible()
        # What could follow on it nobody tells now; it must be asked once more.
        table.way.use("+B6")
        expect(table.palette("B6")).to_be_visible()
        server = start(tmp_path / "data", port=server.port)
        expect(lost).to_be_hidden()
        table.lay(">G7")
        table.end()
        server.end(signal.SIGKILL)
        expect(lost).to_be_visible()
        server = start(tmp_path / "data", port=server.port)
        table.play_round()
        visitor.leave()
    finally:
        server.end(signal.SIGKILL)
