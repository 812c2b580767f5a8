"""The server is killed again and again: no acknowledged move is lost, none is done twice."""

import asyncio
import signal
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from red7.notation import step_name
from red7.server.data.file import opened_to_read
from red7.server.data.folder import FILE
from red7.server.data.log import Story, story
from red7.server.web.tokens import new_token
from red7.table import Play, fold
from tests.server.games import ADVANCED, EXPERT
from tests.server.processes import COMMAND, Served, start
from tests.server.regulars import Acknowledged, Regular

TABLES, KILLS = 20, 20
HASTY = (str(Path(__file__).with_name("hasty.py")),)
BOTS = [("random",), ("thrifty", "planner"), ("random", "thrifty", "planner"), ("planner",)]


def regulars(url: str) -> list[Regular]:
    """Some who play with quick bots, one who plays with a deep one."""
    found = [
        Regular(url, new_token(), BOTS[number % len(BOTS)], EXPERT if number % 3 else ADVANCED)
        for number in range(TABLES - 1)
    ]
    return [*found, Regular(url, new_token(), ("scout",), ADVANCED)]


def stories(data: Path) -> dict[str, Story]:
    """All that is stored."""
    with closing(opened_to_read(data / FILE)) as connection:
        tables = [table for (table,) in connection.execute("SELECT table_id FROM tables")]
        found = {table: story(connection, table) for table in tables}
    return {table: told for table, told in found.items() if told is not None}


def lost(promised: Sequence[Acknowledged], stored: dict[str, Story]) -> list[Acknowledged]:
    """The promises that were not kept."""
    return [move for move in promised if not _is_kept(move, stored.get(move.table))]


def _is_kept(move: Acknowledged, found: Story | None) -> bool:
    if found is None or found.versions.get(move.command_id) != move.version:
        return False
    command = found.commands[move.version - 1]
    steps = [*map(step_name, command.steps)] if isinstance(command, Play) else []
    return steps == move.steps


def done_twice(players: Sequence[Regular], stored: dict[str, Story]) -> list[str]:
    """The tables with more moves of people than these asked for."""
    asked = set().union(*(player.asked for player in players))
    return [
        table
        for table, found in stored.items()
        for moves in [[each for each in found.commands if isinstance(each, Play) and not each.seat]]
        if len(moves) > len(asked & set(found.versions))
    ]


async def killed(server: Served, data: Path, command: tuple[str, ...], *, again: bool) -> Served:
    """The server killed and, if it is to be, started again."""
    await asyncio.to_thread(server.end, signal.SIGKILL)
    if not again:
        return server
    return await asyncio.to_thread(start, data, command=command, port=server.port)


async def progress(players: Sequence[Regular], moves: int) -> None:
    """Wait until everybody has made some more moves: then no table is stuck, nor any bot."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(40):
        for player, count in zip(players, before, strict=True):
            while len(player.acknowledged) < count + moves:
                await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    data, random = tmp_path / "data", Random(4)

    async def run() -> list[Regular]:
        server = start(data)
        players = regulars(server.url)
        games = [asyncio.create_task(player.play()) for player in players]
        try:
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0, 0.4))
                server = await killed(server, data, COMMAND, again=True)
            await progress(players, moves=3)
        finally:
            await killed(server, data, COMMAND, again=False)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
        return players

    players = asyncio.run(run())
    stored = stories(data)
    promised = [move for player in players for move in player.acknowledged]
    assert len(promised) > 10 * TABLES
    assert lost(promised, stored) == []
    assert done_twice(players, stored) == []
    for found in stored.values():
        fold(found.commands)
    assert (tmp_path / "data.errors").read_text() == ""


@pytest.mark.slow
def test_an_acknowledgement_before_the_commit_would_be_noticed(tmp_path: Path) -> None:
    data, random = tmp_path / "data", Random(5)

    async def run() -> bool:
        server = start(data, command=HASTY)
        players = regulars(server.url)
        games = [asyncio.create_task(player.play()) for player in players]
        try:
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0.1, 0.4))
                await killed(server, data, HASTY, again=False)
                promised = [move for player in players for move in player.acknowledged]
                if lost(promised, stories(data)):
                    return True
                server = await asyncio.to_thread(start, data, command=HASTY, port=server.port)
        finally:
            await killed(server, data, HASTY, again=False)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
        return False

    assert asyncio.run(run())
