"""Request bodies: limits on their bytes in memory, in total and for each client."""

from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.table import Refused

UNCOUNTED_BYTES = 4_000
"""Bytes at the beginning of every body that do not count, so that small requests always pass."""


class BodyMeter:
    """ASGI middleware that refuses request bodies when too many of their bytes are in memory."""

    def __init__(self, app: ASGIApp, tracker: SocketTracker) -> None:
        self._app, self._tracker = app, tracker
        self.bytes_by_client: Counter[str] = Counter()
        self.total_bytes = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count the bytes of its body until the request is answered."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        address = (scope.get("client") or ("", 0))[0]
        client, size, counted = client_of(address), 0, 0

        async def metered() -> Message:
            nonlocal size, counted
            message = await receive()
            size += len(message.get("body", b""))
            if (more := max(size - UNCOUNTED_BYTES, 0) - counted) > 0:
                self._count(address, client, more)
                counted += more
            return message

        try:
            await self._app(scope, metered, send)
        finally:
            self._uncount(client, counted)

    def _count(self, address: str, client: str, more: int) -> None:
        """Count more bytes of a client's body. Raise `Refused` if they exceed a limit."""
        limits = self._tracker.limits
        is_capped = not is_among(address, limits.exempt)
        of_client = self.bytes_by_client[client] + more
        if (is_capped and of_client > limits.max_body_bytes_per_address) or (
            self.total_bytes + more > limits.max_body_bytes
        ):
            self._tracker.refusals.note("bodies", address)
            raise Refused("crowded")
        self.bytes_by_client[client] += more
        self.total_bytes += more

    def _uncount(self, client: str, counted: int) -> None:
        self.total_bytes -= counted
        self.bytes_by_client[client] -= counted
        if not self.bytes_by_client[client]:
            del self.bytes_by_client[client]
