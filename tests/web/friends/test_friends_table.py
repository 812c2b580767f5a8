"""At a table with friends that has begun: each in a browser context of their own."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.hosting.friend_clients import SETTINGS
from tests.hosting.games import ADVANCED, BASIC
from tests.web.browser_pages import Device, Visitor, until
from tests.web.friends_pages import gathered, sit_down, told
from tests.web.layout import wrong_with
from tests.web.sight import hidden_from
from tests.web.table_page import TablePage
from tests.web.test_axe import AXE, RUN
from tests.web.texts.test_pseudo_language import PSEUDO, bare

pytestmark = pytest.mark.slow

SMALL = Device(360, 640, touch=True)
FIVE_SECONDS = {"seconds": 5, "increment": None}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PEOPLE = "People and table"


def is_to_move(page: Page) -> bool:
    return page.title().startswith("Your turn")


def mover_of(pages: list[Page]) -> Page:
    """Whoever is to move."""
    until(pages[0], lambda: any(map(is_to_move, pages)))
    return next(filter(is_to_move, pages))


def fold(page: Page) -> None:
    """Fold, and do not wait for what follows."""
    page.keyboard.press("f")
    page.get_by_role("dialog").get_by_role("button", name="Fold").click()


def test_a_turn_is_seen_by_all_and_a_reaction_shown_and_said(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, help="none")
    sit_down(table, pages)
    mover = mover_of(pages)
    other = next(page for page in pages if page is not mover)
    spectator = visitor.arrive(alone=True)
    spectator.request.get("/api/lobby")
    key = told(pages[0], table)["links"]["spectator"]
    spectator.goto(f"/table/{table}#{key}")
    expect(spectator.get_by_text("You watch.")).to_be_visible()
    expect(spectator.locator("ul.hand [data-card]")).to_have_count(0)
    expect(other.get_by_text("1 person watches")).to_be_attached()
    # The table has chosen to help nobody.
    expect(mover.get_by_role("button", name="Hint")).to_have_count(0)
    expect(mover.locator("ul.hand .mark")).to_have_count(0)
    mover.get_by_role("button", name="React").click()
    mover.get_by_role("button", name="Well played!").click()
    for page in (mover, other, spectator):
        expect(page.locator(".bubble")).to_have_text("Well played!")
        expect(page.get_by_role("log")).to_contain_text("Well played!")
    fold(mover)
    for page in (other, spectator):
        expect(page.locator("aside .scroll li:not(.event)")).not_to_have_count(0)


def has_gone_on(ending: Locator, other: Page) -> bool:
    """Whether the round is over, or the other is to move."""
    return bool(ending.count()) or is_to_move(other)


def lay_a_card(page: Page) -> None:
    """Put the first card of the hand that may go there into the palette."""
    for card in page.locator(".hand [data-pick]").all():
        card.click()
        step = page.locator('[data-step^="+"]:not([aria-disabled="true"])')
        if step.count():
            step.click()
            break
    expect(page.locator("[data-end]")).to_be_enabled()


def test_a_round_is_played_without_help_and_marks_come_when_they_are_wanted(
    visitor: Visitor,
) -> None:
    table, pages = gathered(visitor, 2, help="none")
    sit_down(table, pages)

    def help_with(how: str) -> None:
        settings = {**SETTINGS, "help": how}
        wish = {"type": "configure", "rules": ADVANCED, "settings": settings, "seats": 2}
        told(pages[0], table, wish)

    mover = mover_of(pages)
    # What is said of a card that is marked, or not, as nothing could keep its player in.
    marks = mover.locator('.hand [data-pick][aria-label*=","]')
    lay_a_card(mover)
    expect(marks).to_have_count(0)
    help_with("marks")
    # What lay there was laid without knowing what would come of it: it is back in the hand.
    expect(marks).to_have_count(7)
    help_with("none")
    expect(marks).to_have_count(0)
    ending = TablePage(pages[0]).ending
    first = pages.index(mover)
    # Who has the best card of all is not followed.
    for turn in range(3):
        mover, other = pages[(first + turn) % 2], pages[(first + turn + 1) % 2]
        lay_a_card(mover)
        # Nobody is warned of what comes of it.
        mover.locator("[data-end]").click()
        until(mover, partial(has_gone_on, ending, other))
        if ending.count():
            break
    expect(ending).to_contain_text("Score sheet")


def test_a_bot_plays_for_who_is_away_until_they_are_back(visitor: Visitor) -> None:
    table, (ann, bob) = gathered(visitor, 2, pause=1, rules=ADVANCED)
    sit_down(table, [ann, bob])
    bobs_seat = ann.get_by_role("region", name=re.compile("Bob$"))
    expect(bobs_seat.get_by_text("connected")).to_be_attached()
    bob.goto("/icon.svg")
    expect(bobs_seat.locator(".note")).to_contain_text("away")
    ann.get_by_role("button", name=PEOPLE).click()
    ann.get_by_role("dialog").get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.get_by_role("dialog")).to_contain_text("Pip for Bob")
    ann.get_by_role("combobox", name="Help").select_option("none")
    ann.keyboard.press("Escape")
    expect(ann.locator(".tools")).to_contain_text("No help")
    expect(bobs_seat.locator("h2")).to_have_text("Pip for Bob")
    bob.goto(f"/table/{table}")
    expect(bob.get_by_text("A bot plays for you.")).to_be_visible()
    bob.get_by_role("button", name="Take your seat back").click()
    expect(bob.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(bobs_seat.locator("h2")).to_have_text("Bob")
    expect(ann.locator(".notices")).to_contain_text("Bob is playing again.")


def test_one_is_asked_once_whether_a_sound_tells_of_ones_turn(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, rules=ADVANCED)
    for page in pages:
        page.evaluate("() => localStorage.removeItem('red7.settings')")
    sit_down(table, pages)
    mover = mover_of(pages)
    other = next(page for page in pages if page is not mover)
    question = other.get_by_role("group", name=re.compile("Play a sound"))
    expect(question).to_be_visible()
    question.get_by_role("button", name="Turn sound on").click()
    expect(question).to_have_count(0)
    expect(other.get_by_role("button", name="Sound on")).to_be_attached()
    for page, icon in ((mover, "/icon-turn.svg"), (other, "/icon.svg")):
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", icon)
        assert page.request.get(icon).ok
    other.reload()
    other.locator(".tools").wait_for()
    expect(question).to_have_count(0)


def test_who_leaves_for_good_is_told_so_and_may_watch(visitor: Visitor) -> None:
    table, (ann, bob, cleo) = gathered(visitor, 3, rules=ADVANCED)
    sit_down(table, [ann, bob, cleo])
    bob.get_by_role("button", name=PEOPLE).click()
    bob.get_by_role("button", name="Leave for good").click()
    bob.get_by_role("button", name="Yes").click()
    expect(bob.get_by_role("heading", name="You left the table.")).to_be_visible()
    expect(bob.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")
    expect(ann.locator(".notices")).to_contain_text("Bob left the table. Pip takes over the seat.")
    expect(ann.get_by_role("region", name="Pip for Bob", exact=True)).to_be_visible()
    bob.get_by_role("button", name="Keep watching").click()
    expect(bob.get_by_role("region", name="Pip for Bob", exact=True)).to_be_visible()
    # The log is the same after a reload.
    ann.reload()
    expect(ann.locator("aside li.event").filter(has_text="Bob left the table.")).to_be_visible()


def test_a_play_made_offline_arrives_once_though_others_come_and_go(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, rules=ADVANCED)
    sit_down(table, pages)
    mover = mover_of(pages)
    other = next(page for page in pages if page is not mover)
    mover.context.set_offline(True)
    fold(mover)
    seat = pages.index(other)
    told(other, table, {"type": "rename", "seat": seat, "name": "Zoe"})
    expect(mover.locator(".toast")).to_contain_text("is kept, and is sent")
    mover.context.set_offline(False)
    expect(other.locator("aside .scroll li:not(.event)")).to_have_count(1)
    expect(mover.get_by_role("dialog")).to_contain_text("Zoe wins the round")
    expect(mover.get_by_role("alert")).to_have_count(0)


def is_lost(page: Page) -> bool:
    return page.locator("dialog.round-lost").count() > 0


def test_a_clock_runs_out_and_a_rematch_is_one_tap_each(visitor: Visitor) -> None:
    table, pages = gathered(visitor, 2, rules=BASIC, clock=FIVE_SECONDS, out_of_time="fold")
    told(pages[1], table, {"type": "rename", "seat": 1, "name": "Bob", "face": "owl"})
    sit_down(table, pages)
    mover = mover_of(pages)
    expect(mover.locator(".mine .clock.late")).to_be_visible()
    for page in pages:
        # With two players the match is over as soon as one folds.
        expect(TablePage(page).ending).to_be_visible()
        evening = page.get_by_role("region", name="Matches won this evening")
        expect(evening.locator("b").filter(has_text="1")).to_have_count(1)
        hands = page.get_by_role("region", name="Left in hand").get_by_role("listitem")
        expect(hands.filter(has_text="Bob").locator("[data-face=owl]")).to_be_visible()
    ann, bob = pages
    TablePage(ann).ending.get_by_role("button", name="React").click()
    TablePage(ann).ending.get_by_role("button", name="Good game!").click()
    expect(TablePage(bob).ending).to_contain_text("Ann: Good game!")
    loser, winner = (ann, bob) if is_lost(ann) else (bob, ann)
    expect(winner.locator(".band .person")).to_have_count(0)
    name = "Bob" if loser is ann else "Ann"
    expect(loser.get_by_role("heading", name=f"{name} wins the round")).to_be_visible()
    drawn = {"Ann": loser.locator("[data-initial=A]"), "Bob": loser.locator("[data-face=owl]")}
    expect(loser.locator(".band .person").filter(has=drawn[name])).to_be_visible()
    for page in pages:
        expect(page.locator(".foot :is(select, .button.go)")).to_have_count(1)
    ann.get_by_label("Seats in a rematch").select_option(label="everybody stays put")
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_url(lambda url: not url.endswith(table))
    expect(bob.get_by_text("A rematch is waiting for you.")).to_be_visible()
    bob.get_by_role("button", name="Join").click()
    for page in pages:
        expect(page.locator(".mine .clock")).to_be_visible()
        expect(page.locator(".table [data-face=owl]")).to_be_visible()
    assert ann.url == bob.url
    ann.goto("/results")
    row = ann.get_by_role("table", name="With friends").get_by_role("row").last
    expect(row).to_contain_text(re.compile("^2.*[01] of 1$", re.DOTALL))
    expect(ann.get_by_text("Against")).to_have_count(0)


def test_the_smallest_phone_has_everything_in_sight(visitor: Visitor) -> None:
    clock = {"seconds": 300, "increment": 5}
    table, pages = gathered(visitor, 2, "random", "random", device=SMALL, clock=clock)
    sit_down(table, pages)
    mover = mover_of(pages)
    assert not hidden_from(mover)
    clocks = mover.locator(".clock")
    expect(clocks).to_have_count(4)
    assert all(clocks.nth(place).is_visible() for place in range(4))
    mover.locator("ul.hand [data-pick]").first.click()
    expect(mover.locator("[data-step]").first).to_be_visible()
    assert not hidden_from(mover)


def views(page: Page) -> Iterator[str]:
    """What there is at a table where somebody is away."""
    yield "the table"
    page.locator(".tools [popovertarget]").click()
    expect(page.locator(":popover-open")).to_be_visible()
    yield "reactions"
    page.keyboard.press("Escape")
    page.locator(".tools > button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "the menu"


def test_all_can_be_read_in_every_language_and_by_screen_readers(visitor: Visitor) -> None:
    clock = {"seconds": 300, "increment": 5}
    table, (ann, bob) = gathered(visitor, 2, "random", device=SMALL, clock=clock)
    sit_down(table, [ann, bob])
    bob.goto("/icon.svg")
    expect(ann.get_by_role("region", name="Bob").locator(".standing")).to_be_visible()
    ann.evaluate(AXE.read_text(encoding="utf-8"))
    for view in views(ann):
        for scheme in SCHEMES:
            ann.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            assert [*ann.evaluate(RUN), *wrong_with(ann)] == [], (view, scheme)
    ann.goto(f"/table/{table}{PSEUDO}")
    expect(ann.get_by_role("region", name="Bob").locator(".standing")).to_be_visible()
    for view in views(ann):
        assert set(bare(ann)) <= {"Ann", "Bob"}, view
