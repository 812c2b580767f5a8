"""The PostgreSQL store: one log for any number of processes on any number of machines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg

from red7.hosting.database_addresses import without_password
from red7.hosting.postgres import deletion as postgres_ends
from red7.hosting.postgres import entries as postgres_entries
from red7.hosting.postgres import tokens as postgres_tokens
from red7.hosting.postgres.appends import GroupAppends
from red7.hosting.postgres.connections import LOST, PAUSE, USUAL, Connections, Patience, connected
from red7.hosting.postgres.deletion import HELD, LATEST, STALE, in_one_transaction, stale_of
from red7.hosting.postgres.entries import ADMISSION
from red7.hosting.postgres.leases import PostgresLeases
from red7.hosting.postgres.migrations import BadDatabase, identity, is_migrated, migrate
from red7.hosting.postgres.reads import GroupReads
from red7.live.store.protocol import (
    Admission,
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

LONG = 600.0
"""Seconds for what reads everything, and for a migration."""


class PostgresStore(PostgresLeases):
    """A `Store` in a PostgreSQL database."""

    def __init__(self, address: str, data_id: str, patience: Patience = USUAL) -> None:
        """For a database that `prepared` has prepared, and found this id in."""
        self._data_id = data_id
        self._connections = Connections(address, patience)
        self._appends = GroupAppends(self._connections)
        self._reads = GroupReads(self._connections)

    @property
    def data_id(self) -> str:
        """What tells this database from all others, for good."""
        return self._data_id

    async def close(self) -> None:
        """Store what has come in, and close all connections."""
        await self._appends.close()
        await self._reads.close()
        await self._connections.close()

    async def open_table(
        self,
        entries: Sequence[Entry],
        people: Sequence[str],
        status: TableStatus,
        *,
        imported: bool,
    ) -> None:
        """Store a new table with its first commands, all or nothing. Raises `Conflict`."""
        await postgres_entries.open_table(self._connections, entries, people, status, imported)

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        """Store a command, and add the table to the lists of some people. Raises `Conflict`."""
        await self._appends.append(entry, status, people)

    async def load(self, table: str) -> StoredTable | None:
        """All that is stored of a table; None if there is no such. Raises `Damaged`."""
        return await postgres_entries.load(self._connections, table)

    async def admission(self, table: str, person: str) -> Admission | None:
        """What is noted of a table about a person, who may be nobody."""
        # No text of the database has this character; what strangers ask for may have it.
        asked = table, person, person.encode()
        rows = [] if "\0" in table else await self._rows(Admission, ADMISSION, *asked)
        return rows[0] if rows else None

    async def since(self, table: str, version: int) -> list[Entry]:
        """The entries of a table after a version. Raises `Damaged`."""
        return await self._reads.since(table, version)

    async def held_by(self, person: str) -> list[ListedGame]:
        """The tables in somebody's list, the last changed first."""
        return await self._rows(
            ListedGame,
            f"SELECT {HELD} FROM holdings JOIN tables USING (table_id) WHERE person = $1"
            " ORDER BY changed DESC, table_id",
            person,
        )

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        """Note something about a version of a table, in place of what was noted before."""
        await self._connections.execute(
            "UPDATE tables SET summary = $3, summary_version = $2 WHERE table_id = $1",
            *(table, version, summary),
        )

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        return await self._rows(str, "SELECT table_id FROM tables WHERE bot_next ORDER BY table_id")

    async def due(self, until: float) -> list[Due]:
        """The tables at which something is due up to a time, the earliest first."""
        return await self._rows(
            Due, "SELECT table_id, due FROM tables WHERE due <= $1 ORDER BY due, table_id", until
        )

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        """The tables that the lobby shows, the last changed first, after one of them."""
        table, changed = after or LobbyTable("", float("inf"))
        return await self._rows(
            LobbyTable,
            "SELECT table_id, changed FROM tables WHERE listed AND changed <= $1"
            " AND (changed < $1 OR table_id > $2) ORDER BY changed DESC, table_id LIMIT $3",
            # No name has the character that no text of the database has: the same come after.
            *(changed, table.partition("\0")[0], limit),
        )

    async def remove_from_list(self, person: str, table: str) -> None:
        """Take a table from somebody's list; one that is in nobody's is removed."""
        if "\0" not in table:
            job = in_one_transaction(
                lambda log, again: postgres_ends.remove_from_list(log, person, table)
            )
            await self._connections.do("write", job)

    async def person_of(self, digest: str) -> str | None:
        """The person that a token, given by its digest, points to."""
        found = await self._rows(str, "SELECT person FROM tokens WHERE digest = $1", digest)
        return found[0] if found else None

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        """The persons that some tokens point to, less those that point to nobody."""
        question = "SELECT digest, person FROM tokens WHERE digest = ANY ($1)"
        return {row[0]: row[1] for row in await self._connections.fetch(question, [*digests])}

    async def enroll(self, digest: str, person: str) -> str:
        """Let a token that points to nobody point to a person; gives whom it points to now."""
        await self._connections.execute(
            "INSERT INTO tokens (digest, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            *(digest, person),
        )
        return await self.person_of(digest) or person

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        """Let a token, and no other, point to a person. Raises `Conflict`."""
        asked = digest, person, before
        job = in_one_transaction(lambda log, again: postgres_tokens.repoint(log, *asked))
        await self._connections.do("write", job)

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        """Return whether `exchange` would find something, without writing anything."""
        return bool(await self._rows(str, postgres_tokens.CAN_BE_EXCHANGED, old, new, since))

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        """Put a token in the place of one that an earlier release stored; return the exchange."""
        asked = old, new, now, since
        job = in_one_transaction(lambda log, again: postgres_tokens.exchange(log, *asked))
        return await self._connections.do("write", job)

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        """Keep what a secret, given by its digest, moves of a person's until a time."""
        await self._connections.execute(
            "INSERT INTO transfers (digest, person, document, until) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (digest) DO UPDATE SET person = excluded.person,"
            " document = excluded.document, until = excluded.until",
            *(digest, person, document, until),
        )

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        """What a secret moves: to the first who asks, and in time."""
        # Those that are over go with it. A second try would not find what the first has taken.
        rows = await self._connections.do(
            "write",
            lambda connection: connection.fetch(
                "DELETE FROM transfers WHERE digest = $1 OR until <= $2"
                " RETURNING digest = $1 AND until > $2, document",
                *(digest, now),
            ),
            again=False,
        )
        return next((bytes(document) for is_good, document in rows if is_good), None)

    async def note(self, name: str) -> str | None:
        """What was noted of the whole store under a name."""
        found = await self._rows(str, "SELECT value FROM meta WHERE name = $1", name)
        return found[0] if found else None

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        """Note something under a name; `once` keeps what is there. Gives what now stands."""
        kept = "NOTHING" if once else "UPDATE SET value = excluded.value"
        await self._connections.execute(
            f"INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO {kept}", name, value
        )
        return (await self.note(name) or value) if once else value

    async def document(self, person: str) -> bytes | None:
        """The small document that is kept for a person."""
        found = await self._rows(bytes, "SELECT document FROM documents WHERE person = $1", person)
        return found[0] if found else None

    async def keep_document(self, revision: Revision) -> None:
        """Keep a small document for a person. Raises `Conflict` if another one was there."""
        job = in_one_transaction(
            lambda log, again: postgres_ends.revise(log, revision, again=again)
        )
        await self._connections.do("write", job)

    async def game_counts(self, person: str) -> GameCounts:
        """How many tables are in somebody's list."""
        (found,) = await self._rows(
            GameCounts,
            "SELECT count(*), count(*) FILTER (WHERE running), count(*) FILTER (WHERE imported)"
            " FROM holdings JOIN tables USING (table_id) WHERE person = $1",
            person,
        )
        return found

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        """Tables that have not changed since a time, those under way since another."""
        asked = before, running_before, limit
        return [stale_of(row) for row in await self._connections.fetch(STALE, *asked)]

    async def latest(self, limit: int) -> list[Latest]:
        """The tables that have last changed, whoever has them; the very last first."""
        return await self._rows(Latest, LATEST, limit)

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        """Remove a table whoever has it, and keep documents of people. Raises `Conflict`."""
        asked = table, version, revisions
        job = in_one_transaction(lambda log, again: postgres_ends.prune(log, *asked, again=again))
        await self._connections.do("write", job)

    async def mentioning(self, person: str) -> list[str]:
        """The tables that somebody has had anything to do with. It reads the whole log."""
        rows = await self._connections.fetch(
            "SELECT DISTINCT table_id FROM entries WHERE sender = $1"
            " OR position($2::bytea IN command) > 0 ORDER BY table_id",
            *(person, person.encode()),
            seconds=LONG,
        )
        return [table for (table,) in rows]

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        """Put a log in the place of a table's, of the same length. Raises `Conflict`."""
        job = in_one_transaction(lambda log, again: postgres_ends.rewrite(log, entries))
        await self._connections.do("write", job)

    async def erase_person(self, person: str) -> None:
        """Remove all that a person has; a table that is in nobody's list is removed."""
        job = in_one_transaction(lambda log, again: postgres_ends.erase_person(log, person))
        await self._connections.do("write", job)

    async def _rows(self, kind: Callable[..., T], question: str, *given: object) -> list[T]:
        """What a question finds, each row made into a value."""
        return [kind(*row) for row in await self._connections.fetch(question, *given)]


