"""The bus over PostgreSQL: LISTEN and NOTIFY, on a connection of its own."""

from base64 import b64decode, b64encode
from contextlib import suppress

import asyncpg

from red7.hosting.cluster.bus.reconnecting import ANSWER_S, LinkedBus
from red7.hosting.postgres.connections import TRANSIENT_ERRORS, connected

_TELL = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"


class PostgresBus(LinkedBus):
    """A `Bus` between all processes that use the same channel of a database."""

    _lost = (*TRANSIENT_ERRORS, asyncpg.PostgresError)

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self._address, self._channel = address, f"red7_{channel}"

    async def _serve(self) -> None:
        connection = await connected(self._address)
        try:
            await connection.add_listener(self._channel, self._heard)
            self._linked()
            while True:
                # Without messages, the command only tests the link.
                messages = [b64encode(each).decode() for each in await self._to_send()]
                await connection.execute(_TELL, self._channel, messages, timeout=ANSWER_S)
        finally:
            connection.terminate()

    def _heard(self, connection: object, pid: int, channel: str, payload: str) -> None:
        # Other programs may send anything over this channel.
        with suppress(ValueError):
            self._hear(b64decode(payload, validate=True))
