"""uvicorn's WebSocket protocol, and an ASGI extension by which messages are sent without waiting.

ASGI's own `send` is awaited, so that every message to every seat would wake up a task first. Here
the transport is the queue: it takes all that it is given, and tells how much still waits there.
"""

from typing import cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "red7.write"


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers its `write` to the application, under the name of the extension."""

    async def run_asgi(self) -> None:
        """Run the application until the connection has ended."""
        cast(Scope, self.scope)["extensions"][EXTENSION] = {"write": self.write}
        await super().run_asgi()
        if not self.writable.is_set():
            # Whoever takes nothing even now would have it wait for ever.
            self.transport.abort()

    def write(self, message: bytes) -> int:
        """Send a text message; gives the bytes that wait for a client who is slow to take them."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.transport.write(text_frame(message))
        return self.transport.get_write_buffer_size()


def text_frame(message: bytes) -> bytes:
    """A text message as one frame of a server, which has no mask (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
