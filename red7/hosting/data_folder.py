"""The data folder, and the lock that lets only one process at a time write to it.

The operating system releases the lock when its process ends, even if the process is killed. A
server also writes its address into the folder, so that other processes can find the server.
"""

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from red7.core import Red7Error
from red7.hosting.database_addresses import is_database, without_password

FILE = "red7.sqlite3"
_LOCK = "red7.lock"
_ADDRESS = "red7.address"


class BadFolder(Red7Error):
    """The folder cannot be used as a data folder."""


class FolderTaken(Red7Error):
    """Another process has locked the folder."""


class Address(NamedTuple):
    """The URL at which a process serves a data file, and the id of that file."""

    url: str
    data_id: str


def folder_path(name: str | None) -> Path:
    """Return the absolute path of the named data folder, or of the user's default data folder.

    Raise `BadFolder` if `name` is the address of a database.
    """
    if name is None:
        from platformdirs import user_data_path

        return user_data_path("red7", appauthor=False)
    if is_database(name):
        raise BadFolder(
            f"{without_password(name)} is a database and no folder: it is served with --database,"
            " backed up with pg_dump, and checked by PostgreSQL's own tools"
        )
    return Path(name).absolute()


def _unusable(folder: Path, error: OSError) -> BadFolder:
    text = error.strerror or str(error)
    found = BadFolder(f"cannot keep games in {folder}: {text}; choose another folder with --data")
    # The command line shows errors with such a code in the player's language.
    found.code, found.values = "file-no-folder", {"file": str(folder), "text": text}
    return found


class DataFolder:
    """A data folder that stays locked by this process until `close` or the end of the process."""

    def __init__(self, path: Path) -> None:
        """Create a data folder if it does not exist, and lock it.

        Raise `BadFolder` if the folder cannot be created or written, or `FolderTaken` if another
        process has locked it.
        """
        self.path = path
        try:
            # No other user of the machine may read the hands and decks of running games.
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = os.open(path / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise _unusable(path, error) from None
        if not _has_locked(self._lock):
            os.close(self._lock)
            raise FolderTaken(f"another red7 keeps its games in {path}")
        with suppress(OSError):
            (path / _ADDRESS).unlink()

    @property
    def file(self) -> Path:
        """The path of the data file."""
        return self.path / FILE

    def announce(self, address: Address) -> None:
        """Write this process's address into the folder, for other processes to read.

        Raise `BadFolder` if the address cannot be written.
        """
        part = self.path / f"{_ADDRESS}.part"
        try:
            part.write_text(f"{address.url}\n{address.data_id}\n", encoding="utf-8")
            part.replace(self.path / _ADDRESS)
        except OSError as error:
            raise _unusable(self.path, error) from None

    def close(self) -> None:
        """Remove the announced address and unlock the folder."""
        with suppress(OSError):
            (self.path / _ADDRESS).unlink()
        os.close(self._lock)


def announced(path: Path) -> Address | None:
    """Return the address that a server has written into a data folder, or None if there is none.

    A server that was killed leaves its address behind: `is_served` tells whether it still runs.
    """
    try:
        url, data_id = (path / _ADDRESS).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return None
    return Address(url, data_id)


def is_served(address: Address) -> bool:
    """Return whether a server answers at the URL and serves the data file with the id."""
    from urllib.request import ProxyHandler, build_opener

    # Use no proxy: it could not reach this machine's own addresses.
    opener = build_opener(ProxyHandler({}))
    with suppress(OSError, ValueError), opener.open(f"{address.url}/api/health", None, 2) as answer:
        found = json.load(answer)
        return isinstance(found, dict) and found.get("data") == address.data_id
    return False


if sys.platform == "win32":
    import msvcrt

    def _has_locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _has_locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
