"""Copying all data from a data folder or a database to an empty one, while no server uses either.

All rows are copied unchanged, in one transaction. Data that is copied to PostgreSQL and back is
identical byte for byte, including damaged games.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

from red7.core import Red7Error
from red7.hosting.database_addresses import cluster_packages, is_database, without_password

COLUMNS: dict[str, tuple[str, ...]] = {
    "meta": ("name", "value"),
    "tables": (
        *("table_id", "imported", "bot_next", "due", "listed", "running", "changed"),
        *("summary", "summary_version", "public", "invitation"),
    ),
    "entries": (
        *("table_id", "version", "sender_kind", "sender", "command_id", "seat", "command"),
        *("rules_version", "at"),
    ),
    "holdings": ("person", "table_id"),
    "tokens": ("digest", "person", "legacy", "exchanged"),
    "documents": ("person", "document"),
    "transfers": ("digest", "document", "until", "person"),
    "leases": ("table_id", "owner"),
    "lease_owners": ("owner", "until"),
}
"""The columns of all database tables; the names are the same in SQLite and PostgreSQL."""
ROWS_PER_CHUNK = 2000
"""Maximum rows in memory at a time."""

Rows: TypeAlias = list[tuple[object, ...]]
"""Rows of a database table. Their values have the types that SQLite uses."""


class BadCopy(Red7Error):
    """The copy cannot be made; nothing has been copied."""


class Copied(NamedTuple):
    """The numbers of game tables and of log entries that were copied."""

    tables: int
    entries: int


class CopyEnd(Protocol):
    """The source or the target of a copy, which no other process uses meanwhile."""

    def rows(self, name: str) -> AsyncIterator[Rows]:
        """Yield all rows of a database table, in chunks."""

    async def count(self, name: str) -> int:
        """Return the number of rows of a database table."""

    async def clear(self, name: str) -> None:
        """Delete all rows of a database table."""

    async def add(self, name: str, rows: Rows) -> None:
        """Add rows; they are stored when the transaction ends."""


async def copy_database(source: str, target: str) -> Copied:
    """Copy all data from a folder or database to another one, which must be empty.

    Raise `BadCopy` if the target is not empty or the copy fails, or another `Red7Error` if the
    source or the target cannot be opened.
    """
    if source == target:
        raise BadCopy("both ends are the same")
    async with open_end(source, is_new=False) as reader, open_end(target, is_new=True) as writer:
        for name in COLUMNS:
            # A new database has an id of its own in "meta", which the source's replaces.
            if name != "meta" and await writer.count(name):
                raise BadCopy(f"there is something in {shown(target)} already; name a new one")
        await writer.clear("meta")
        copied = {name: await _copy(name, reader, writer) for name in COLUMNS}
    return Copied(copied["tables"], copied["entries"])


async def _copy(name: str, reader: CopyEnd, writer: CopyEnd) -> int:
    count = 0
    async for rows in reader.rows(name):
        await writer.add(name, rows)
        count += len(rows)
    return count


@asynccontextmanager
async def open_end(place: str, *, is_new: bool) -> AsyncIterator[CopyEnd]:
    """Open a data folder or a database in a transaction.

    With `is_new`, create a data folder that does not exist. The transaction is committed at the end
    of the `with` block, unless the block raises. Raise `Red7Error` if `place` cannot be opened.
    """
    if is_database(place):
        with cluster_packages():
            from red7.hosting.operations.database_copy.postgres import open_database

        async with open_database(place) as database:
            yield database
    else:
        from red7.hosting.operations.database_copy.sqlite import open_folder

        with open_folder(Path(place).absolute(), is_new=is_new) as file:
            yield file


def shown(place: str) -> str:
    """Return a folder as it is, or a database's address without its password."""
    return without_password(place) if is_database(place) else place
