"""The rules' page: whole, in every language, on every screen and on paper; and the ways to it."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect
from rules_sheet import EXAMPLES, TIES

from red7.core.cards import card_set
from red7.notation import card_names, parse_card
from red7.texts.languages import LANGUAGES, home_edition
from tests.web.browser_pages import DESKTOP, Device, Visitor
from tests.web.example_games import dealt, play_on
from tests.web.layout import wrong_with
from tests.web.page_language import foreign
from tests.web.text_fit import unfit

pytestmark = pytest.mark.slow

GAME = dealt("G7 B6 Y4 V2 I2 O1 R1 | V4", "R2 R3 O3 | R6")
UPRIGHT = Device(360, 640, touch=True)
SIDEWAYS = Device(844, 390, touch=True)
SPEAK = "(language) => localStorage.setItem('red7.language', language)"
PARTS = [
    *("The aim", "Setting up", "A turn", "The seven rules", "Ties"),
    *("Draw and scoring (advanced)", "What odd cards do (expert)", "Where the editions differ"),
]
LEVELS = "() => [...document.querySelectorAll('h1, h2, h3')].map((each) => Number(each.tagName[1]))"
PAINTED = """() => [...document.querySelectorAll('main, main *')]
  .filter((each) => each.checkVisibility())
  .map((each) => getComputedStyle(each))
  .flatMap(({ color, backgroundColor, fill }) => [color, backgroundColor, fill])
  .map((each) => each.match(/[\\d.]+/g)?.map(Number) ?? [])
  .filter(([red, green, blue, alpha = 1]) => alpha && (red !== green || green !== blue))"""
PAGES = re.compile(rb"/Type\s*/Page\b(?!s)")


def opened(visitor: Visitor, language: str = "en", device: Device = DESKTOP) -> Page:
    page = visitor.arrive(device)
    page.evaluate(SPEAK, json.dumps(language))
    page.goto("/rules")
    expect(page.locator(".example")).to_have_count(len(EXAMPLES + TIES))
    return page


def on_paper(page: Page) -> None:
    page.emulate_media(media="print", color_scheme="dark")


def counting(example: Locator) -> list[list[str]]:
    """The cards of each palette that are outlined and said to count, best first."""
    found = []
    for palette in example.locator(".palette").all():
        outlined = palette.locator(".counts [data-card]").all()
        names = [each.get_attribute("data-card") or "" for each in outlined]
        assert palette.get_by_role("img", name=re.compile(", counts$")).count() == len(names)
        found.append(card_names(card_set(map(parse_card, names))))
    return found


def test_all_parts_are_there_in_order(visitor: Visitor) -> None:
    page = opened(visitor)
    expect(page).to_have_title("The rules · Red7")
    expect(page.get_by_role("main").get_by_role("heading", level=2)).to_have_text(PARTS)
    levels = page.evaluate(LEVELS)
    assert levels[0] == 1
    assert all(below - above <= 1 for above, below in pairwise(levels))
    main = page.get_by_role("main")
    for words in ("40 points with two players", "you fold", "Red beats Orange", "Draw a card."):
        expect(main).to_contain_text(words)


def test_the_examples_are_drawn_as_core_decides(visitor: Visitor) -> None:
    page = opened(visitor)
    for example, place in zip(EXAMPLES + TIES, range(9), strict=True):
        drawn = page.locator(".example").nth(place)
        assert counting(drawn) == [card_names(cards) for cards in example.counts]
        seat = example.lead.seat
        assert seat is not None
        expect(drawn.locator(".palette").nth(seat)).to_contain_text("leads · ")
        expect(drawn.get_by_text("leads · ")).to_have_count(1)
        assert drawn.locator(".tie").count() == (example.lead.tie is not None)


def test_a_tie_is_explained(visitor: Visitor) -> None:
    page = opened(visitor)
    ties = page.locator(".ties .tie")
    expect(ties.nth(0)).to_contain_text("is higher than")
    expect(ties.nth(1)).to_contain_text("is nearer red than your")
    expect(ties.nth(1).get_by_role("img", name="Red 3")).to_be_visible()


def test_a_part_has_an_address(visitor: Visitor) -> None:
    page = opened(visitor)
    page.get_by_role("navigation", name="On this page").get_by_role("link", name="Ties").click()
    expect(page).to_have_url(re.compile(r"/rules#ties$"))
    heading = page.get_by_role("heading", name="Ties")
    expect(heading).to_be_in_viewport()
    page.goto("/")
    page.goto("/rules#editions")
    expect(page.get_by_role("heading", name="Where the editions differ")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="The aim")).not_to_be_in_viewport()


def test_an_edition_says_what_it_does_differently(visitor: Visitor) -> None:
    page = opened(visitor)
    part = page.locator("section.editions")
    chooser = part.get_by_role("radiogroup", name="Edition of the rules")
    expect(chooser.locator(":checked")).to_have_value("v1.2")
    expect(part).to_contain_text("You may do without the draw.")
    expect(part.get_by_role("listitem")).to_have_count(6)
    chooser.get_by_role("radio", name="Polish 2021").check()
    expect(part).to_contain_text("Source: Polish booklet (2021)")
    point = part.get_by_role("listitem").filter(has_text="You must take the draw.")
    expect(point).to_contain_text("Advanced · Expert")
    expect(point).to_contain_text("See the passage on the draw.")
    expect(point).to_contain_text("Otherwise: Booklet v1.2")
    # Whether a hopeless 1 takes a card does not come up where it may not be played.
    expect(part.get_by_role("listitem")).to_have_count(5)
    chooser.get_by_role("radio", name="v1.3").check()
    expect(part).to_contain_text("even if you are losing then")


def test_home_and_help_lead_to_the_rules(visitor: Visitor) -> None:
    page = visitor.open("/")
    page.get_by_role("main").get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="The rules of Red7")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("link", name="The rules").click()
    expect(page.get_by_role("heading", name="The rules of Red7")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


@pytest.mark.parametrize("way", ["beside the log", "in the help"])
def test_the_rules_open_beside_a_table_in_its_language(visitor: Visitor, way: str) -> None:
    page = visitor.arrive(alone=True)
    play_on(page, GAME)
    page.goto(f"{page.url}?lang=de")
    expect(page.locator(".hand [data-pick]").first).to_be_visible()
    if way == "in the help":
        page.keyboard.press("?")
    where = page.get_by_role("dialog" if way == "in the help" else "complementary")
    with page.expect_popup() as popup:
        where.get_by_role("link", name="Die Regeln öffnet sich in einem neuen Tab").click()
    rules = popup.value
    expect(rules.get_by_role("heading", name="Die Regeln von Red7")).to_be_visible()
    assert "/table/" in page.url


def test_a_button_prints(visitor: Visitor) -> None:
    page = opened(visitor)
    page.evaluate("() => (window.print = () => (document.body.dataset.printed = 'yes'))")
    page.get_by_role("button", name="Print").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")


def test_paper_has_no_paint_and_no_navigation(visitor: Visitor) -> None:
    page = opened(visitor)
    on_paper(page)
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("radio")).to_have_count(0)
    assert page.evaluate(PAINTED) == []
    words = page.locator("[data-rule=B] .printed")
    expect(words).to_have_text(["7Red", "6Red", "4Orange", "3Green", "2Blue", "1Violet"])
    expect(words.locator("svg")).to_have_count(6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_has_one_page_or_two(visitor: Visitor, language: str) -> None:
    page = opened(visitor, language)
    for paper in ("A4", "Letter"):
        assert len(PAGES.findall(page.pdf(format=paper))) in (1, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_in_every_language(visitor: Visitor, language: str) -> None:
    for device in (UPRIGHT, SIDEWAYS):
        page = opened(visitor, language, device)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("[data-rule] .leads")).to_have_count(7)
        chosen = page.locator("section.editions :checked")
        expect(chosen).to_have_value(home_edition(language))
        page.evaluate("() => document.fonts.ready")
        assert [*unfit(page), *wrong_with(page), *foreign(page, language)] == []


def test_a_sheet_with_more_pages_would_be_seen(visitor: Visitor) -> None:
    page = opened(visitor)
    page.add_style_tag(content="@media print { :root { font-size: 15pt !important } }")
    assert len(PAGES.findall(page.pdf())) > 2


def test_the_next_visitor_does_not_print(visitor: Visitor) -> None:
    on_paper(opened(visitor))
    expect(opened(visitor).get_by_role("link", name="My games")).to_be_visible()
