"""Group commit for PostgreSQL: many appends in one statement, and many reads in another.

Requests that arrive while a statement is under way wait for the next one. So the busier the
process is, the more entries share a round trip. A statement is one transaction, but it can store
some entries and refuse others. It locks the rows of its game tables in sorted order, so that two
processes cannot deadlock.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

import asyncpg

from red7.hosting.postgres.connections import Connections, is_transient
from red7.hosting.postgres.entries import (
    ALREADY_STORED,
    ARRAYS,
    ENTRY,
    ROW,
    columns,
    entries_of,
    entry_row,
)
from red7.live.store.protocol import Conflict, Entry, TableStatus

P = TypeVar("P")

MAX_GROUP_SIZE = 200
"""Maximum entries that one statement stores, or game tables that it reads."""
MAX_STATEMENTS = 2
"""Maximum statements under way at a time: while one waits for the disk, the next is sent."""

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

# A subquery for each game table, so that PostgreSQL uses the index whatever its statistics say.
_SINCE = f"""
SELECT place, found.* FROM unnest($1::text[], $2::int[])
    WITH ORDINALITY AS given (table_id, known, place)
CROSS JOIN LATERAL (
    SELECT {ROW} FROM entries
    WHERE entries.table_id = given.table_id AND entries.version > known
    ORDER BY entries.version OFFSET 0
) AS found ORDER BY place, version
"""


class Grouped(ABC, Generic[P]):
    """Collects the requests of one process, and sends them in groups."""

    def __init__(self) -> None:
        self._pending: list[P] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def _split(self, pending: list[P]) -> tuple[list[P], list[P]]:
        """Return the next group, and the requests that are left for later groups."""

    @abstractmethod
    async def _carry_out(self, group: list[P]) -> None:
        """Carry out a group, and set the results of its requests."""

    async def close(self) -> None:
        """Wait until all requests are carried out."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _add(self, pending: P) -> None:
        self._pending.append(pending)
        if len(self._tasks) < MAX_STATEMENTS:
            task = asyncio.create_task(self._carry_out_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out_all(self) -> None:
        while self._pending:
            group, self._pending = self._split(self._pending)
            await self._carry_out(group)


class _PendingAppend(NamedTuple):
    entry: Entry
    status: TableStatus
    people: Sequence[str]
    future: "asyncio.Future[None]"


class GroupedAppends(Grouped[_PendingAppend]):
    """Stores the log entries of one process, in groups."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str]) -> None:
        """Store a log entry, and add its game table to the lists of games of `people`.

        Raise `Conflict` if this version or this command is already stored, or if the game table is
        gone. Raise `StorageFailed` if the database fails.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._add(_PendingAppend(entry, status, people, future))
        await future

    def _split(
        self, pending: list[_PendingAppend]
    ) -> tuple[list[_PendingAppend], list[_PendingAppend]]:
        # One statement stores at most one entry of each game table.
        group: dict[str, _PendingAppend] = {}
        later = []
        for each in pending:
            if len(group) < MAX_GROUP_SIZE and each.entry.table not in group:
                group[each.entry.table] = each
            else:
                later.append(each)
        return [*group.values()], later

    async def _carry_out(self, group: list[_PendingAppend]) -> None:
        try:
            stored = await self._stored(group)
        except Exception as failed:
            # If the database refuses one entry, the other ones are still stored.
            if len(group) > 1 and not is_transient(failed.__cause__ or failed):
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

    async def _stored(self, group: list[_PendingAppend]) -> set[str]:
        """Store a group of entries. Return the game tables whose entries were stored."""
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
                # The first attempt may have been committed, and only its answer lost.
                rows += await connection.fetch(ALREADY_STORED, *entries)
            return {table for (table,) in rows}

        return await self._connections.do("write", job)


class _PendingRead(NamedTuple):
    table: str
    version: int
    future: "asyncio.Future[list[asyncpg.Record]]"


class GroupedReads(Grouped[_PendingRead]):
    """Reads new log entries for one process, in groups."""

    def __init__(self, connections: Connections) -> None:
        super().__init__()
        self._connections = connections

    async def since(self, table: str, version: int) -> list[Entry]:
        """Return the log entries of a game table after a version.

        Raise `Damaged` if the log cannot be read, or `StorageFailed` if the database fails.
        """
        if "\0" in table:
            return []
        future: asyncio.Future[list[asyncpg.Record]] = asyncio.get_running_loop().create_future()
        self._add(_PendingRead(table, version, future))
        return entries_of(table, await future, version)

    def _split(self, pending: list[_PendingRead]) -> tuple[list[_PendingRead], list[_PendingRead]]:
        return pending[:MAX_GROUP_SIZE], pending[MAX_GROUP_SIZE:]

    async def _carry_out(self, group: list[_PendingRead]) -> None:
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
