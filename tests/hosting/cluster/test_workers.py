"""`red7 serve --workers`: any process answers anybody, and a table is the same in all."""

import asyncio
import os
import resource
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic, sleep

import httpx
import pytest

from tests.hosting.cluster.web_processes import WORDS, only, ready_workers_of, workers_of
from tests.hosting.friend_clients import Friend, accepted, new_table, played_out, started
from tests.hosting.games import ADVANCED
from tests.hosting.server_process import Served, are_gone, children_of, start
from tests.hosting.socket_clients import PATIENCE, guest_of

pytestmark = pytest.mark.slow

DEAF = (
    "-P",
    str(Path(__file__).with_name("not_following_server.py")),
)


@asynccontextmanager
async def friends_apart(server: Served, **settings: object) -> AsyncIterator[list[Friend]]:
    """Two friends who have sat down at a table with a bot, each at a worker of their own."""
    first, second = ready_workers_of(server)
    async with AsyncExitStack() as stack:
        with only(first, server):
            ann = await stack.enter_async_context(guest_of(server.url))
            made = await ann.post("/api/tables", new_table(3, rules=ADVANCED, **settings))
            talk = await stack.enter_async_context(ann.talking())
            host = Friend(ann, talk, made["table"])
            await host.watch()
        with only(second, server):
            bob = await stack.enter_async_context(guest_of(server.url))
            talk = await stack.enter_async_context(bob.talking())
            guest = Friend(bob, talk, host.table)
            await guest.watch(host.seating["links"]["invitation"])
        await accepted(guest, "sit", seat=1, name="Bob", key=guest.key)
        await accepted(host, "seat-bot", seat=2, bot="random")
        yield [host, guest]


async def match_of(friends: list[Friend]) -> None:
    """A match, played to its end."""
    for friend in friends:
        while any(sitter.get("free") for sitter in friend.seating["sitters"]):
            await friend.until("seating")
    await started(friends)
    await played_out(friends, Random(7))


def test_friends_at_different_workers_play_a_match(server: Served) -> None:
    async def run() -> None:
        async with friends_apart(server) as friends:
            await match_of(friends)
            assert friends[0].now["match"] == friends[1].now["match"]
            # What is a worker's own goes with it: who was connected, and its leases.
            host, guest = friends
            worker = workers_of(server)[1]
            os.kill(worker, signal.SIGKILL)
            await host.until("presence", here=[True, False, True])
            assert len(workers_of(server)) == 2
            assert f"server-process-died pid={worker} status=-9" in server.errors.read_text()
            again = await guest.guest.get("/api/games")
            assert [game["table"] for game in again["games"]] == [host.table]

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="only there another's limits can be set")
def test_the_others_go_on_where_a_worker_cannot_be_replaced(tmp_path: Path) -> None:
    server = start(tmp_path / "data", words=WORDS)
    parent = server.process.pid
    try:
        killed, other = ready_workers_of(server)
        before = resource.prlimit(parent, resource.RLIMIT_NOFILE)
        # No descriptor is left for the line to another process.
        resource.prlimit(parent, resource.RLIMIT_NOFILE, (3, before[1]))
        os.kill(killed, signal.SIGKILL)
        until = monotonic() + PATIENCE
        while "server-process-not-started" not in server.errors.read_text():
            assert monotonic() < until
            sleep(0.05)
        assert httpx.get(f"{server.url}/api/health", trust_env=False).status_code == 200
        resource.prlimit(parent, resource.RLIMIT_NOFILE, before)
        assert other in workers_of(server)
    finally:
        status = server.end()
    assert status == 0


def test_a_worker_that_pushes_only_what_it_stored_itself_would_be_noticed(tmp_path: Path) -> None:
    async def run(server: Served) -> None:
        async with friends_apart(server) as friends:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(3):
                    await match_of(friends)

    server = start(tmp_path / "data", command=DEAF, words=WORDS)
    family = {*workers_of(server)}
    try:
        asyncio.run(run(server))
        family |= {child for worker in family for child in children_of(worker)}
    finally:
        server.end(signal.SIGKILL)
    # Nobody is left behind by a parent that was killed.
    assert are_gone(family)
