"""The causes of failures of the SQLite file: no space left, damage, a file that was replaced."""

import errno
import os
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal, NamedTuple

from red7.live.store.protocol import Cause, StorageFailed

_CAUSES = {
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_NOTADB: Cause.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Cause.GONE,
}
"""Causes by the primary error code of SQLite, the lowest byte of its extended codes."""
_MOVED = sqlite3.SQLITE_READONLY_DBMOVED
_NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_PAGE = bytes(4096)


def failed(
    work: Literal["read", "write"], error: Exception, file: Path | None = None
) -> StorageFailed:
    """Convert an error of SQLite to `StorageFailed`. `file` is the file, if SQLite wrote to it."""
    return StorageFailed(work, str(error), cause_of(error, file))


def cause_of(error: Exception, file: Path | None = None) -> Cause:
    """Return the cause of an error of SQLite. `file` is the file, if SQLite wrote to it."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        is_known = not isinstance(error, sqlite3.DatabaseError) or isinstance(
            error, sqlite3.OperationalError | sqlite3.ProgrammingError
        )
        return Cause.OTHER if is_known else Cause.DAMAGED
    if code == _MOVED:
        return Cause.GONE
    # SQLite has one code for a disk that fails and for a file that may not grow, for instance
    # because of a quota. Only the latter means that no space is left.
    if code == sqlite3.SQLITE_IOERR_WRITE and file is not None:
        return Cause.OTHER if _has_space(file.parent) and _may_grow(file) else Cause.FULL
    return _CAUSES.get(code & 0xFF, Cause.OTHER)


def _has_space(folder: Path) -> bool:
    """Return whether disk and quota have space for another page in a folder.

    Return True if the attempt to write a page fails for another reason.
    """
    try:
        with TemporaryFile(dir=folder, buffering=0) as page:
            return page.write(_PAGE) == len(_PAGE)
    except OSError as error:
        return error.errno not in _NO_SPACE


def _may_grow(file: Path) -> bool:
    """Return whether the process's limit on file sizes lets a file and its log become larger."""
    if sys.platform == "win32":
        return True
    import resource

    limit, _ = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = max(_size(os.fspath(file)), _size(f"{file}-wal"))
    return limit == resource.RLIM_INFINITY or size < limit


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


class _Inode(NamedTuple):
    device: int
    number: int


class _Header(NamedTuple):
    """Two fields of the header of a SQLite file."""

    journal: bytes
    """The read and write versions, at byte 18: they say whether the file has a write-ahead log."""
    changes: bytes
    """The file change counter, at byte 24, which never decreases."""


class FileWatch:
    """Detects that an open file, or the write-ahead log beside it, was deleted or replaced.

    SQLite would go on writing to the deleted file, or over the new one, and the data would be lost.
    """

    def __init__(self, path: Path) -> None:
        """Remember the state of a file that SQLite has just opened."""
        self.path = path
        # The index (-shm) is watched, too: without it, another process makes a new one and misses
        # the contents of the log.
        self._paths = (os.fspath(path), f"{path}-wal", f"{path}-shm")
        self._opened = self._now()
        self._file = path.open("rb", buffering=0)
        self._header = self._read()

    def close(self) -> None:
        """Close the file. Call this only after SQLite has closed it: this drops SQLite's locks."""
        self._file.close()

    def _now(self) -> tuple[_Inode | None, ...]:
        return tuple(map(_inode, self._paths))

    def check(self) -> None:
        """Raise `StorageFailed` if the file or its write-ahead log was deleted or replaced."""
        now = self._now()
        # SQLite makes the log and its index when the file is first used.
        beside = (opened or found for opened, found in zip(self._opened[1:], now[1:], strict=True))
        self._opened = self._opened[0], *beside
        for path, opened, found in zip(self._paths, self._opened, now, strict=True):
            if found != opened:
                what = "gone" if found is None else "another one"
                # Players read this message, too, and need not know where the file is.
                name = os.path.basename(path)
                raise StorageFailed("write", f"{name} is {what}", Cause.GONE)
        header = self._read()
        if header.journal != self._header.journal or header.changes < self._header.changes:
            raise StorageFailed("write", f"{self.path.name} was written over", Cause.GONE)
        self._header = header

    def _read(self) -> _Header:
        self._file.seek(18)
        found = self._file.read(10)
        return _Header(found[:2], found[6:])


def _inode(path: str) -> _Inode | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return _Inode(found.st_dev, found.st_ino)
