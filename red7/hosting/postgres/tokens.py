"""Tokens in PostgreSQL: the person that a token stands for, and the exchange of tokens."""

import asyncpg

from red7.live.store.protocol import Conflict, Exchange

CAN_BE_EXCHANGED = (
    "SELECT person FROM tokens WHERE (digest = $1 AND legacy) OR (digest = $2 AND exchanged > $3)"
)


async def repoint(
    connection: "asyncpg.Connection", digest: str, person: str, before: str = ""
) -> None:
    """Make a token the only one that stands for a person.

    Raise `Conflict` if `before` is given, but is not the digest of a token that stands for the
    person now.
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
    """Replace the token `old`, which an earlier release stored, by `new`. Return the exchange.

    If there is nothing to exchange, return an earlier exchange for `new` that was made after
    `since`, or None.
    """
    # Of two exchanges at a time, the second waits for the row, and then finds it deleted.
    taken = "DELETE FROM tokens WHERE digest = $1 AND legacy RETURNING person"
    if (person := await connection.fetchval(taken, old)) is not None:
        await repoint(connection, new, person)
        await connection.execute("UPDATE tokens SET exchanged = $2 WHERE digest = $1", new, now)
    question = "SELECT person, exchanged FROM tokens WHERE digest = $1 AND exchanged > $2"
    row = await connection.fetchrow(question, new, since)
    return None if row is None else Exchange(*row)
