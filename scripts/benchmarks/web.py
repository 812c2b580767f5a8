"""Benchmark of the game in a browser: size of the page, time to the first move, time of a move.

It runs a real server and a real browser on this machine. Each time is printed beside a reference
from the same run: an empty answer of the server, or a commit on the same file system.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import httpx
from front_end import loaded_first
from have_browser import chromium
from playwright.sync_api import Page, sync_playwright
from websockets.asyncio.client import connect

from benchmarks.server import heard, say, served
from red7.hosting.http.site import SITE_FOLDER
from red7.texts.languages import LANGUAGES
from red7.wire.messages import PROTOCOL

ARGUMENTS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
ADVANCED = {"edition": "v1.2", "draw": True, "scoring": True, "actions": False}
FRAME = 1000 / 60
"""Milliseconds of a frame."""
SCRIPTS = {"FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire"}


def report(moves: int = 500, loads: int = 5, turns: int = 8) -> None:
    """Measure, and print the results."""
    print("\nthe page (script, style and words: at most 100 kB in English, 105 in others)")
    weigh()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "data") as server:
        print("\na move, from its sender to all four seats (p99 at most 50 ms wanted)")
        asyncio.run(time_moves(server.url, Path(folder), moves))
        if chromium() is None:
            print("  there is no browser here to go on with")
            return
        print("\nin the browser (a playable table within 1 s, script a frame at most 4 ms wanted)")
        look(server.url, loads, turns)


def weigh() -> None:
    """Print the size of what home and table load in each language; other pages have own files."""
    for language, name in LANGUAGES.items():
        weight = sum(len(gzip.compress(each.read_bytes(), 9)) for each in loaded_first(language))
        print(f"  {weight / 1000:.1f} kB gzipped in {name}")
    typeface = sum(path.stat().st_size for path in SITE_FOLDER.glob("**/*.woff2"))
    print(f"  and {typeface / 1000:.0f} kB for the typeface")


def new_table(client: httpx.Client, bots: list[str | None]) -> str:
    """Open a table with people of this client (None) and bots, and return its name."""
    seats = [{"name": f"P{seat}", "bot": bot} for seat, bot in enumerate(bots)]
    made = client.post("/api/games", json={"rules": ADVANCED, "seats": seats})
    return str(made.raise_for_status().json()["table"])


async def time_moves(url: str, folder: Path, moves: int) -> None:
    """Measure and print the time until all seats of a table have received a move."""
    with httpx.Client(base_url=url) as client:
        client.get("/")
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        moved: list[float] = []
        while len(moved) < moves:
            table = new_table(client, [None] * 4)
            moved += await play_round(url, cookie, table)
    p99 = quantiles(moved, n=100)[98]
    print(f"  median {median(moved) * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, {len(moved)} moves")
    commit = median(commits(folder))
    times = median(moved) / commit
    print(f"  a commit alone takes {commit * 1e3:.2f} ms here: {times:.1f} times that")


async def play_round(url: str, cookie: str, table: str) -> list[float]:
    """Play a round, each seat on a socket of its own, and return the seconds of each move."""
    where = url.replace("http", "ws") + "/ws"
    headers = {"Origin": url, "Cookie": cookie}
    sockets = [await connect(where, additional_headers=headers) for _ in range(4)]
    seen: dict[str, Any] = {}
    for socket in sockets:
        await say(socket, type="hello", protocol=PROTOCOL)
        await say(socket, type="watch", table=table)
        seen = await heard(socket, "table")
    times: list[float] = []
    over = False
    while not over:
        options = seen["options"][0]
        steps = next((turn_of(choice) for choice in options["choices"] if stays(choice)), ["--"])
        sender, started = sockets[options["seat"]], perf_counter()
        move = {"table": table, "id": f"{len(times)}", "version": seen["version"]}
        await say(sender, type="play", **move, seat=options["seat"], steps=steps)
        seen, *_ = await asyncio.gather(*(heard(socket, "update") for socket in sockets))
        times.append(perf_counter() - started)
        while not seen["options"] and not (over := seen["frames"][-1]["over"]):
            # The table folds for a player who has no card left.
            seen, *_ = await asyncio.gather(*(heard(socket, "update") for socket in sockets))
    for socket in sockets:
        await socket.close()
    return times


def stays(choice: dict[str, Any]) -> bool:
    """Return whether a turn that ends with a choice keeps its player in."""
    return bool(choice["outcome"]) and choice["outcome"]["stays"] and choice["finish"] is not None


def turn_of(choice: dict[str, Any]) -> list[str]:
    """Return the steps of a turn that ends with a choice."""
    return [choice["step"], *choice["finish"]]


def commits(folder: Path, count: int = 100) -> Iterator[float]:
    """Yield the seconds of durable commits to a database in a folder, without other work."""
    with closing(sqlite3.connect(folder / "commits.sqlite3")) as data:
        data.execute("PRAGMA journal_mode=WAL")
        data.execute("PRAGMA synchronous=FULL")
        data.execute("CREATE TABLE entries (entry TEXT)")
        for _ in range(count):
            started = perf_counter()
            data.execute("INSERT INTO entries VALUES (?)", ("+R7 >B3 ! .",))
            data.commit()
            yield perf_counter() - started


def look(url: str, loads: int, turns: int) -> None:
    """Measure and print loading times and script times in a browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*ARGUMENTS])
        page = browser.new_context(
            base_url=url, locale="en-US", viewport={"width": 1280, "height": 800}
        ).new_page()
        page.goto("/")
        table = page_table(page)
        playable = [load(page, f"/table/{table}", ".hand [data-pick]") for _ in range(loads)]
        empty = [load(page, "/api/health", "body") for _ in range(loads)]
        times = median(playable) / median(empty)
        print(
            f"  playable {median(playable):.0f} ms after navigation, at worst {max(playable):.0f};"
            f" an empty answer takes {median(empty):.0f}: {times:.1f} times that"
        )
        scripts: list[float] = []
        while not scripts:
            # The player may be out before any card has moved.
            page.goto(f"/table/{page_table(page)}")
            scripts = flights(page, turns)
        print(
            f"  script a frame while cards fly: median {median(scripts):.2f} ms,"
            f" at worst {max(scripts):.2f}, {len(scripts)} frames"
        )
        browser.close()


