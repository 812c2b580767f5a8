"""Entries after a version, read in groups: whoever follows many tables asks once for all."""

import asyncio
from typing import NamedTuple

import asyncpg

from red7.hosting.postgres.connections import Connections
from red7.hosting.postgres.entries import ROW, entries_of
from red7.hosting.postgres.groups import LARGEST_GROUP, Groups
from red7.live.store.protocol import Entry

# For each table by itself, so that it is the index that is asked, whatever else is known of them.
_SINCE = f"""
SELECT place, found.* FROM unnest($1::text[], $2::int[])
    WITH ORDINALITY AS given (table_id, known, place)
CROSS JOIN LATERAL (
    SELECT {ROW} FROM entries
    WHERE entries.table_id = given.table_id AND entries.version > known
    ORDER BY entries.version OFFSET 0
) AS found ORDER BY place, version
"""


class _Pending(NamedTuple):
    table: str
    version: int
    future: "asyncio.Future[list[asyncpg.Record]]"


class GroupReads(Groups[_Pending]):
    """What a process reads of tables that it knows."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version. Raises `Damaged` or `StorageFailed`."""
        if "\0" in table:
            return []
        future: asyncio.Future[list[asyncpg.Record]] = asyncio.get_running_loop().create_future()
        self._add(_Pending(table, version, future))
        return entries_of(table, await future, version)

    def _split(self, pending: list[_Pending]) -> tuple[list[_Pending], list[_Pending]]:
        return pending[:LARGEST_GROUP], pending[LARGEST_GROUP:]

    async def _carry_out(self, group: list[_Pending]) -> None:
        asked = [each.table for each in group], [each.version for each in group]
        try:
            rows = await self._connections.fetch(_SINCE, *asked)
        except Exception as failed:
            for each in group:
                if not each.future.done():
                    each.future.set_exception(failed)
            return
        found: list[list[asyncpg.Record]] = [[] for _ in group]
        for row in rows:
            found[row[0] - 1].append(row[1:])
        for each, its in zip(group, found, strict=True):
            if not each.future.done():
                each.future.set_result(its)
