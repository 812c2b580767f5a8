"""Vacuum for the SQLite file: deleted bytes are overwritten, and free pages returned to the disk.

`secure_delete` overwrites deleted rows with zeros. `auto_vacuum` lets a file return free pages in
small steps; a file of an older release gets it when it is written anew: when it is opened, if it is
small, or by `red7 compact`.
"""

import sqlite3
from contextlib import suppress
from enum import IntEnum

PAGES_PER_STEP = 64
"""Pages that one step returns to the disk; a move waits a few milliseconds for it at most."""
MAX_QUICK_VACUUM_BYTES = 16_000_000
"""The largest file that is written anew while a server runs, which takes a fraction of a second."""
_INCREMENTAL = 2


def enable_vacuum(connection: sqlite3.Connection) -> None:
    """Let a file return free pages, from its first table or its next `VACUUM` on."""
    connection.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")


def overwrite_deleted(connection: sqlite3.Connection) -> None:
    """Let SQLite overwrite what is deleted, so that its bytes are gone from the file."""
    connection.execute("PRAGMA secure_delete = ON")


def compact_if_small(connection: sqlite3.Connection) -> None:
    """Let a file of an older release return free pages, if that is quickly done."""
    if not _has_vacuum(connection) and _file_bytes(connection) <= MAX_QUICK_VACUUM_BYTES:
        # It fails if the disk is full, or another process reads: the next start tries again.
        with suppress(sqlite3.Error):
            compact(connection)


def compact(connection: sqlite3.Connection) -> None:
    """Write a file anew, as small as possible. Raise `sqlite3.Error`."""
    enable_vacuum(connection)
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _has_vacuum(connection: sqlite3.Connection) -> bool:
    return _number(connection, "PRAGMA auto_vacuum") == _INCREMENTAL


class Leftover(IntEnum):
    """What deleted data has left in a file; a larger value includes the smaller ones."""

    NOTHING = 0
    FREE_PAGES = 1
    """Free pages in the file, and deleted data in the write-ahead log."""
    COPIES = 2
    """Copies of deleted data. `secure_delete` overwrites the rows themselves, but pages that SQLite
    rearranged earlier keep copies in the gaps between their cells."""


def clean_up(connection: sqlite3.Connection, leftover: Leftover) -> Leftover:
    """Clean up one step. Return what is left then. Raise `sqlite3.Error`.

    The last step empties the write-ahead log, which would keep deleted data for long.
    """
    if leftover is Leftover.COPIES:
        if _file_bytes(connection) <= MAX_QUICK_VACUUM_BYTES:
            connection.execute("VACUUM")
        return Leftover.FREE_PAGES
    if _has_vacuum(connection) and _number(connection, "PRAGMA freelist_count"):
        # Executed as a query, it would return the first page alone.
        connection.executescript(f"PRAGMA incremental_vacuum({PAGES_PER_STEP})")
        return leftover
    busy_timeout = _number(connection, "PRAGMA busy_timeout")
    # If another connection reads, moves must not wait until it is done.
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        is_busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {busy_timeout}")
    return leftover if is_busy else Leftover.NOTHING


def _file_bytes(connection: sqlite3.Connection) -> int:
    return _number(connection, "PRAGMA page_count") * _number(connection, "PRAGMA page_size")


def _number(connection: sqlite3.Connection, question: str) -> int:
    ((found,),) = connection.execute(question).fetchall()
    return int(found)
