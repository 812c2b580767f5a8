"""The page that starts a game."""

import re

from playwright.sync_api import Locator, Page, expect

from red7.core import EDITIONS
from tests.web.browser_pages import Visitor
from tests.web.table_page import TablePage

PRESETS = {
    "Basic": (),
    "Advanced": ("Draw", "Scoring"),
    "Expert": ("Draw", "Scoring", "Actions"),
}
ODD = """Zoë & "Żó" <b>{name}</b>"""


def start(page: Page) -> None:
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile("/table/"))


def editions(page: Page) -> Locator:
    return page.get_by_role("radiogroup", name="Edition of the rules")


def test_one_click_starts_a_game(visitor: Visitor) -> None:
    page = visitor.open()
    start(page)
    TablePage(page).wait()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(7)


def test_who_gives_no_name_is_named_when_shown_and_nowhere_stored(visitor: Visitor) -> None:
    page = visitor.open()
    start(page)
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    page.goto("/")
    page.get_by_label("Opponent 1").select_option("person")
    start(page)
    expect(page.get_by_role("heading", name="Pass the device to Player ")).to_be_visible()
    games = page.request.get("/api/games").json()["games"]
    assert [[sitter["name"] for sitter in game["sitters"]] for game in games] == [
        ["", ""],
        ["", "Pip"],
    ]
    page.goto("/games")
    for names in ("Player 1 and Player 2", "You and Pip"):
        expect(page.get_by_role("heading", name=names)).to_be_visible()


def test_the_last_choice_is_remembered(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_label("Your name").fill(ODD)
    page.get_by_label("Opponent 1").select_option("thrifty")
    for _ in range(2):
        page.get_by_role("button", name="Add an opponent").click()
    expect(page.get_by_role("button", name="Add an opponent")).to_have_count(0)
    page.get_by_label("Opponent 2").select_option("random")
    page.get_by_role("button", name=re.compile("^Remove")).last.click()
    page.get_by_role("radio", name="Expert").check()
    page.get_by_text("More: editions and switches").click()
    page.get_by_role("checkbox", name="Scoring").uncheck()
    expect(page.locator(".presets").get_by_role("radio", checked=True)).to_have_count(0)
    editions(page).get_by_role("radio", name="v1.3").check()
    start(page)
    expect(page.get_by_role("banner")).to_contain_text("Own mix")
    expect(page.get_by_text(f"{ODD} (you)")).to_be_visible()
    page.get_by_role("link", name="Red7: New game").click()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value(ODD)
    expect(page.get_by_label("Opponent 1")).to_have_value("thrifty")
    expect(page.get_by_label("Opponent 2")).to_have_value("random")
    expect(page.get_by_label("Opponent 3")).to_have_count(0)
    page.get_by_text("More: editions and switches").click()
    expect(editions(page).get_by_role("radio", name="v1.3")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Scoring")).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="Actions")).to_be_checked()
    expect(page.get_by_role("heading", name="Go on where you left off")).to_be_visible()
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_text(f"{ODD} (you)")).to_be_visible()


def test_presets_set_the_switches(visitor: Visitor) -> None:
    page = visitor.open()
    page.get_by_text("More: editions and switches").click()
    for preset, on in PRESETS.items():
        page.get_by_role("radio", name=re.compile(f"^{preset}")).check()
        for switch in ("Draw", "Scoring", "Actions"):
            box = page.get_by_role("checkbox", name=re.compile(f"^{switch}"))
            expect(box).to_be_checked(checked=switch in on)
    expect(editions(page).get_by_role("radio")).to_have_count(len(EDITIONS))
    start(page)
    expect(page.get_by_role("banner")).to_contain_text("Expert")


def test_names_of_any_script_are_taken_and_namesakes_told_apart(visitor: Visitor) -> None:
    page = visitor.open()
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    mine = page.get_by_label("Your name")
    mine.fill("M" * 30)
    expect(mine).to_have_value("M" * 24)
    mine.fill(f"  {family * 24} ")
    page.get_by_label("Opponent 1").select_option("person")
    page.get_by_label("Name of friend 1").fill(family * 24)
    page.get_by_role("button", name="Add an opponent").click()
    start(page)
    expect(page.get_by_role("heading", name=f"Pass the device to {family}")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(f"^{family}.* 2$"))).to_be_visible()


def test_a_name_that_cannot_be_shown_gets_a_sentence(visitor: Visitor) -> None:
    visitor.expect("400 POST /api/games")
    page = visitor.open()
    page.get_by_label("Your name").fill("\u202eeman")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("name")
    page.get_by_label("Your name").fill("Ada")
    start(page)
