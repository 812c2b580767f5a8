"""The log: every table's accepted commands, appended once and never changed."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import NamedTuple, TypeVar

from red7.core import Red7Error
from red7.store.group_commit import StorageFailed, Writer
from red7.store.log_text import command_text, parse_command
from red7.store.sqlite_file import identity, opened, opened_to_read
from red7.table import RULES_VERSION, Command, Play

T = TypeVar("T")


class Behind(Red7Error):
    """Somebody else has stored this version, or the table is gone."""


class Entry(NamedTuple):
    """An accepted command with its place in a table's log."""

    table: str
    version: int
    command_id: str
    command: Command


class Story(NamedTuple):
    """All that is stored of a table."""

    commands: list[Command]
    versions: dict[str, int]
    """By the id of the command that led to it."""
    holders: frozenset[str]
    uploaded: bool
    opened: float


class Held(NamedTuple):
    """A table that somebody holds."""

    table: str
    version: int
    changed: float


class Log:
    """The log of a data file that this process has for itself."""

    def __init__(self, path: Path) -> None:
        """Raises `BadFile`."""
        writing = opened(path)
        self._reading = opened_to_read(path)
        self.data_id = identity(self._reading, path)
        self._writer = Writer(writing)
        self._reader = ThreadPoolExecutor(1, "reader")

    def close(self) -> None:
        """Write what has come in, and close the file."""
        self._reader.shutdown()
        self._reading.close()
        self._writer.close()

    async def open_table(
        self, entries: Sequence[Entry], holders: Sequence[str], *, uploaded: bool, bot_next: bool
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `StorageFailed`."""
        table = entries[0].table

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?)", (table, uploaded, bot_next, time())
            )
            connection.executemany(
                "INSERT INTO holdings VALUES (?, ?)", [(holder, table) for holder in holders]
            )
            for entry in entries:
                _insert(connection, entry)

        await self._writer.do(job)

    async def append(self, entry: Entry, *, bot_next: bool) -> None:
        """Store a command. Raises `Behind` or `StorageFailed`, and then nothing is stored."""

        def job(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "UPDATE tables SET bot_next = ?, changed = ? WHERE table_id = ?",
                (bot_next, time(), entry.table),
            )
            if not found.rowcount:
                raise Behind("the table is gone")
            try:
                _insert(connection, entry)
            except sqlite3.IntegrityError:
                raise Behind("the table has gone on meanwhile") from None

        await self._writer.do(job)

    async def forget(self, holder: str, table: str) -> None:
        """Take a table from somebody; one that nobody holds is removed. Raises `StorageFailed`."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM holdings WHERE holder = ? AND table_id = ?", (holder, table)
            )
            for name in ("entries", "tables"):
                connection.execute(
                    f"DELETE FROM {name} WHERE table_id = ?1"
                    " AND NOT EXISTS (SELECT 1 FROM holdings WHERE table_id = ?1)",
                    (table,),
                )

        await self._writer.do(job)

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """What a question about the file comes to, asked in a thread that only reads.

        Raises `StorageFailed`.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer from one moment of the file, however many looks it takes."""
        try:
            self._reading.execute("BEGIN")
            try:
                return question(self._reading)
            finally:
                self._reading.execute("COMMIT")
        except sqlite3.Error as error:
            raise StorageFailed(f"the games cannot be read: {error}") from None


def story(connection: sqlite3.Connection, table: str) -> Story | None:
    """All that is stored of a table; None if there is no such. Raises `Red7Error`."""
    rows = connection.execute(
        "SELECT version, command_id, command, rules_version, at FROM entries"
        " WHERE table_id = ? ORDER BY version",
        (table,),
    ).fetchall()
    if not rows:
        return None
    if max(row[3] for row in rows) > RULES_VERSION:
        raise Red7Error("the game was played with a newer Red7; update this one")
    # Fetched at once: what is half read when something goes wrong would keep this moment's view.
    holders = connection.execute(
        "SELECT holder FROM holdings WHERE table_id = ?", (table,)
    ).fetchall()
    ((uploaded,),) = connection.execute("SELECT uploaded FROM tables WHERE table_id = ?", (table,))
    return Story(
        [parse_command(row[2]) for row in rows],
        {row[1]: row[0] for row in rows},
        frozenset(holder for (holder,) in holders),
        bool(uploaded),
        rows[0][4],
    )


def held_by(connection: sqlite3.Connection, holder: str) -> list[Held]:
    """The tables that somebody holds, the last changed first."""
    rows = connection.execute(
        "SELECT table_id, (SELECT max(version) FROM entries WHERE table_id = tables.table_id),"
        " changed FROM holdings JOIN tables USING (table_id) WHERE holder = ?"
        " ORDER BY changed DESC, table_id",
        (holder,),
    )
    return [Held(*row) for row in rows]


def where_bots_are_next(connection: sqlite3.Connection) -> list[str]:
    """The tables at which a bot is to move."""
    return [table for (table,) in connection.execute("SELECT table_id FROM tables WHERE bot_next")]


def _insert(connection: sqlite3.Connection, entry: Entry) -> None:
    table, version, command_id, command = entry
    seat = command.seat if isinstance(command, Play) else None
    connection.execute(
        "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, version, command_id, seat, command_text(command), RULES_VERSION, time()),
    )
