"""The SQLite file: made whole or not at all, migrated, and never touched if it is not ours.

A file tells by its header what it is, before SQLite is let near it.
"""

import os
import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from red7.core import Red7Error
from red7.hosting.sqlite.migrations import VERSION, migrate
from red7.hosting.sqlite.vacuum import compact_if_small, prepare

APPLICATION = int.from_bytes(b"Red7", "big")
PATIENCE = 10.0
"""Seconds to wait for another process that is writing."""

_MAGIC = b"SQLite format 3\0"


class BadFile(Red7Error):
    """A file that the log cannot be kept in; it has not been touched."""

    def __init__(self, message: str, code: str = "bad-file", **values: str) -> None:
        """With a code and values, players are told in their language."""
        super().__init__(message)
        self.code, self.values = code, values


def opened(path: Path, *, checked: bool = False) -> sqlite3.Connection:
    """A connection that writes to a file, made or migrated if need be. Raises `BadFile`.

    All of its pages are looked at, unless somebody has checked them already.
    """
    try:
        if not path.exists() or path.stat().st_size == 0:
            _make(path)
        _check(path)
        return _ready(path, _connected(path), checked=checked)
    except OSError as error:
        raise _unreadable(path, error) from None
    except sqlite3.Error as error:
        raise _unusable(path, error) from None


def _ready(path: Path, connection: sqlite3.Connection, *, checked: bool) -> sqlite3.Connection:
    """A connection to a file of the present version; closed again if it is not to be had."""
    try:
        _check_version(path, *connection.execute("PRAGMA user_version").fetchone())
        if not checked and (found := damage(connection)):
            raise BadFile(
                f"{path} is damaged ({found}); `red7 check` names the games that are,"
                " `red7 restore` puts a backup in its place",
                "file-damaged",
                file=str(path),
                text=found,
            )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        # Whoever wants to be forgotten is to be gone from the bytes of the file, too.
        connection.execute("PRAGMA secure_delete = ON")
        migrate(connection)
        compact_if_small(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def opened_to_read(path: Path) -> sqlite3.Connection:
    """A connection that only reads, for any one thread at a time."""
    connection = _connected(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def damage(connection: sqlite3.Connection) -> str:
    """The first thing that is wrong with the pages of a file; empty if nothing is."""
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def identity(connection: sqlite3.Connection, path: Path) -> str:
    """What tells a file from all others. Raises `BadFile`."""
    try:
        ((found,),) = connection.execute("SELECT value FROM meta WHERE name = 'id'")
    except (sqlite3.Error, ValueError) as error:
        raise _unusable(path, error) from None
    return str(found)


def _unusable(path: Path, error: Exception) -> BadFile:
    text = str(error)
    sentence = f"cannot use {path}: {text}; choose another folder with --data"
    return BadFile(sentence, "file-unusable", file=str(path), text=text)


def _unreadable(path: Path, error: OSError) -> BadFile:
    text = error.strerror or str(error)
    return BadFile(f"cannot open {path}: {text}", "file-unreadable", file=str(path), text=text)


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)


def _make(path: Path) -> None:
    """Make a file under another name first: whoever finds it finds it whole."""
    part = path.with_name(f"{path.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    # Hands and decks of running games are nobody else's business, whoever made the folder.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_connected(part)) as connection:
        prepare(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(connection)
        connection.execute("INSERT INTO meta VALUES ('id', ?)", (secrets.token_hex(16),))
    # What an earlier file of this name has left would be taken for a part of this one.
    for end in ("-wal", "-shm", "-journal"):
        left = path.with_name(f"{path.name}{end}")
        if left.exists():
            left.replace(left.with_name(f"{left.name}.old"))
    os.replace(part, path)


def check_file(path: Path) -> None:
    """Raise `BadFile` for a file that is not there, not ours, or of a later version."""
    try:
        _check(path)
    except OSError as error:
        raise _unreadable(path, error) from None


def _check(path: Path) -> None:
    with path.open("rb") as file:
        header = file.read(100)
    if len(header) < 100 or not header.startswith(_MAGIC):
        raise _foreign(path)
    version, application = (int.from_bytes(header[at : at + 4], "big") for at in (60, 68))
    if application != APPLICATION:
        raise _foreign(path)
    _check_version(path, version)


def _foreign(path: Path) -> BadFile:
    sentence = f"{path} is not a data file of Red7; move it away,"
    return BadFile(
        f"{sentence} or choose another folder with --data", "file-foreign", file=str(path)
    )


def _check_version(path: Path, version: int) -> None:
    # The header may be older than what is still beside the file, in its write-ahead log.
    if version > VERSION:
        raise BadFile(
            f"{path} was written by a newer Red7; update this one,"
            " or choose another folder with --data",
            "file-newer",
            file=str(path),
        )
