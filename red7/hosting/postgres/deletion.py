"""Deletion from PostgreSQL: game tables that are in no list, old game tables, and people.

`in_one_transaction` makes jobs of these functions. Each function locks the row of a game table
before it changes that game table.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import asyncpg

from red7.hosting.postgres.entries import INSERT, columns, entry_row
from red7.live.store.protocol import Conflict, Entry, Revision

T = TypeVar("T")

_LOCK = "SELECT version FROM tables WHERE table_id = $1 FOR UPDATE"


async def remove_from_list(connection: "asyncpg.Connection", person: str, table: str) -> None:
    """Remove a game table from a person's list of games.

    Delete the game table if it is then in no list.
    """
    # While the row is locked, no process can add the game table to a list.
    await connection.execute(_LOCK, table)
    await connection.execute(
        "DELETE FROM holdings WHERE person = $1 AND table_id = $2", person, table
    )
    question = "SELECT EXISTS (SELECT FROM holdings WHERE table_id = $1)"
    if not await connection.fetchval(question, table):
        await _delete(connection, table)


async def _delete(connection: "asyncpg.Connection", table: str) -> None:
    for name in ("holdings", "entries", "leases", "tables"):
        await connection.execute(f"DELETE FROM {name} WHERE table_id = $1", table)


async def revise(connection: "asyncpg.Connection", revision: Revision, *, is_retry: bool) -> None:
    """Replace a person's document. Raise `Conflict` if the stored one is not `revision.before`.

    With `is_retry`, the new document may be there already: the first attempt may have stored it,
    and only the answer was lost.
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
    if not is_retry or not await connection.fetchval(question, person, document):
        raise Conflict("the document is another one by now")


async def prune(
    connection: "asyncpg.Connection",
    table: str,
    version: int,
    revisions: Sequence[Revision],
    *,
    is_retry: bool,
) -> None:
    """Delete a game table, also from all lists of games, and replace documents of people.

    Raise `Conflict` if the game table has another version by now, or a document has changed.

    With `is_retry`, the game table may be gone already: the first attempt may have deleted it, and
    only the answer was lost.
    """
    found = await connection.fetchval(_LOCK, table)
    if found is None and is_retry:
        return
    # A damaged game table without a row counts as version 0.
    if (found or 0) != version:
        raise Conflict("the table has gone on meanwhile")
    # Sorted, so that two transactions cannot deadlock.
    for revision in sorted(revisions, key=lambda each: each.person):
        await revise(connection, revision, is_retry=False)
    await _delete(connection, table)


async def rewrite(connection: "asyncpg.Connection", entries: Sequence[Entry]) -> None:
    """Replace the log of a game table by one of the same length, and delete its summary.

    Raise `Conflict` if the stored log has another length by now.
    """
    table = entries[0].table
    if await connection.fetchval(_LOCK, table) != len(entries):
        raise Conflict("the table has gone on meanwhile")
    await connection.execute("DELETE FROM entries WHERE table_id = $1", table)
    await connection.execute(INSERT, *columns(map(entry_row, entries)))
    await connection.execute(
        "UPDATE tables SET summary = NULL, summary_version = NULL WHERE table_id = $1", table
    )


async def erase_person(connection: "asyncpg.Connection", person: str) -> None:
    """Delete the tokens, handovers, document and list of games of a person.

    Game tables that are in no other person's list are deleted, too.
    """
    question = "SELECT table_id FROM holdings WHERE person = $1 ORDER BY table_id"
    for (table,) in await connection.fetch(question, person):
        await remove_from_list(connection, person, table)
    for name in ("tokens", "documents", "transfers"):
        await connection.execute(f"DELETE FROM {name} WHERE person = $1", person)


def in_one_transaction(
    change: "Callable[[asyncpg.Connection, bool], Awaitable[T]]",
) -> "Callable[[asyncpg.Connection], Awaitable[T]]":
    """Return a job that calls `change` in a transaction.

    `change` gets the connection, and whether the job was tried before.
    """
    tries = 0

    async def job(connection: "asyncpg.Connection") -> T:
        nonlocal tries
        tries += 1
        async with connection.transaction():
            return await change(connection, tries > 1)

    return job
