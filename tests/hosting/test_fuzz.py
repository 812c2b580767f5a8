"""Fuzzing: every message and every route, at tables that exist; nothing fails, sticks or grows.

`RED7_FUZZ` says how many messages.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from red7.hosting.http.routes import API
from tests.hosting.fuzzing import MESSAGES, Fuzzer, begun, requested, talked
from tests.hosting.games import turn_from
from tests.hosting.random_matches import last_frame
from tests.hosting.server_process import SERVE, Served, serving
from tests.hosting.socket_clients import Guest, Talk, guest_of

COUNT = int(os.environ.get("RED7_FUZZ", "600"))
GUESTS = 3
GROWTH = 30.0
"""Megabytes by which a server may grow once it has answered everything before; heaps breathe."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # Here one address asks more than a class of thirty would.
    words = (*SERVE, "--exempt", "127.0.0.1")
    with serving(tmp_path_factory.mktemp("fuzz") / "data", words=words) as served:
        yield served


async def goes_on(guest: Guest, table: str) -> None:
    """A table does what is to be done next, if that is up to this guest or to a bot."""
    async with guest.talking() as talk:
        while not await done_next(talk, table):
            pass


async def done_next(talk: Talk, table: str) -> bool:
    """The same, as it stands now; False if it has gone on before something could be said."""
    await talk.say("watch", table=table)
    while (message := await talk.hear())["type"] not in ("table", "error"):
        pass
    if message["type"] == "error" or message["frame"] is None or message["match"]["over"]:
        return True
    where = {"table": table, "version": message["version"], "id": token_hex(8)}
    frame = last_frame(message)
    if message["options"]:
        options = message["options"][0]
        steps = turn_from(options, Random(1))
        await talk.say("play", **where, seat=options["seat"], steps=steps)
    elif frame["over"]:
        await talk.say("next", **where)
    elif not message["sitters"][frame["mover"]].get("bot"):
        return True
    while message["type"] not in ("update", "refused"):
        message = await talk.hear()
    assert message.get("code") in (None, "behind", "not-host"), message
    return message.get("code") != "behind"


async def fuzzed(url: str, seed: int) -> Fuzzer:
    """Let some guests say anything, all of it at the same tables; then these go on."""
    first = Fuzzer(seed)

    async def one(number: int) -> None:
        fuzzer = Fuzzer(seed + 1000 * number, first)
        async with guest_of(url) as guest:
            await begun(fuzzer, guest)
            each = COUNT // GUESTS
            await asyncio.gather(talked(fuzzer, guest, each), requested(fuzzer, guest, each // 3))
            for table in fuzzer.tables:
                await goes_on(guest, table)

    await asyncio.gather(*map(one, range(GUESTS)))
    return first


def resident(process: int) -> float:
    """The memory of a process, in megabytes; 0 where nobody tells."""
    if sys.platform != "linux":
        return 0.0
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


@pytest.mark.slow
def test_whatever_is_said_nothing_fails_sticks_or_grows(server: Served) -> None:
    said = asyncio.run(fuzzed(server.url, 1)).said
    before = resident(server.process.pid)
    said += asyncio.run(fuzzed(server.url, 2)).said
    assert resident(server.process.pid) - before < GROWTH
    tags = {str(each.__struct_config__.tag) for each in MESSAGES}
    routes = {f"{method} {path}" for method, path, *_ in API}
    assert {*said} == tags | routes
