"""The PostgreSQL end of a transfer: a database that no server has."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import asyncpg

from red7.hosting.database_addresses import without_password
from red7.hosting.operations.database_copy.copying import CHUNK, COLUMNS, BadCopy, Rows
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
    # A command that is damaged may be any kind of value in SQLite.
    return value if isinstance(value, bytes) else str(value).encode()


def _text(value: object) -> object:
    assert isinstance(value, bytes)
    return value.decode()


_BOOLEANS = ("imported", "bot_next", "listed", "running", "public", "legacy")
"""Columns with numbers in SQLite, where there are no booleans."""
_IN: dict[str, _Change] = {
    **dict.fromkeys(_BOOLEANS, _truth),
    **dict.fromkeys(("command_id", "command"), _bytes),
}
_OUT: dict[str, _Change] = {
    **dict.fromkeys(_BOOLEANS, _number),
    "command_id": _text,
}
"""How columns that are of another type here are changed."""


class PostgresEnd:
    """A database, in a transaction."""

    def __init__(self, connection: "asyncpg.Connection") -> None:
        self._connection = connection
        self._has_more = False

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        """All rows of a table of the database, some at a time."""
        columns = COLUMNS[name]
        changes = [_OUT.get(column, _same) for column in columns]
        cursor = await self._connection.cursor(f"SELECT {', '.join(columns)} FROM {name}")
        while rows := await cursor.fetch(CHUNK):
            yield _changed(rows, changes)

    async def count(self, name: str) -> int:
        """How many rows a table of the database has."""
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {name}"))

    async def clear(self, name: str) -> None:
        """Remove all rows of a table of the database."""
        await self._connection.execute(f"DELETE FROM {name}")

    async def add(self, name: str, rows: Rows) -> None:
        """Add rows; they are there once everything is."""
        self._has_more = True
        columns = COLUMNS[name]
        changed = _changed(rows, [_IN.get(column, _same) for column in columns])
        if name == "tables":
            # Here the version stands beside the table; it is known once the entries are there.
            columns, changed = (*columns, "version"), [(*row, 0) for row in changed]
        await self._connection.copy_records_to_table(name, records=changed, columns=columns)

    async def finish(self) -> None:
        """Note what is known once everything is there."""
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
async def opened_database(address: str) -> AsyncIterator[PostgresEnd]:
    """A database that is prepared, for oneself. Raises `BadCopy` or `BadDatabase`."""
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
        # A value may be of any type in SQLite, and of one only here.
        raise BadCopy(f"cannot copy with {name}: {error}") from None
