"""Workers are killed again and again: nothing is lost, doubled or stuck, and the pause is short."""

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from red7.table import fold
from tests.cluster.workers import ready_workers_of
from tests.server.games import ADVANCED
from tests.server.processes import Served
from tests.server.regulars import Companion, Meeting, Regular
from tests.server.test_kill import done_twice, lost, progress, promises, stories

KILLS = int(os.environ.get("RED7_WORKER_KILLS", "2"))
EVERY = float(os.environ.get("RED7_WORKER_KILLS_EVERY", "0"))
"""Seconds between kills; at least so long that everybody has moved since."""
ALONE, PAIRS = 4, 3


class Outcome(NamedTuple):
    """What came of it."""

    players: list[Regular]
    pauses: list[float]
    """For each kill the seconds until everybody had moved again."""


def players_of(url: str) -> list[Regular]:
    """People alone with bots, and pairs with a bot and clocks."""
    news = asyncio.Event()
    alone = [Regular(url, ("random", "random"), ADVANCED, news, seed) for seed in range(ALONE)]
    together = [
        Companion(
            meeting, url, ("random",), ADVANCED, news, 100 + 2 * number + is_host, is_host=is_host
        )
        for number, meeting in enumerate(Meeting() for _ in range(PAIRS))
        for is_host in (True, False)
    ]
    return [*alone, *together]


async def after_worker_kills(server: Served, kills: int, every: float) -> Outcome:
    """Players whose workers were killed again and again, one at a time."""
    players, pauses = players_of(server.url), list[float]()
    games = [asyncio.create_task(player.play()) for player in players]
    try:
        await progress(players, 2)
        for number in range(kills):
            workers = await asyncio.to_thread(ready_workers_of, server)
            os.kill(workers[number % len(workers)], signal.SIGKILL)
            began = monotonic()
            await progress(players, 1)
            pauses.append(monotonic() - began)
            await asyncio.sleep(max(0.0, every - pauses[-1]))
        await progress(players, 2)
    finally:
        for player in players:
            player.leaving = True
        await asyncio.gather(*games)
    return Outcome(players, pauses)


def test_killed_workers_have_lost_nothing_and_nobody_is_stuck(server: Served) -> None:
    players, pauses = asyncio.run(after_worker_kills(server, KILLS, EVERY))
    print("pauses:", *(f"{pause:.2f}" for pause in pauses))
    check(players, server.errors.with_suffix(""))


def check(players: Sequence[Regular], data: Path) -> None:
    """Nothing that was acknowledged is lost, and nothing was done twice."""
    stored = stories(data)
    assert len(promises(players)) > 2 * len(players)
    assert lost(promises(players), stored) == []
    assert done_twice(players, stored) == []
    for found in stored.values():
        fold(entry.command for entry in found.entries)
