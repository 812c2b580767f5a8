"""What an operator does, in every store, and what a server hears of it."""

import pytest

from red7.bots import BOTS
from red7.core import PRESETS
from red7.hosting.operations.table_admin import (
    CHANGE_NOTE,
    close_table,
    latest_tables,
    rename_player,
)
from red7.live.compute.inline import InlineWorkers
from red7.live.live_table import status_of
from red7.live.services import Services
from red7.live.store import Entry, Store
from red7.table import Refused, senders
from red7.table.new_games import new_friends_table
from red7.table.settings import Settings
from tests.live.store.store_fixtures import Try, with_stores

__all__ = ["with_stores"]


async def opened(store: Store, name: str, at: float) -> None:
    new = new_friends_table(PRESETS["basic"], Settings(), 2, "Ann", "ann", BOTS)
    entry = Entry(name, 1, senders.person("ann"), "1", new.commands[0], at)
    await store.open_table([entry], ["ann"], status_of(new.table), imported=False)


def test_tables_are_found_renamed_and_closed(with_stores: Try) -> None:
    async def work(ours: Store, servers: Store) -> None:
        for name, at in (("first", 1.0), ("last", 2.0), ("middle", 1.5)):
            await opened(servers, name, at)
        assert [each.table for each in await latest_tables(ours, 2)] == ["last", "middle"]
        assert await servers.note(CHANGE_NOTE) is None
        assert await rename_player(ours, "first", 0, " Anna  Maria ") == "Anna Maria"
        assert (order := await servers.note(CHANGE_NOTE)) is not None
        found = (await latest_tables(ours, 9))[0]
        assert (found.table, found.state, found.sitters) == (
            "first",
            "waiting",
            ("Anna Maria", "-"),
        )
        await close_table(ours, "first")
        assert await servers.note(CHANGE_NOTE) != order
        assert await servers.load("first") is None
        assert await servers.games_of("ann") != []
        with pytest.raises(Refused, match="unknown-table"):
            await close_table(ours, "first")

    with_stores(work)


def test_a_server_that_has_a_table_in_memory_takes_it_in(with_stores: Try) -> None:
    async def work(ours: Store, servers: Store) -> None:
        await opened(servers, "first", 1.0)
        services = Services(servers, InlineWorkers())
        with await services.tables.at("first") as live:
            await rename_player(ours, "first", 0, "Guest")
            await services.tables.find_changes()
            assert live.table.sitters[0].name == "Guest"
            await close_table(ours, "first")
            await services.tables.find_changes()
            assert not live.admits("ann")
            with pytest.raises(Refused, match="unknown-table"):
                await services.tables.at("first", "ann")

    with_stores(work)
