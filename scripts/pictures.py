"""Draw the README's pictures anew: a four-player game on three screens, from a recorded game."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from bench_web import ARGUMENTS, served
from have_browser import chromium
from playwright.sync_api import Browser, sync_playwright

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
    table = page.evaluate(
        """async ([record, branch]) => {
            const sent = await fetch('/api/records', { method: 'POST', body: record })
            const made = await sent.json()
            const headers = { 'content-type': 'application/json' }
            const init = { method: 'POST', headers, body: JSON.stringify(branch) }
            return (await (await fetch(`/api/games/${made.table}/branch`, init)).json()).table
        }""",
        [
            (PICTURES / "table.red7").read_text(encoding="utf-8"),
            {"round": ROUND, "turn": TURN, "seat": 0, "name": "Anna", "bot": "planner"},
        ],
    )
    page.evaluate("place => localStorage.setItem(...place)", ["red7.settings", json.dumps({})])
    page.goto(f"/table/{table}")
    page.locator(".hand .table-card:has(.mark.stays) [data-pick]").first.click()
    page.mouse.move(2, 2)
    page.wait_for_selector(".choice")
    page.screenshot(path=PICTURES / f"table-{name}.png")


def main() -> None:
    """Draw all of them."""
    with TemporaryDirectory() as folder, served(Path(folder)) as url, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS])
        for name in SCREENS:
            draw(browser, url, name)
        browser.close()


if __name__ == "__main__":
    main()
