"""uvicorn's WebSocket protocol, and an ASGI extension by which messages are sent without waiting.

ASGI's own `send` is awaited, so that every message to every seat would wake up a task first. Here
the transport is the queue: it takes all that it is given, and tells how much still waits there.
"""

from asyncio.transports import BaseTransport
from collections.abc import Callable
from time import monotonic
from typing import Any, cast

from starlette.types import Scope
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import State

from red7.hosting.connections.tracked_sockets import TrackedSocket
from red7.hosting.sockets.lean_waiting import Flag, Inbox
from red7.live.limits.rate_limits import Rate, TokenBucket
from red7.wire.close_codes import CloseCode

EXTENSION = "red7.write"
NO_HELLO, NOT_TAKEN = "no-hello", "not-taken"
FAREWELL, FLOODED = 15.0, 1.0
"""Seconds in which a client must take what it was last told; and one who does not stop talking."""
MOST_LAST_WORDS = 8192
"""Bytes that are read of a client that has been sent away."""
MOST_PARTS = 64
"""Frames that one message may come in; browsers send one."""
PIECE, MOST_READ = 1024, 8
"""Bytes that are read at a time, and messages that may have been read before they are answered."""
MOST_PONGS = 64_000
"""Bytes of answers to pings that may wait for a client."""
PINGS = Rate(1, 30)
"""How many pings and pongs a client may send; programs send one in some seconds, browsers none."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers its `write` to the application, under the name of the extension.

    Whoever has said hello is `greeted` by it; who does not in time is sent away, and so is who does
    not take what it is sent.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        tracked: TrackedSocket,
    ) -> None:
        super().__init__(config, server_state, app_state)
        # A third of the memory of a socket that waits.
        self.queue = Inbox()  # type: ignore[assignment] # all that is asked of one
        self.writable = Flag(is_set=True)  # type: ignore[assignment] # likewise
        self._tracked = tracked
        self._lost: Callable[[], None] | None = None
        self._unread, self._is_greeted = b"", False
        self._pings: TokenBucket | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Wait for a hello."""
        super().connection_made(transport)
        self.client = self.client or (self._tracked.address, 0)
        self._tracked.attach(self._evict)
        self._tracked.expect(NO_HELLO, self._tracked.limits.hello_s)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self._tracked.release()
        super().connection_lost(exc)
        if self._lost is not None:
            self._lost()

    def pause_writing(self) -> None:
        """The client is slow to take what it is sent."""
        super().pause_writing()
        self._look()

    def resume_writing(self) -> None:
        """It has taken most of it."""
        super().resume_writing()
        self._look()

    def greet(self) -> None:
        """The client has said hello."""
        self._is_greeted = True
        self._look()

    def _look(self) -> None:
        """Expect that what was sent is taken, whatever the client says meanwhile."""
        if not self._is_greeted or self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self._tracked.expect_nothing()
        else:
            self._tracked.expect(NOT_TAKEN, self._tracked.limits.body_s)

    def when_lost(self, call: Callable[[], None]) -> None:
        """Have somebody called as soon as the client is gone, before all it said is answered."""
        self._lost = call

    def data_received(self, data: bytes) -> None:
        """Take what has come, but only as many messages as are soon answered.

        The rest waits as it is: thousands of small frames would hold up the event loop.
        """
        if not self._is_flooded():
            self._unread += data
            self._read_on()

    def _read_on(self) -> None:
        while self._unread and (self.close_sent or self.queue.qsize() < MOST_READ):
            if self._is_flooded() or self.transport.is_closing():
                return
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(piece)

    def _is_flooded(self) -> bool:
        """Whether a client says so much more after its end that nobody looks for its farewell."""
        return self.close_sent and len(self._unread) > MOST_LAST_WORDS

    async def receive(self) -> ASGIReceiveEvent:
        """The next event for the application."""
        event = await super().receive()
        if self._unread and not self.disconnected:
            self._read_on()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        """Send an event of the application; once it has accepted, nobody asks how it began."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Headers, as text, as bytes, and those of the answer: a tenth of a socket's memory. The
            # parser has a hold of them, too.
            self.request.headers.clear()
            self.response.headers.clear()
            del self.request, self.response
            cast(Scope, self.scope)["headers"].clear()

    async def run_asgi(self) -> None:
        """Run the application until the connection has ended."""
        offered = {
            "write": self.write,
            "greeted": self.greet,
            "when_lost": self.when_lost,
        }
        cast(Scope, self.scope)["extensions"][EXTENSION] = offered
        await super().run_asgi()
        if not self.writable.is_set():
            # Whoever takes nothing even now would have it wait for ever.
            self.transport.abort()
        elif not self.disconnected:
            self._read_on()
            self._tracked.expect(NOT_TAKEN, FLOODED if self._is_flooded() else FAREWELL)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, but not one without end."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self._tracked.evict("parts")

    def handle_ping(self) -> None:
        """Answer a ping, but not for somebody who takes no answer."""
        super().handle_ping()
        self._count_ping()
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self._tracked.evict("pings")

    def handle_pong(self, event: Frame) -> None:
        """Pass over what nobody has asked for."""
        self._count_ping()

    def _count_ping(self) -> None:
        """End the connection of somebody who sends pings, or pongs, without end."""
        if self.transport.is_closing():
            return
        self._pings = self._pings or TokenBucket(PINGS, monotonic())
        if self._pings.wait(PINGS, monotonic()):
            self._tracked.evict("pings")
        else:
            self._pings.take()

    def _evict(self, kind: str) -> None:
        """End the connection; whoever does not say hello hears why."""
        if kind == NO_HELLO and self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_close(CloseCode.SILENT, "no hello was heard")
            self.handle_parser_exception()
            self._tracked.expect(NOT_TAKEN, FAREWELL)
        else:
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
