"""The store in PostgreSQL, for any number of processes on any number of machines."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

import asyncpg

from red7.hosting.database_addresses import without_password
from red7.hosting.postgres import deletion, tokens
from red7.hosting.postgres import entries as log
from red7.hosting.postgres.connections import (
    RETRY_INTERVAL_S,
    TIMEOUTS,
    TRANSIENT_ERRORS,
    Connections,
    Timeouts,
    connected,
)
from red7.hosting.postgres.deletion import in_one_transaction
from red7.hosting.postgres.entries import ADMISSION
from red7.hosting.postgres.group_commit import GroupedAppends, GroupedReads
from red7.hosting.postgres.leases import PostgresLeases
from red7.hosting.postgres.migrations import BadDatabase, identity, is_migrated, migrate
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

LONG_COMMAND_S = 600.0
"""Maximum seconds for a command that reads all entries or migrates the database."""

LISTED_GAME = (
    "table_id, version, changed, CASE WHEN summary_version = version THEN summary END AS summary"
)
"""The columns of a `ListedGame`; the summary of an earlier version is left out."""
LATEST = """
SELECT table_id, changed,
    (SELECT count(*) FROM holdings WHERE holdings.table_id = found.table_id)
FROM (
    (SELECT * FROM tables WHERE coalesce(running, true) = false
        ORDER BY changed DESC, table_id DESC LIMIT $1)
    UNION ALL
    (SELECT * FROM tables WHERE coalesce(running, true) = true
        ORDER BY changed DESC, table_id DESC LIMIT $1)
) AS found ORDER BY changed DESC, table_id DESC LIMIT $1
"""
"""The query for the game tables that changed last. Each of its halves reads an index in order."""
# A damaged table from before 0.9.0 does not say whether it is running. It counts as running.
STALE = f"""
SELECT {LISTED_GAME}, ARRAY(SELECT person FROM holdings WHERE holdings.table_id = found.table_id)
FROM (
    (SELECT * FROM tables WHERE coalesce(running, true) = false AND changed < $1
        ORDER BY changed, table_id LIMIT $3)
    UNION ALL
    (SELECT * FROM tables WHERE coalesce(running, true) = true AND changed < $2
        ORDER BY changed, table_id LIMIT $3)
) AS found ORDER BY changed, table_id LIMIT $3
"""


class PostgresStore(PostgresLeases):
    """A `Store` in a PostgreSQL database."""

    def __init__(self, address: str, data_id: str, timeouts: Timeouts = TIMEOUTS) -> None:
        """Use a database that `prepared` has prepared. `data_id` is the id that it returned."""
        self._data_id = data_id
        self._connections = Connections(address, timeouts)
        self._appends = GroupedAppends(self._connections)
        self._reads = GroupedReads(self._connections)

    @property
    def data_id(self) -> str:
        return self._data_id

    async def close(self) -> None:
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
        await log.open_table(self._connections, entries, people, status, imported)

    async def append(self, entry: Entry, status: TableStatus, people: Sequence[str] = ()) -> None:
        await self._appends.append(entry, status, people)

    async def load(self, table: str) -> StoredTable | None:
        return await log.load(self._connections, table)

    async def admission(self, table: str, person: str) -> Admission | None:
        # PostgreSQL stores no text with a NUL character, but a client may send such a name.
        asked = table, person, person.encode()
        rows = [] if "\0" in table else await self._rows(Admission, ADMISSION, *asked)
        return rows[0] if rows else None

    async def since(self, table: str, version: int) -> list[Entry]:
        return await self._reads.since(table, version)

    async def games_of(self, person: str) -> list[ListedGame]:
        return await self._rows(
            ListedGame,
            f"SELECT {LISTED_GAME} FROM holdings JOIN tables USING (table_id) WHERE person = $1"
            " ORDER BY changed DESC, table_id",
            person,
        )

    async def keep_summary(self, table: str, version: int, summary: bytes) -> None:
        await self._connections.execute(
            "UPDATE tables SET summary = $3, summary_version = $2 WHERE table_id = $1",
            *(table, version, summary),
        )

    async def bots_to_move(self) -> list[str]:
        return await self._rows(str, "SELECT table_id FROM tables WHERE bot_next ORDER BY table_id")

    async def due(self, until: float) -> list[Due]:
        return await self._rows(
            Due, "SELECT table_id, due FROM tables WHERE due <= $1 ORDER BY due, table_id", until
        )

    async def listed(self, limit: int, after: LobbyTable | None = None) -> list[LobbyTable]:
        table, changed = after or LobbyTable("", float("inf"))
        return await self._rows(
            LobbyTable,
            "SELECT table_id, changed FROM tables WHERE listed AND changed <= $1"
            " AND (changed < $1 OR table_id > $2) ORDER BY changed DESC, table_id LIMIT $3",
            # PostgreSQL accepts no text with a NUL character. The part before it leads to the same
            # result.
            *(changed, table.partition("\0")[0], limit),
        )

    async def remove_from_list(self, person: str, table: str) -> None:
        if "\0" not in table:
            job = in_one_transaction(
                lambda connection, _: deletion.remove_from_list(connection, person, table)
            )
            await self._connections.do("write", job)

    async def person_of(self, digest: str) -> str | None:
        found = await self._rows(str, "SELECT person FROM tokens WHERE digest = $1", digest)
        return found[0] if found else None

    async def persons_of(self, digests: Sequence[str]) -> dict[str, str]:
        question = "SELECT digest, person FROM tokens WHERE digest = ANY ($1)"
        return {row[0]: row[1] for row in await self._connections.fetch(question, [*digests])}

    async def enroll(self, digest: str, person: str) -> str:
        await self._connections.execute(
            "INSERT INTO tokens (digest, person) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            *(digest, person),
        )
        return await self.person_of(digest) or person

    async def repoint(self, digest: str, person: str, before: str = "") -> None:
        asked = digest, person, before
        job = in_one_transaction(lambda connection, _: tokens.repoint(connection, *asked))
        await self._connections.do("write", job)

    async def can_exchange(self, old: str, new: str, since: float) -> bool:
        return bool(await self._rows(str, tokens.CAN_BE_EXCHANGED, old, new, since))

    async def exchange(self, old: str, new: str, now: float, since: float) -> Exchange | None:
        asked = old, new, now, since
        job = in_one_transaction(lambda connection, _: tokens.exchange(connection, *asked))
        return await self._connections.do("write", job)

    async def keep_handover(self, digest: str, person: str, document: bytes, until: float) -> None:
        await self._connections.execute(
            "INSERT INTO transfers (digest, person, document, until) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (digest) DO UPDATE SET person = excluded.person,"
            " document = excluded.document, until = excluded.until",
            *(digest, person, document, until),
        )

    async def take_handover(self, digest: str, now: float) -> bytes | None:
        # Expired handovers are deleted, too. The command is not retried, because a retry could not
        # return the document that the first attempt has deleted.
        rows = await self._connections.do(
            "write",
            lambda connection: connection.fetch(
                "DELETE FROM transfers WHERE digest = $1 OR until <= $2"
                " RETURNING digest = $1 AND until > $2, document",
                *(digest, now),
            ),
            retry=False,
        )
        return next((bytes(document) for is_good, document in rows if is_good), None)

    async def note(self, name: str) -> str | None:
        found = await self._rows(str, "SELECT value FROM meta WHERE name = $1", name)
        return found[0] if found else None

    async def keep_note(self, name: str, value: str, *, once: bool = False) -> str:
        kept = "NOTHING" if once else "UPDATE SET value = excluded.value"
        await self._connections.execute(
            f"INSERT INTO meta VALUES ($1, $2) ON CONFLICT (name) DO {kept}", name, value
        )
        return (await self.note(name) or value) if once else value

    async def document(self, person: str) -> bytes | None:
        found = await self._rows(bytes, "SELECT document FROM documents WHERE person = $1", person)
        return found[0] if found else None

    async def keep_document(self, revision: Revision) -> None:
        job = in_one_transaction(
            lambda connection, retry: deletion.revise(connection, revision, is_retry=retry)
        )
        await self._connections.do("write", job)

    async def game_counts(self, person: str) -> GameCounts:
        (found,) = await self._rows(
            GameCounts,
            "SELECT count(*), count(*) FILTER (WHERE running), count(*) FILTER (WHERE imported)"
            " FROM holdings JOIN tables USING (table_id) WHERE person = $1",
            person,
        )
        return found

    async def stale(self, before: float, running_before: float, limit: int) -> list[Stale]:
        rows = await self._connections.fetch(STALE, before, running_before, limit)
        return [Stale(ListedGame(*row[:-1]), frozenset(row[-1])) for row in map(tuple, rows)]

    async def latest(self, limit: int) -> list[Latest]:
        return await self._rows(Latest, LATEST, limit)

    async def prune(self, table: str, version: int, revisions: Sequence[Revision]) -> None:
        asked = table, version, revisions
        job = in_one_transaction(
            lambda connection, retry: deletion.prune(connection, *asked, is_retry=retry)
        )
        await self._connections.do("write", job)

    async def mentioning(self, person: str) -> list[str]:
        rows = await self._connections.fetch(
            "SELECT DISTINCT table_id FROM entries WHERE sender = $1"
            " OR position($2::bytea IN command) > 0 ORDER BY table_id",
            *(person, person.encode()),
            timeout_s=LONG_COMMAND_S,
        )
        return [table for (table,) in rows]

    async def rewrite(self, entries: Sequence[Entry]) -> None:
        job = in_one_transaction(lambda connection, _: deletion.rewrite(connection, entries))
        await self._connections.do("write", job)

    async def erase_person(self, person: str) -> None:
        job = in_one_transaction(lambda connection, _: deletion.erase_person(connection, person))
        await self._connections.do("write", job)

    async def _rows(self, kind: Callable[..., T], question: str, *given: object) -> list[T]:
        """Return the rows of a query, each converted by `kind`."""
        return [kind(*row) for row in await self._connections.fetch(question, *given)]


async def prepared(address: str) -> str:
    """Create or migrate the schema of a database if need be, and return the database's id.

    Raise `BadDatabase` if the database cannot be used.
    """
    end = asyncio.get_running_loop().time() + TIMEOUTS.retries_s
    while True:
        try:
            return await _prepared_once(address)
        except (asyncpg.CannotConnectNowError, TimeoutError) as error:
            # The database is starting, or very busy.
            if asyncio.get_running_loop().time() >= end:
                text = str(error) or "it does not answer"
                raise BadDatabase(f"cannot use {without_password(address)}: {text}") from None
        except (*TRANSIENT_ERRORS, asyncpg.PostgresError, ValueError, OverflowError) as error:
            text = str(error) or "it does not answer"
            raise BadDatabase(f"cannot use {without_password(address)}: {text}") from None
        except BadDatabase as error:
            raise BadDatabase(f"cannot use {without_password(address)}: {error}") from None
        await asyncio.sleep(RETRY_INTERVAL_S)


async def _prepared_once(address: str) -> str:
    async with _connection(address) as connection:
        if await is_migrated(connection):
            return await identity(connection)
    # A migration may take long, and waits for the migration of another process.
    async with _connection(address, LONG_COMMAND_S) as connection:
        await migrate(connection)
        return await identity(connection)


@asynccontextmanager
async def _connection(
    address: str, command_s: float = TIMEOUTS.command_s
) -> "AsyncIterator[asyncpg.Connection]":
    connection = await connected(address, command_s)
    try:
        yield connection
    finally:
        await connection.close(timeout=1)


async def open_postgres(address: str, timeouts: Timeouts = TIMEOUTS) -> PostgresStore:
    """Prepare a database if need be, and return its store.

    Raise `BadDatabase` if the database cannot be used.
    """
    return PostgresStore(address, await prepared(address), timeouts)
