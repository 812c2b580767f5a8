"""Transfer of everything that is stored, from a data folder or a database to another, empty one.

Rows are copied as they are, in one transaction, while nobody serves either end: what goes to
PostgreSQL and comes back is the same to the byte, damaged games included.
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
"""Everything, by its names in both kinds of database."""
CHUNK = 2000
"""Rows that are in memory at a time."""

Rows: TypeAlias = list[tuple[object, ...]]
"""Rows with the values that SQLite has for them."""


class BadCopy(Red7Error):
    """A transfer that cannot be made; nothing has been copied."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int


class CopyEnd(Protocol):
    """One end of a transfer, which nobody else uses meanwhile."""

    def rows(self, name: str) -> AsyncIterator[Rows]:
        """All rows of a table of the database, some at a time."""

    async def count(self, name: str) -> int:
        """How many rows a table of the database has."""

    async def clear(self, name: str) -> None:
        """Remove all rows of a table of the database."""

    async def add(self, name: str, rows: Rows) -> None:
        """Add rows; they are there once everything is."""


async def copy_database(source: str, target: str) -> Copied:
    """Copy everything. Raises `BadCopy`, or another `Red7Error` of either end."""
    if source == target:
        raise BadCopy("both ends are the same")
    async with opened_end(source, new=False) as here, opened_end(target, new=True) as there:
        for name in COLUMNS:
            # A new one has its id already; whoever has its key goes by what they get from here.
            if name != "meta" and await there.count(name):
                raise BadCopy(f"there is something in {shown(target)} already; name a new one")
        await there.clear("meta")
        copied = {name: await _copy(name, here, there) for name in COLUMNS}
    return Copied(copied["tables"], copied["entries"])


async def _copy(name: str, here: CopyEnd, there: CopyEnd) -> int:
    count = 0
    async for rows in here.rows(name):
        await there.add(name, rows)
        count += len(rows)
    return count


@asynccontextmanager
async def opened_end(place: str, *, new: bool) -> AsyncIterator[CopyEnd]:
    """An end that one has for oneself; what was added to it stays if nothing is raised."""
    # Each is imported by those who have it.
    if is_database(place):
        with cluster_packages():
            from red7.hosting.operations.database_copy.postgres import opened_database

        async with opened_database(place) as database:
            yield database
    else:
        from red7.hosting.operations.database_copy.sqlite import opened_folder

        with opened_folder(Path(place).absolute(), new=new) as file:
            yield file


def shown(place: str) -> str:
    """A folder or an address as everybody may read it."""
    return without_password(place) if is_database(place) else place
