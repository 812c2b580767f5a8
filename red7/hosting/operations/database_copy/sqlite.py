"""A data folder as the source or target of a copy."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from red7.hosting.data_folder import DataFolder, FolderTaken
from red7.hosting.operations.database_copy.copying import COLUMNS, ROWS_PER_CHUNK, BadCopy, Rows
from red7.hosting.sqlite.file import check_file, opened


class SqliteEnd:
    """A data file as the source or target of a copy, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, name: str) -> AsyncIterator[Rows]:
        found = self._connection.execute(f"SELECT {', '.join(COLUMNS[name])} FROM {name}")
        while rows := found.fetchmany(ROWS_PER_CHUNK):
            yield rows

    async def count(self, name: str) -> int:
        ((count,),) = self._connection.execute(f"SELECT count(*) FROM {name}")
        return int(count)

    async def clear(self, name: str) -> None:
        self._connection.execute(f"DELETE FROM {name}")

    async def add(self, name: str, rows: Rows) -> None:
        columns = COLUMNS[name]
        places = ", ".join("?" * len(columns))
        self._connection.executemany(
            f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", rows
        )


@contextmanager
def open_folder(path: Path, *, is_new: bool) -> Iterator[SqliteEnd]:
    """Open the data file of a folder that no server uses, in a transaction.

    With `is_new`, create the folder and the file if they do not exist. The transaction is committed
    at the end of the `with` block, unless the block raises. Raise `BadCopy` if a server uses the
    folder, the folder is missing or the copy fails, or `BadFile` or `BadFolder` if the file or the
    folder cannot be used.
    """
    if not is_new and not path.is_dir():
        raise BadCopy(f"there is no folder {path}")
    try:
        folder = DataFolder(path)
    except FolderTaken:
        raise BadCopy(f"a red7 is running with the games in {path}; end it first") from None
    with closing(folder):
        if not is_new:
            check_file(folder.file)
        with closing(opened(folder.file)) as connection:
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield SqliteEnd(connection)
                connection.execute("COMMIT")
            except sqlite3.Error as error:
                raise BadCopy(f"cannot copy with {folder.file}: {error}") from None
