"""Tables in memory: read when they are asked for, let go of, and put right by the log."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from red7.core import ADVANCED, BASIC, FOLD, PastTurn, Position, Turn
from red7.hosting.sqlite.store import SqliteStore
from red7.live import autopilot
from red7.live.compute.inline import InlineWorkers
from red7.live.compute.protocol import WorkFailed
from red7.live.games.game_list import GameList
from red7.live.live_table import LiveTable
from red7.live.registry import TableRegistry
from red7.live.shuffling import shuffled
from red7.live.store import Entry, MemoryStore, Store, TableStatus
from red7.table import (
    NewTable,
    Open,
    Play,
    PlayTurn,
    Refused,
    SeatWish,
    Sender,
    Sitter,
    Table,
    apply_command,
    new_game,
    rebuild,
    rematch,
    senders,
)
from tests.random_tables import story

T = TypeVar("T")

ANN, BOB = "ann's id", "bob's id"
BOTS = ("random",)
BY_ANN = senders.person(ANN)


class Onlooker:
    """Somebody who remembers what was shown."""

    def __init__(self, person: str) -> None:
        self.person, self.key = person, ""
        self.shown: list[dict[str, object]] = []
        self.is_checked = False

    def show(self, message: bytes) -> None:
        self.shown.append(msgspec.json.decode(message))

    def stop_watching(self, why: Refused) -> None:
        raise AssertionError(why)

    @property
    def silent_s(self) -> float:
        return 0.0

    def check_connection(self, *, is_on: bool) -> None:
        self.is_checked = is_on


def game(*bots: str | None) -> NewTable:
    """A game in which Ann has all seats that are not a bot's."""
    seats = [SeatWish("Ann"), *(SeatWish(f"at {seat}", bot) for seat, bot in enumerate(bots))]
    return new_game(ADVANCED, seats, ANN, BOTS, shuffled)


def fold_now(table: Table) -> PlayTurn:
    assert table.mover is not None
    return PlayTurn(table.version, table.mover, (FOLD,))


def nothing(version: int) -> None:
    """Nobody waits for the acknowledgement."""


async def fold_at(live: LiveTable, command_id: str, sender: Sender = BY_ANN) -> list[int]:
    """Fold for whoever is to move; gives what was acknowledged."""
    stored: list[int] = []
    await live.play(sender, command_id, fold_now(live.table), stored.append)
    return stored


def with_tables(
    work: Callable[[TableRegistry], Awaitable[None]],
    store: Callable[[], Store] = MemoryStore,
    workers: InlineWorkers | None = None,
) -> None:
    async def run() -> None:
        tables = TableRegistry(store(), workers or InlineWorkers())
        try:
            await work(tables)
        finally:
            tables.stop()
            await tables.store.close()

    asyncio.run(run())


async def opened(tables: TableRegistry, new: NewTable) -> str:
    return await tables.open(new, BY_ANN)


async def all_let_go_of(tables: TableRegistry) -> None:
    async with asyncio.timeout(10):
        while len(tables):
            await asyncio.sleep(0.01)


def test_a_table_is_in_memory_only_while_somebody_needs_it() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None))
        assert len(tables) == 0
        with await tables.at(name) as one, await tables.at(name) as other:
            assert one is other
            assert len(tables) == 1
        assert len(tables) == 0
        with pytest.raises(Refused):
            await tables.at("nowhere")
        assert len(tables) == 0

    with_tables(work)


def test_whoever_asks_at_the_same_time_gets_the_same_table() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None))

        async def look() -> int:
            with await tables.at(name) as live:
                await asyncio.sleep(0)
                return id(live)

        assert len(set(await asyncio.gather(*(look() for _ in range(20))))) == 1

    with_tables(work)


