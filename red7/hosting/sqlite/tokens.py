"""Tokens in the SQLite file: which person a token stands for, and how another one replaces it."""

import sqlite3

from red7.live.store.protocol import Conflict, Exchange

CAN_BE_EXCHANGED = (
    "SELECT person FROM tokens WHERE (digest = ?1 AND legacy) OR (digest = ?2 AND exchanged > ?3)"
)


def repoint(connection: sqlite3.Connection, digest: str, person: str, before: str = "") -> None:
    """Let one token, and no other, stand for a person. Raise `Conflict`.

    If `before` is given, it must be the digest of a token that stands for the person now.
    """
    question = "SELECT 1 FROM tokens WHERE digest = ? AND person = ?"
    if before and connection.execute(question, (before, person)).fetchone() is None:
        raise Conflict("the person has moved meanwhile")
    for name in ("tokens", "transfers"):
        connection.execute(f"DELETE FROM {name} WHERE person = ?", (person,))
    connection.execute("REPLACE INTO tokens (digest, person) VALUES (?, ?)", (digest, person))


def exchange(
    connection: sqlite3.Connection, old: str, new: str, now: float, since: float
) -> Exchange | None:
    """Replace a token that an earlier release stored, and return the exchange.

    Return the earlier exchange if it was made after `since`; None if there is nothing to exchange.
    """
    found = connection.execute(
        "SELECT person FROM tokens WHERE digest = ? AND legacy", (old,)
    ).fetchone()
    if found is not None:
        repoint(connection, new, found[0])
        connection.execute("UPDATE tokens SET exchanged = ? WHERE digest = ?", (now, new))
    row = connection.execute(
        "SELECT person, exchanged FROM tokens WHERE digest = ? AND exchanged > ?", (new, since)
    ).fetchone()
    return None if row is None else Exchange(*row)
