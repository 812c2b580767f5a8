"""Redis between worker processes: it may be down."""

import asyncio
import os
import signal
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest

from red7.service.peers import USUAL_TIMES
from tests.cluster.test_workers import friends_apart
from tests.cluster.workers import WORDS, workers_of
from tests.server.friends import Friend, started
from tests.server.guests import PATIENCE
from tests.server.processes import Served, start
from tests.services.fixtures import new_database
from tests.services.postgres import PostgresService
from tests.services.redis import RedisService

OUTAGE = USUAL_TIMES.forgotten_s + 1.5 * USUAL_TIMES.heartbeat_s
"""Seconds after which a process that says nothing would be forgotten."""


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgresService, redis: RedisService
) -> Iterator[Served]:
    """Two worker processes that share PostgreSQL and Redis."""
    folder, words = tmp_path_factory.mktemp("shared bus"), (*WORDS, "--bus", redis.address)
    served = start(folder / "data", words=words, database=new_database(postgres))
    try:
        asyncio.run(somebody_leaves(served))
        yield served
    finally:
        served.end()
    assert "Traceback" not in served.errors.read_text()


async def game_of(friends: list[Friend]) -> None:
    """Have the first round dealt, once all seats are taken."""
    for friend in friends:
        while any(sitter.get("free") for sitter in friend.seating["sitters"]):
            await friend.until("seating")
    await started(friends)


async def refused_code(friend: Friend, kind: str, **fields: Any) -> str:
    """The code of a refusal; empty for what is accepted."""
    done = await friend.do(kind, **fields)
    return "" if done["type"] == "accepted" else str(done["code"])


async def takes_the_chair(guest: Friend) -> None:
    """Ask for the chair until it is given."""
    async with asyncio.timeout(PATIENCE):
        while (code := await refused_code(guest, "host", seat=1)) != "":
            assert code == "not-away"
            await asyncio.sleep(0.1)


async def somebody_leaves(server: Served) -> None:
    """See that a person who is gone is away, as soon as all processes have heard each other."""
    async with friends_apart(server, pause=0) as (host, guest):
        await host.talk.socket.close()
        await takes_the_chair(guest)


def test_nobody_loses_chair_or_seat_to_an_outage_of_the_bus(
    server: Served, redis: RedisService
) -> None:
    async def run() -> None:
        # With this pause a bot may play as soon as a person is away.
        async with friends_apart(server, pause=0) as (host, guest):
            await game_of([host, guest])
            redis.stop()
            end = monotonic() + OUTAGE
            while monotonic() < end:
                assert await refused_code(guest, "host", seat=1) == "not-away"
                assert await refused_code(guest, "stand-in", seat=0) == "not-away"
                assert guest.last["presence"]["here"] == [True, True, True]
                await asyncio.sleep(0.1)
            # The server itself knows when one of its processes dies, but not where people go then.
            os.kill(workers_of(server)[0], signal.SIGKILL)
            await guest.until("presence", here=[False, True, True])
            assert await refused_code(guest, "host", seat=1) == "not-away"
            redis.start()
            await takes_the_chair(guest)

    try:
        asyncio.run(run())
    finally:
        redis.start()
