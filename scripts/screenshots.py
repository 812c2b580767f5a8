"""Pictures of the pages in all languages, as on a phone: `make screenshots`, into `screenshots/`.

`make screenshots ARGS="--languages de,pl --sizes 360x640,844x390 --whole"` draws fewer or others.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.server import served
from benchmarks.web import ADVANCED, ARGUMENTS
from have_browser import chromium
from pictures import choose_a_card, seated, uploaded
from playwright.sync_api import Browser, Page, sync_playwright

from red7.texts.languages import LANGUAGES

FOLDER = Path(__file__).parent.parent / "screenshots"
REVIEW = 300_000.0
"""Milliseconds to wait for a review; the first one waits for the compiler."""
SETTINGS = {"pace": "instant", "seenIntro": False, "sound": False}
TABLE = {
    "rules": ADVANCED,
    "seats": 4,
    "name": "Anna",
    "settings": {
        "clock": {"seconds": 600, "increment": 5},
        **{"out_of_time": "bot", "help": "marks", "pause": 60, "stand_in": "planner"},
        **{"watching": True, "late": True, "public": False, "fills": False},
    },
}


def pages(page: Page, review: str, room: str) -> Iterator[str]:
    """Open the pages one after the other, and yield the name of each."""
    page.goto("/")
    page.locator(".start:enabled").wait_for()
    yield "home"
    page.goto(f"/table/{seated(page)}")
    choose_a_card(page)
    yield "table"
    page.keyboard.press("Escape")
    page.locator(".actions .fold").click()
    page.locator("dialog[open] .button.warn").click()
    page.locator("dialog[open] .ending").wait_for()
    yield "result"
    page.goto(f"/replay/{review}/review")
    page.locator(".review table").wait_for(timeout=REVIEW)
    yield "review"
    page.goto(f"/table/{room}")
    page.locator("img[src^=data]").first.wait_for()
    yield "waiting-room"
    page.goto("/rules")
    page.locator("main").wait_for()
    yield "rules"


def draw(browser: Browser, url: str, options: argparse.Namespace) -> None:
    """Draw all pages in the languages and sizes of the command line."""
    page = browser.new_context(
        base_url=url, reduced_motion="reduce", has_touch=True, is_mobile=True
    ).new_page()
    page.goto("/icon.svg")
    page.evaluate("text => localStorage.setItem('red7.settings', text)", json.dumps(SETTINGS))
    review = uploaded(page, "review.red7")
    room = str(page.request.post("/api/tables", data=TABLE).json()["table"])
    for language in options.languages:
        page.goto(f"/?lang={language}")
        for name in pages(page, review, room):
            for width, height in options.sizes:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise(requestAnimationFrame)")
                file = options.folder / f"{width}x{height}" / language / f"{name}.png"
                page.screenshot(path=file, full_page=options.whole)


def size(text: str) -> tuple[int, int]:
    """Parse a size such as 390x664."""
    width, height = map(int, text.split("x"))
    return width, height


def parsed() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument(
        "--languages", type=lambda text: text.split(","), default=[*LANGUAGES], help="fr,de"
    )
    parser.add_argument(
        "--sizes",
        type=lambda text: [size(each) for each in text.split(",")],
        default=[(390, 664)],
        help="390x664,844x390",
    )
    parser.add_argument("--whole", action="store_true", help="pages from top to bottom")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    return parser.parse_args()


def main() -> None:
    """Draw all pages, and print the folder of the pictures."""
    options = parsed()
    with TemporaryDirectory() as folder, served(Path(folder)) as server, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS])
        draw(browser, server.url, options)
        browser.close()
    print(f"The pictures are in {options.folder}.")


if __name__ == "__main__":
    main()
