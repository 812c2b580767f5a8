"""Tokens in the SQLite file: the person that a token points to, and the exchange of tokens.

A token is the secret in a client's cookie. Only its digest is stored. An exchange replaces a token
that an earlier release stored by a new one.
"""

import sqlite3

from red7.live.store.protocol import Conflict, Exchange

CAN_BE_EXCHANGED = (
    "SELECT person FROM tokens WHERE (digest = ?1 AND legacy) OR (digest = ?2 AND exchanged > ?3)"
)


def repoint(connection: sqlite3.Connection, digest: str, person: str, before: str = "") -> None:
    """Make a token the only one that points to a person.

    Delete the person's handovers to other devices. If `before`, the digest of a token, is given,
    raise `Conflict` unless that token points to the person now.
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
    """Replace the token `old` of an earlier release by `new`; return the exchange.

    If `old` is not stored, a client may have repeated its request: return the exchange that `new`
    had after the time `since`, or None if it had none.
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
