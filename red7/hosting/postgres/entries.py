"""Log entries of game tables in PostgreSQL: written as rows, read back, checked for damage."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import asyncpg

from red7.core import Red7Error
from red7.hosting.postgres.connections import Connections
from red7.live.store.log_text import command_text, parse_command
from red7.live.store.protocol import Conflict, Damaged, Entry, StoredTable, TableStatus
from red7.table import RULES_VERSION, Play, Sender, SenderKind

T = TypeVar("T")

MAX_ENTRIES_ON_LOOP = 100
"""Maximum log entries that are parsed on the event loop; a thread parses longer logs."""
ENTRY = "table_id, version, sender_kind, sender, command_id, seat, command, rules_version, at"
"""The columns of a log entry."""
ARRAYS = (
    "$1::text[], $2::int[], $3::text[], $4::text[], $5::bytea[], $6::int[], $7::bytea[],"
    " $8::int[], $9::float8[]"
)
"""Parameters of a statement that takes entries: an array for each column."""
ALREADY_STORED = f"""
SELECT entries.table_id FROM entries JOIN unnest({ARRAYS}) AS given ({ENTRY})
    USING ({ENTRY.replace(" seat,", "")})
"""
INSERT = f"INSERT INTO entries ({ENTRY}) SELECT {ENTRY} FROM unnest({ARRAYS}) AS given ({ENTRY})"
_OPEN = f"""
WITH opened AS (
    INSERT INTO tables
        (table_id, version, imported, bot_next, due, listed, running, public, invitation, changed)
    VALUES ($10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
    ON CONFLICT DO NOTHING RETURNING table_id
), held AS (
    INSERT INTO holdings (person, table_id)
    SELECT DISTINCT person, table_id FROM unnest($20::text[]) AS people (person), opened
    ON CONFLICT DO NOTHING
)
{INSERT} JOIN opened USING (table_id) RETURNING table_id
"""
ROW = "entries.version, sender_kind, sender, command_id, command, at, rules_version"
_LOAD = f"""
SELECT {ROW}, imported,
    CASE WHEN entries.version = 1 THEN ARRAY(SELECT person FROM holdings WHERE table_id = $1) END
FROM entries LEFT JOIN tables USING (table_id) WHERE table_id = $1 ORDER BY entries.version
"""
ADMISSION = """
SELECT EXISTS (SELECT FROM holdings WHERE person = $2 AND table_id = $1),
    $2 <> '' AND (
        EXISTS (SELECT FROM entries
            WHERE table_id = $1 AND sender_kind = 'person' AND sender = $2)
        OR EXISTS (SELECT FROM entries
            WHERE table_id = $1 AND version = 1 AND position($3::bytea IN command) > 0)
    ),
    public, invitation
FROM tables WHERE table_id = $1
"""
"""The query for an `Admission`, which decides whether a person may see a game table.

It reads a few rows by their keys, however long the log is.
"""


def entry_row(entry: Entry) -> tuple[object, ...]:
    """Return a log entry as a row of the database."""
    return (
        entry.table,
        entry.version,
        entry.sender.kind.value,
        entry.sender.name,
        entry.command_id.encode(),
        entry.command.seat if isinstance(entry.command, Play) else None,
        command_text(entry.command),
        RULES_VERSION,
        entry.at,
    )


def columns(rows: Iterable[tuple[object, ...]]) -> list[list[object]]:
    """Return rows as arrays, one for each column."""
    return [[*column] for column in zip(*rows, strict=True)]


async def open_table(
    connections: Connections,
    entries: Sequence[Entry],
    people: Sequence[str],
    status: TableStatus,
    imported: bool,
) -> None:
    """Store a new game table with its first commands, and add it to people's lists of games.

    Store all of it or nothing. Raise `Conflict` if there is a game table of this name already, or
    `StorageFailed` if the database fails.
    """
    table, last = entries[0].table, entries[-1]
    rows = columns(map(entry_row, entries))
    given = table, last.version, imported, *status, last.at, [*people]
    tries = 0

    async def job(connection: "asyncpg.Connection") -> int:
        nonlocal tries
        tries += 1
        try:
            stored = await connection.fetch(_OPEN, *rows, *given)
        except asyncpg.UniqueViolationError:
            stored = []
        if not stored and tries > 1:
            # The first attempt may have been committed, and only its answer lost.
            stored = await connection.fetch(ALREADY_STORED, *rows)
        return len(stored)

    if await connections.do("write", job) != len(entries):
        raise Conflict("there is a table of this name already")


async def load(connections: Connections, table: str) -> StoredTable | None:
    """Return everything that is stored about a game table, or None if there is no such table.

    Raise `Damaged` if the log cannot be read, or `StorageFailed` if the database fails.
    """
    # PostgreSQL stores no text with a NUL character, but a client may send such a name.
    rows = [] if "\0" in table else await connections.fetch(_LOAD, table)
    if len(rows) <= MAX_ENTRIES_ON_LOOP:
        return _parsed(lambda: _stored(table, rows)) if rows else None
    return await asyncio.to_thread(_parsed, lambda: _stored(table, rows))


def entries_of(table: str, rows: "list[asyncpg.Record]", after: int) -> list[Entry]:
    """Parse rows as the log entries after version `after`. Raise `Damaged` if that fails."""
    return _parsed(lambda: _entries(table, rows, after))


def _parsed(parse: Callable[[], T]) -> T:
    """Call `parse` and return its result. Convert errors about the log's contents to `Damaged`."""
    try:
        return parse()
    except Damaged:
        raise
    except (Red7Error, ValueError, TypeError) as error:
        raise Damaged(str(error)) from None


def _stored(table: str, rows: "list[asyncpg.Record]") -> StoredTable:
    entries = _entries(table, rows)
    imported, people = rows[0][7:]
    if imported is None:
        raise Damaged("a part of it is missing", why="missing")
    return StoredTable(entries, frozenset(people), imported)


def _entries(table: str, rows: "list[asyncpg.Record]", after: int = 0) -> list[Entry]:
    if [row[0] for row in rows] != [*range(after + 1, after + len(rows) + 1)]:
        raise Damaged("a part of it is missing", why="missing")
    if rows and max(row[6] for row in rows) > RULES_VERSION:
        raise Damaged("it was played with a newer Red7", why="newer")
    return [_entry(table, *row[:6]) for row in rows]


def _entry(
    table: str, version: int, kind: str, sender: str, command_id: bytes, command: bytes, at: float
) -> Entry:
    by = Sender(SenderKind(kind), sender)
    return Entry(table, version, by, command_id.decode(), parse_command(command), at)
