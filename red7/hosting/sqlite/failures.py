"""What went wrong with the SQLite file, told apart: no room, damage, a file that is gone."""

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
"""By the primary code of SQLite, which is the lowest byte of what it says."""
_MOVED = sqlite3.SQLITE_READONLY_DBMOVED
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_PAGE = bytes(4096)


def failed(
    work: Literal["read", "write"], error: Exception, file: Path | None = None
) -> StorageFailed:
    """An error of SQLite as the store tells it."""
    return StorageFailed(work, str(error), cause_of(error, file))


def cause_of(error: Exception, file: Path | None = None) -> Cause:
    """Why SQLite could not do something, with the file that it was asked to write."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        is_known = not isinstance(error, sqlite3.DatabaseError) or isinstance(
            error, sqlite3.OperationalError | sqlite3.ProgrammingError
        )
        return Cause.OTHER if is_known else Cause.DAMAGED
    if code == _MOVED:
        return Cause.GONE
    # A file that may grow no further, as by a quota, is told of as an error of the disk: that
    # of one that is dying is the same, and needs no room.
    if code == sqlite3.SQLITE_IOERR_WRITE and file is not None:
        return Cause.OTHER if _has_room(file.parent) and _may_grow(file) else Cause.FULL
    return _CAUSES.get(code & 0xFF, Cause.OTHER)


def _has_room(folder: Path) -> bool:
    """Whether neither the disk of a folder nor a quota is used up, found by writing a page."""
    try:
        with TemporaryFile(dir=folder, buffering=0) as page:
            return page.write(_PAGE) == len(_PAGE)
    except OSError as error:
        return error.errno not in _NO_ROOM


def _may_grow(file: Path) -> bool:
    """Whether the limit of this process lets a file, and the log beside it, become larger."""
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


class _Head(NamedTuple):
    """What the first bytes of a file say, from the 18th on."""

    journal: bytes
    """Whether it has a write-ahead log: copies have none."""
    changes: bytes
    """A count that grows, and never shrinks."""


class FileWatch:
    """Tells whether a file, and the write-ahead log beside it, are still the ones that are open.

    SQLite goes on writing into a file that has no name any longer, and over one that was copied
    into it: what it commits there is lost.
    """

    def __init__(self, path: Path) -> None:
        """Look at a file that has just been opened."""
        self.path = path
        # Who opens the file without its index makes another, and does not see what is in the log.
        self._paths = (os.fspath(path), f"{path}-wal", f"{path}-shm")
        self._opened = self._now()
        self._file = path.open("rb", buffering=0)
        self._head = self._read()

    def close(self) -> None:
        """Look no longer. SQLite must have closed the file: its locks go with any handle on it."""
        self._file.close()

    def _now(self) -> tuple[_Inode | None, ...]:
        return tuple(map(_inode, self._paths))

    def check(self) -> None:
        """Raise `StorageFailed` if a file is gone, or another one stands in its place."""
        now = self._now()
        # The log and its index are made with the first look at the file.
        beside = (opened or found for opened, found in zip(self._opened[1:], now[1:], strict=True))
        self._opened = self._opened[0], *beside
        for path, opened, found in zip(self._paths, self._opened, now, strict=True):
            if found != opened:
                what = "gone" if found is None else "another one"
                # Players read it, too: where the file lies is none of their business.
                name = os.path.basename(path)
                raise StorageFailed("write", f"{name} is {what}", Cause.GONE)
        head = self._read()
        if head.journal != self._head.journal or head.changes < self._head.changes:
            raise StorageFailed("write", f"{self.path.name} was written over", Cause.GONE)
        self._head = head

    def _read(self) -> _Head:
        self._file.seek(18)
        found = self._file.read(10)
        return _Head(found[:2], found[6:])


def _inode(path: str) -> _Inode | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return _Inode(found.st_dev, found.st_ino)
