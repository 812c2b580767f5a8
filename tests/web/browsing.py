"""Visitors of a real server: pages in a browser, and whatever goes wrong on them."""

import json
import re
from typing import Literal, NamedTuple

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
)

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
"""Milliseconds; much more than anything takes."""
QUICK = {"pace": "instant", "seenIntro": True}
"""Settings under which nobody waits."""


class Device(NamedTuple):
    """A screen."""

    width: int
    height: int
    touch: bool = False
    scale: float = 1.0


DESKTOP = Device(1280, 800)
PHONE = Device(390, 844, touch=True, scale=2.0)


class Visitor:
    """Opens pages, and complains in the end of what was not expected of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        self.expected: list[str] = []

    def arrive(
        self,
        device: Device = DESKTOP,
        *,
        moving: bool = False,
        theme: Literal["light", "dark"] = "light",
        settings: dict[str, object] | None = None,
    ) -> Page:
        """An empty page of somebody new."""
        kept = json.dumps({**QUICK, **(settings or {})})
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": device.width, "height": device.height},
            device_scale_factor=device.scale,
            has_touch=device.touch,
            is_mobile=device.touch,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme=theme,
            storage_state={
                "cookies": [],
                "origins": [
                    {
                        "origin": self.url,
                        "localStorage": [{"name": "red7.settings", "value": kept}],
                    }
                ],
            },
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
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
        """Close all pages. Fails if anything went wrong on them that should not, or the reverse."""
        for context in self.contexts:
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

    def _watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("response", self._response)
        page.on("requestfailed", self._failed)

    def _console(self, message: ConsoleMessage) -> None:
        # What could not be loaded is known from its response, or from there being none.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
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
