"""A tour of every page and window in one language, on tables that are made once for all of them."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page, expect

from red7.texts.catalogue import Catalogue
from tests.hosting.friend_clients import new_table
from tests.hosting.games import BASIC
from tests.web.browser_pages import QUICK, REMEMBER, REVIEW, Device, Visitor, until
from tests.web.example_games import match, record, upload
from tests.web.friends_pages import gathered, sit_down, told
from tests.web.page_language import spoken
from tests.web.sample_history import RESULTS, games

SMALL = Device(360, 640, touch=True)
CLOCK = {"seconds": 300, "increment": 5}
View = tuple[str, Page]
Views = Iterator[View]


class Stage(NamedTuple):
    """Whoever looks at the pages, and the tables to look at."""

    ann: Page
    """The host of all tables."""
    bob: Page
    """Sits at the two that have begun."""
    waiting: str
    """Where free seats wait for friends."""
    key: str
    """The invitation to it."""
    begun: str
    """Where somebody is away, and clocks run."""
    over: str
    """Where a match of friends is over."""
    replay: str
    """A game of six turns, to be reviewed."""


def set_up(visitor: Visitor) -> Stage:
    """All that the tour needs."""
    begun, (ann, bob) = gathered(visitor, 2, "random", device=SMALL, clock=CLOCK)
    asked = new_table(4, public=True, clock=CLOCK)
    waiting = str(ann.request.post("/api/tables", data=asked).json()["table"])
    bot = {"type": "seat-bot", "seat": 1, "bot": "scout"}
    key = str(told(ann, waiting, bot)["links"]["invitation"])
    replay = upload(ann, record(match("basic", 2, 9)))
    return Stage(ann, bob, waiting, key, begun, _lost([ann, bob]), replay)


def _lost(pages: list[Page]) -> str:
    """A match of friends that is over: whoever is to move folds."""
    ann, bob = pages
    table = str(ann.request.post("/api/tables", data=new_table(2, rules=BASIC)).json()["table"])
    key = told(ann, table)["links"]["invitation"]
    told(bob, table, {"type": "sit", "seat": 1, "name": "Bob", "key": key}, key=key)
    told(ann, table, {"type": "next"})
    sit_down(table, pages)
    until(ann, lambda: any(map(_is_asked, pages)))
    mover = next(filter(_is_asked, pages))
    mover.locator(".actions .fold").click()
    mover.locator("dialog[open] .button.warn").click()
    expect(ann.locator("dialog[open] .ending")).to_be_visible()
    return table


def _is_asked(page: Page) -> bool:
    return page.locator(".actions .fold:enabled").count() > 0


def views(stage: Stage, language: str) -> Views:
    """Every page and window but those of a round that is played, in a language."""
    say = spoken(language)
    # A chooser that has nothing to remember.
    stage.ann.evaluate(REMEMBER, json.dumps({**QUICK, "seenIntro": False}))
    stage.ann.goto(f"/?lang={language}")
    yield from _home(stage.ann, say)
    yield from _lists(stage.ann)
    yield from _rooms(stage, language)
    yield from _friends(stage, say)
    yield from _replay(stage)


def close_window(page: Page) -> None:
    """Close a window, and wait for the entry that stands for it in the history to go."""
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.window")


def opened(page: Page, name: str) -> None:
    """Open a window by a button of the head."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _home(page: Page, say: Catalogue) -> Views:
    expect(page.locator(".start")).to_be_enabled()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    add = page.get_by_role("button", name=say("new-add"))
    add.click()
    add.click()
    lists = page.locator("fieldset .who select")
    for bots in (("random", "thrifty", "planner"), ("sampler", "scout", "person")):
        for place, bot in enumerate(bots):
            lists.nth(place).select_option(bot)
        yield f"home, against {' '.join(bots)}", page
    for name in ("nav-settings", "nav-help"):
        opened(page, say(name))
        yield name, page
        close_window(page)
    opened(page, say("nav-settings"))
    page.get_by_role("button", name=say("forget-me"), exact=True).click()
    expect(page.locator("dialog[open] .forget")).to_be_visible()
    yield "everything about somebody to be deleted", page
    close_window(page)
    page.locator(".start").click()
    expect(page.locator(".pass")).to_be_visible()
    yield "the device is passed on", page


def _lists(page: Page) -> Views:
    page.route("**/api/games?*", lambda route: route.fulfill(json=games(12)))
    page.route("**/api/results", lambda route: route.fulfill(json=RESULTS))
    page.goto("/games")
    page.locator("details.filter > summary").click()
    yield "my games", page
    page.locator("main .buttons button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "a game to be deleted", page
    page.goto("/results")
    page.locator("main details > summary").first.click()
    yield "results", page
    page.unroute("**/api/games?*")
    page.unroute("**/api/results")
    for path in ("/nowhere", "/table/0123456789abcdef"):
        page.goto(path)
        expect(page.locator("main .button").first).to_be_visible()
        yield path, page


def _rooms(stage: Stage, language: str) -> Views:
    ann, bob = stage.ann, stage.bob
    ann.goto("/lobby")
    expect(ann.locator("main .button.go").first).to_be_visible()
    yield "lobby", ann
    ann.goto("/take#secret")
    expect(ann.locator("main .button.go")).to_be_visible()
    yield "take", ann
    ann.goto(f"/table/{stage.waiting}")
    code = ann.locator("img[src^=data]").first
    expect(code).to_be_visible()
    ann.locator("details > summary").first.click()
    ann.locator("select:has([value=bank])").select_option("bank")
    yield "waiting room of the host", ann
    code.click()
    expect(ann.get_by_role("dialog")).to_be_visible()
    yield "code", ann
    close_window(ann)
    bob.goto(f"/table/{stage.waiting}?lang={language}#{stage.key}")
    expect(bob.locator("main .button.go").first).to_be_visible()
    bob.locator("main [aria-expanded]").click()
    expect(bob.get_by_role("radiogroup")).to_be_visible()
    yield "waiting room of a guest", bob


def _friends(stage: Stage, say: Catalogue) -> Views:
    page = stage.ann
    page.goto(f"/table/{stage.begun}")
    expect(page.locator(".tools")).to_be_visible()
    expect(page.locator("ul.hand [data-card]").first).to_be_visible()
    yield "table of friends", page
    page.locator(".tools [popovertarget]").click()
    expect(page.locator(":popover-open")).to_be_visible()
    yield "reactions", page
    page.keyboard.press("Escape")
    page.locator(".tools > button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "menu of the table", page
    close_window(page)
    opened(page, say("move-title"))
    yield "to another device", page
    close_window(page)
    page.goto(f"/table/{stage.over}")
    expect(page.locator("dialog[open] .ending")).to_be_visible()
    yield "result among friends", page


def _replay(stage: Stage) -> Views:
    page = stage.ann
    page.goto(f"/replay/{stage.replay}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("Shift+ArrowRight")
    yield "replay", page
    page.goto(f"/replay/{stage.replay}/review")
    expect(page.locator(".review table").first).to_be_visible(timeout=REVIEW)
    page.locator(".review li button").first.click()
    expect(page.locator(".shown dl > div").first).to_be_visible()
    yield "review", page
