"""Draw the pictures of the README and of link previews, from a running server in a browser.

The pictures of the README show a moment of a recorded four-player game on three screens. Messengers
show the other picture for a link.
"""

import json
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from benchmarks.server import served
from benchmarks.web import ARGUMENTS
from have_browser import chromium
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
ROUND, TURN = 2, 11
"""The moment of the game to show: all players are in, and Anna is to move."""
SCREENS: dict[str, tuple[int, int, Literal["light", "dark"]]] = {
    "desktop": (1440, 900, "light"),
    "tablet": (820, 1180, "dark"),
    "phone": (390, 844, "light"),
}
PREVIEW = Path(__file__).parent.parent / "web" / "public" / "preview.png"
PREVIEW_SIZE: ViewportSize = {"width": 1200, "height": 630}
FAN = ("V3", "I5", "B2", "G6", "Y4", "O1", "R7")
"""One card of each color; the red seven comes last, on top."""
# The cards and the name are copied from the page, with its styles. All are in the square in the
# middle, because some messengers show only that.
LAY_FAN = """(fan) => {
    const width = 184
    const ground = document.createElement('div')
    ground.style = 'position: fixed; inset: 0; z-index: 99; background: var(--ground)'
    const name = document.querySelector('.logo').cloneNode(true)
    name.style = 'position: absolute; inset: 60px 0 auto; text-align: center;'
        + 'font-size: 158px; line-height: 1'
    ground.append(name)
    fan.forEach((card, place) => {
        const face = document.querySelector(`.card.${card[0]}`).cloneNode(true)
        face.querySelector('b').textContent = card.slice(1)
        const spot = document.createElement('div')
        spot.style = `--w: ${width}px; position: absolute; left: ${600 - width / 2}px; top: 270px;`
            + `transform-origin: 50% 620px; transform: rotate(${7 * (place - 3)}deg);`
            + `border-radius: ${width * 0.12}px;`
            + 'box-shadow: 0 2px 8px rgb(40 34 20 / .22)'
        spot.append(face)
        ground.append(spot)
    })
    document.body.append(ground)
    return document.fonts.ready.then(() => null)
}"""


def draw_preview(browser: Browser, url: str) -> None:
    """Draw the picture for link previews, with few colors so that the file is small."""
    page = browser.new_context(
        base_url=url, locale="en-US", viewport=PREVIEW_SIZE, color_scheme="light"
    ).new_page()
    page.goto("/rules")
    page.locator("main .card").first.wait_for()
    page.evaluate(LAY_FAN, FAN)
    drawn = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    drawn.quantize(256, kmeans=4, dither=Image.Dither.NONE).save(PREVIEW, optimize=True)


def draw(browser: Browser, url: str, name: str) -> None:
    """Draw one screen, with a card chosen."""
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
    """Upload a recorded game, and return the name of its table."""
    record = (PICTURES / file).read_text(encoding="utf-8")
    return str(page.request.post("/api/records", data=record).json()["table"])


def seated(page: Page) -> str:
    """Branch from the recorded game at the moment to show, and return the name of the new table."""
    moment = {"round": ROUND, "turn": TURN, "seat": 0, "name": "Anna", "bot": "planner"}
    made = page.request.post(f"/api/games/{uploaded(page, 'table.red7')}/branch", data=moment)
    return str(made.json()["table"])


def choose_a_card(page: Page) -> None:
    """Choose a card that keeps the player in."""
    page.locator(".hand .table-card:has(.mark.stays) [data-pick]").first.click()
    page.mouse.move(2, 2)
    page.wait_for_selector(".choice")


def main() -> None:
    """Draw all pictures."""
    with TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS])
        for name in SCREENS:
            draw(browser, server.url, name)
        draw_preview(browser, server.url)
        browser.close()


if __name__ == "__main__":
    main()
