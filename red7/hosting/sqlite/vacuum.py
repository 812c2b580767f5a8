"""Space in the SQLite file: what is deleted is overwritten, and given back in small steps.

A new file has the pages that it needs for that (`auto_vacuum`); an older one is written anew once,
when it is opened and small, or by `red7 compact`.
"""

import sqlite3
from contextlib import suppress
from enum import IntEnum

STEP = 64
"""So many pages are given back at a time, so that a move waits for a few milliseconds at most."""
LARGEST_AT_ONCE = 16_000_000
"""Bytes of a file that is written anew when it is opened: a fraction of a second."""
_INCREMENTAL = 2


def prepare(connection: sqlite3.Connection) -> None:
    """Let a file without any table give space back."""
    connection.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")


def compact_if_small(connection: sqlite3.Connection) -> None:
    """Let an older file give space back, if that takes no time worth waiting for."""
    if not _gives_back(connection) and _size(connection) <= LARGEST_AT_ONCE:
        # No room for a copy, or another process that reads: the next start will do.
        with suppress(sqlite3.Error):
            compact(connection)


def compact(connection: sqlite3.Connection) -> None:
    """Write a file anew, as small as it gets. Raises `sqlite3.Error`."""
    prepare(connection)
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _gives_back(connection: sqlite3.Connection) -> bool:
    return _number(connection, "PRAGMA auto_vacuum") == _INCREMENTAL


class Untidy(IntEnum):
    """What deleted data has left in a file."""

    NOTHING = 0
    SPACE = 1
    TRACES = 2
    """Bytes that are to be nowhere. What is deleted is overwritten with zeros (`secure_delete`),
    but pages that SQLite has rearranged before keep copies in the gaps between their cells."""


def tidied(connection: sqlite3.Connection, untidy: Untidy) -> Untidy:
    """Give back a little space; what is then left to do. Raises `sqlite3.Error`.

    At last the write-ahead log is emptied: deleted data would stay in it for long.
    """
    if untidy is Untidy.TRACES:
        if _size(connection) <= LARGEST_AT_ONCE:
            connection.execute("VACUUM")
        return Untidy.SPACE
    if _gives_back(connection) and _number(connection, "PRAGMA freelist_count"):
        # Executed as a query, it would give back the first page alone.
        connection.executescript(f"PRAGMA incremental_vacuum({STEP})")
        return untidy
    patience = _number(connection, "PRAGMA busy_timeout")
    # Whoever reads for long may do so: moves are not to wait for the end of it.
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        is_busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")
    return untidy if is_busy else Untidy.NOTHING


def _size(connection: sqlite3.Connection) -> int:
    return _number(connection, "PRAGMA page_count") * _number(connection, "PRAGMA page_size")


def _number(connection: sqlite3.Connection, question: str) -> int:
    ((found,),) = connection.execute(question).fetchall()
    return int(found)
