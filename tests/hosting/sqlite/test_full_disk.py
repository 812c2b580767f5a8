"""A disk that is full: what does not fit is refused, nothing is harmed, and then it goes on."""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.hosting.games import ADVANCED, commands_of, new_game, told, turn_from
from tests.hosting.random_matches import played
from tests.hosting.server_process import Served, start
from tests.hosting.socket_clients import Guest, guest_of, my_turn

NO_LIMIT = -1
LESS_THAN_A_PAGE = 4000


def fill_disk(server: Served, data: Path) -> None:
    """Leave the server's write-ahead log no room, but its own log some."""
    limit(server, max((data / "red7.sqlite3-wal").stat().st_size, LESS_THAN_A_PAGE))


def limit(server: Served, size: int) -> None:
    """Let the server write no file beyond a size, as if the disk were full."""
    assert sys.platform == "linux"
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def assert_told(server: Served) -> None:
    """The operator has read that there was no room, and when there was."""
    told = server.errors.read_text()
    assert "nothing can be stored (full)" in told, told
    assert told.index("nothing can be stored (full)") < told.index("storing goes on"), told
    assert "Traceback" not in told


async def refused_until_there_is_room(guest: Guest, server: Served, data: Path) -> str:
    """A table whose guest could not move for a while."""
    made = await guest.post("/api/games", new_game("random", rules=ADVANCED))
    table: str = made["table"]
    async with guest.talking() as talk:
        message = await my_turn(talk, await talk.ask("watch", "table", table=table))
        fill_disk(server, data)
        where = {"table": table, "version": message["version"], "seat": 0, "id": "mine"}
        steps = turn_from(message["options"][0], Random(1))
        for _ in range(2):
            refused = await talk.ask("play", "refused", **where, steps=steps)
            assert refused["code"] == "storage"
            assert "Make room" in refused["message"]
        answer = await guest.http.post("/api/games", json=new_game("random"))
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert (await talk.ask("watch", "table", table=table))["version"] == message["version"]
        limit(server, NO_LIMIT)
        accepted = await talk.ask("play", "accepted", **where, steps=steps)
        assert accepted["version"] == message["version"] + 1
        await my_turn(talk, await talk.hear_of("update"))
        await played(talk, table, Random(1))
    return table


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process's files")
def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = start(data)

    async def run() -> str:
        async with guest_of(server.url) as guest:
            return await refused_until_there_is_room(guest, server, data)

    try:
        table = asyncio.run(run())
    finally:
        assert server.end() == 0
    assert told(commands_of(data, table))[-1].match.is_over
    assert_told(server)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process's files")
def test_bots_try_again_by_themselves_once_there_is_room(tmp_path: Path) -> None:
    data = tmp_path / "data"
    server = start(data)

    async def run() -> None:
        async with guest_of(server.url) as guest:
            game = new_game("random", "random", "random", rules=ADVANCED)
            table = (await guest.post("/api/games", game))["table"]
            async with guest.talking() as talk:
                message = await my_turn(talk, await talk.ask("watch", "table", table=table))
                where = {"table": table, "version": message["version"], "seat": 0, "id": "mine"}
                await talk.say("play", **where, steps=["--"])
                await talk.hear_of("accepted")
                fill_disk(server, data)
                await asyncio.sleep(0.5)
                limit(server, NO_LIMIT)
                while not message["match"]["rounds"]:
                    message = await talk.hear_of("update")

    try:
        asyncio.run(run())
    finally:
        assert server.end() == 0
    assert_told(server)
