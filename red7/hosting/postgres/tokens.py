"""Tokens in PostgreSQL: the person that a token points to, and the exchange of tokens.

A token is the secret in a client's cookie. Only its digest is stored. An exchange replaces a token
that an earlier release stored by a new one.
"""

import asyncpg

from red7.live.store.protocol import Conflict, Exchange

CAN_BE_EXCHANGED = (
    "SELECT person FROM tokens WHERE (digest = $1 AND legacy) OR (digest = $2 AND exchanged > $3)"
)


async def repoint(
    connection: "asyncpg.Connection", digest: str, person: str, before: str = ""
) -> None:
    """Make a token the only one that points to a person.

    Delete the person's handovers to other devices. If `before`, the digest of a token, is given,
    raise `Conflict` unless that token points to the person now. After a lost answer, `digest` may
    point to the person already, which is no conflict.
    """
    if before:
        # Of two changes at a time, the second waits for the row. If the answer to a first attempt
        # was lost, the new token stands for the person already.
        question = "SELECT digest FROM tokens WHERE digest = ANY ($1) AND person = $2 FOR UPDATE"
        if not await connection.fetch(question, [before, digest], person):
            raise Conflict("the person has moved meanwhile")
    await connection.execute("DELETE FROM transfers WHERE person = $1", person)
    await connection.execute(
        "INSERT INTO tokens (digest, person) VALUES ($1, $2) ON CONFLICT (digest)"
        " DO UPDATE SET person = excluded.person, legacy = false, exchanged = NULL",
        *(digest, person),
    )
    await connection.execute(
        "DELETE FROM tokens WHERE person = $2 AND digest <> $1", digest, person
    )


async def exchange(
    connection: "asyncpg.Connection", old: str, new: str, now: float, since: float
) -> Exchange | None:
    """Replace the token `old` of an earlier release by `new`; return the exchange.

    If `old` is not stored, a client may have repeated its request: return the exchange that `new`
    had after the time `since`, or None if it had none.
    """
    # Of two exchanges at a time, the second waits for the row, and then finds it deleted.
    taken = "DELETE FROM tokens WHERE digest = $1 AND legacy RETURNING person"
    if (person := await connection.fetchval(taken, old)) is not None:
        await repoint(connection, new, person)
        await connection.execute("UPDATE tokens SET exchanged = $2 WHERE digest = $1", new, now)
    question = "SELECT person, exchanged FROM tokens WHERE digest = $1 AND exchanged > $2"
    row = await connection.fetchrow(question, new, since)
    return None if row is None else Exchange(*row)
