"""Windows and pages beside the table: help, settings, addresses that lead nowhere, installing."""

import re
import struct

import pytest
from playwright.sync_api import expect

from tests.web.browser_pages import Visitor, problem
from tests.web.example_games import dealt, play_on
from tests.web.table_page import TablePage

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")


def test_an_unknown_table_gets_a_sentence_and_a_way_out(visitor: Visitor) -> None:
    page = visitor.open("/table/0123456789abcdef")
    expect(page.get_by_role("heading")).to_contain_text("This table is not here")
    page.get_by_role("link", name="Start a new game").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_an_unknown_replay_gets_a_sentence_and_a_way_out(visitor: Visitor) -> None:
    visitor.expect("404 GET /api/games/nothing/replay")
    page = visitor.open("/replay/nothing")
    expect(page.get_by_role("alert")).to_contain_text(problem("unknown-table"))
    page.get_by_role("main").get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_an_unknown_address_gets_a_sentence_and_a_way_out(visitor: Visitor) -> None:
    page = visitor.open("/nowhere/at/all")
    expect(page.get_by_role("heading")).to_contain_text("There is nothing here")
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_a_question_mark_opens_the_help_and_escape_closes_it(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    page.keyboard.press("3")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-pick", "Y4")
    page.keyboard.press("?")
    expect(table.dialog.get_by_role("heading", name="Help")).to_be_visible()
    for words in ("to your palette", "to the canvas", "end the turn", "take back", "this help"):
        expect(table.dialog.locator("dl.keys")).to_contain_text(words)
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(focused).to_have_attribute("data-pick", "Y4")


def test_every_key_does_what_the_help_says(visitor: Visitor) -> None:
    page = visitor.arrive()
    play_on(page, GAME)
    table, press = TablePage(page), page.keyboard.press
    table.wait()
    press("1")
    expect(page.locator(":focus")).to_have_attribute("data-pick", "G7")
    press("ArrowRight")
    expect(page.locator('[aria-pressed="true"][data-pick]')).to_have_attribute("data-pick", "B6")
    press("ArrowLeft")
    press("p")
    expect(table.palette("G7")).to_be_visible()
    press("1")
    press("c")
    expect(table.canvas("B6")).to_be_visible()
    press("u")
    expect(table.canvas("B6")).to_have_count(0)
    press("Backspace")
    expect(table.palette("G7")).to_have_count(0)
    for key, name in {"h": "Hint", "f": "Fold?", "l": "What happened", "?": "Help"}.items():
        press(key)
        expect(table.dialog.get_by_role("heading", name=name)).to_be_visible()
        press("Escape")
        expect(table.dialog).to_have_count(0)
    press("1")
    press("p")
    expect(table.palette("G7")).to_be_visible()
    press("e")
    expect(table.log.filter(has_text="You play")).to_have_count(1)


def test_a_window_gives_the_focus_back(visitor: Visitor) -> None:
    page = visitor.open()
    window = page.get_by_role("dialog")
    for name in ("Help", "Settings"):
        page.get_by_role("button", name=name).click()
        expect(window.get_by_role("heading", name=name)).to_be_visible()
        window.get_by_role("button", name="Close").click()
        expect(window).to_have_count(0)
        expect(page.get_by_role("button", name=name)).to_be_focused()


def test_settings_are_kept(visitor: Visitor) -> None:
    page = visitor.open()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Light and dark").select_option("Dark")
    page.get_by_label("Ask me to confirm every turn").uncheck()
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Ask me to confirm every turn")).not_to_be_checked()


def test_nothing_sounds_before_it_is_turned_on(visitor: Visitor) -> None:
    page = visitor.arrive(alone=True)
    page.add_init_script("""
      window.audios = 0
      window.AudioContext = class extends AudioContext {
        constructor() { super(); window.audios += 1 }
      }""")
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    table.lay("+G7")
    assert page.evaluate("() => window.audios") == 0
    page.get_by_role("button", name="Sound off").click()
    expect(page.get_by_role("button", name="Sound on")).to_have_attribute("aria-pressed", "true")
    table.lay(">B6")
    page.wait_for_function("() => window.audios === 1")


def test_it_can_be_installed(visitor: Visitor) -> None:
    page = visitor.open()
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["name"] == "Red7"
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_back_closes_a_window_before_it_leaves_the_table(visitor: Visitor) -> None:
    page = visitor.open()
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    address = page.url
    for opener in ("h", "f", "l", "?"):
        page.keyboard.press(opener)
        expect(table.dialog).to_be_visible()
        page.go_back()
        expect(table.dialog).to_have_count(0)
        assert page.url == address
    for _ in range(2):
        page.keyboard.press("l")
        expect(table.dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
    # One window after the other.
    page.keyboard.press("h")
    table.dialog.get_by_role("button", name="Put it on the table").first.click()
    expect(table.dialog).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.go_forward()
    table.wait()
    table.take_turn()


def test_a_link_right_after_a_window_was_closed_leads_where_it_says(visitor: Visitor) -> None:
    page = visitor.open()
    for _ in range(5):
        page.goto("/")
        page.get_by_role("button", name="Help").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        # The entry of the window in the history is being given up: the browser takes a moment.
        page.evaluate(
            """async () => {
              const cancel = new Event('cancel', { cancelable: true })
              document.querySelector('dialog').dispatchEvent(cancel)
              await new Promise((done) => setTimeout(() => setTimeout(done)))
              document.querySelector('a[href="/games"]').click()
            }"""
        )
        expect(page.get_by_role("heading", name="My games")).to_be_visible()
        page.wait_for_timeout(100)
        expect(page).to_have_url(re.compile("/games$"))
    page.go_back()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


SETTLED_HISTORY = """() => new Promise((done) => {
  let timer = setTimeout(done, 500)
  addEventListener('popstate', () => {
    clearTimeout(timer)
    timer = setTimeout(done, 500)
  })
})"""
"""Waits until the page does not go back by itself any more, as it does when a window closes.

No player is quick enough to go back in that moment; a test is.
"""


def test_back_from_a_result_shows_the_table_and_a_rematch_leads_back_to_it(
    visitor: Visitor,
) -> None:
    page = visitor.arrive()
    play_on(page, GAME)
    table = TablePage(page)
    table.wait()
    address = page.url
    table.fold()
    page.evaluate(SETTLED_HISTORY)
    page.go_back()
    expect(table.dialog).to_have_count(0)
    assert page.url == address
    page.get_by_role("button", name="Result").click()
    table.dialog.get_by_role("link", name="Replay").click()
    expect(table.dialog).to_have_count(0)
    page.go_back()
    expect(table.ending).to_be_visible()
    assert page.url == address
