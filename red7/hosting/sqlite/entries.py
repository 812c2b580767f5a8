"""Log entries of game tables in the SQLite file: added, read back, checked for damage."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from red7.core import Red7Error
from red7.live.store.log_text import command_text, parse_command
from red7.live.store.protocol import Admission, Conflict, Damaged, Entry, StoredTable
from red7.table import RULES_VERSION, Play, Sender, SenderKind

T = TypeVar("T")


ADMISSION = """
SELECT EXISTS (SELECT 1 FROM holdings WHERE person = ?2 AND table_id = ?1),
    ?2 <> '' AND (
        EXISTS (SELECT 1 FROM entries
            WHERE table_id = ?1 AND sender_kind = 'person' AND sender = ?2)
        OR EXISTS (SELECT 1 FROM entries
            WHERE table_id = ?1 AND version = 1 AND instr(command, CAST(?2 AS BLOB)))
    ),
    public, invitation
FROM tables WHERE table_id = ?1
"""
"""The query for an `Admission`, which decides whether a person may see a game table.

It reads a few rows by their keys, however long the log is.
"""


def admission_of(holds: int, named: int, public: int, invitation: int) -> Admission:
    """Convert a row of the `ADMISSION` query to an `Admission`."""
    return Admission(bool(holds), bool(named), bool(public), invitation)


def load_from(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """Return everything that is stored about a game table, or None if there is no such table.

    Raise `Damaged` if the log cannot be read, or `sqlite3.Error` if the disk cannot be read.
    """
    return _parsed(lambda: _stored(connection, table))


def entries_after(connection: sqlite3.Connection, table: str, version: int) -> list[Entry]:
    """Return the log entries of a game table after a version.

    Raise `Damaged` if the log cannot be read, or `sqlite3.Error` if the disk cannot be read.
    """
    return _parsed(lambda: _entries(connection, table, version))


def _parsed(read: Callable[[], T]) -> T:
    """Call `read` and return its result. Convert errors about the log's contents to `Damaged`."""
    try:
        return read()
    except Damaged:
        raise
    except (Red7Error, sqlite3.Error, ValueError, TypeError) as error:
        # A disk error is no damage. SQLite reports such an error with a code.
        if isinstance(error, sqlite3.OperationalError) and hasattr(error, "sqlite_errorcode"):
            raise
        raise Damaged(str(error)) from None


def _stored(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    entries = _entries(connection, table)
    if not entries:
        return None
    people = people_of(connection, table)
    ((imported,),) = connection.execute("SELECT imported FROM tables WHERE table_id = ?", (table,))
    return StoredTable(entries, people, bool(imported))


def people_of(connection: sqlite3.Connection, table: str) -> frozenset[str]:
    """Return the people who have a game table in their lists of games."""
    # All rows at once: an unfinished cursor would keep the read transaction open after an error.
    rows = connection.execute("SELECT person FROM holdings WHERE table_id = ?", (table,)).fetchall()
    return frozenset(person for (person,) in rows)


def _entries(connection: sqlite3.Connection, table: str, after: int = 0) -> list[Entry]:
    rows = connection.execute(
        "SELECT version, sender_kind, sender, command_id, command, at, rules_version FROM entries"
        " WHERE table_id = ? AND version > ? ORDER BY version",
        (table, after),
    ).fetchall()
    if [row[0] for row in rows] != [*range(after + 1, after + len(rows) + 1)]:
        raise Damaged("a part of it is missing", why="missing")
    if rows and max(row[-1] for row in rows) > RULES_VERSION:
        raise Damaged("it was played with a newer Red7", why="newer")
    return [_entry(table, *row) for row in rows]


def _entry(
    table: str,
    version: int,
    kind: str,
    sender: str,
    command_id: str,
    command: Any,
    at: float,
    _: int,
) -> Entry:
    by = Sender(SenderKind(kind), sender)
    return Entry(table, version, by, command_id, parse_command(command), at)


def hold(connection: sqlite3.Connection, table: str, people: Sequence[str]) -> None:
    """Add a game table to the lists of games of `people`."""
    connection.executemany(
        "INSERT OR IGNORE INTO holdings (person, table_id) VALUES (?, ?)",
        [(person, table) for person in people],
    )


def check_is_next(connection: sqlite3.Connection, entry: Entry) -> None:
    """Raise `Conflict` unless an entry has the next version of its game table."""
    (last,) = connection.execute(
        "SELECT max(version) FROM entries WHERE table_id = ?", (entry.table,)
    ).fetchone()
    if last != entry.version - 1:
        raise Conflict("the table has gone on meanwhile")


def insert(connection: sqlite3.Connection, entry: Entry) -> None:
    """Add an entry to the log of its game table."""
    seat = entry.command.seat if isinstance(entry.command, Play) else None
    connection.execute(
        "INSERT INTO entries (table_id, version, sender_kind, sender, command_id, seat, command,"
        " rules_version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.table,
            entry.version,
            entry.sender.kind.value,
            entry.sender.name,
            entry.command_id,
            seat,
            command_text(entry.command),
            RULES_VERSION,
            entry.at,
        ),
    )
