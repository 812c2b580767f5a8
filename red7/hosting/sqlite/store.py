"""The SQLite store: one file, a thread that writes with group commit, a thread that reads."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from red7.hosting.sqlite import deletion as sqlite_ends
from red7.hosting.sqlite import tokens as sqlite_tokens
from red7.hosting.sqlite.entries import (
    ADMISSION,
    admission_of,
    check_is_next,
    entries_after,
    hold,
    insert,
    load_from,
)
from red7.hosting.sqlite.failures import FileWatch, failed
from red7.hosting.sqlite.file import identity, opened, opened_to_read
from red7.hosting.sqlite.group_commit import GroupCommitWriter
from red7.hosting.sqlite.leases import SqliteLeases
from red7.hosting.sqlite.vacuum import Untidy
from red7.live.store.protocol import (
    Admission,
    Conflict,
    Due,
    Entry,
    Exchange,
    GameCounts,
    Latest,
    ListedGame,
    LobbyTable,
    Revision,
    Stale,
    StoredTable,
    TableStatus,
)

T = TypeVar("T")


class SqliteStore(SqliteLeases):
    """A `Store` in a file, which other processes may have open, too."""

    def __init__(self, path: Path, *, checked: bool = False) -> None:
        """Raises `BadFile`, also for a damaged file unless somebody has checked it already."""
        writing = opened(path, checked=checked)
        self._path, self._reading = path, opened_to_read(path)
        try:
            self._data_id = identity(self._reading, path)
        except BaseException:
            self._reading.close()
            writing.close()
            raise
        self._writer = GroupCommitWriter(writing, FileWatch(path))
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
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""
        table = entries[0].table

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.execute(
                    "INSERT INTO tables (table_id, imported, bot_next, due, listed, running,"
                    " public, invitation, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (table, imported, *status, entries[-1].at),
                )
                hold(connection, table, people)
                for entry in entries:
                    insert(connection, entry)
            except sqlite3.IntegrityError:
                raise Conflict("there is a table of this name already") from None

        await self._writer.do(job)

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""

        def job(connection: sqlite3.Connection) -> None:
            found = connection.execute(
                "UPDATE tables SET bot_next = ?, due = ?, listed = ?, running = ?, public = ?,"
                " invitation = ?, changed = ? WHERE table_id = ?",
                (*status, entry.at, entry.table),
            )
            if not found.rowcount:
                raise Conflict("the table is gone")
            check_is_next(connection, entry)
            try:
                insert(connection, entry)
            except sqlite3.IntegrityError:
                raise Conflict("the table has gone on meanwhile") from None
            hold(connection, entry.table, people)

        await self._writer.do(job)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such. Raises `Damaged`."""
        return await self._read(lambda connection: load_from(connection, table))

    async def admission(self, table: str, person: str) -> Admission | None:
        """What is noted of a table about a person, who may be nobody."""
        found = await self._rows(admission_of, ADMISSION, table, person)
        return found[0] if found else None

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version. Raises `Damaged`."""
        return await self._read(lambda connection: entries_after(connection, table, version))

    async def held_by(self, person: str) -> list[ListedGame]:
        """The tables in somebody's list, the last changed first."""
        return await self._rows(
            ListedGame,
            sqlite_ends.HELD.format(
                found="SELECT tables.* FROM holdings JOIN tables USING (table_id) WHERE person = ?"
            )
            + " ORDER BY changed DESC, table_id",
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

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """The tables that the lobby shows, the last changed first, after one of them."""
        table, changed = after or LobbyTable("", float("inf"))
        return await self._rows(
            LobbyTable,
            "SELECT table_id, changed FROM tables WHERE listed AND changed <= ?1"
            " AND (changed < ?1 OR table_id > ?2) ORDER BY changed DESC, table_id LIMIT ?3",
            changed,
            table,
            limit,
        )

    async def remove_from_list(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""

        asked = person, table
        await self._writer.do(
            lambda connection: sqlite_ends.remove_from_list(connection, *asked), Untidy.SPACE
        )

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""
        found = await self._rows(str, "SELECT person FROM tokens WHERE digest = ?", digest)
        return found[0] if found else None

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """The persons that some tokens point to, less those that point to nobody."""
        question = (
            "SELECT digest, person FROM tokens WHERE digest IN (SELECT value FROM json_each(?))"
        )
        return dict(await self._rows(lambda *row: row, question, json.dumps([*digests])))

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""

        def job(connection: sqlite3.Connection) -> str:
            connection.execute(
                "INSERT OR IGNORE INTO tokens (digest, person) VALUES (?, ?)", (digest, person)
            )
            (found,) = connection.execute(
                "SELECT person FROM tokens WHERE digest = ?", (digest,)
            ).fetchone()
            return str(found)

        return await self._writer.do(job)

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Let a token, and no other, point to a person. Raises `Conflict`."""
        asked = digest, person, before
        await self._writer.do(lambda connection: sqlite_tokens.repoint(connection, *asked))

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would find something, without writing anything."""
        return bool(await self._rows(str, sqlite_tokens.CAN_BE_EXCHANGED, old, new, since))

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Put a token in the place of one that an earlier release stored; return the exchange."""
        asked = old, new, now, since
        return await self._writer.do(lambda connection: sqlite_tokens.exchange(connection, *asked))

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves of a person's until a time."""

        def job(connection: sqlite3.Connection) -> None:
            row = digest, document, until, person
            connection.execute("REPLACE INTO transfers VALUES (?, ?, ?, ?)", row)

        await self._writer.do(job)

    async def take_handover(self, digest: str, now: float) -> bytes | None:
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

    async def keep_document(self, revision: Revision) -> None:
        """Keep a small document for a person. Raises `Conflict` if another one was there."""
        await self._writer.do(lambda connection: sqlite_ends.revise(connection, revision))

    async def game_counts(self, person: str) -> GameCounts:
        """How many tables are in somebody's list."""
        return await self._read(lambda connection: sqlite_ends.game_counts(connection, person))

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Tables that have not changed since a time, those under way since another."""
        asked = before, running_before, limit
        return await self._read(lambda connection: sqlite_ends.stale(connection, *asked))

    async def latest(self, limit: int) -> list[Latest]:
        """The tables that have last changed, whoever has them; the very last first."""
        return await self._rows(Latest, sqlite_ends.LATEST, limit)

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Remove a table whoever has it, and keep documents of people. Raises `Conflict`."""
        asked = table, version, revisions
        await self._writer.do(
            lambda connection: sqlite_ends.prune(connection, *asked), Untidy.SPACE
        )

    async def mentioning(self, person: str) -> list[str]:
        """The tables that somebody has had anything to do with. It reads the whole file."""
        # Nobody else's question waits for that.
        return await asyncio.to_thread(sqlite_ends.mentioning, self._path, person)

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Put a log in the place of a table's, of the same length. Raises `Conflict`."""
        await self._writer.do(
            lambda connection: sqlite_ends.rewrite(connection, entries), Untidy.TRACES
        )

    async def erase_person(self, person: str) -> None:
        """Remove all that a person has; a table that is in nobody's list is removed."""
        await self._writer.do(
            lambda connection: sqlite_ends.erase_person(connection, person), Untidy.TRACES
        )

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
            raise failed("read", error) from None
