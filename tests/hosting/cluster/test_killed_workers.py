"""Workers are killed again and again: nothing is lost, doubled or stuck, and the pause is short."""

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import monotonic
from typing import NamedTuple

import pytest

from red7.live.store import StoredTable
from red7.table import rebuild
from tests.databases.redis import RedisService
from tests.hosting.cluster.test_failures import stored_in
from tests.hosting.cluster.web_processes import WORDS, ready_workers_of
from tests.hosting.games import ADVANCED
from tests.hosting.reconnecting_client import Meeting, ReconnectingFriend, ReconnectingPlayer
from tests.hosting.server_process import Served, start
from tests.hosting.test_kill import done_twice, lost, progress, promises, stories
from tests.proof_figures import note

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("RED7_WORKER_KILLS", "2"))
EVERY = float(os.environ.get("RED7_WORKER_KILLS_EVERY", "0"))
"""Seconds between kills; at least so long that everybody has moved since."""
ALONE, PAIRS = 4, 3


class Outcome(NamedTuple):
    """What came of it."""

    players: list[ReconnectingPlayer]
    pauses: list[float]
    """For each kill the seconds until everybody had moved again."""


def players_of(url: str) -> list[ReconnectingPlayer]:
    """People alone with bots, and pairs with a bot and clocks."""
    news = asyncio.Event()
    alone = [
        ReconnectingPlayer(url, ("random", "random"), ADVANCED, news, seed) for seed in range(ALONE)
    ]
    together = [
        ReconnectingFriend(
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
    check("sqlite", players, pauses, stories(server.errors.with_suffix("")))


@pytest.mark.skipif(not EVERY, reason="RED7_WORKER_KILLS_EVERY says how often; see test_failures")
def test_killed_workers_at_a_database(tmp_path: Path, database: str, redis: RedisService) -> None:
    words = (*WORDS, "--bus", redis.address)
    server = start(tmp_path / "data", words=words, database=database)
    try:
        players, pauses = asyncio.run(after_worker_kills(server, KILLS, EVERY))
    finally:
        server.end()
    check("postgresql and bus", players, pauses, asyncio.run(stored_in(database)))


def check(
    proof: str,
    players: Sequence[ReconnectingPlayer],
    pauses: Sequence[float],
    stored: dict[str, StoredTable],
) -> None:
    """Nothing that was acknowledged is lost, and nothing was done twice."""
    missing, twice = lost(promises(players), stored), done_twice(players, stored)
    note(
        proof,
        kills=len(pauses),
        acknowledged=len(promises(players)),
        lost=len(missing),
        doubled=len(twice),
        longest_pause_s=round(max(pauses), 1),
        median_pause_s=round(median(pauses), 1),
    )
    assert len(promises(players)) > 2 * len(players)
    assert missing == []
    assert twice == []
    for found in stored.values():
        rebuild(entry.command for entry in found.entries)