def test_commands_at_the_same_time_are_done_one_after_the_other() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None, None))
        stored: list[int] = []

        async def fold(number: int) -> None:
            with await tables.at(name) as live:
                await live.play(BY_ANN, f"{number}", fold_now(live.table), stored.append)

        outcomes = await asyncio.gather(*(fold(each) for each in range(5)), return_exceptions=True)
        assert stored == [3]
        refused = [each.code for each in outcomes if isinstance(each, Refused)]
        assert refused == ["behind"] * 4

    with_tables(work)


def test_a_table_that_is_behind_its_log_catches_up() -> None:
    """Two who do not know of each other: the log lets only one of them have a version."""

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None, None))
        others, onlooker = TableRegistry(tables.store, tables.workers), Onlooker(ANN)
        with await tables.at(name) as live, await others.at(name) as stale:
            await stale.watch(onlooker)
            await fold_at(live, "a")
            with pytest.raises(Refused) as refused:
                await fold_at(stale, "b")
            assert refused.value.code == "behind"
            assert stale.table == live.table
            assert [shown["version"] for shown in onlooker.shown] == [2, 3]
            assert await fold_at(stale, "a") == [3]

    with_tables(work)


def test_a_known_id_is_acknowledged_to_its_sender_alone() -> None:
    """And only after it is certain that the sender may give such a command."""

    async def work(tables: TableRegistry) -> None:
        new = game(None, None)
        sitters = [sitter._replace(person=ANN) for sitter in new.table.sitters]
        sitters[0] = sitters[0]._replace(person=BOB)
        opening = (Open(ADVANCED, tuple(sitters)), *new.commands[1:])
        name = await opened(tables, new._replace(commands=opening, people=(ANN, BOB)))
        with await tables.at(name) as live:
            mover = live.table.mover
            assert mover is not None
            first, second = (senders.person(sitters[seat].person) for seat in (mover, mover - 1))
            if first == second:
                first, second = senders.person(ANN), senders.person(BOB)
            request = fold_now(live.table)
            stored: list[int] = []
            await live.play(first, "a", request, stored.append)
            await live.play(first, "a", request, stored.append)
            assert stored == [3, 3]
            for stranger in (second, senders.person("eve"), senders.bot("random"), senders.TABLE):
                with pytest.raises(Refused) as refused:
                    await live.play(stranger, "a", request, stored.append)
                assert refused.value.code == "not-your-seat"
            assert stored == [3, 3]

    with_tables(work)


def test_a_command_that_another_process_has_stored_is_acknowledged() -> None:
    """It was sent to one, and sent again to another that is behind."""

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None, None))
        others = TableRegistry(tables.store, tables.workers)
        with await tables.at(name) as live, await others.at(name) as stale:
            request, stored = fold_now(live.table), list[int]()
            await live.play(BY_ANN, "a", request, stored.append)
            await stale.play(BY_ANN, "a", request, stored.append)
            assert stored == [3, 3]
            await live.play(BY_ANN, "b", fold_now(live.table), stored.append)
            again = TableRegistry(tables.store, tables.workers)
            with await again.at(name) as late:
                assert late.table.version == 4

    with_tables(work)


def test_who_has_seen_more_than_this_process_makes_it_catch_up() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None, None, None))
        others = TableRegistry(tables.store, tables.workers)
        with await tables.at(name) as live, await others.at(name) as stale:
            await fold_at(live, "a")
            stored: list[int] = []
            await stale.play(BY_ANN, "b", fold_now(live.table), stored.append)
            assert stored == [4]

    with_tables(work)


class Halting(InlineWorkers):
    """Makes messages only when it is let."""

    def __init__(self) -> None:
        self.asked, self.let = asyncio.Event(), asyncio.Event()

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        self.asked.set()
        await self.let.wait()
        return await super().run_query(job, *given)


def test_a_table_deleted_while_somebody_begins_to_watch_it_is_gone() -> None:
    workers = Halting()

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game("random", "random", "random"))
        with await tables.at(name, ANN) as live:
            live.autopilot.stop()
            watching = asyncio.create_task(live.watch(Onlooker(ANN)))
            await workers.asked.wait()
            await tables.remove_from_list(name, ANN)
            workers.let.set()
            with pytest.raises(Refused, match="unknown-table"):
                await watching
            live.autopilot.wake()
        await all_let_go_of(tables)

    with_tables(work, workers=workers)


