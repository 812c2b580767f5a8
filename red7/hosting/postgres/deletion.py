"""How data ends in PostgreSQL: tables that nobody has, those that are old, and people.

Each of these is a transaction of several commands; whoever changes a table locks its row first.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import asyncpg

from red7.hosting.postgres.entries import INSERT, columns, entry_row
from red7.live.store.protocol import Conflict, Entry, ListedGame, Revision, Stale

T = TypeVar("T")

HELD = "table_id, version, changed, CASE WHEN summary_version = version THEN summary END AS summary"
"""A table as lists have it; what was noted about an earlier version counts no longer."""
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
"""By halves, each of which has its part of the index."""
STALE = f"""
SELECT {HELD}, ARRAY(SELECT person FROM holdings WHERE holdings.table_id = found.table_id)
FROM (
    (SELECT * FROM tables WHERE coalesce(running, true) = false AND changed < $1
        ORDER BY changed, table_id LIMIT $3)
    UNION ALL
    (SELECT * FROM tables WHERE coalesce(running, true) = true AND changed < $2
        ORDER BY changed, table_id LIMIT $3)
) AS found ORDER BY changed, table_id LIMIT $3
"""
# What is damaged and from before 0.9.0 does not say which are under way: those last longer.
_LOCK = "SELECT version FROM tables WHERE table_id = $1 FOR UPDATE"


def stale_of(row: "asyncpg.Record") -> Stale:
    """A row of those that `STALE` finds."""
    *held, people = row
    return Stale(ListedGame(*held), frozenset(people))


async def remove_from_list(connection: "asyncpg.Connection", person: str, table: str) -> None:
    """Take a table from somebody's list; one that is in nobody's is removed."""
    # Nobody comes into a list of it while it is looked for in all of them.
    await connection.execute(_LOCK, table)
    await connection.execute(
        "DELETE FROM holdings WHERE person = $1 AND table_id = $2", person, table
    )
    question = "SELECT EXISTS (SELECT FROM holdings WHERE table_id = $1)"
    if not await connection.fetchval(question, table):
        await _remove(connection, table)


async def _remove(connection: "asyncpg.Connection", table: str) -> None:
    for name in ("holdings", "entries", "leases", "tables"):
        await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)


async def revise(connection: "asyncpg.Connection", revision: Revision, *, again: bool) -> None:
    """Keep a document for a person. Raises `Conflict` if another one was there.

    A second try may find what the first has kept, when only its answer was lost.
    """
    person, before, document = revision
    if before is None:
        change = "INSERT INTO documents VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING true"
        given: tuple[object, ...] = (person, document)
    else:
        change = (
            "UPDATE documents SET document = $2 WHERE person = $1 AND document = $3 RETURNING true"
        )
        given = (person, document, before)
    if await connection.fetchval(change, *given):
        return
    question = "SELECT document = $2 FROM documents WHERE person = $1"
    if not again or not await connection.fetchval(question, person, document):
        raise Conflict("the document is another one by now")


async def prune(
    connection: "asyncpg.Connection",
    table: str,
    version: int,
    revisions: Sequence[Revision],
    *,
    again: bool,
) -> None:
    """Remove a table whoever has it, and keep documents of people. Raises `Conflict`."""
    found = await connection.fetchval(_LOCK, table)
    if found is None and again:
        return
    # What a damaged table had besides its entries is removed as version 0.
    if (found or 0) != version:
        raise Conflict("the table has gone on meanwhile")
    # In one order, so that nobody waits for somebody who waits for them.
    for revision in sorted(revisions, key=lambda each: each.person):
        await revise(connection, revision, again=False)
    await _remove(connection, table)


async def rewrite(connection: "asyncpg.Connection", entries: Sequence[Entry]) -> None:
    """Put a log in the place of a table's, of the same length. Raises `Conflict`."""
    table = entries[0].table
    if await connection.fetchval(_LOCK, table) != len(entries):
        raise Conflict("the table has gone on meanwhile")
    await connection.execute("DELETE FROM entries WHERE table_id = $1", table)
    await connection.execute(INSERT, *columns(map(entry_row, entries)))
    await connection.execute(
        "UPDATE tables SET summary = NULL, summary_version = NULL WHERE table_id = $1", table
    )


async def erase_person(connection: "asyncpg.Connection", person: str) -> None:
    """Remove all that a person has; a table that is in nobody's list is removed."""
    question = "SELECT table_id FROM holdings WHERE person = $1 ORDER BY table_id"
    for (table,) in await connection.fetch(question, person):
        await remove_from_list(connection, person, table)
    for name in ("tokens", "documents", "transfers"):
        await connection.execute(f"DELETE FROM {name} WHERE person = $1", person)


def in_one_transaction(
    change: "Callable[[asyncpg.Connection, bool], Awaitable[T]]",
) -> "Callable[[asyncpg.Connection], Awaitable[T]]":
    """A job of several commands, all or nothing; it is told whether it is tried again."""
    tries = 0

    async def job(connection: "asyncpg.Connection") -> T:
        nonlocal tries
        tries += 1
        async with connection.transaction():
            return await change(connection, tries > 1)

    return job