def page_table(page: Page) -> str:
    """Open a table of the page's visitor and three bots, and return its name."""
    seats = [{"name": "P0"}, *({"name": f"P{seat}", "bot": "random"} for seat in (1, 2, 3))]
    made: str = page.evaluate(
        """async (game) => {
            const headers = { 'content-type': 'application/json' }
            const init = { method: 'POST', headers, body: JSON.stringify(game) }
            return (await (await fetch('/api/games', init)).json()).table
        }""",
        {"rules": ADVANCED, "seats": seats},
    )
    return made


def load(page: Page, path: str, wanted: str) -> float:
    """Return the milliseconds from navigation until a selector matches."""
    started = perf_counter()
    page.goto(path, wait_until="commit")
    page.wait_for_selector(wanted)
    return (perf_counter() - started) * 1e3


MARK_FLIGHTS = """() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given)
        performance.mark('flight-start')
        animation.finished.then(() => performance.mark('flight-end'), () => {})
        return animation
    }
}"""


def flights(page: Page, turns: int) -> list[float]:
    """Return the milliseconds of script in each frame of an animation of cards."""
    browser = page.context.browser
    assert browser is not None
    page.wait_for_selector("[data-end]")
    page.evaluate(MARK_FLIGHTS)
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "blink.user_timing", "v8.execute"]
    )
    for _ in range(turns):
        take_turn(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return script_by_frame(events)


def take_turn(page: Page) -> None:
    """Wait for the turn of the player, and play a card that keeps the player in."""
    page.wait_for_selector("[data-end], dialog", timeout=60_000)
    marked = page.locator(".hand .table-card:has(.mark.stays) [data-pick]")
    if page.locator("dialog").count() or not marked.count():
        return
    marked.first.click()
    page.locator(":is(.choice.yes, .choice.maybe):not([data-waits])").first.click()
    page.wait_for_timeout(400)
    if page.locator("[data-end].go:enabled").count():
        page.locator("[data-end]").click()
        page.wait_for_timeout(300)


def script_by_frame(events: list[dict[str, Any]]) -> list[float]:
    """Return the milliseconds of script in each frame from the start of an animation to its end."""
    starts = {each["ts"] / 1e3 for each in events if each["name"] == "flight-start"}
    ends = sorted(each["ts"] / 1e3 for each in events if each["name"] == "flight-end")
    frames: dict[int, float] = {}
    for start in starts:
        end = next((end for end in ends if end > start), start)
        # Script before the first frame does not disturb an animation.
        frames |= dict.fromkeys(range(int(start / FRAME) + 1, int(end / FRAME)), 0.0)
    for at, end in runs_of_script(events):
        for frame in range(int(at / FRAME), int(end / FRAME) + 1):
            if frame in frames:
                frames[frame] += min(end, (frame + 1) * FRAME) - max(at, frame * FRAME)
    return list(frames.values())


def runs_of_script(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """Yield the start and end of each run of script in milliseconds, without nested runs.

    A run counts with the processor time of its thread, not with the time it waits for a processor.
    """
    runs = sorted(
        (each["ts"] / 1e3, (each["ts"] + each.get("tdur", each["dur"])) / 1e3)
        for each in events
        if each["name"] in SCRIPTS and "dur" in each
    )
    last = 0.0
    for at, end in runs:
        if end > last:
            yield max(at, last), end
            last = end


if __name__ == "__main__":
    report()
