"""Tokens in the SQLite file: the person that a token stands for, and the exchange of tokens."""

import sqlite3

from red7.live.store.protocol import Conflict, Exchange

CAN_BE_EXCHANGED = (
    "SELECT person FROM tokens WHERE (digest = ?1 AND legacy) OR (digest = ?2 AND exchanged > ?3)"
)


def repoint(connection: sqlite3.Connection, digest: str, person: str, before: str = "") -> None:
    """Make a token the only one that stands for a person.

    Raise `Conflict` if `before` is given, but is not the digest of a token that stands for the
    person now.
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
    """Replace the token `old`, which an earlier release stored, by `new`. Return the exchange.

    If there is nothing to exchange, return an earlier exchange for `new` that was made after
    `since`, or None.
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
