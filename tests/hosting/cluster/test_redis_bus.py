"""Redis between worker processes: it may be down, and others may write to it."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from red7.hosting.cluster.heartbeats import HeartbeatTimes
from tests.databases.fixtures import new_database
from tests.databases.postgres import PostgresService
from tests.databases.redis import RedisService
from tests.hosting.cluster.test_workers import friends_apart
from tests.hosting.cluster.web_processes import WORDS, workers_of
from tests.hosting.friend_clients import Friend, accepted, started
from tests.hosting.server_process import Served, start
from tests.hosting.socket_clients import PATIENCE

pytestmark = pytest.mark.slow

OUTAGE = HeartbeatTimes().silent_s + 1.5 * HeartbeatTimes().interval_s
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


class Eavesdropper:
    """Somebody who reads what goes over the bus, and writes to it."""

    def __init__(self, redis: Redis, subscription: PubSub, channel: str) -> None:
        self._redis, self._subscription, self._channel = redis, subscription, channel

    async def owner_of(self, table: str) -> tuple[str, str]:
        """Return the first process that tells of a person at a table, and that person."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self._subscription.get_message(True, 1.0)
                for hint in json.loads((message or {}).get("data") or b"[]"):
                    if hint[0] == "Here" and hint[3] == table:
                        for person in filter(None, hint[4]):
                            return hint[1], person

    async def say(self, message: "bytes | list[object]") -> None:
        """Publish a message, or one hint as a message."""
        data = message if isinstance(message, bytes) else json.dumps([message]).encode()
        await self._redis.publish(self._channel, data)


Hints = list[list[object]]


def reactions(table: str, owner: str, person: str) -> Hints:
    return [
        ["Reacted", owner, table, 99, "wow"],
        ["Reacted", owner, table, -1, "wow"],
        ["Reacted", owner, table, 0, "<script>"],
        # A bot sits there.
        ["Reacted", owner, table, 2, "wow"],
    ]


def counts(table: str, owner: str, person: str) -> Hints:
    return [
        ["Here", "forger", 0, table, {"": -5}],
        ["Here", "forger", 0, table, {"": 10**12}],
        ["Here", "forger", 0, table, {"x" * 1000: 1}],
        ["Here", "forger" * 100, 0, table, {"": 3}],
        ["Here", "for\0ger", 0, table, {"": 3}],
        ["Everybody", "forger", 0, {table: {"": -5}}, True, True],
    ]


def moves(table: str, owner: str, person: str) -> Hints:
    return [["PersonMoved", "forger", person, True], ["PersonMoved", "forger", person, False]]


def deaths(table: str, owner: str, person: str) -> Hints:
    return [["Died", owner]]


def farewells(table: str, owner: str, person: str) -> Hints:
    return [["Bye", owner]]


def noise(table: str, owner: str, person: str) -> list[bytes]:
    """Messages that mean nothing, or something by chance."""
    random, found = Random(5), list[bytes]()
    kinds = ["Stored", "Rewritten", "Reacted", "Everybody", "Alive", "Ask", "Bye", "Died", 7]
    values: list[object] = [owner, table, None, -1, 1.5, True, [], {}, {"": 0}, "\0", "[" * 50]
    for _ in range(100):
        found.append(random.randbytes(random.randrange(1, 60)))
        hint = [random.choice(kinds), *random.choices(values, k=random.randrange(6))]
        found.append(json.dumps([hint]).encode())
        found.append(b"[" * random.randrange(1, 100_000))
    # One that nobody understands does not make the others of its message unheard.
    found.append(json.dumps([["NoSuchHint"], ["Reacted", "friend", table, 0, "oops"]]).encode())
    return found


@asynccontextmanager
async def eavesdropping(server: Served, redis: RedisService) -> AsyncIterator[Eavesdropper]:
    data_id = httpx.get(f"{server.url}/api/health", trust_env=False).json()["data"]
    channel = f"red7:{data_id}"
    async with Redis.from_url(redis.address) as client, client.pubsub() as subscription:
        await subscription.subscribe(channel)
        yield Eavesdropper(client, subscription, channel)


def told_since(friend: Friend, count: int) -> list[Any]:
    """What a friend was told after so many messages."""
    return [json.loads(text) for _, text in friend.guest.heard[count:]]


@pytest.mark.parametrize("forged", [reactions, counts, moves, deaths, farewells, noise])
def test_what_others_write_to_the_bus_is_not_believed(
    server: Served, redis: RedisService, forged: Callable[[str, str, str], Hints | list[bytes]]
) -> None:
    async def run() -> None:
        async with (
            eavesdropping(server, redis) as other,
            friends_apart(server, pause=0) as friends,
        ):
            host, guest = friends
            await game_of(friends)
            owner, person = await other.owner_of(host.table)
            counts = [len(friend.guest.heard) for friend in friends]
            for message in forged(host.table, owner, person):
                await other.say(message)
            assert await refused_code(guest, "host", seat=1) == "not-away"
            # All play on, and see what is true.
            expected = ["oops", "wow"] if forged is noise else ["wow"]
            for friend in friends:
                while forged is noise and "reaction" not in friend.last:
                    await friend.hear()
            await host.talk.say("react", table=host.table, reaction="wow")
            for friend in friends:
                await friend.until("reaction", reaction="wow")
            await accepted(host, "rename", seat=0, name="Anna")
            await guest.until("seating")
            told = [each for two in zip(friends, counts, strict=True) for each in told_since(*two)]
            assert [each for each in told if each["type"] == "error"] == []
            for each in told:
                if each["type"] == "presence":
                    assert (each["here"], each["watching"]) == ([True, True, True], 0)
            reacted = [each["reaction"] for each in told if each["type"] == "reaction"]
            assert reacted == expected * 2

    asyncio.run(run())
