"""How data ends in the SQLite file: tables that nobody has, those that are old, and people."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from red7.hosting.sqlite.entries import insert
from red7.hosting.sqlite.failures import failed
from red7.hosting.sqlite.file import opened_to_read
from red7.live.store.protocol import Conflict, Entry, GameCounts, ListedGame, Revision, Stale

HELD = (
    "SELECT table_id, version, changed, CASE WHEN summary_version = version THEN summary END"
    " FROM (SELECT *, coalesce((SELECT max(version) FROM entries"
    " WHERE table_id = found.table_id), 0) AS version FROM ({found}) AS found)"
)
"""Tables as lists have them; what was noted about an earlier version counts no longer."""

LATEST = """
SELECT table_id, changed,
    (SELECT count(*) FROM holdings WHERE holdings.table_id = found.table_id)
FROM (
    SELECT table_id, changed FROM tables WHERE coalesce(running, 1) = 0
    UNION ALL SELECT table_id, changed FROM tables WHERE coalesce(running, 1) = 1
    ORDER BY changed DESC, table_id DESC LIMIT ?1
) AS found ORDER BY changed DESC, table_id DESC
"""
"""By halves, each of which has its part of the index."""


def remove_from_list(connection: sqlite3.Connection, person: str, table: str) -> None:
    """Take a table from somebody's list; one that is in nobody's is removed."""
    connection.execute("DELETE FROM holdings WHERE person = ? AND table_id = ?", (person, table))
    held = connection.execute("SELECT 1 FROM holdings WHERE table_id = ?", (table,)).fetchone()
    if held is None:
        _remove(connection, table)


def _remove(connection: sqlite3.Connection, table: str) -> None:
    for name in ("holdings", "entries", "leases", "tables"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


def game_counts(connection: sqlite3.Connection, person: str) -> GameCounts:
    """How many tables are in somebody's list."""
    row = connection.execute(
        "SELECT count(*), coalesce(sum(running), 0), coalesce(sum(imported), 0)"
        " FROM holdings JOIN tables USING (table_id) WHERE person = ?",
        (person,),
    ).fetchone()
    return GameCounts(*row)


def stale(
    connection: sqlite3.Connection, before: float, running_before: float, limit: int
) -> list[Stale]:
    """Tables that have not changed since a time, those under way since another."""
    # A file from before 0.9.0 does not say which are under way: all of those last longer.
    found = (
        "SELECT * FROM tables WHERE coalesce(running, 1) = 0 AND changed < ?1"
        " UNION ALL SELECT * FROM tables WHERE coalesce(running, 1) = 1 AND changed < ?2"
        " ORDER BY changed, table_id LIMIT ?3"
    )
    rows = connection.execute(
        f"{HELD.format(found=found)} ORDER BY changed, table_id", (before, running_before, limit)
    ).fetchall()
    return [Stale(ListedGame(*row), _people(connection, row[0])) for row in rows]


def _people(connection: sqlite3.Connection, table: str) -> frozenset[str]:
    rows = connection.execute("SELECT person FROM holdings WHERE table_id = ?", (table,))
    return frozenset(person for (person,) in rows.fetchall())


def revise(connection: sqlite3.Connection, revision: Revision) -> None:
    """Keep a document for a person. Raises `Conflict` if another one was there."""
    row = connection.execute(
        "SELECT document FROM documents WHERE person = ?", (revision.person,)
    ).fetchone()
    if (None if row is None else bytes(row[0])) != revision.before:
        raise Conflict("the document is another one by now")
    kept = revision.person, revision.document
    connection.execute("REPLACE INTO documents VALUES (?, ?)", kept)


def prune(
    connection: sqlite3.Connection, table: str, version: int, revisions: Sequence[Revision]
) -> None:
    """Remove a table whoever has it, and keep documents of people. Raises `Conflict`."""
    _check_version(connection, table, version)
    for revision in revisions:
        revise(connection, revision)
    _remove(connection, table)


def _check_version(connection: sqlite3.Connection, table: str, version: int) -> None:
    (last,) = connection.execute(
        "SELECT max(version) FROM entries WHERE table_id = ?", (table,)
    ).fetchone()
    # What a damaged table had besides its entries is removed as version 0.
    if (last or 0) != version:
        raise Conflict("the table has gone on meanwhile")


def rewrite(connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """Put a log in the place of a table's, of the same length. Raises `Conflict`."""
    table = entries[0].table
    _check_version(connection, table, len(entries))
    connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    for entry in entries:
        insert(connection, entry)
    connection.execute(
        "UPDATE tables SET summary = NULL, summary_version = NULL WHERE table_id = ?", (table,)
    )


def erase_person(connection: sqlite3.Connection, person: str) -> None:
    """Remove all that a person has; a table that is in nobody's list is removed."""
    held = connection.execute("SELECT table_id FROM holdings WHERE person = ?", (person,))
    for (table,) in held.fetchall():
        remove_from_list(connection, person, table)
    for name in ("tokens", "documents", "transfers"):
        connection.execute(f"DELETE FROM {name} WHERE person = ?", (person,))


def mentioning(path: Path, person: str) -> list[str]:
    """The tables that somebody has had anything to do with, read on a connection of its own."""
    try:
        with closing(opened_to_read(path)) as connection:
            found = connection.execute(
                "SELECT DISTINCT table_id FROM entries WHERE sender = ?1"
                " OR instr(command, CAST(?1 AS BLOB)) ORDER BY table_id",
                (person,),
            )
            return [table for (table,) in found]
    except sqlite3.Error as error:
        raise failed("read", error) from error
