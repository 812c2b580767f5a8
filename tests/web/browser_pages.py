"""Visitors of a real server: pages in a browser, and whatever goes wrong on them."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    expect,
)

from red7.texts import ENGLISH, catalogue

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000.0
"""Milliseconds; much more than anything takes, but for a review."""
REVIEW = 180_000.0
"""It waits for the compiler, and gives way to everything else on the machine."""
QUICK = {"pace": "instant", "seenIntro": True, "soundAsked": True}
"""Settings under which nobody waits, and nothing is asked."""
REMEMBER = """(settings) => {
  localStorage.clear()
  localStorage.setItem('red7.settings', settings)
}"""


AT_REST = """() => new Promise((done) => {
  if (!history.state?.window || document.querySelector('dialog[open]')) return done()
  addEventListener('popstate', () => setTimeout(done))
  setTimeout(done, 500)
})"""
"""Waits for a page that goes back by itself because its last window was closed."""


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that is seen outside the page."""
    end = monotonic() + PATIENCE / 1000
    while not holds():
        assert monotonic() < end, "what was waited for did not happen"
        page.wait_for_timeout(20)


def problem(code: str) -> str:
    """What the page says of a refusal."""
    return catalogue(ENGLISH).named(f"problem-{code}")


def expect_a_review(page: Page, title: str = "What skill and luck came to") -> None:
    """Until a review is there."""
    accounts = page.get_by_role("table", name=title)
    expect(accounts).to_be_visible(timeout=REVIEW)


class Device(NamedTuple):
    """A screen."""

    width: int
    height: int
    touch: bool = False
    scale: float = 1.0


BARE = "/icon.svg"
"""A page of ours without a script."""
ENGLISH_LOCALE = "en-US"
"""What a browser asks for in tests, whatever the machine speaks."""
DESKTOP = Device(1280, 800)
PHONE = Device(390, 844, touch=True, scale=2.0)


class Screens:
    """Pages of a browser at a server, one for each device, used by one visitor after the other.

    A page of its own for everybody would take three times as long.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.pages: dict[Device, Page] = {}

    def page(self, device: Device) -> Page:
        """The page of a device."""
        if device not in self.pages:
            self.pages[device] = self.new_page(device)
        return self.pages[device]

    def new_page(self, device: Device, locale: str = ENGLISH_LOCALE) -> Page:
        """A page that nobody else uses."""
        context = self.browser.new_context(
            base_url=self.url,
            locale=locale,
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            has_touch=device.touch,
            is_mobile=device.touch,
        )
        context.set_default_timeout(PATIENCE)
        return context.new_page()


class Visitor:
    """Opens pages, and complains in the end of what was not expected of them."""

    def __init__(self, screens: Screens) -> None:
        self.screens, self.url = screens, screens.url
        self.own: list[BrowserContext] = []
        self.watched: list[Page] = []
        self.troubles: list[str] = []
        self.expected: list[str] = []

    def arrive(
        self,
        device: Device = DESKTOP,
        *,
        moving: bool = False,
        alone: bool = False,
        locale: str = ENGLISH_LOCALE,
        settings: dict[str, object] | None = None,
    ) -> Page:
        """A page of somebody new, with nothing of ours on it yet."""
        alone = alone or locale != ENGLISH_LOCALE
        page = self.screens.new_page(device, locale) if alone else self.screens.page(device)
        if alone:
            self.own.append(page.context)
        remembered = json.dumps({**QUICK, **(settings or {})})
        try:
            page.goto(BARE)
            page.evaluate(REMEMBER, remembered)
        except Error:
            # The page before was just about to go back in its history.
            page.goto(BARE)
            page.evaluate(REMEMBER, remembered)
        page.mouse.move(0, 0)
        page.context.clear_cookies()
        page.context.clear_permissions()
        page.emulate_media(
            media="null",
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="light",
            forced_colors="null",
        )
        self._watch(page)
        return page

    def open(
        self,
        path: str = "/",
        device: Device = DESKTOP,
        *,
        settings: dict[str, object] | None = None,
    ) -> Page:
        """A page of somebody new, loaded."""
        page = self.arrive(device, settings=settings)
        page.goto(path)
        return page

    def expect(self, trouble: str) -> None:
        """Something will go wrong, as a pattern says, and should."""
        self.expected.append(trouble)

    def leave(self) -> None:
        """Fails if anything went wrong that should not, or the reverse."""
        for page in self.watched:
            self._stop_watching(page)
            # The next visitor gets a page at rest, and the server's own answers.
            if not page.is_closed() and page.context not in self.own:
                with suppress(Error):
                    page.evaluate(AT_REST)
                page.unroute_all(behavior="ignoreErrors")
        for context in self.own:
            context.close()
        unexpected = [
            each
            for each in self.troubles
            if not any(re.search(pattern, each) for pattern in self.expected)
        ]
        missed = [
            pattern
            for pattern in self.expected
            if not any(re.search(pattern, each) for each in self.troubles)
        ]
        assert not unexpected, unexpected
        assert not missed, missed

    def seen(self) -> str:
        """What all pages show now, for whoever wonders why a test has failed."""
        found = [f"troubles: {self.troubles}"]
        for page in dict.fromkeys(self.watched):
            found.append(page.url)
            with suppress(Error):
                found.append(page.locator("body").aria_snapshot(timeout=2000))
        return "\n".join(found)

    def _watch(self, page: Page) -> None:
        self.watched.append(page)
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("response", self._response)
        page.on("requestfailed", self._failed)

    def _stop_watching(self, page: Page) -> None:
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._error)
        page.remove_listener("response", self._response)
        page.remove_listener("requestfailed", self._failed)

    def _console(self, message: ConsoleMessage) -> None:
        # What could not be loaded is known from its response, or from there being none; and only a
        # test takes a browser offline.
        known = ("Failed to load resource", "ERR_INTERNET_DISCONNECTED")
        if message.type in ("error", "warning") and not any(each in message.text for each in known):
            self.troubles.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.troubles.append(f"page: {error.message}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            path = response.url.removeprefix(self.url)
            self.troubles.append(f"{response.status} {response.request.method} {path}")

    def _failed(self, request: Request) -> None:
        # A page that is left, or a file that is saved, ends its requests.
        if request.failure != "net::ERR_ABORTED":
            path = request.url.removeprefix(self.url)
            self.troubles.append(f"failed {request.method} {path}: {request.failure}")
