"""Opening the SQLite file: create, check and migrate it, or refuse a file of another program.

The header of a file is checked before SQLite opens it, so that a file of another program stays as
it is.
"""

import os
import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from red7.core import Red7Error
from red7.hosting.sqlite.migrations import VERSION, migrate
from red7.hosting.sqlite.vacuum import compact_if_small, enable_vacuum, overwrite_deleted

APPLICATION = int.from_bytes(b"Red7", "big")
BUSY_TIMEOUT_S = 10.0
"""Maximum seconds that SQLite waits while another process writes."""

_MAGIC = b"SQLite format 3\0"


class BadFile(Red7Error):
    """A file that cannot be used as the data file; it was not changed."""

    def __init__(self, message: str, code: str = "bad-file", **values: str) -> None:
        """Store the message; `code` and `values` let the command line translate it."""
        super().__init__(message)
        self.code, self.values = code, values


def opened(path: Path, *, checked: bool = False) -> sqlite3.Connection:
    """Create or migrate a file if need be, and return a connection that writes to it.

    All pages are checked for damage, unless `checked` says that this was done before. Raise
    `BadFile` if the file cannot be used.
    """
    try:
        if not path.exists() or path.stat().st_size == 0:
            _create(path)
        _check(path)
        return _ready(path, _connected(path), checked=checked)
    except OSError as error:
        raise _unreadable(path, error) from None
    except sqlite3.Error as error:
        raise _unusable(path, error) from None


def _ready(path: Path, connection: sqlite3.Connection, *, checked: bool) -> sqlite3.Connection:
    """Prepare a connection for writing, and return it. Close it after an error."""
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
        overwrite_deleted(connection)
        migrate(connection)
        compact_if_small(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def opened_to_read(path: Path) -> sqlite3.Connection:
    """Return a connection that only reads. Only one thread at a time may use it."""
    connection = _connected(path)
    connection.execute("PRAGMA query_only = ON")
    return connection


def damage(connection: sqlite3.Connection) -> str:
    """Return the first problem with the pages of a file, or an empty string if there is none."""
    try:
        ((found,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise
        return str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def identity(connection: sqlite3.Connection, path: Path) -> str:
    """Return the random id that a file got when it was created.

    Raise `BadFile` if the id cannot be read.
    """
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
    return sqlite3.connect(path, BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False)


def _create(path: Path) -> None:
    """Create a file under another name, then rename it, so that no process sees half a file."""
    part = path.with_name(f"{path.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    # Only this user may read the file, because it has the hands and decks of running games.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
    with closing(_connected(part)) as connection:
        enable_vacuum(connection)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        migrate(connection)
        connection.execute("INSERT INTO meta VALUES ('id', ?)", (secrets.token_hex(16),))
    # SQLite would take the log of an earlier file of this name for the log of the new file.
    for end in ("-wal", "-shm", "-journal"):
        left = path.with_name(f"{path.name}{end}")
        if left.exists():
            left.replace(left.with_name(f"{left.name}.old"))
    os.replace(part, path)


def check_file(path: Path) -> None:
    """Raise `BadFile` if a file is missing, or was written by another program or a newer Red7."""
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
    # Checked again after opening: the write-ahead log may have a newer version than the header.
    if version > VERSION:
        raise BadFile(
            f"{path} was written by a newer Red7; update this one,"
            " or choose another folder with --data",
            "file-newer",
            file=str(path),
        )
