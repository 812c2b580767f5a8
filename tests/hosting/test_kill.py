"""The server is killed again and again: no acknowledged move is lost, none is done twice."""

import asyncio
import os
import signal
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from red7.hosting.data_folder import FILE
from red7.hosting.sqlite.entries import load_from
from red7.hosting.sqlite.file import opened_to_read
from red7.live.store import StoredTable
from red7.notation import step_name
from red7.table import Open, Play, SenderKind, rebuild
from tests.hosting.games import ADVANCED, EXPERT
from tests.hosting.reconnecting_client import (
    Acknowledged,
    Meeting,
    ReconnectingFriend,
    ReconnectingPlayer,
)
from tests.hosting.server_process import COMMAND, lasting_port, start
from tests.proof_figures import note

TABLES, KILLS = 12, int(os.environ.get("RED7_KILLS", "12"))
PAIRS = 2
"""Tables with two people and a bot each."""
OPENING = 2
"""The commands with which a table begins: it is opened, and its first round is dealt."""
HASTY = (
    "-P",
    str(Path(__file__).with_name("early_ack_server.py")),
)
BOTS = [("random",), ("thrifty", "planner"), ("random", "thrifty", "planner"), ("planner",)]


def reconnecting_players(url: str, news: asyncio.Event) -> list[ReconnectingPlayer]:
    """Players at as many tables; the event is set with every move that is acknowledged."""
    alone = [
        ReconnectingPlayer(
            url, BOTS[number % len(BOTS)], EXPERT if number % 3 else ADVANCED, news, number
        )
        for number in range(TABLES)
    ]
    meetings = [Meeting() for _ in range(PAIRS)]
    together = [
        ReconnectingFriend(
            meeting, url, BOTS[0], ADVANCED, news, 2 * number + is_host, is_host=is_host
        )
        for number, meeting in enumerate(meetings, start=TABLES)
        for is_host in (True, False)
    ]
    return [*alone, *together]


def stories(data: Path) -> dict[str, StoredTable]:
    """All that is stored."""
    with closing(opened_to_read(data / FILE)) as connection:
        tables = [table for (table,) in connection.execute("SELECT table_id FROM tables")]
        found = {table: load_from(connection, table) for table in tables}
    return {table: told for table, told in found.items() if told is not None}


def lost(promised: Sequence[Acknowledged], stored: dict[str, StoredTable]) -> list[Acknowledged]:
    """The promises that were not kept."""
    return [move for move in promised if not _is_kept(move, stored.get(move.table))]


def _is_kept(move: Acknowledged, found: StoredTable | None) -> bool:
    if found is None or len(found.entries) < move.version:
        return False
    entry = found.entries[move.version - 1]
    steps = [*map(step_name, entry.command.steps)] if isinstance(entry.command, Play) else []
    return entry.command_id == move.command_id and steps == move.steps


def done_twice(players: Sequence[ReconnectingPlayer], stored: dict[str, StoredTable]) -> list[str]:
    """The tables with more commands of people than these asked for."""
    asked = set().union(*(player.asked for player in players))
    return [
        table
        for table, found in stored.items()
        for moves in [[each for each in found.entries if each.sender.kind is SenderKind.PERSON]]
        if len(moves) > len(asked & {each.command_id for each in moves}) + _openings(found)
    ]


def _openings(found: StoredTable) -> int:
    """The commands with which a table begins: those with friends are dealt when it is asked for."""
    first = found.entries[0].command
    return 1 if isinstance(first, Open) and first.settings is not None else OPENING


async def after_kills(
    data: Path, seed: int, command: tuple[str, ...] = COMMAND, *, until_lost: bool = False
) -> list[ReconnectingPlayer]:
    """Players whose server was killed again and again, and who could all play on in the end.

    Where losses are looked for, one is enough, and more kills are tried.
    """
    random, port = Random(seed), lasting_port()
    server = start(data, command=command, port=port)
    news = asyncio.Event()
    players = reconnecting_players(server.url, news)
    games = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(3 * KILLS if until_lost else KILLS):
            await moves(players, random.randint(1, 50), news)
            await asyncio.sleep(random.choice([0, random.uniform(0, 0.02)]))
            server.process.kill()
            await asyncio.to_thread(server.end, signal.SIGKILL)
            if until_lost and lost(promises(players), stories(data)):
                return players
            server = await asyncio.to_thread(start, data, command=command, port=port)
        await progress(players, 3)
    finally:
        for player in players:
            player.leaving = True
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.gather(*games)
    return players


def promises(players: Sequence[ReconnectingPlayer]) -> list[Acknowledged]:
    """Every move that was acknowledged."""
    return [move for player in players for move in player.acknowledged]


async def moves(players: Sequence[ReconnectingPlayer], count: int, news: asyncio.Event) -> None:
    """Wait until so many more moves were acknowledged, and not a moment longer."""
    wanted = len(promises(players)) + count
    async with asyncio.timeout(40):
        while len(promises(players)) < wanted:
            news.clear()
            await news.wait()


async def progress(players: Sequence[ReconnectingPlayer], count: int) -> None:
    """Wait until everybody has made some more moves: then no table is stuck, nor any bot."""
    wanted = [len(player.acknowledged) + count for player in players]
    async with asyncio.timeout(40):
        for player, number in zip(players, wanted, strict=True):
            while len(player.acknowledged) < number:
                await asyncio.sleep(0.05)


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    data = tmp_path / "data"
    players = asyncio.run(after_kills(data, seed=4))
    stored = stories(data)
    note(
        "kills",
        kills=KILLS,
        acknowledged=len(promises(players)),
        lost=len(lost(promises(players), stored)),
        doubled=len(done_twice(players, stored)),
    )
    assert len(promises(players)) > 10 * TABLES
    assert lost(promises(players), stored) == []
    assert done_twice(players, stored) == []
    for found in stored.values():
        rebuild(entry.command for entry in found.entries)
    assert (tmp_path / "data.errors").read_text() == ""


@pytest.mark.slow
def test_an_acknowledgement_before_the_commit_would_be_noticed(tmp_path: Path) -> None:
    data = tmp_path / "data"
    players = asyncio.run(after_kills(data, 5, HASTY, until_lost=True))
    assert lost(promises(players), stories(data))
