"""Draw the README's pictures anew: a four-player game on three screens, from a recorded game."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bench_web import ARGUMENTS, served
from have_browser import chromium
from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
ROUND, TURN = 2, 11
"""The moment of the game that is shown: all are in, and Anna is to move."""
SCREENS: dict[str, tuple[int, int, Literal["light", "dark"]]] = {
    "desktop": (1440, 900, "light"),
    "tablet": (820, 1180, "dark"),
    "phone": (390, 844, "light"),
}


def draw(browser: Browser, url: str, name: str) -> None:
    """One screen, with a card chosen."""
    width, height, theme = SCREENS[name]
    page = browser.new_context(
        base_url=url,
        locale="en-US",
        viewport={"width": width, "height": height},
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=name != "desktop",
        is_mobile=name != "desktop",
        device_scale_factor=1 if name == "desktop" else 2,
    ).new_page()
    page.goto("/")
    page.evaluate("place => localStorage.setItem(...place)", ["red7.settings", json.dumps({})])
    page.goto(f"/table/{seated(page)}")
    choose_a_card(page)
    page.screenshot(path=PICTURES / f"table-{name}.png")


def uploaded(page: Page, file: str) -> str:
    """Hand in a record of these pictures; gives its table."""
    record = (PICTURES / file).read_text(encoding="utf-8")
    return str(page.request.post("/api/records", data=record).json()["table"])


def seated(page: Page) -> str:
    """The table of somebody who sits down at the moment that is shown."""
    moment = {"round": ROUND, "turn": TURN, "seat": 0, "name": "Anna", "bot": "planner"}
    made = page.request.post(f"/api/games/{uploaded(page, 'table.red7')}/branch", data=moment)
    return str(made.json()["table"])


def choose_a_card(page: Page) -> None:
    """Choose a card that keeps one in."""
    page.locator(".hand .table-card:has(.mark.stays) [data-pick]").first.click()
    page.mouse.move(2, 2)
    page.wait_for_selector(".choice")


def main() -> None:
    """Draw all of them."""
    with TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS])
        for name in SCREENS:
            draw(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
