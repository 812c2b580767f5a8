"""The SQLite store: one file, a thread that writes with group commit, a thread that reads."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from red7.core import Red7Error
from red7.store.group_commit import GroupCommitWriter
from red7.store.log_text import command_text, parse_command
from red7.store.protocol import (
    Conflict,
    Damaged,
    Due,
    Entry,
    Held,
    Outlook,
    StorageFailed,
    StoredTable,
)
from red7.store.sqlite_file import identity, opened, opened_to_read
from red7.table import RULES_VERSION, Play, Sender, SenderKind

T = TypeVar("T")


class SqliteStore:
    """A `Store` in a file, which other processes may have open, too."""

    def __init__(self, path: Path) -> None:
        """Raises `BadFile`."""
        writing = opened(path)
        self._reading = opened_to_read(path)
        try:
            self._data_id = identity(self._reading, path)
        except BaseException:
            self._reading.close()
            writing.close()
            raise
        self._writer = GroupCommitWriter(writing)
        self._reader = ThreadPoolExecutor(1, "reader")

    @property
    def data_id(self) -> str:
        """What tells this file from all others, for good."""
        return self._data_id

    async def close(self) -> None:
        """Write what has come in, and close the file."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reader.shutdown()
        self._reading.close()
        self._writer.close()

    async def open_table(
        self, entries: Sequence[Entry], people: Sequence[str], outlook: Outlook, *, imported: bool
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""
        table = entries[0].table

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO tables (table_id, imported, bot_next, due, listed, changed)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (table, imported, *outlook, entries[-1].at),
                )
                _hold(connection, table, people)
                for entry in entries:
                    _insert(connection, entry)
            except sqlite3.IntegrityError:
                raise Conflict("there is a table of this name already") from None

        await self._writer.do(job)

    async def append(self, entry: Entry, outlook: Outlook, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""

        def job(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "UPDATE tables SET bot_next = ?, due = ?, listed = ?, changed = ?"
                " WHERE table_id = ?",
                (*outlook, entry.at, entry.table),
            )
            if not found.rowcount:
                raise Conflict("the table is gone")
            _check_is_next(connection, entry)
            try:
                _insert(connection, entry)
            except sqlite3.IntegrityError:
                raise Conflict("the table has gone on meanwhile") from None
            _hold(connection, entry.table, people)

        await self._writer.do(job)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such. Raises `Damaged`."""
        return await self._read(lambda connection: load_from(connection, table))

    async def held_by(self, person: str) -> list[Held]:
        """The tables in somebody's list, the last changed first."""
        return await self._rows(
            Held,
            "WITH held AS (SELECT table_id, (SELECT max(version) FROM entries"
            " WHERE table_id = tables.table_id) AS version, changed, summary, summary_version"
            " FROM holdings JOIN tables USING (table_id) WHERE person = ?)"
            " SELECT table_id, version, changed,"
            " CASE WHEN summary_version = version THEN summary END FROM held"
            " ORDER BY changed DESC, table_id",
            person,
        )

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET summary = ?, summary_version = ? WHERE table_id = ?",
                (summary, version, table),
            )

        await self._writer.do(job)

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        return await self._rows(str, "SELECT table_id FROM tables WHERE bot_next ORDER BY table_id")

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""
        return await self._rows(
            Due, "SELECT table_id, due FROM tables WHERE due <= ? ORDER BY due, table_id", until
        )

    async def listed(self) -> list[str]:
        """The tables that the lobby shows, the last changed first."""
        question = "SELECT table_id FROM tables WHERE listed ORDER BY changed DESC, table_id"
        return await self._rows(str, question)

    async def forget(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM holdings WHERE person = ? AND table_id = ?", (person, table)
            )
            for name in ("entries", "tables"):
                connection.execute(
                    f"DELETE FROM {name} WHERE table_id = ?1"
                    " AND NOT EXISTS (SELECT 1 FROM holdings WHERE table_id = ?1)",
                    (table,),
                )

        await self._writer.do(job)

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""
        found = await self._rows(str, "SELECT person FROM tokens WHERE digest = ?", digest)
        return found[0] if found else None

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""

        def job(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO tokens VALUES (?, ?)", (digest, person))
            (found,) = connection.execute(
                "SELECT person FROM tokens WHERE digest = ?", (digest,)
            ).fetchone()
            return str(found)

        return await self._writer.do(job)

    async def repoint(self, digest: str, person: str) -> None:
        """Let a token, and no other, point to a person."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM tokens WHERE person = ?", (person,))
            connection.execute("REPLACE INTO tokens VALUES (?, ?)", (digest, person))

        await self._writer.do(job)

    async def keep_transfer(self, digest: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves to another device until a time."""

        def job(connection: sqlite3.Connection) -> None:
            row = digest, document, until
            connection.execute("REPLACE INTO transfers VALUES (?, ?, ?)", row)

        await self._writer.do(job)

    async def take_transfer(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""

        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT document FROM transfers WHERE digest = ? AND until > ?", (digest, now)
            ).fetchone()
            # Those that are over go with it.
            connection.execute(
                "DELETE FROM transfers WHERE digest = ? OR until <= ?", (digest, now)
            )
            return None if row is None else bytes(row[0])

        return await self._writer.do(job)

    async def note(self, name: str) -> str | None:
        """What was noted of the whole store under a name."""
        found = await self._rows(str, "SELECT value FROM meta WHERE name = ?", name)
        return found[0] if found else None

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Note something under a name; `once` keeps what is there. Gives what now stands."""
        how = "INSERT OR IGNORE" if once else "REPLACE"

        def job(connection: sqlite3.Connection) -> str:
            connection.execute(f"{how} INTO meta VALUES (?, ?)", (name, value))
            ((found,),) = connection.execute("SELECT value FROM meta WHERE name = ?", (name,))
            return str(found)

        return await self._writer.do(job)

    async def document(self, person: str) -> bytes | None:
        """The small document that is kept for a person."""
        found = await self._rows(bytes, "SELECT document FROM documents WHERE person = ?", person)
        return found[0] if found else None

    async def keep_document(self, person: str, document: bytes) -> None:
        """Keep a small document for a person, in place of the one before."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("REPLACE INTO documents VALUES (?, ?)", (person, document))

        await self._writer.do(job)

    async def _rows(self, kind: Callable[..., T], question: str, *given: object) -> list[T]:
        """What a question finds, each row made into a value."""
        return await self._read(
            lambda connection: [kind(*row) for row in connection.execute(question, given)]
        )

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """The answer to a question, from a thread that only reads. Raises `StorageFailed`."""
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
            raise StorageFailed("read", str(error)) from None


def _hold(connection: sqlite3.Connection, table: str, people: Sequence[str]) -> None:
    """Add a table to the lists of some people."""
    connection.executemany(
        "INSERT OR IGNORE INTO holdings (person, table_id) VALUES (?, ?)",
        [(person, table) for person in people],
    )


def _check_is_next(connection: sqlite3.Connection, entry: Entry) -> None:
    """Raise `Conflict` for an entry that does not follow on the last one."""
    (last,) = connection.execute(
        "SELECT max(version) FROM entries WHERE table_id = ?", (entry.table,)
    ).fetchone()
    if last != entry.version - 1:
        raise Conflict("the table has gone on meanwhile")


def load_from(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    """All that is stored of a table. Raises `Damaged`, or `sqlite3.Error` from the disk."""
    try:
        return _stored(connection, table)
    except Damaged:
        raise
    except (Red7Error, sqlite3.Error, ValueError, TypeError) as error:
        # A disk that does not answer now is no damage; SQLite itself has told of that.
        if isinstance(error, sqlite3.OperationalError) and hasattr(error, "sqlite_errorcode"):
            raise
        raise Damaged(str(error)) from None


def _stored(connection: sqlite3.Connection, table: str) -> StoredTable | None:
    rows = connection.execute(
        "SELECT version, sender_kind, sender, command_id, command, at, rules_version FROM entries"
        " WHERE table_id = ? ORDER BY version",
        (table,),
    ).fetchall()
    if not rows:
        return None
    if [row[0] for row in rows] != [*range(1, len(rows) + 1)]:
        raise Damaged("a part of it is missing", why="missing")
    if max(row[-1] for row in rows) > RULES_VERSION:
        raise Damaged("it was played with a newer Red7", why="newer")
    # Fetched at once: what is half read when something goes wrong would keep this moment's view.
    people = connection.execute(
        "SELECT person FROM holdings WHERE table_id = ?", (table,)
    ).fetchall()
    ((imported,),) = connection.execute("SELECT imported FROM tables WHERE table_id = ?", (table,))
    return StoredTable(
        [_entry(table, *row) for row in rows],
        frozenset(person for (person,) in people),
        bool(imported),
    )


def _entry(
    table: str,
    version: int,
    kind: str,
    sender: str,
    command_id: str,
    command: Any,
    at: float,
    _: int,
) -> Entry:
    by = Sender(SenderKind(kind), sender)
    return Entry(table, version, by, command_id, parse_command(command), at)


def _insert(connection: sqlite3.Connection, entry: Entry) -> None:
    seat = entry.command.seat if isinstance(entry.command, Play) else None
    connection.execute(
        "INSERT INTO entries (table_id, version, sender_kind, sender, command_id, seat, command,"
        " rules_version, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.table,
            entry.version,
            entry.sender.kind.value,
            entry.sender.name,
            entry.command_id,
            seat,
            command_text(entry.command),
            RULES_VERSION,
            entry.at,
        ),
    )
