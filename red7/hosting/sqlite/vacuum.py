"""Vacuum for the SQLite file: overwrite deleted data, and return free pages to the disk.

`secure_delete` overwrites deleted rows with zeros. `auto_vacuum` lets a file return free pages in
small steps. A file of an older release gets `auto_vacuum` when it is rewritten: a small file when
it is opened, a larger one by `red7 compact`.
"""

import sqlite3
from contextlib import suppress
from enum import IntEnum

PAGES_PER_STEP = 64
"""Maximum pages that one step returns to the disk.

A step delays a move by a few milliseconds at most.
"""
MAX_QUICK_VACUUM_BYTES = 16_000_000
"""Maximum size of a file that may be rewritten while a server runs.

Rewriting such a file takes a fraction of a second.
"""
_INCREMENTAL = 2


def enable_vacuum(connection: sqlite3.Connection) -> None:
    """Enable `auto_vacuum`: a new file has it at once, any other file after its next `VACUUM`."""
    connection.execute(f"PRAGMA auto_vacuum = {_INCREMENTAL}")


def overwrite_deleted(connection: sqlite3.Connection) -> None:
    """Make SQLite overwrite deleted data, so that its bytes are gone from the file."""
    connection.execute("PRAGMA secure_delete = ON")


def compact_if_small(connection: sqlite3.Connection) -> None:
    """Rewrite a small file of an older release, so that it can return free pages from now on."""
    if not _has_vacuum(connection) and _file_bytes(connection) <= MAX_QUICK_VACUUM_BYTES:
        # This fails if the disk is full or another process reads. The next start tries again.
        with suppress(sqlite3.Error):
            compact(connection)


def compact(connection: sqlite3.Connection) -> None:
    """Rewrite a file as small as possible. Raise `sqlite3.Error` if that fails."""
    enable_vacuum(connection)
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _has_vacuum(connection: sqlite3.Connection) -> bool:
    return _number(connection, "PRAGMA auto_vacuum") == _INCREMENTAL


class Leftover(IntEnum):
    """The traces of deleted data in a file; a larger value includes the smaller ones."""

    NOTHING = 0
    FREE_PAGES = 1
    """Free pages in the file, and deleted data in the write-ahead log."""
    COPIES = 2
    """Copies of deleted data. `secure_delete` overwrites the rows themselves, but pages that SQLite
    rearranged earlier keep copies in the gaps between their cells."""


def clean_up(connection: sqlite3.Connection, leftover: Leftover) -> Leftover:
    """Remove some traces of deleted data in one step, and return which ones are left.

    The last step empties the write-ahead log, which would otherwise keep deleted data for long. A
    file larger than `MAX_QUICK_VACUUM_BYTES` keeps copies of deleted data. Raise `sqlite3.Error` if
    the step fails.
    """
    if leftover is Leftover.COPIES:
        if _file_bytes(connection) <= MAX_QUICK_VACUUM_BYTES:
            connection.execute("VACUUM")
        return Leftover.FREE_PAGES
    if _has_vacuum(connection) and _number(connection, "PRAGMA freelist_count"):
        # Executed as a query, this would return only the first page to the disk.
        connection.executescript(f"PRAGMA incremental_vacuum({PAGES_PER_STEP})")
        return leftover
    busy_timeout = _number(connection, "PRAGMA busy_timeout")
    # If another connection reads, moves must not wait until it has finished.
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
