"""Leases in PostgreSQL: a row for each game table with a lease, and one for each owner.

While a process has the lease of a game table, it alone runs the table's bots, clocks and deals. The
owner of a lease stands for that process.
"""

from collections.abc import Sequence

import asyncpg

from red7.hosting.postgres.connections import Connections

OWNER_KEPT_S = 3600.0
"""Seconds after which the expired row of an owner is deleted, if no lease refers to it."""
_CLAIMED = (
    "SELECT FROM leases JOIN lease_owners USING (owner)"
    " WHERE leases.table_id = tables.table_id AND until > $1"
)


class PostgresLeases:
    """The methods of `PostgresStore` for leases."""

    _connections: Connections

    async def claim(self, table: str, owner: str, now: float, until: float) -> bool:
        async def job(connection: "asyncpg.Connection") -> bool:
            async with connection.transaction():
                # The lock lets two processes claim a table only one after the other, so that the
                # second one sees the claim of the first.
                await connection.execute(
                    "SELECT pg_advisory_xact_lock(hashtext('red7 lease'), hashtext($1))", table
                )
                taken = await connection.fetchval(
                    "SELECT EXISTS (SELECT FROM leases JOIN lease_owners USING (owner)"
                    " WHERE table_id = $1 AND owner <> $2 AND until > $3)",
                    *(table, owner, now),
                )
                if taken:
                    return False
                await connection.execute(
                    "WITH claimed AS (INSERT INTO leases VALUES ($1, $2)"
                    " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner)"
                    " INSERT INTO lease_owners VALUES ($2, $3) ON CONFLICT (owner)"
                    " DO UPDATE SET until = greatest(lease_owners.until, excluded.until)",
                    *(table, owner, until),
                )
                return True

        return await self._connections.do("write", job)

    async def release(self, table: str, owner: str) -> None:
        await self._connections.execute(
            "DELETE FROM leases WHERE table_id = $1 AND owner = $2", table, owner
        )

    async def renew(self, owner: str, until: float) -> None:
        await self._connections.execute(
            "INSERT INTO lease_owners VALUES ($1, $2)"
            " ON CONFLICT (owner) DO UPDATE SET until = excluded.until",
            *(owner, until),
        )
        await self._connections.execute(
            "DELETE FROM lease_owners WHERE until < $1"
            " AND NOT EXISTS (SELECT FROM leases WHERE leases.owner = lease_owners.owner)",
            until - OWNER_KEPT_S,
        )

    async def owners(self, now: float) -> list[str]:
        rows = await self._connections.fetch("SELECT owner FROM lease_owners WHERE until > $1", now)
        return [owner for (owner,) in rows]

    async def end_leases(self, now: float) -> None:
        await self._connections.execute("UPDATE lease_owners SET until = $1 WHERE until > $1", now)

    async def lease_end(self, table: str) -> float | None:
        rows = await self._connections.fetch(
            "SELECT until FROM leases JOIN lease_owners USING (owner) WHERE table_id = $1", table
        )
        return float(rows[0][0]) if rows else None

    async def unclaimed(self, now: float, until: float) -> list[str]:
        # Each half of the query has an index of its own.
        rows = await self._connections.fetch(
            f"SELECT table_id FROM tables WHERE bot_next AND NOT EXISTS ({_CLAIMED}) UNION"
            f" SELECT table_id FROM tables WHERE due <= $2 AND NOT EXISTS ({_CLAIMED})"
            " ORDER BY table_id",
            *(now, until),
        )
        return [table for (table,) in rows]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        question = "SELECT table_id, version FROM tables WHERE table_id = ANY ($1) AND version > 0"
        known = [table for table in tables if "\0" not in table]
        rows = await self._connections.fetch(question, known) if known else []
        return {row[0]: row[1] for row in rows}
