"""Bodies: how many bytes of requests are in memory, in all and of each address."""

from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.connections.tracked_sockets import Door
from red7.table import Refused

FREE = 4_000
"""Bytes of each body that are not counted: whatever is crowded, a small wish is heard."""


class BodyMeter:
    """Refuses to read on where too much is read already; all is let go of with the answer."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self._app, self._door = app, door
        self.held: Counter[str] = Counter()
        """Bytes by client."""
        self.held_by_all = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; its body is counted as it is read."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = (scope.get("client") or ("", 0))[0]
        client, size, counted = client_of(address), 0, 0

        async def metered() -> Message:
            nonlocal size, counted
            message = await receive()
            size += len(message.get("body", b""))
            if (more := max(size - FREE, 0) - counted) > 0:
                self._count(address, client, more)
                counted += more
            return message

        try:
            await self._app(scope, metered, send)
        finally:
            self._uncount(client, counted)

    def _count(self, address: str, client: str, more: int) -> None:
        """Count some bytes. Raises `Refused` if there is no room for them."""
        limits = self._door.limits
        is_capped = not is_among(address, limits.exempt)
        if (is_capped and self.held[client] + more > limits.body_bytes_per_address) or (
            self.held_by_all + more > limits.body_bytes
        ):
            self._door.refusals.note("bodies", address)
            raise Refused("crowded")
        self.held[client] += more
        self.held_by_all += more

    def _uncount(self, client: str, counted: int) -> None:
        self.held_by_all -= counted
        self.held[client] -= counted
        if not self.held[client]:
            del self.held[client]
