"""What can fail under two machines at one database does: nothing is lost, doubled or stuck."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import TypeAlias

import asyncpg
import pytest

from red7.hosting.postgres.store import open_postgres
from red7.live.store import StoredTable
from red7.table import rebuild
from tests.databases.cuttable_link import Link
from tests.databases.postgres import PostgresService
from tests.databases.redis import RedisService
from tests.hosting.cluster.moving_client import moving_players
from tests.hosting.reconnecting_client import ReconnectingPlayer
from tests.hosting.server_process import Served, lasting_port, start
from tests.hosting.test_kill import done_twice, lost, progress, promises
from tests.proof_figures import note

WORDS = ("serve", "--host", "127.0.0.1")
TIMES = int(os.environ.get("RED7_FAILURES", "1"))
"""How often each thing fails."""
SECONDS = float(os.environ.get("RED7_FAILURES_SECONDS", "0.5"))
"""How long it does."""
ALONE, PAIRS = 3, 2


class Machines:
    """Two servers at one database and one bus; the second reaches both by links of its own."""

    def __init__(
        self, folder: Path, database: str, postgres: PostgresService, bus: RedisService
    ) -> None:
        self.folder, self.postgres, self.bus = folder, postgres, bus
        self.links = [Link(_port(postgres.address)), Link(_port(bus.address))]
        second = [
            _through(address, link)
            for address, link in zip((database, bus.address), self.links, strict=True)
        ]
        self._words = [(database, bus.address), (second[0], second[1])]
        self.servers = [self._started(number, lasting_port()) for number in range(2)]

    def _started(self, number: int, port: int) -> Served:
        database, bus = self._words[number]
        words = (*WORDS, "--bus", bus)
        return start(self.folder / f"machine {number}", port=port, words=words, database=database)

    async def kill(self, number: int) -> None:
        """Kill a server."""
        await asyncio.to_thread(self.servers[number].end, signal.SIGKILL)

    async def start(self, number: int) -> None:
        """Start a server again that was killed."""
        port = self.servers[number].port
        self.servers[number] = await asyncio.to_thread(self._started, number, port)

    def close(self) -> None:
        for server in self.servers:
            server.end(signal.SIGKILL)
        for link in self.links:
            link.close()


def _port(address: str) -> int:
    return int(address.partition("://")[2].partition("/")[0].rpartition(":")[2])


def _through(address: str, link: Link) -> str:
    """An address, by way of a link."""
    return address.replace(f":{_port(address)}", f":{link.port}")


Failure: TypeAlias = Callable[[Machines], Awaitable[None]]


async def one_is_killed(machines: Machines) -> None:
    await machines.kill(0)


async def it_is_started_again(machines: Machines) -> None:
    await machines.start(0)


async def the_bus_stops(machines: Machines) -> None:
    await asyncio.to_thread(machines.bus.stop)
    await asyncio.sleep(SECONDS)
    await asyncio.to_thread(machines.bus.start)


async def the_database_restarts(machines: Machines) -> None:
    await asyncio.to_thread(machines.postgres.restart)


async def one_is_cut_off_from_the_database(machines: Machines) -> None:
    await _cut(machines.links[0])


async def one_is_cut_off_from_the_bus(machines: Machines) -> None:
    await _cut(machines.links[1])


async def _cut(link: Link) -> None:
    link.cut()
    await asyncio.sleep(SECONDS)
    link.mend()


FAILURES: list[Failure] = [
    one_is_killed,
    it_is_started_again,
    the_bus_stops,
    the_database_restarts,
    one_is_cut_off_from_the_database,
    one_is_cut_off_from_the_bus,
]


async def after_failures(machines: Machines) -> tuple[list[ReconnectingPlayer], dict[str, float]]:
    """Players who went on whatever failed, and for each failure the longest pause after it."""
    players = moving_players([server.url for server in machines.servers], ALONE, PAIRS)
    games = [asyncio.create_task(player.play()) for player in players]
    pauses: dict[str, float] = {}
    try:
        await progress(players, 2)
        for _ in range(TIMES):
            for failure in FAILURES:
                await failure(machines)
                began = monotonic()
                await progress(players, 1)
                name = failure.__name__
                pauses[name] = max(pauses.get(name, 0.0), monotonic() - began)
    finally:
        for player in players:
            player.leaving = True
        await asyncio.gather(*games)
    return players, pauses


async def stored_in(database: str) -> dict[str, StoredTable]:
    """All that is stored in a database."""
    connection = await asyncpg.connect(database)
    names = [row[0] for row in await connection.fetch("SELECT table_id FROM tables")]
    await connection.close()
    store = await open_postgres(database)
    found = {name: await store.load(name) for name in names}
    await store.close()
    return {name: stored for name, stored in found.items() if stored is not None}


@contextmanager
def two_machines(
    folder: Path, database: str, postgres: PostgresService, redis: RedisService
) -> Iterator[Machines]:
    with closing(Machines(folder, database, postgres, redis)) as machines:
        yield machines


def check(players: Sequence[ReconnectingPlayer], stored: dict[str, StoredTable]) -> None:
    """Nothing that was acknowledged is lost, and nothing was done twice."""
    assert len(promises(players)) > len(players)
    assert lost(promises(players), stored) == []
    assert done_twice(players, stored) == []
    for found in stored.values():
        rebuild(entry.command for entry in found.entries)


@pytest.mark.slow
def test_whatever_fails_nothing_is_lost_doubled_or_stuck(
    tmp_path: Path, database: str, postgres: PostgresService, redis: RedisService
) -> None:
    with two_machines(tmp_path, database, postgres, redis) as machines:
        players, pauses = asyncio.run(after_failures(machines))
    note("failures", **{name: round(pause, 2) for name, pause in pauses.items()})
    check(players, asyncio.run(stored_in(database)))