def test_branches_and_records_say_who_gave_their_commands() -> None:
    async def work(tables: TableRegistry) -> None:
        new = game("random", None)
        table = new.table
        while table.mover is not None:
            table = apply_command(table, Play(table.mover, (FOLD,)))
        copied = (*new.commands, *(Play(past.seat, past.steps) for past in turns_of(table)))
        for imported in (False, True):
            stored = await tables.store.load(
                await opened(tables, new._replace(commands=copied, imported=imported))
            )
            assert stored is not None
            first, deal, *plays = stored.entries
            assert first.sender == BY_ANN
            assert deal.sender == (senders.TABLE if imported else BY_ANN)
            for entry in plays:
                assert isinstance(entry.command, Play)
                by = senders.bot("random") if entry.command.seat == 1 else BY_ANN
                assert entry.sender == (senders.TABLE if imported else by)

    with_tables(work)


def turns_of(table: Table) -> tuple[PastTurn, ...]:
    assert table.position is not None
    return table.position.history


def test_what_was_asked_for_is_shown_though_the_asker_has_gone() -> None:
    """And the table stays in memory until then, so that nobody finds it as it was before."""
    storing = asyncio.Event()

    class Slow(MemoryStore):
        async def append(
            self, entry: Entry, status: TableStatus, people: Sequence[str] = ()
        ) -> None:
            storing.set()
            await asyncio.sleep(0.05)
            await super().append(entry, status, people)

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None, None))
        onlooker = Onlooker(ANN)

        async def ask() -> None:
            with await tables.at(name) as live:
                await live.watch(onlooker)
                await fold_at(live, "a")

        asking = asyncio.create_task(ask())
        await storing.wait()
        asking.cancel()
        await asyncio.wait([asking])
        assert len(tables) == 1
        await all_let_go_of(tables)
        assert [shown["version"] for shown in onlooker.shown] == [2, 3]

    with_tables(work, Slow)


def test_a_deleted_table_stops_its_bots() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game("random", "random", "random"))
        await tables.remove_from_list(name, ANN)
        await all_let_go_of(tables)
        assert await tables.store.load(name) is None

    with_tables(work)


def test_nobody_wakes_a_bot_of_a_server_that_ends() -> None:
    async def is_still(live: LiveTable) -> bool:
        before = live.table.version
        live.autopilot.wake()
        await asyncio.sleep(0.05)
        return bool(live.table.bot_to_move) and live.table.version == before

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game("random", "random", "random"))
        with await tables.at(name) as live:
            tables.stop()
            if not live.table.bot_to_move:
                await fold_at(live, "1")
            assert await is_still(live)
        await all_let_go_of(tables)
        with await tables.at(name) as live:
            assert await is_still(live)

    with_tables(work)


def test_a_table_deleted_as_its_bot_is_about_to_think_is_let_go_of() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game("random", "random", "random"))
        with await tables.at(name) as live:
            live.end()
            await asyncio.sleep(0.05)
            live.autopilot.wake()
            live.end()
        await all_let_go_of(tables)

    with_tables(work)


def test_a_table_whose_asker_went_while_it_was_read_is_let_go_of() -> None:
    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game(None))

        async def look() -> None:
            with await tables.at(name):
                raise AssertionError("it was there at once")

        looking = asyncio.create_task(look())
        await asyncio.sleep(0)
        looking.cancel()
        await asyncio.wait([looking])
        await all_let_go_of(tables)

    with_tables(work)


class Unwell(InlineWorkers):
    """Nobody can think, for a while."""

    failures = 4

    async def turn(self, bot: str, position: Position) -> Turn:
        if self.failures:
            self.failures -= 1
            raise WorkFailed("not now")
        return await super().turn(bot, position)


