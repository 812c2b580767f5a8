"""Deletion from the SQLite file: game tables that are in no list, old game tables, and people."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from red7.hosting.sqlite.entries import insert
from red7.hosting.sqlite.failures import failed
from red7.hosting.sqlite.file import opened_to_read
from red7.live.store.protocol import Conflict, Entry, Revision


def remove_from_list(connection: sqlite3.Connection, person: str, table: str) -> None:
    """Remove a game table from a person's list of games.

    Delete the game table if it is then in no list.
    """
    connection.execute("DELETE FROM holdings WHERE person = ? AND table_id = ?", (person, table))
    held = connection.execute("SELECT 1 FROM holdings WHERE table_id = ?", (table,)).fetchone()
    if held is None:
        _delete(connection, table)


def _delete(connection: sqlite3.Connection, table: str) -> None:
    for name in ("holdings", "entries", "leases", "tables"):
        connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))


def revise(connection: sqlite3.Connection, revision: Revision) -> None:
    """Replace a person's document. Raise `Conflict` if the stored one is not `revision.before`."""
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
    """Delete a game table, also from all lists of games, and replace documents of people.

    Raise `Conflict` if the game table has another version by now, or a document has changed.
    """
    _check_version(connection, table, version)
    for revision in revisions:
        revise(connection, revision)
    _delete(connection, table)


def _check_version(connection: sqlite3.Connection, table: str, version: int) -> None:
    (last,) = connection.execute(
        "SELECT max(version) FROM entries WHERE table_id = ?", (table,)
    ).fetchone()
    # A damaged game table without entries counts as version 0.
    if (last or 0) != version:
        raise Conflict("the table has gone on meanwhile")


def rewrite(connection: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """Replace the log of a game table by one of the same length, and delete its summary.

    Raise `Conflict` if the stored log has another length by now.
    """
    table = entries[0].table
    _check_version(connection, table, len(entries))
    connection.execute("DELETE FROM entries WHERE table_id = ?", (table,))
    for entry in entries:
        insert(connection, entry)
    connection.execute(
        "UPDATE tables SET summary = NULL, summary_version = NULL WHERE table_id = ?", (table,)
    )


def erase_person(connection: sqlite3.Connection, person: str) -> None:
    """Delete the tokens, handovers, document and list of games of a person.

    Game tables that are in no other person's list are deleted, too.
    """
    held = connection.execute("SELECT table_id FROM holdings WHERE person = ?", (person,))
    for (table,) in held.fetchall():
        remove_from_list(connection, person, table)
    for name in ("tokens", "documents", "transfers"):
        connection.execute(f"DELETE FROM {name} WHERE person = ?", (person,))


def mentioning(path: Path, person: str) -> list[str]:
    """Return the game tables whose logs name a person.

    This reads all logs, on a connection of its own. Raise `StorageFailed` if the database fails.
    """
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