async def prepared(address: str) -> str:
    """Have a database of the present version; gives its id. Raises `BadDatabase`."""
    end = asyncio.get_running_loop().time() + USUAL.tries
    while True:
        try:
            return await _prepared_once(address)
        except (asyncpg.CannotConnectNowError, TimeoutError) as error:
            # It is just starting, or very busy.
            if asyncio.get_running_loop().time() >= end:
                text = str(error) or "it does not answer"
                raise BadDatabase(f"cannot use {without_password(address)}: {text}") from None
        except (*LOST, asyncpg.PostgresError, ValueError, OverflowError) as error:
            text = str(error) or "it does not answer"
            raise BadDatabase(f"cannot use {without_password(address)}: {text}") from None
        except BadDatabase as error:
            raise BadDatabase(f"cannot use {without_password(address)}: {error}") from None
        await asyncio.sleep(PAUSE)


async def _prepared_once(address: str) -> str:
    async with _connection(address) as connection:
        if await is_migrated(connection):
            return await identity(connection)
    # To bring a large one forward takes long, and whoever is at it is waited for.
    async with _connection(address, LONG) as connection:
        await migrate(connection)
        return await identity(connection)


@asynccontextmanager
async def _connection(
    address: str, command: float = USUAL.command
) -> "AsyncIterator[asyncpg.Connection]":
    connection = await connected(address, command)
    try:
        yield connection
    finally:
        await connection.close(timeout=1)


async def open_postgres(address: str, patience: Patience = USUAL) -> PostgresStore:
    """The store of a database, made or migrated if need be. Raises `BadDatabase`."""
    return PostgresStore(address, await prepared(address), patience)
