"""A minimal WebSocket client, because the load generator shares its cores with the server.

It implements the part of RFC 6455 that our server uses: unfragmented text frames, close and ping.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

from red7.hosting.load.http_client import Address, Caller

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first byte of an unfragmented frame of each type."""
_NO_MASK = bytes(4)
"""A mask of zeros leaves a message unchanged. Masks protect proxies, and a load test has none."""


class SeatSocket(asyncio.Protocol):
    """A WebSocket that calls `hear` with each message, and `end` when it has been closed."""

    def __init__(
        self, request: bytes, hear: Callable[[bytes], None], end: Callable[["SeatSocket"], None]
    ) -> None:
        self._request, self._hear, self._end = request, hear, end
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        """Call the callback `end`.

        If the server had not accepted the WebSocket yet, make `connected` raise `ConnectionError`
        instead.
        """
        if not self.upgraded.done():
            self.upgraded.set_exception(ConnectionError("the socket was refused"))
        else:
            self._end(self)

    def data_received(self, data: bytes) -> None:
        """Read the answer to the upgrade, then call `hear` with each complete text message."""
        data = self._rest + data if self._rest else data
        if not self.upgraded.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.close()
                return
            self.upgraded.set_result(None)
        at = 0
        while (frame := _frame(data, at)) is not None:
            start, end_of_frame = frame
            self._take(data[at], data[start:end_of_frame])
            at = end_of_frame
        self._rest = data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind != PONG:
            # A close frame, or a frame that our server never sends.
            self.close()

    def say(self, message: bytes) -> None:
        """Send a text message."""
        self._write(TEXT, message)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        assert self._transport is not None
        if size < 126:
            head = b"%c%c" % (kind, 0x80 | size)
        else:
            head = b"%c%c%b" % (kind, 0x80 | 126, size.to_bytes(2, "big"))
        self._transport.write(head + _NO_MASK + payload)

    def close(self) -> None:
        """Close the connection at once."""
        if self._transport is not None:
            self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Return the start and end of the payload of the frame at index `at`, or None if incomplete."""
    left = len(data) - at
    if left < 2:
        return None
    size, head = data[at + 1], 2
    if size == 126:
        head = 4
    elif size == 127:
        head = 10
    if left < head:
        return None
    if head > 2:
        size = int.from_bytes(data[at + 2 : at + head], "big")
    return (at + head, at + head + size) if left >= head + size else None


async def connected(
    address: Address,
    caller: Caller,
    hear: Callable[[bytes], None],
    end: Callable[[SeatSocket], None],
) -> SeatSocket:
    """Open a WebSocket to a server for a client. Raise `OSError` if that fails.

    `hear` is called with each message, and `end` after the WebSocket was closed.
    """
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    host = f"[{address.host}]" if ":" in address.host else address.host
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {host}:{address.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {caller.cookie}\r\n\r\n"
    ).encode()
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: SeatSocket(request, hear, end),
        address.host,
        address.port,
        ssl=address.tls,
        local_addr=None if caller.source is None else (caller.source, 0),
    )
    try:
        await socket.upgraded
    except BaseException:
        socket.close()
        raise
    return socket
