"""In the pseudo-language every word on a page stands in brackets: it is from the catalogue."""

import re
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from red7.texts.pseudo_language import pseudo
from tests.random_tables import NAMES
from tests.web.browser_pages import Visitor, expect_a_review
from tests.web.example_games import FULL_TABLE, match, play_on, record, upload
from tests.web.sample_history import RESULTS
from tests.web.visible import VISIBLE

pytestmark = pytest.mark.slow

PSEUDO = "?language=pseudo"
BARE = f"""() => {{
  {VISIBLE}
  const isWord = (text) => /\\p{{L}}{{2,}}/u.test(text)
  const wrong = []
  let depth = 0
  for (const node of textsIn(document.body)) {{
    if (node.parentElement.closest('kbd, code, .logo, script, style, option[lang]')) continue
    // A message may be several texts, with cards between them.
    let bare = ''
    for (const letter of node.data) {{
      if (letter === '⟦') depth += 1
      else if (letter === '⟧') depth -= 1
      else if (depth === 0) bare += letter
    }}
    if (isWord(bare) && isShown(node.parentElement)) wrong.push(bare.trim())
  }}
  if (depth) wrong.push(`${{depth}} brackets stay open`)
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {{
    for (const element of document.querySelectorAll(`[${{name}}]`)) {{
      const said = element.getAttribute(name)
      if (isWord(said.replace(/⟦.*⟧/gs, ''))) wrong.push(said)
    }}
  }}
  if (isWord(document.title.replace(/⟦.*⟧/gs, ''))) wrong.push(document.title)
  return wrong
}}"""
"""What stands outside of brackets, and names."""
View = Iterator[str]


def bare(page: Page) -> list[str]:
    return [each for each in page.evaluate(BARE) if each not in NAMES]


def press(page: Page, name: str, role: Literal["button", "link"] = "button") -> None:
    page.get_by_role(role, name=pseudo(name)).first.click()


def pages(page: Page) -> View:
    page.goto(f"/{PSEUDO}")
    expect(page.get_by_role("button", name=pseudo("Start"))).to_be_enabled()
    page.get_by_text(pseudo("More: editions and switches")).click()
    yield "home"
    page.get_by_label(pseudo("Opponent")).first.select_option("person")
    yield "home with a friend"
    for name in ("Help", "Settings"):
        press(page, name)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    press(page, "The rules", "link")
    expect(page.get_by_role("heading", name=pseudo("The seven rules"))).to_be_visible()
    yield "the rules"
    press(page, "My games", "link")
    expect(page.get_by_role("heading", name=pseudo("My games"))).to_be_visible()
    yield "my games"
    page.get_by_role("navigation").get_by_role("link", name=pseudo("Your results")).click()
    expect(page.get_by_text(pseudo("No match is over yet"))).to_be_visible()
    yield "no results"
    page.route("**/api/results", lambda route: route.fulfill(json=RESULTS))
    page.goto(f"/results{PSEUDO}")
    expect(page.get_by_role("heading", name=pseudo("Over time"))).to_be_visible()
    yield "results"
    page.unroute("**/api/results")


def a_table(page: Page) -> View:
    play_on(page, FULL_TABLE, turn=3, name="")
    page.goto(page.url + PSEUDO)
    expect(page).to_have_title(re.compile(pseudo("Your turn")))
    expect(page.locator(".hand [data-pick]").first).to_be_visible()
    yield "the table"
    for card in ("Y4", "R1"):
        page.locator(f'[data-pick="{card}"]').click()
        expect(page.locator(f'[data-step="+{card}"]')).to_be_visible()
        yield f"{card}, chosen"
        page.keyboard.press("Escape")
    for key in ("l", "f"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield f"the window of {key}"
        page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.get_by_role("dialog").locator("ol > li").first).to_be_visible()
    yield "a hint"
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    page.get_by_role("dialog").get_by_role("button", name=pseudo("Fold")).click()
    expect(page.locator("dialog[open] .ending")).to_be_visible()
    yield "the result"
    page.keyboard.press("Escape")
    press(page, "My games", "link")
    expect(page.get_by_role("heading", name=pseudo("Running"))).to_be_visible()
    yield "my games"


def a_replay(page: Page) -> View:
    name = upload(page, record(match("basic", 2, 9)))
    page.goto(f"/replay/{name}{PSEUDO}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    yield "a replay"
    press(page, "Play on from here")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the window to play on"
    page.keyboard.press("Escape")
    # The entry that stands for the window in the history goes a moment later.
    page.wait_for_function("() => !history.state?.window")
    page.goto(f"/replay/{name}/review{PSEUDO}")
    expect_a_review(page, pseudo("What skill and luck came to"))
    page.locator(".review li button").first.click()
    expect(page.locator(".shown dl > div").first).to_be_visible()
    yield "a review"


@pytest.mark.parametrize("views", [pages, a_table, a_replay])
def test_every_word_is_from_the_catalogue(visitor: Visitor, views: Callable[[Page], View]) -> None:
    page = visitor.arrive()
    wrong = [f"{view}: {each}" for view in views(page) for each in bare(page)]
    assert wrong == []


def test_words_outside_of_the_catalogue_are_found(visitor: Visitor) -> None:
    page = visitor.open("/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    assert {"No games yet.", "Menu", "My games · Red7"} <= {*bare(page)}
