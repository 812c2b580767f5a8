"""A PostgreSQL database as the source or target of a copy."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import asyncpg

from red7.hosting.database_addresses import without_password
from red7.hosting.operations.database_copy.copying import COLUMNS, ROWS_PER_CHUNK, BadCopy, Rows
from red7.hosting.postgres.connections import IN_USE_LOCK, TIMEOUTS, TRANSIENT_ERRORS
from red7.hosting.postgres.store import prepared

_Change: TypeAlias = Callable[[object], object]


def _same(value: object) -> object:
    return value


def _truth(value: object) -> object:
    return None if value is None else bool(value)


def _number(value: object) -> object:
    return None if value is None else int(bool(value))


def _bytes(value: object) -> object:
    # A damaged command may have any type in SQLite.
    return value if isinstance(value, bytes) else str(value).encode()


def _text(value: object) -> object:
    assert isinstance(value, bytes)
    return value.decode()


_BOOLEANS = ("imported", "bot_next", "listed", "running", "public", "legacy")
"""Boolean columns, which are numbers in SQLite."""
_IN: dict[str, _Change] = {
    **dict.fromkeys(_BOOLEANS, _truth),
    **dict.fromkeys(("command_id", "command"), _bytes),
}
_OUT: dict[str, _Change] = {
    **dict.fromkeys(_BOOLEANS, _number),
    "command_id": _text,
}
"""Conversions of the columns whose type differs: `_IN` from SQLite's values, `_OUT` to them."""


class PostgresEnd:
    """A PostgreSQL database as the source or target of a copy, within a transaction."""

    def __init__(self, connection: "asyncpg.Connection") -> None:
        self._connection = connection
        self._has_more = False

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        columns = COLUMNS[name]
        changes = [_OUT.get(column, _same) for column in columns]
        cursor = await self._connection.cursor(f"SELECT {', '.join(columns)} FROM {name}")
        while rows := await cursor.fetch(ROWS_PER_CHUNK):
            yield _changed(rows, changes)

    async def count(self, name: str) -> int:
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {name}"))

    async def clear(self, name: str) -> None:
        await self._connection.execute(f"DELETE FROM {name}")

    async def add(self, name: str, rows: Rows) -> None:
        self._has_more = True
        columns = COLUMNS[name]
        changed = _changed(rows, [_IN.get(column, _same) for column in columns])
        if name == "tables":
            # PostgreSQL stores the version of each table, too; `finish` sets it.
            columns, changed = (*columns, "version"), [(*row, 0) for row in changed]
        await self._connection.copy_records_to_table(name, records=changed, columns=columns)

    async def finish(self) -> None:
        """Set the version of each copied game table to that of its last log entry."""
        if not self._has_more:
            return
        await self._connection.execute(
            "UPDATE tables SET version = last FROM"
            " (SELECT table_id, max(version) AS last FROM entries GROUP BY table_id) AS logs"
            " WHERE logs.table_id = tables.table_id AND tables.version = 0"
        )


def _changed(rows: Rows, changes: list[_Change]) -> Rows:
    return [
        tuple(change(value) for change, value in zip(changes, row, strict=True)) for row in rows
    ]


@asynccontextmanager
async def open_database(address: str) -> AsyncIterator[PostgresEnd]:
    """Open a database that no server uses, in a transaction.

    The transaction is committed at the end of the `with` block, unless the block raises. Raise
    `BadCopy` if a server uses the database or the copy fails, or `BadDatabase` if the database
    cannot be used.
    """
    await prepared(address)
    name = without_password(address)
    try:
        connection = await asyncpg.connect(address, timeout=TIMEOUTS.connect_s)
        try:
            if not await connection.fetchval(f"SELECT pg_try_advisory_lock({IN_USE_LOCK})"):
                raise BadCopy(f"a red7 is running with the games in {name}; end it first")
            async with connection.transaction(isolation="repeatable_read"):
                end = PostgresEnd(connection)
                yield end
                await end.finish()
        finally:
            connection.terminate()
    except (*TRANSIENT_ERRORS, asyncpg.PostgresError, TypeError) as error:
        # A value may have a type in SQLite that the column does not have in PostgreSQL.
        raise BadCopy(f"cannot copy with {name}: {error}") from None
