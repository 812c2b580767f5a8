"""Group commit for PostgreSQL: many entries in one statement.

A group is a single statement, so a single transaction and round trip. Each entry is stored
or not for itself; the rows of their tables are locked in one order by everybody, so that no
two processes wait for each other.
"""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import asyncpg

from red7.hosting.postgres.connections import Connections, may_be_mended
from red7.hosting.postgres.entries import ALREADY_STORED, ARRAYS, ENTRY, columns, entry_row
from red7.hosting.postgres.groups import LARGEST_GROUP, Groups
from red7.live.store.protocol import Conflict, Entry, TableStatus

_APPEND = f"""
WITH given AS (
    SELECT * FROM unnest({ARRAYS}, $10::bool[], $11::float8[], $12::bool[],
        $13::bool[], $14::bool[], $15::int[])
        AS given ({ENTRY}, bot_next, due, listed, running, public, invitation)
), locked AS (
    SELECT table_id, version FROM tables WHERE table_id = ANY ($1)
        ORDER BY table_id FOR NO KEY UPDATE
), moved AS (
    UPDATE tables SET version = given.version, bot_next = given.bot_next, due = given.due,
        listed = given.listed, running = given.running, public = given.public,
        invitation = given.invitation, changed = given.at
    FROM given JOIN locked USING (table_id)
    WHERE tables.table_id = given.table_id AND locked.version = given.version - 1
        AND tables.version = given.version - 1
        AND NOT EXISTS (SELECT FROM entries WHERE entries.table_id = given.table_id
            AND entries.sender_kind = given.sender_kind AND entries.sender = given.sender
            AND entries.command_id = given.command_id)
    RETURNING tables.table_id
), held AS (
    INSERT INTO holdings (person, table_id)
    SELECT person, table_id FROM unnest($16::text[], $17::text[]) AS more (person, table_id)
        JOIN moved USING (table_id)
    ON CONFLICT DO NOTHING
)
INSERT INTO entries ({ENTRY}) SELECT {ENTRY} FROM given JOIN moved USING (table_id)
RETURNING table_id
"""


class _Pending(NamedTuple):
    entry: Entry
    status: TableStatus
    people: Sequence[str]
    future: "asyncio.Future[None]"


class GroupAppends(Groups[_Pending]):
    """The entries that a process stores."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str]) -> None:
        """Store an entry. Raises `Conflict` or `StorageFailed`."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._add(_Pending(entry, status, people, future))
        await future

    def _split(self, pending: list[_Pending]) -> tuple[list[_Pending], list[_Pending]]:
        """At most one entry of each table."""
        group: dict[str, _Pending] = {}
        later = []
        for each in pending:
            if len(group) < LARGEST_GROUP and each.entry.table not in group:
                group[each.entry.table] = each
            else:
                later.append(each)
        return [*group.values()], later

    async def _carry_out(self, group: list[_Pending]) -> None:
        """Store a group, and tell everybody what has come of it."""
        try:
            stored = await self._stored(group)
        except Exception as failed:
            # One that the database does not take must not take the others with it.
            if len(group) > 1 and not may_be_mended(failed.__cause__ or failed):
                for each in group:
                    await self._carry_out([each])
                return
            outcomes: list[Exception | None] = [failed] * len(group)
        else:
            conflict = Conflict("the table has gone on meanwhile, or is gone")
            outcomes = [None if each.entry.table in stored else conflict for each in group]
        for each, outcome in zip(group, outcomes, strict=True):
            if each.future.done():
                continue
            if outcome is None:
                each.future.set_result(None)
            else:
                each.future.set_exception(outcome)

    async def _stored(self, group: list[_Pending]) -> set[str]:
        """The tables of a group whose entries are stored."""
        entries = columns(entry_row(each.entry) for each in group)
        statuses = columns(each.status for each in group)
        held = [(person, each.entry.table) for each in group for person in each.people]
        people = columns(held) if held else [[], []]
        tries = 0

        async def job(connection: "asyncpg.Connection") -> set[str]:
            nonlocal tries
            tries += 1
            rows = await connection.fetch(_APPEND, *entries, *statuses, *people)
            if len(rows) < len(group) and tries > 1:
                # The first try may have been committed, and only its answer lost.
                rows += await connection.fetch(ALREADY_STORED, *entries)
            return {table for (table,) in rows}

        return await self._connections.do("write", job)
