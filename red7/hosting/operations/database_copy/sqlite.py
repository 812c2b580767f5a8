"""The SQLite end of a transfer: the file in a data folder that no server has."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from red7.hosting.data_folder import DataFolder, FolderTaken
from red7.hosting.operations.database_copy.copying import CHUNK, COLUMNS, BadCopy, Rows
from red7.hosting.sqlite.file import check_file, opened


class SqliteEnd:
    """A data file, in a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        """All rows of a table of the database, some at a time."""
        found = self._connection.execute(f"SELECT {', '.join(COLUMNS[name])} FROM {name}")
        while rows := found.fetchmany(CHUNK):
            yield rows

    async def count(self, name: str) -> int:
        """How many rows a table of the database has."""
        ((count,),) = self._connection.execute(f"SELECT count(*) FROM {name}")
        return int(count)

    async def clear(self, name: str) -> None:
        """Remove all rows of a table of the database."""
        self._connection.execute(f"DELETE FROM {name}")

    async def add(self, name: str, rows: Rows) -> None:
        """Add rows; they are there once everything is."""
        columns = COLUMNS[name]
        places = ", ".join("?" * len(columns))
        self._connection.executemany(
            f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", rows
        )


@contextmanager
def opened_folder(path: Path, *, new: bool) -> Iterator[SqliteEnd]:
    """The file of a folder, made if it may be new. Raises `BadCopy`, `BadFile`, `BadFolder`."""
    if not new and not path.is_dir():
        raise BadCopy(f"there is no folder {path}")
    try:
        folder = DataFolder(path)
    except FolderTaken:
        raise BadCopy(f"a red7 is running with the games in {path}; end it first") from None
    with closing(folder):
        if not new:
            check_file(folder.file)
        with closing(opened(folder.file)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield SqliteEnd(connection)
                connection.execute("COMMIT")
            except sqlite3.Error as error:
                raise BadCopy(f"cannot copy with {folder.file}: {error}") from None
