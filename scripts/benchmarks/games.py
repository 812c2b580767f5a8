"""Benchmark of "My games" and results: time and size of an answer with a thousand games."""

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

import httpx

from benchmarks.server import served
from red7.core import ADVANCED, FOLD, Rules, turns, view
from red7.hosting.data_folder import FILE
from red7.hosting.http.token_cookie import cookie_name, digest_of, new_token
from red7.hosting.sqlite.store import SqliteStore
from red7.live.games.game_summary import packed_summary, summary_of
from red7.live.loaded_table import LoadedTable
from red7.live.shuffling import shuffled
from red7.live.store import Entry, TableStatus
from red7.table import Command, Open, Play, Sitter, apply_command, rebuild, senders

GAMES = 1000
MATCHES = 20
"""Number of different matches, each stored under many names."""
BOTS = ("random", "thrifty", "planner")
PATHS = ("/api/games", "/api/results")


class Answer(NamedTuple):
    """Processor time and wall time of an answer in milliseconds, and its size in bytes."""

    processor: float
    wall: float
    size: int


def report(times: int = 20, games: int = GAMES) -> None:
    """Measure, and print the results."""
    print(f"\na list of {games} games (at most 200 ms wanted)")
    for path, answers in measured(times, games).items():
        processor = median(answer.processor for answer in answers)
        wall = median(answer.wall for answer in answers)
        print(
            f"  {path:13} {processor:.0f} ms of the processor, {wall:.0f} ms on the clock,"
            f" {answers[0].size / 1000:.0f} kB"
        )


def measured(times: int, games: int) -> dict[str, list[Answer]]:
    """Return the answers by path, for a person with a number of games."""
    with tempfile.TemporaryDirectory() as folder:
        data, token = Path(folder), new_token()
        cookies = {asyncio.run(stored(data, digest_of(token), games)): token}
        with served(data) as server, httpx.Client(base_url=server.url, cookies=cookies) as client:
            found: dict[str, list[Answer]] = {}
            for path in PATHS:
                client.get(path).raise_for_status()
                found[path] = []
                for _ in range(times):
                    before, start = server.clocks(), perf_counter()
                    size = len(client.get(path).raise_for_status().content)
                    wall = (perf_counter() - start) * 1e3
                    found[path].append(Answer(server.clocks().all - before.all, wall, size))
            return found


async def stored(data: Path, person: str, games: int) -> str:
    """Store finished games of a person with their summaries; return the name of the cookie."""
    store, random = SqliteStore(data / FILE), Random(11)
    await store.enroll(person, person)
    matches = [[*a_match(ADVANCED, person, random)] for _ in range(min(MATCHES, games))]
    for number in range(games):
        name, commands = f"{number:016x}", matches[number % len(matches)]
        entries = [
            Entry(name, version, senders.TABLE, f"{version}", command, float(number))
            for version, command in enumerate(commands, start=1)
        ]
        await store.open_table(entries, [person], TableStatus(), imported=False)
        loaded = LoadedTable(rebuild(commands), {}, frozenset({person}), imported=False, opened=0.0)
        await store.keep_summary(name, len(commands), packed_summary(summary_of(loaded)))
    await store.close()
    return cookie_name(store.data_id)


def a_match(rules: Rules, person: str, random: Random) -> Iterator[Command]:
    """Yield the commands of a random match of a person against three bots."""
    sitters = (Sitter("Ada", None, person), *(Sitter(bot, bot) for bot in BOTS))
    command: Command = Open(rules, sitters)
    table = apply_command(None, command)
    yield command
    while not table.match.is_over:
        if table.position is None or table.mover is None:
            command = shuffled(table.match)
        else:
            found = turns(view(table.position, table.position.mover))
            command = Play(table.mover, random.choice(found) if found else (FOLD,))
        table = apply_command(table, command)
        yield command


if __name__ == "__main__":
    report()
