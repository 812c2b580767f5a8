"""Tables, links and cookies of 0.9.0 go on working: friends play on with its own data file."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.hosting.friend_clients import Friend, accepted, played_out, started
from tests.hosting.server_process import Served, copy_of_release, serving
from tests.hosting.socket_clients import guest_of

OLD = Path(__file__).parents[1] / "data" / "release-0.9.0"
TABLES = json.loads((OLD / "tables.json").read_text())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(copy_of_release(OLD, tmp_path_factory.mktemp("old"))) as served:
        yield served


async def friend_of(
    stack: AsyncExitStack, server: Served, table: str, token: str | None = None, key: str = ""
) -> Friend:
    """Connect a client to a table by a cookie or a link of 0.9.0."""
    guest = await stack.enter_async_context(guest_of(server.url, token))
    talk = await stack.enter_async_context(guest.talking())
    friend = Friend(guest, talk, table)
    await friend.watch(key)
    return friend


def test_friends_play_on_by_their_cookies_while_others_watch_by_the_link(server: Served) -> None:
    old = TABLES["playing"]

    async def run() -> None:
        async with AsyncExitStack() as stack:
            friends = [
                await friend_of(stack, server, old["table"], token) for token in old["tokens"]
            ]
            watching = await friend_of(stack, server, old["table"], key=old["links"]["spectator"])
            assert friends[0].seating["links"] == old["links"]
            assert [friend.seats for friend in friends] == [[0], [1]]
            for friend in (*friends, watching):
                table = friend.last.get("table") or await friend.until("table")
                assert table["version"] == old["version"]
            await played_out(friends, Random(9))
            while not watching.now["match"]["over"]:
                await watching.hear()

    asyncio.run(run())


def test_an_invitation_of_0_9_0_lets_a_friend_sit_down_and_three_start(server: Served) -> None:
    old = TABLES["waiting"]
    key = old["links"]["invitation"]

    async def run() -> None:
        async with AsyncExitStack() as stack:
            friends = [
                await friend_of(stack, server, old["table"], token) for token in old["tokens"]
            ]
            cleo = await friend_of(stack, server, old["table"], key=key)
            done = await accepted(cleo, "sit", seat=1, name="Cleo", key=key)
            friends.insert(1, cleo)
            for friend in friends:
                await friend.sees(done["version"])
            await started(friends)
            names = [each["name"] for each in friends[0].seating["sitters"]]
            assert names == ["Ann", "Cleo", "Bob"]

    asyncio.run(run())
