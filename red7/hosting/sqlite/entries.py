"""The log in the SQLite file: how the entries of a table are read and added, what damage is."""

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
"""A few rows by their keys, however long the log is."""


def admission_of(holds: int, named: int, public: int, invitation: int) -> Admission:
    """A row of those that `ADMISSION` finds."""
    return Admission(bool(holds), bool(named), bool(public), invitation)


def load_from(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """All that is stored of a table. Raises `Damaged`, or `sqlite3.Error` from the disk."""
    return _understood(lambda: _stored(connection, table))


def entries_after(connection: sqlite3.Connection, table: str, version: int) -> list[Entry]:
    """The entries of a table after a version. Raises like `load_from`."""
    return _understood(lambda: _entries(connection, table, version))


def _understood(look: Callable[[], T]) -> T:
    try:
        return look()
    except Damaged:
        raise
    except (Red7Error, sqlite3.Error, ValueError, TypeError) as error:
        # A disk that does not answer now is no damage; SQLite itself has told of that.
        if isinstance(error, sqlite3.OperationalError) and hasattr(error, "sqlite_errorcode"):
            raise
        raise Damaged(str(error)) from None


def _stored(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    entries = _entries(connection, table)
    if not entries:
        return None
    # Fetched at once: what is half read when something goes wrong would keep this moment's view.
    people = connection.execute(
        "SELECT person FROM holdings WHERE table_id = ?", (table,)
    ).fetchall()
    ((imported,),) = connection.execute("SELECT imported FROM tables WHERE table_id = ?", (table,))
    return StoredTable(entries, frozenset(person for (person,) in people), bool(imported))


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
    """Add a table to the lists of some people."""
    connection.executemany(
        "INSERT OR IGNORE INTO holdings (person, table_id) VALUES (?, ?)",
        [(person, table) for person in people],
    )


def check_is_next(connection: sqlite3.Connection, entry: Entry) -> None:
    """Raise `Conflict` for an entry that does not follow on the last one."""
    (last,) = connection.execute(
        "SELECT max(version) FROM entries WHERE table_id = ?", (entry.table,)
    ).fetchone()
    if last != entry.version - 1:
        raise Conflict("the table has gone on meanwhile")


def insert(connection: sqlite3.Connection, entry: Entry) -> None:
    """Add an entry to the log of its table."""
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
