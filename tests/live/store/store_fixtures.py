"""Stores of every kind, each by two handles, and a table to put into them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeAlias

import pytest

from red7.core import ADVANCED, FOLD
from red7.hosting.postgres.store import PostgresStore, open_postgres
from red7.hosting.sqlite.store import SqliteStore
from red7.live.shuffling import shuffled
from red7.live.store import Entry, MemoryStore, Store, TableStatus
from red7.live.store.log_text import command_text
from red7.table import Command, Open, Play, Sender, Settings, Sitter, apply_command, senders
from red7.table.seating import Configure, Remove

OPEN = Open(ADVANCED, (Sitter("Ann", None, "ann", face="cat"), Sitter("Bob", None, "bob")))
DEAL = shuffled(apply_command(None, OPEN).match)
PLAY = Play(0, (FOLD,))
ANN, BOB = senders.person("ann"), senders.person("bob")
NOTHING = TableStatus()


@asynccontextmanager
async def in_memory(tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    store = MemoryStore()
    yield store, store
    await store.close()


@asynccontextmanager
async def in_a_file(tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    stores = SqliteStore(tmp_path / "data"), SqliteStore(tmp_path / "data")
    yield stores
    for store in stores:
        await store.close()


@asynccontextmanager
async def in_postgres(address: str) -> AsyncIterator[tuple[Store, Store]]:
    # Two that begin at the same time.
    stores = await asyncio.gather(open_postgres(address), open_postgres(address))
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


Work: TypeAlias = Callable[[Store, Store], Awaitable[None]]
"""Uses a store by two handles, as two processes would."""
Try: TypeAlias = Callable[[Work], None]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def with_stores(request: pytest.FixtureRequest, tmp_path: Path) -> Try:
    kinds = {"memory": in_memory, "sqlite": in_a_file}
    made = kinds.get(request.param)
    address = "" if made else request.getfixturevalue("database")

    def with_stores(work: Work) -> None:
        async def run() -> None:
            async with made(tmp_path) if made else in_postgres(address) as (one, other):
                await work(one, other)

        asyncio.run(run())

    return with_stores


def entry(version: int, command_id: str, sender: Sender = ANN, at: float = 3.0) -> Entry:
    return Entry("fox", version, sender, command_id, PLAY, at)


PUBLIC, PRIVATE = Settings(public=True), Settings()
EARLIER: dict[str, tuple[list[Command], bool, int]] = {
    "alone": ([OPEN, DEAL], False, 1),
    "private": ([OPEN._replace(settings=PRIVATE), DEAL], False, 1),
    "public": ([OPEN._replace(settings=PUBLIC)], True, 1),
    "made public": ([OPEN._replace(settings=PRIVATE), Configure(ADVANCED, PUBLIC, 2)], True, 1),
    "made private": (
        [OPEN._replace(settings=PUBLIC), Remove(1), Configure(ADVANCED, PRIVATE, 2), Remove(1)],
        False,
        3,
    ),
}
"""Tables of an earlier release: their logs, whether they are public, and their invitation."""
EARLIER_ROWS = [
    (name, version, "person", "ann", f"{version}", command_text(command), 1, 1.0)
    for name, (log, _, _) in EARLIER.items()
    for version, command in enumerate(log, start=1)
]

OPENING = [
    Entry("fox", 1, ANN, "1", OPEN, 1.0),
    Entry("fox", 2, senders.TABLE, "1", DEAL, 2.0),
]


async def by_an_earlier_release(store: Store) -> None:
    """Have all tokens that are stored count as stored by an earlier release."""
    match store:
        case MemoryStore():
            store.legacy |= store._persons.keys()
        case SqliteStore():
            with closing(sqlite3.connect(store._path)) as connection, connection:
                connection.execute("UPDATE tokens SET legacy = 1")
        case PostgresStore():
            await store._connections.execute("UPDATE tokens SET legacy = true")


async def open_fox(store: Store, status: TableStatus = NOTHING) -> None:
    await store.open_table(OPENING, ["ann", "bob"], status, imported=False)


async def open_hen(
    store: Store, people: list[str], status: TableStatus = NOTHING, *, imported: bool = False
) -> None:
    hen = [each._replace(table="hen", at=each.at + 5) for each in OPENING]
    await store.open_table(hen, people, status, imported=imported)
