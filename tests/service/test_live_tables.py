"""Tables in memory: read when they are asked for, let go of, and put right by the log."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from red7.core import ADVANCED, FOLD, Position, Turn
from red7.server.workers import Lanes, ThoughtFailed
from red7.service import live_table as live_tables
from red7.service.game_list import Listing
from red7.service.live_table import bot_to_move
from red7.service.new_games import Opening, new_game, rematch
from red7.service.table_registry import Tables
from red7.store import Log
from red7.store.sqlite import story
from red7.table import Command, Open, Play, Refused, Table
from red7.wire.http_bodies import NewGame, NewSeat
from red7.wire.serialize import rules_shape

ANN, BOB = "ann's digest", "bob's digest"


class Onlooker:
    """Somebody who remembers what was shown."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.shown: list[dict[str, object]] = []

    def show(self, message: bytes) -> None:
        self.shown.append(msgspec.json.decode(message))


def game(*bots: str | None) -> Opening:
    """A game in which Ann has all seats that are not a bot's."""
    seats = [NewSeat("Ann"), *(NewSeat(f"at {seat}", bot) for seat, bot in enumerate(bots))]
    return new_game(NewGame(rules_shape(ADVANCED), seats), ANN)


def fold_now(table: Table) -> Command:
    assert table.mover is not None
    return Play(table.mover, (FOLD,))


