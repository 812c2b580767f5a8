"""Leases in the SQLite file: a row for each game table with a lease, and one for each owner.

While a process has the lease of a game table, it alone runs the table's bots, clocks and deals. The
owner of a lease stands for that process.
"""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from red7.hosting.sqlite.group_commit import GroupCommitWriter

T = TypeVar("T")

_CLAIMED = (
    "SELECT 1 FROM leases JOIN lease_owners USING (owner)"
    " WHERE leases.table_id = tables.table_id AND until > :now"
)
OWNER_KEPT_S = 3600.0
"""Seconds after which the expired row of an owner is deleted, if no lease refers to it."""


class SqliteLeases(ABC):
    """The methods of `SqliteStore` for leases."""

    _writer: GroupCommitWriter

    @abstractmethod
    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Call `question` with a connection for reading, and return its result.

        Raise `StorageFailed` if the database fails.
        """

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            taken = connection.execute(
                "SELECT 1 FROM leases JOIN lease_owners USING (owner)"
                " WHERE table_id = ? AND owner <> ? AND until > ?",
                (table, owner, now),
            ).fetchone()
            if taken is not None:
                return False
            connection.execute("REPLACE INTO leases VALUES (?, ?)", (table, owner))
            connection.execute(
                "INSERT INTO lease_owners VALUES (?, ?)"
                " ON CONFLICT (owner) DO UPDATE SET until = max(until, excluded.until)",
                (owner, until),
            )
            return True

        return await self._writer.do(job)

    async def release(self, table: str, owner: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            given = table, owner
            connection.execute("DELETE FROM leases WHERE table_id = ? AND owner = ?", given)

        await self._writer.do(job)

    async def renew(self, owner: str, until: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("REPLACE INTO lease_owners VALUES (?, ?)", (owner, until))
            connection.execute(
                "DELETE FROM lease_owners WHERE until < ?"
                " AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.owner = lease_owners.owner)",
                (until - OWNER_KEPT_S,),
            )

        await self._writer.do(job)

    async def owners(self, now: float) -> list[str]:
        question = "SELECT owner FROM lease_owners WHERE until > ?"
        rows = await self._read(lambda log: log.execute(question, (now,)).fetchall())
        return [owner for (owner,) in rows]

    async def end_leases(self, now: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE lease_owners SET until = ?1 WHERE until > ?1", (now,))

        await self._writer.do(job)

    async def lease_end(self, table: str) -> float | None:
        question = "SELECT until FROM leases JOIN lease_owners USING (owner) WHERE table_id = ?"
        found = await self._read(lambda log: log.execute(question, (table,)).fetchone())
        return None if found is None else float(found[0])

    async def unclaimed(self, now: float, until: float) -> list[str]:
        # Each half of the query has an index of its own.
        question = (
            f"SELECT table_id FROM tables WHERE bot_next AND NOT EXISTS ({_CLAIMED}) UNION"
            f" SELECT table_id FROM tables WHERE due <= :until AND NOT EXISTS ({_CLAIMED})"
            " ORDER BY table_id"
        )
        given = {"now": now, "until": until}
        return await self._read(lambda log: [name for (name,) in log.execute(question, given)])

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        question = "SELECT max(version) FROM entries WHERE table_id = ?"

        def found(log: sqlite3.Connection) -> dict[str, int]:
            rows = {name: log.execute(question, (name,)).fetchone()[0] for name in tables}
            return {name: version for name, version in rows.items() if version is not None}

        return await self._read(found)
