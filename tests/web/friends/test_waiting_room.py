"""Friends come to a table: by a link, from the lobby, and from one device to another."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.browser_pages import DESKTOP, PHONE, Device, Visitor
from tests.web.layout import wrong_with
from tests.web.test_axe import AXE, RUN
from tests.web.texts.test_pseudo_language import PSEUDO, bare

pytestmark = pytest.mark.slow

UPRIGHT, SIDEWAYS = Device(360, 640, touch=True), Device(844, 390, touch=True)
A_TABLE = re.compile(r"/table/\w+#[\w-]{32}$")


def host(visitor: Visitor, device: Device = DESKTOP) -> Page:
    """Somebody who has opened a table."""
    page = visitor.arrive(device)
    page.goto("/")
    page.get_by_label("Your name").fill("Mia")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("heading", name="Waiting for friends")).to_be_visible()
    return page


def link(page: Page) -> str:
    return page.get_by_label("The link").input_value()


def come(visitor: Visitor, address: str, *, alone: bool = False) -> Page:
    """Somebody who has opened a link, with a phone; one more needs one alone."""
    page = visitor.arrive(PHONE, alone=alone)
    page.goto(address)
    return page


def sit(page: Page, name: str, seat: int = 2) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=f"Sit here: seat {seat}").click()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def close_window(page: Page) -> None:
    page.keyboard.press("Escape")
    # The entry that stands for the window in the history goes a moment later.
    page.wait_for_function("() => !history.state?.window")


def expect_hand(page: Page, *, here: bool = True) -> None:
    expect(page.locator("main.note")).to_have_count(0)
    cards = page.locator(".hand [data-pick]")
    expect(cards.first).to_be_visible() if here else expect(cards).to_have_count(0)


def test_friends_come_by_a_link_and_the_host_starts(visitor: Visitor) -> None:
    mia = host(visitor)
    jon = come(visitor, link(mia))
    expect(jon.get_by_role("heading", name="Mia invites you to Red7")).to_be_visible()
    expect(jon).to_have_url(A_TABLE)
    jon.get_by_role("button", name="Your picture: Your initial").tap()
    jon.locator("label").filter(has=jon.get_by_role("radio", name="Owl")).tap()
    sit(jon, "Jon")
    seats = mia.get_by_role("region", name="Seats")
    expect(seats.get_by_text("Jon")).to_be_visible()
    expect(seats.locator("[data-face=owl]")).to_be_visible()
    chooses_a_picture_by_keyboard(mia)
    expect(jon.locator("[data-face=fox]")).to_be_visible()
    mia.get_by_label("Who sits at seat 3").select_option("random")
    mia.get_by_text("Change rules and settings").click()
    mia.get_by_label("Number of seats").select_option("3")
    mia.get_by_role("radio", name="Advanced For").check()
    mia.get_by_label("Help for everybody").select_option("none")
    expect(jon.get_by_text("No help")).to_be_visible()
    expect(jon.get_by_role("listitem").filter(has_text="Pip Bot")).to_be_visible()
    expect(jon.get_by_role("status").first).to_have_text("Everybody is here. Mia starts the game.")
    jon.get_by_role("button", name="Name and picture").click()
    jon.get_by_label("Your name").fill("Jonny")
    jon.get_by_role("button", name="Save").click()
    expect(seats.get_by_text("Jonny")).to_be_visible()
    mia.get_by_role("button", name="Start", exact=True).click()
    for page in (mia, jon):
        expect_hand(page)
    expect(mia.get_by_role("region", name="Jonny").locator("[data-face=owl]")).to_be_visible()
    moves_to_another_device(visitor, jon)
    jon.goto("/")
    expect(jon.get_by_label("Your name")).to_have_value("Jonny")
    # The next table begins with the same picture.
    jon.get_by_role("button", name="Play with friends").click()
    expect(jon.locator("[data-face=owl]")).to_be_visible()


def chooses_a_picture_by_keyboard(page: Page) -> None:
    page.get_by_role("button", name="Name and picture").press("Enter")
    page.get_by_label("Your name").press("Tab")
    page.keyboard.press("Enter")
    pictures = page.get_by_role("radiogroup", name="Your picture")
    expect(pictures.get_by_role("radio")).to_have_count(13)
    page.keyboard.press("Tab")
    expect(pictures.get_by_role("radio", name="Your initial")).to_be_focused()
    for name in ("Cat", "Fox"):
        page.keyboard.press("ArrowRight")
        expect(pictures.get_by_role("radio", name=name)).to_be_checked()
    page.keyboard.press("Enter")
    expect(pictures).to_have_count(0)
    expect(page.get_by_role("listitem").locator("[data-face=fox]")).to_be_visible()


class Taps:
    """Counts what a person taps or fills in."""

    def __init__(self) -> None:
        self.count = 0

    def tap(self, target: Locator) -> None:
        expect(target).to_be_in_viewport()
        target.click()
        self.count += 1

    def fill(self, target: Locator, words: str) -> None:
        target.fill(words)
        self.count += 1


@pytest.mark.parametrize("device", [UPRIGHT, SIDEWAYS, DESKTOP], ids=["phone", "sideways", "desk"])
def test_two_friends_start_at_a_table_of_four(visitor: Visitor, device: Device) -> None:
    mia = visitor.arrive(device)
    mia.goto("/")
    before, after, guest = Taps(), Taps(), Taps()
    before.tap(mia.get_by_role("button", name="Play with friends"))
    before.tap(mia.get_by_role("button", name="Copy link"))
    expect(mia.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    jon = come(visitor, link(mia), alone=True)
    guest.count += 1
    guest.fill(jon.get_by_label("Your name"), "Jon")
    guest.tap(jon.get_by_role("button", name="Sit here: seat 2"))
    expect(mia.get_by_text("Start with everyone")).to_be_visible()
    after.tap(mia.get_by_role("button", name="Start", exact=True))
    for page in (mia, jon):
        expect_hand(page)
        expect(page.locator("ul.hand [data-pick]")).to_have_count(7)
        expect(
            page.get_by_role("region", name="Jon" if page is mia else "Player 1")
        ).to_be_visible()
    assert (before.count, after.count, guest.count) == (2, 1, 3)


def test_rules_and_opponents_of_the_home_page_carry_over(visitor: Visitor) -> None:
    page = visitor.arrive(DESKTOP)
    page.goto("/")
    page.get_by_role("radio", name="Expert").check()
    page.get_by_label("Opponent 1").select_option("thrifty")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_text("Expert", exact=True).first).to_be_visible()
    page.get_by_role("button", name="Fill with bots and start").click()
    expect_hand(page)
    expect(page.get_by_role("region", name="Tilly")).to_have_count(3)


def moves_to_another_device(visitor: Visitor, page: Page) -> None:
    page.get_by_role("button", name="Continue on another device").click()
    other = come(visitor, link(page), alone=True)
    # Loading the page alone does nothing, and the secret does not stay in the address.
    expect(other).to_have_url(re.compile(r"/take$"))
    expect_hand(page)
    other.get_by_role("button", name="Bring it here").click()
    expect_hand(other)
    expect(page.get_by_text("The seat is on the other device now.")).to_be_visible()
    close_window(page)
    expect_hand(page, here=False)


def test_who_is_removed_stays_out_and_the_old_link_leads_nowhere(visitor: Visitor) -> None:
    mia = host(visitor)
    before = link(mia)
    jon = come(visitor, before)
    sit(jon, "Jon")
    mia.get_by_role("button", name="Remove Jon").click()
    mia.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(jon.get_by_role("heading", name="The host has removed you")).to_be_visible()
    expect(mia.get_by_label("The link")).not_to_have_value(before)
    zoe = come(visitor, before, alone=True)
    expect(zoe.get_by_role("heading", name="This link no longer works")).to_be_visible()
    zoe.goto(link(mia))
    sit(zoe, "Zoë")
    mia.get_by_role("button", name="Make host: Zoë").click()
    zoe.get_by_role("button", name="Fill with bots and start").click()
    expect_hand(mia)


def test_a_late_friend_takes_the_seat_of_a_bot(visitor: Visitor) -> None:
    mia = host(visitor)
    address = link(mia)
    mia.get_by_role("button", name="Fill with bots and start").click()
    expect_hand(mia)
    jon = come(visitor, address)
    jon.get_by_role("button", name="Sit down").click()
    window = jon.get_by_role("dialog")
    window.get_by_label("Your name").fill("Jon")
    window.get_by_role("combobox").select_option(index=1)
    window.get_by_role("button", name="Sit down").click()
    expect_hand(jon)


def views(mia: Page, query: str = "") -> Iterator[tuple[str, Page]]:
    """Everything around a table, one after the other."""
    code = mia.locator("img[src^=data]").first
    expect(code).to_be_visible()
    mia.locator("details > summary").first.click()
    mia.locator("select:has([value=bank])").select_option("bank")
    yield "the host", mia
    code.click()
    expect(mia.get_by_role("dialog")).to_be_visible()
    yield "the code", mia
    close_window(mia)
    mia.get_by_role("checkbox").last.check()
    address, _, secret = link_of(mia).partition("#")
    for name, path in (("lobby", f"/lobby{query}"), ("visitor", f"{address}{query}#{secret}")):
        mia.context.clear_cookies()
        mia.goto(path)
        expect(mia.locator("main .button.go").first).to_be_visible()
        for pictures in mia.locator("main [aria-expanded]").all():
            pictures.click()
        yield name, mia
    mia.goto(f"/take{query}#secret")
    expect(mia.locator("main .button.go")).to_be_visible()
    yield "take", mia


def link_of(page: Page) -> str:
    """The link, whatever the language."""
    return page.locator("input[readonly]").input_value()


@pytest.mark.parametrize("device", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_everything_can_be_read_and_hit(visitor: Visitor, device: Device) -> None:
    wrong = []
    for view, page in views(host(visitor, device)):
        page.evaluate(f"() => {{ if (!window.axe) {{ {AXE.read_text()} }} }}")
        for theme in ("light", "dark") if device is UPRIGHT else ():
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            wrong += [f"{view}, {theme}: {each}" for each in page.evaluate(RUN)]
        wrong += [f"{view}: {each}" for each in wrong_with(page)]
    assert wrong == []


def test_every_word_is_from_the_catalogue(visitor: Visitor) -> None:
    mia = host(visitor)
    mia.goto(mia.url.partition("#")[0] + PSEUDO)
    wrong = [f"{view}: {each}" for view, page in views(mia, PSEUDO) for each in bare(page)]
    assert wrong == []