def with_tables(tmp_path: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def run() -> None:
        tables = Tables(Log(tmp_path / "data"), Lanes())
        try:
            await work(tables)
        finally:
            tables.stop()
            await asyncio.to_thread(tables.lanes.stop)
            tables.log.close()

    asyncio.run(run())


async def all_let_go_of(tables: Tables) -> None:
    async with asyncio.timeout(10):
        while len(tables):
            await asyncio.sleep(0.01)


def test_a_table_is_in_memory_only_while_somebody_needs_it(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game(None))
        assert len(tables) == 0
        async with tables.at(name) as one, tables.at(name) as other:
            assert one is other
            assert len(tables) == 1
        assert len(tables) == 0
        with pytest.raises(Refused):
            async with tables.at("nowhere"):
                pass
        assert len(tables) == 0

    with_tables(tmp_path, work)


def test_whoever_asks_at_the_same_time_gets_the_same_table(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game(None))

        async def look() -> int:
            async with tables.at(name) as live:
                await asyncio.sleep(0)
                return id(live)

        assert len(set(await asyncio.gather(*(look() for _ in range(20))))) == 1

    with_tables(tmp_path, work)


def test_commands_at_the_same_time_are_done_one_after_the_other(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game(None, None))
        stored: list[int] = []

        async def fold(number: int) -> None:
            async with tables.at(name) as live:
                await live.carry_out(f"{number}", fold_now, stored.append)

        outcomes = await asyncio.gather(*(fold(each) for each in range(5)), return_exceptions=True)
        # Two folds end a round of three.
        assert stored == [3, 4]
        assert sum(isinstance(outcome, AssertionError) for outcome in outcomes) == 3

    with_tables(tmp_path, work)


def test_a_table_that_is_behind_its_log_catches_up(tmp_path: Path) -> None:
    """Two who do not know of each other: the log lets only one of them have a version."""

    async def work(tables: Tables) -> None:
        name = await tables.open(game(None, None))
        others, onlooker = Tables(tables.log, tables.lanes), Onlooker(ANN)
        async with tables.at(name) as live, others.at(name) as stale:
            stale.watch(onlooker)
            await live.carry_out("a", fold_now, lambda version: None)
            with pytest.raises(Refused) as refused:
                await stale.carry_out("b", fold_now, lambda version: None)
            assert refused.value.code == "behind"
            assert stale.table == live.table
            assert [shown["version"] for shown in onlooker.shown] == [2, 3]
            stored: list[int] = []
            await stale.carry_out("a", fold_now, stored.append)
            assert stored == [3]

    with_tables(tmp_path, work)


def test_what_was_asked_for_is_shown_though_the_asker_has_gone(tmp_path: Path) -> None:
    """And the table stays in memory until then, so that nobody finds it as it was before."""

    async def work(tables: Tables) -> None:
        name = await tables.open(game(None, None))
        deciding, onlooker = asyncio.Event(), Onlooker(ANN)

        def decide(table: Table) -> Command:
            deciding.set()
            return fold_now(table)

        async def ask() -> None:
            async with tables.at(name) as live:
                live.watch(onlooker)
                await live.carry_out("a", decide, lambda version: None)

        asking = asyncio.create_task(ask())
        await deciding.wait()
        asking.cancel()
        await asyncio.wait([asking])
        assert len(tables) == 1
        await all_let_go_of(tables)
        assert [shown["version"] for shown in onlooker.shown] == [2, 3]

    with_tables(tmp_path, work)


def test_a_deleted_table_stops_its_bots(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game("random", "random", "random"))
        await tables.forget(name, ANN)
        await all_let_go_of(tables)
        assert await tables.log.read(lambda connection: story(connection, name)) is None

    with_tables(tmp_path, work)


def test_a_table_deleted_as_its_bot_is_about_to_think_is_let_go_of(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game("random", "random", "random"))
        async with tables.at(name) as live:
            live.end()
            await asyncio.sleep(0.05)
            live.wake()
            live.end()
        await all_let_go_of(tables)

    with_tables(tmp_path, work)


def test_a_table_whose_asker_went_while_it_was_read_is_let_go_of(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        name = await tables.open(game(None))

        async def look() -> None:
            async with tables.at(name):
                raise AssertionError("it was there at once")

        looking = asyncio.create_task(look())
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.wait([looking])
        await tables.log.read(lambda connection: None)
        await all_let_go_of(tables)

    with_tables(tmp_path, work)


class Unwell(Lanes):
    """Nobody can think, for a while."""

    failures = 4

    async def turn(self, bot: str, position: Position) -> Turn:
        if self.failures:
            self.failures -= 1
            raise ThoughtFailed("not now")
        return await super().turn(bot, position)


def test_a_bot_that_could_not_think_tries_again_while_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "RETRY", 0.01)

    async def work(tables: Tables) -> None:
        tables.lanes = lanes = Unwell()
        name = await tables.open(game("random", "random", "random"))
        async with tables.at(name, ANN) as found:
            found.watch(Onlooker(ANN))
            found.wake()
            async with asyncio.timeout(20):
                while bot_to_move(found.table):
                    await asyncio.sleep(0.01)
        await asyncio.to_thread(lanes.stop)

    with_tables(tmp_path, work)


def test_a_bot_that_this_release_does_not_have_plays_somehow(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        opening = game("random", "random")
        first = opening.commands[0]
        assert isinstance(first, Open)
        sitters = tuple(sitter._replace(bot=sitter.bot and "oracle") for sitter in first.sitters)
        commands = (first._replace(sitters=sitters), *opening.commands[1:])
        name = await tables.open(opening._replace(commands=commands))
        async with tables.at(name, ANN) as found, asyncio.timeout(20):
            found.wake()
            while bot_to_move(found.table):
                await asyncio.sleep(0.01)

    with_tables(tmp_path, work)


def test_a_game_that_cannot_be_read_is_listed_and_deleted_and_stops_no_other(
    tmp_path: Path,
) -> None:
    async def work(tables: Tables) -> None:
        good, bad = [await tables.open(game(None)) for _ in range(2)]
        with closing(sqlite3.connect(tmp_path / "data")) as connection, connection:
            connection.execute("UPDATE entries SET command = '{' WHERE table_id = ?", [bad])
            connection.execute("UPDATE tables SET bot_next = 1")
        await tables.resume()
        listed = await Listing(tables.log).of(ANN)
        assert [each.table for each in listed.games] == [good]
        assert [each.table for each in listed.unreadable] == [bad]
        assert "cannot be read" in listed.unreadable[0].reason
        await tables.forget(bad, BOB)
        assert (await Listing(tables.log).of(ANN)).unreadable
        await tables.forget(bad, ANN)
        assert not (await Listing(tables.log).of(ANN)).unreadable

    with_tables(tmp_path, work)


def test_a_rematch_belongs_to_all_who_held_a_seat(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        opening = game(None)
        first, second = opening.table.sitters
        table = opening.table._replace(sitters=(first, second._replace(holder=BOB)))
        again = rematch(table)
        assert [sitter.name for sitter in again.table.sitters] == [second.name, first.name]
        assert set(again.holders) == {ANN, BOB}
        name = await tables.open(again)
        for holder in (ANN, BOB):
            async with tables.at(name, holder):
                pass

    with_tables(tmp_path, work)
