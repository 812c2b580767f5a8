"""Backup, restore, check and compaction of a data file.

A backup is a data file itself, so that other SQLite tools can read it, too. It can be made while a
server is running, but restored only while none is.
"""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from red7.core import Red7Error
from red7.hosting.data_folder import FILE, DataFolder
from red7.hosting.sqlite.entries import load_from
from red7.hosting.sqlite.file import BadFile, check_file, damage, opened, opened_to_read
from red7.hosting.sqlite.vacuum import compact
from red7.live.store.protocol import Damaged
from red7.table import rebuild

_SUFFIXES = ("", "-wal", "-shm", "-journal")
"""Suffixes of the data file's name (none) and of the files that SQLite keeps beside it."""


def back_up(folder: Path, target: Path) -> int:
    """Copy the data file of a folder, and return the size of the copy in bytes.

    A server may write to the file meanwhile. Raise `BadFile` if the file cannot be copied or the
    target exists.
    """
    source = folder / FILE
    check_file(source)
    if target.exists():
        raise BadFile(f"{target} is there already; name a new file")
    _copy(source, target)
    return target.stat().st_size


def restore(backup: Path, folder: DataFolder) -> Path | None:
    """Replace the data file of a folder by a backup, and keep the old file under another name.

    Return the new path of the old file, or None if there was no file. Raise `BadFile` if the backup
    is damaged or cannot be copied.
    """
    check_file(backup)
    part = folder.file.with_name(f"{FILE}.restored")
    _copy(backup, part)
    _give_to_owner(part, folder.path)
    before = _moved_away(folder.file)
    os.replace(part, folder.file)
    _sync(folder.path)
    return before[0] if before else None


def _moved_away(file: Path) -> list[Path]:
    """Rename a data file and the files beside it, and return the new paths."""
    free, moved = _free_name(file), []
    # SQLite would apply a leftover journal to the new file.
    for end in _SUFFIXES:
        with suppress(FileNotFoundError):
            os.replace(f"{file}{end}", f"{free}{end}")
            moved.append(free.with_name(f"{free.name}{end}"))
    _sync(file.parent)
    return moved


def compacted(path: Path) -> tuple[int, int]:
    """Make a data file as small as possible, and return its sizes before and after, in bytes.

    No deleted data is left in the file. Raise `BadFile` if it cannot be rewritten.
    """
    check_file(path)
    before = path.stat().st_size
    try:
        with closing(opened(path)) as connection:
            compact(connection)
    except sqlite3.Error as error:
        raise BadFile(f"cannot write {path} anew: {error}") from None
    return before, path.stat().st_size


def faults(path: Path) -> Iterator[str]:
    """Yield a description of each fault of a data file and of the games in it.

    Raise `BadFile` if the file is not one that this version of Red7 can read.
    """
    check_file(path)
    with closing(opened_to_read(path)) as connection:
        if found := damage(connection):
            yield f"the file itself: {found}"
        try:
            names = [name for (name,) in connection.execute("SELECT table_id FROM tables")]
        except sqlite3.Error as error:
            yield f"the list of games: {error}"
            return
        for name in names:
            try:
                stored = load_from(connection, name)
                if stored is not None:
                    rebuild(entry.command for entry in stored.entries)
            except (Damaged, Red7Error, sqlite3.Error) as error:
                yield f"game {name}: {error}"


def _copy(source: Path, target: Path) -> None:
    """Copy a data file. The target appears only when it is complete and on disk.

    Raise `BadFile` if the file is damaged or cannot be copied.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        with suppress(FileNotFoundError):
            part.unlink()
        # Other users of the machine must not read the hands and decks of running games.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))
        with closing(opened_to_read(source)) as reading, closing(sqlite3.connect(part)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")
            found = damage(writing)
        if found:
            part.unlink()
            raise BadFile(f"{source} is damaged: {found}")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
        _sync(target.parent)
    except OSError as error:
        raise BadFile(f"cannot write {target}: {error.strerror}") from None
    except sqlite3.Error as error:
        raise BadFile(f"cannot copy {source}: {error}") from None


def _give_to_owner(file: Path, folder: Path) -> None:
    """If this process runs as root, make the owner of the folder the owner of the file, too.

    The server runs as that user, who cannot open a file that belongs to root.
    """
    if sys.platform != "win32" and os.geteuid() == 0:
        found = folder.stat()
        os.chown(file, found.st_uid, found.st_gid)


def _sync(folder: Path) -> None:
    """Flush the file names in a folder to disk. Do nothing on Windows, which cannot do that."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _free_name(path: Path) -> Path:
    """Return an unused path beside a file. With SQLite's suffixes, the path is unused, too."""
    numbers = (path.with_name(f"{path.name}.before-{number}") for number in range(1, 1_000_000))
    return next(
        found for found in numbers if not any(Path(f"{found}{end}").exists() for end in _SUFFIXES)
    )
