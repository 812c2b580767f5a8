"""The store in a SQLite file: one thread writes with group commit, one thread reads."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from red7.hosting.sqlite import deletion, tokens
from red7.hosting.sqlite.entries import (
    ADMISSION,
    admission_of,
    check_is_next,
    entries_after,
    hold,
    insert,
    load_from,
    people_of,
)
from red7.hosting.sqlite.failures import FileWatch, failed
from red7.hosting.sqlite.file import identity, opened, opened_to_read
from red7.hosting.sqlite.group_commit import GroupCommitWriter
from red7.hosting.sqlite.leases import SqliteLeases
from red7.hosting.sqlite.vacuum import Leftover
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

LISTED_GAME = (
    "SELECT table_id, version, changed, CASE WHEN summary_version = version THEN summary END"
    " FROM (SELECT *, coalesce((SELECT max(version) FROM entries"
    " WHERE table_id = found.table_id), 0) AS version FROM ({found}) AS found)"
)
"""The query for game tables as `ListedGame`. It leaves out the summary of an earlier version.

`{found}` is replaced by the query that selects the game tables.
"""

LATEST = """
SELECT table_id, changed,
    (SELECT count(*) FROM holdings WHERE holdings.table_id = found.table_id)
FROM (
    SELECT table_id, changed FROM tables WHERE coalesce(running, 1) = 0
    UNION ALL SELECT table_id, changed FROM tables WHERE coalesce(running, 1) = 1
    ORDER BY changed DESC, table_id DESC LIMIT ?1
) AS found ORDER BY changed DESC, table_id DESC
"""
"""The query for the game tables that changed last. Each of its halves reads an index in order."""

# A file from before 0.9.0 does not say which tables are running: such tables count as running.
STALE = (
    LISTED_GAME.format(
        found="SELECT * FROM tables WHERE coalesce(running, 1) = 0 AND changed < ?1"
        " UNION ALL SELECT * FROM tables WHERE coalesce(running, 1) = 1 AND changed < ?2"
        " ORDER BY changed, table_id LIMIT ?3"
    )
    + " ORDER BY changed, table_id"
)


class SqliteStore(SqliteLeases):
    """A `Store` in a SQLite file, which other processes may have open, too."""

    def __init__(self, path: Path, *, checked: bool = False) -> None:
        """Open a file, and check its pages unless they were `checked` before.

        Raise `BadFile` if the file cannot be used.
        """
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
        return self._data_id

    async def close(self) -> None:
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
        return await self._read(lambda connection: load_from(connection, table))

    async def admission(self, table: str, person: str) -> Admission | None:
        found = await self._rows(admission_of, ADMISSION, table, person)
        return found[0] if found else None

    async def since(self, table: str, version: int) -> list[Entry]:
        return await self._read(lambda connection: entries_after(connection, table, version))

    async def games_of(self, person: str) -> list[ListedGame]:
        return await self._rows(
            ListedGame,
            LISTED_GAME.format(
                found="SELECT tables.* FROM holdings JOIN tables USING (table_id) WHERE person = ?"
            )
            + " ORDER BY changed DESC, table_id",
            person,
        )

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET summary = ?, summary_version = ? WHERE table_id = ?",
                (summary, version, table),
            )

        await self._writer.do(job)

    async def bots_to_move(self) -> list[str]:
        return await self._rows(str, "SELECT table_id FROM tables WHERE bot_next ORDER BY table_id")

    async def due(self, until: float) -> list[Due]:
        return await self._rows(
            Due, "SELECT table_id, due FROM tables WHERE due <= ? ORDER BY due, table_id", until
        )

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
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
        asked = person, table
        await self._writer.do(
            lambda connection: deletion.remove_from_list(connection, *asked), Leftover.FREE_PAGES
        )

    async def person_of(self, digest: str) -> str | None:
        found = await self._rows(str, "SELECT person FROM tokens WHERE digest = ?", digest)
        return found[0] if found else None

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        question = (
            "SELECT digest, person FROM tokens WHERE digest IN (SELECT value FROM json_each(?))"
        )
        return dict(await self._rows(lambda *row: row, question, json.dumps([*digests])))

    async def enroll(self, digest: str, person: str) -> str:
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
        asked = digest, person, before
        await self._writer.do(lambda connection: tokens.repoint(connection, *asked))

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        return bool(await self._rows(str, tokens.CAN_BE_EXCHANGED, old, new, since))

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        asked = old, new, now, since
        return await self._writer.do(lambda connection: tokens.exchange(connection, *asked))

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = digest, document, until, person
            connection.execute("REPLACE INTO transfers VALUES (?, ?, ?, ?)", row)

        await self._writer.do(job)

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        def job(connection: sqlite3.Connection) -> bytes | None:
            row = connection.execute(
                "SELECT document FROM transfers WHERE digest = ? AND until > ?", (digest, now)
            ).fetchone()
            # Expired handovers are deleted, too.
            connection.execute(
                "DELETE FROM transfers WHERE digest = ? OR until <= ?", (digest, now)
            )
            return None if row is None else bytes(row[0])

        return await self._writer.do(job)

    async def note(self, name: str) -> str | None:
        found = await self._rows(str, "SELECT value FROM meta WHERE name = ?", name)
        return found[0] if found else None

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        how = "INSERT OR IGNORE" if once else "REPLACE"

        def job(connection: sqlite3.Connection) -> str:
            connection.execute(f"{how} INTO meta VALUES (?, ?)", (name, value))
            ((found,),) = connection.execute("SELECT value FROM meta WHERE name = ?", (name,))
            return str(found)

        return await self._writer.do(job)

    async def document(self, person: str) -> bytes | None:
        found = await self._rows(bytes, "SELECT document FROM documents WHERE person = ?", person)
        return found[0] if found else None

    async def keep_document(self, revision: Revision) -> None:
        await self._writer.do(lambda connection: deletion.revise(connection, revision))

    async def game_counts(self, person: str) -> GameCounts:
        (found,) = await self._rows(
            GameCounts,
            "SELECT count(*), coalesce(sum(running), 0), coalesce(sum(imported), 0)"
            " FROM holdings JOIN tables USING (table_id) WHERE person = ?",
            person,
        )
        return found

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        def found(connection: sqlite3.Connection) -> list[Stale]:
            rows = connection.execute(STALE, (before, running_before, limit)).fetchall()
            return [Stale(ListedGame(*row), people_of(connection, row[0])) for row in rows]

        return await self._read(found)

    async def latest(self, limit: int) -> list[Latest]:
        return await self._rows(Latest, LATEST, limit)

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        asked = table, version, revisions
        await self._writer.do(
            lambda connection: deletion.prune(connection, *asked), Leftover.FREE_PAGES
        )

    async def mentioning(self, person: str) -> list[str]:
        # This reads the whole file, so it has a thread of its own, and no other query waits.
        return await asyncio.to_thread(deletion.mentioning, self._path, person)

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        await self._writer.do(
            lambda connection: deletion.rewrite(connection, entries), Leftover.COPIES
        )

    async def erase_person(self, person: str) -> None:
        await self._writer.do(
            lambda connection: deletion.erase_person(connection, person), Leftover.COPIES
        )

    async def _rows(self, kind: Callable[..., T], question: str, *given: object) -> list[T]:
        """Return the rows of a query, each converted by `kind`."""
        return await self._read(
            lambda connection: [kind(*row) for row in connection.execute(question, given)]
        )

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Call `question` in the reading thread, and return its result.

        Raise `StorageFailed` if the database fails.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._answer, question)

    def _answer(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Call `question` in one transaction, so that all its queries see the same data."""
        try:
            self._reading.execute("BEGIN")
            try:
                return question(self._reading)
            finally:
                self._reading.execute("COMMIT")
        except sqlite3.Error as error:
            raise failed("read", error) from None