def test_a_bot_that_could_not_think_tries_again_while_somebody_looks_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autopilot, "RETRY_S", 0.01)

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, game("random", "random", "random"))
        with await tables.at(name, ANN) as found:
            await found.watch(Onlooker(ANN))
            found.autopilot.wake()
            async with asyncio.timeout(20):
                while found.table.bot_to_move:
                    await asyncio.sleep(0.01)

    with_tables(work, workers=Unwell())


def test_a_bot_that_this_release_does_not_have_plays_somehow() -> None:
    async def work(tables: TableRegistry) -> None:
        new = game("random", "random")
        first = new.commands[0]
        assert isinstance(first, Open)
        sitters = tuple(sitter._replace(bot=sitter.bot and "oracle") for sitter in first.sitters)
        commands = (first._replace(sitters=sitters), *new.commands[1:])
        name = await opened(tables, new._replace(commands=commands))
        with await tables.at(name, ANN) as found:
            found.autopilot.wake()
            async with asyncio.timeout(20):
                while found.table.bot_to_move:
                    await asyncio.sleep(0.01)

    with_tables(work)


def test_a_game_that_cannot_be_read_is_listed_and_deleted_and_stops_no_other(
    tmp_path: Path,
) -> None:
    async def work(tables: TableRegistry) -> None:
        good, bad = [await opened(tables, game(None)) for _ in range(2)]
        with closing(sqlite3.connect(tmp_path / "data")) as connection, connection:
            connection.execute("UPDATE entries SET command = '{' WHERE table_id = ?", [bad])
            connection.execute("UPDATE tables SET bot_next = 1")
        await tables.resume()
        listed = await GameList(tables.store, tables.workers).of(ANN)
        assert [each.table for each in listed.games] == [good]
        assert [each.table for each in listed.unreadable] == [bad]
        assert "cannot be read" in listed.unreadable[0].reason
        with pytest.raises(Refused, match="unknown-table"):
            await tables.remove_from_list(bad, BOB)
        assert (await GameList(tables.store, tables.workers).of(ANN)).unreadable
        await tables.remove_from_list(bad, ANN)
        assert not (await GameList(tables.store, tables.workers).of(ANN)).unreadable

    with_tables(work, lambda: SqliteStore(tmp_path / "data"))


def test_a_rematch_belongs_to_all_who_held_a_seat() -> None:
    async def work(tables: TableRegistry) -> None:
        new = game(None)
        first, second = new.table.sitters
        table = new.table._replace(sitters=(first, second._replace(person=BOB)))
        again = rematch(table, shuffled)
        assert [sitter.name for sitter in again.table.sitters] == [second.name, first.name]
        assert set(again.people) == {ANN, BOB}
        name = await opened(tables, again)
        for person in (ANN, BOB):
            with await tables.at(name, person):
                pass

    with_tables(work)


def test_the_table_folds_for_whoever_has_no_card_left() -> None:
    """A stored command of the table's own, whoever is to move."""
    commands = next(
        commands[:length]
        for seed in range(99)
        for commands in [story(BASIC, 2, seed)]
        for length in range(2, len(commands))
        if rebuild(commands[:length]).auto_folds
    )
    first = commands[0]
    assert isinstance(first, Open)
    seats = tuple(Sitter(sitter.name, None, ANN) for sitter in first.sitters)
    story_of_ann = (first._replace(sitters=seats), *commands[1:])

    async def work(tables: TableRegistry) -> None:
        name = await opened(tables, NewTable(story_of_ann, rebuild(story_of_ann), (ANN,)))
        with await tables.at(name, ANN) as live:
            onlooker = Onlooker(ANN)
            await live.watch(onlooker)
            live.autopilot.wake()
            while live.table.mover is not None:
                await asyncio.sleep(0.01)
            assert live.table.version == len(commands) + 1
            assert [*live.loaded.versions][-1][0] == senders.TABLE
            assert onlooker.shown[-1]["match"]["over"]  # type: ignore[index]

    with_tables(work)
