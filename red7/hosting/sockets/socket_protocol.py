"""The WebSocket protocol: uvicorn's, with limits for each client and sends without waiting.

ASGI's own `send` is awaited, so each message to each seat would first wake a task. This protocol
instead offers the application an extension: a function `write` that hands a message to the
transport. The transport queues the message, and knows how many bytes are unsent.
"""

from asyncio.transports import BaseTransport
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, NamedTuple, cast

from starlette.types import Scope
from websockets.frames import Frame
from websockets.protocol import State

from red7.hosting.connections.tracked_sockets import TrackedSocket
from red7.hosting.sockets.connection_checks import CheckedSocket
from red7.hosting.sockets.light_queue import LightEvent, LightQueue
from red7.hosting.uvicorn_internals import (
    ASGIReceiveEvent,
    ASGISendEvent,
    Config,
    ServerState,
    WebSocketsSansIOProtocol,
)
from red7.live.limits.rate_limits import Rate, TokenBucket
from red7.wire.close_codes import CloseCode

EXTENSION = "red7.write"
NO_HELLO, NOT_TAKEN = "no-hello", "not-taken"
CLOSE_TIMEOUT_S, FLOOD_CLOSE_TIMEOUT_S = 15.0, 1.0
"""Seconds that a client has to read the close frame: usually, and if it has sent too much."""
MAX_BYTES_AFTER_CLOSE = 8192
"""Maximum bytes read from a client after the close frame was sent."""
MAX_FRAMES_PER_MESSAGE = 64
"""Maximum frames of one message; browsers send one."""
READ_BYTES, MAX_UNANSWERED_MESSAGES = 1024, 8
"""Bytes parsed at a time, and maximum messages that are parsed but not yet answered."""
MAX_UNSENT_PONG_BYTES = 64_000
"""Maximum unsent bytes when a client sends a ping; beyond that, the server disconnects it."""
OVERDUE_FACTOR = 2
"""How many times as long as announced a client's next ping may take."""
PING_FRAME = b"\x89\x00"
"""A ping without payload, unmasked (RFC 6455, section 5.5.2)."""
PING_RATE = Rate(1, 30)
"""Maximum pings and pongs of a client, per second and at once; browsers send none."""


class SocketExtension(NamedTuple):
    """The ASGI extension that the protocol offers to the application."""

    write: Callable[[bytes], int]
    """Sends a text message without waiting, and returns the number of unsent bytes."""
    hello_received: Callable[[], None]
    """Tells the protocol that the client has sent its hello message."""
    on_lost: Callable[[Callable[[], None]], None]
    """Registers a function that is called as soon as the client is gone."""
    socket: CheckedSocket
    """The socket itself, whose connection can be checked."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """The protocol of one WebSocket.

    It disconnects a client that sends no hello message in time, or does not read what the server
    sends.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        tracked: TrackedSocket,
    ) -> None:
        super().__init__(config, server_state, app_state)
        # These save a third of the memory of an idle socket.
        self.queue = LightQueue()  # type: ignore[assignment] # has the methods that uvicorn calls
        self.writable = LightEvent(is_set=True)  # type: ignore[assignment] # likewise
        self._tracked = tracked
        self._on_lost: Callable[[], None] | None = None
        self._unread, self._has_hello = b"", False
        self._heard_at, self._overdue_at = monotonic(), inf
        self._pings: TokenBucket | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin to track the connection, and limit the time for the client's hello message."""
        super().connection_made(transport)
        self.client = self.client or (self._tracked.address, 0)
        self._tracked.attach(self._evict)
        self._tracked.expect(NO_HELLO, self._tracked.limits.hello_s)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop tracking the connection, and tell the application that the client is gone."""
        self._tracked.release()
        super().connection_lost(exc)
        if self._on_lost is not None:
            self._on_lost()

    def pause_writing(self) -> None:
        """Limit the time for the client to read, because the write buffer is full."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """End the time limit for reading, because the client has read most of the write buffer."""
        super().resume_writing()
        self._expect_reading()

    def hello_received(self) -> None:
        """Note that the client's hello message has come, and end the time limit for it."""
        self._has_hello = True
        self._expect_reading()

    def _expect_reading(self) -> None:
        """Limit the time for the client to read if the write buffer is full, else end the limit."""
        if not self._has_hello or self.close_sent or self.transport.is_closing():
            return
        if self.writable.is_set():
            self._tracked.expect_nothing()
        else:
            self._tracked.expect(NOT_TAKEN, self._tracked.limits.body_s)

    def on_lost(self, call: Callable[[], None]) -> None:
        """Register a function to call at once when the client is gone, even during an answer."""
        self._on_lost = call

    def data_received(self, data: bytes) -> None:
        """Parse received bytes, until too many messages are parsed but not yet answered.

        The other bytes wait: parsing thousands of small frames at once would block the event loop.
        """
        if self._is_flooded():
            return
        self._heard_at = monotonic()
        self._unread += data
        self._parse_some()
        if self._is_flooded():
            # The client's close frame will not be parsed any more, so end the longer time limit.
            self._tracked.expect_nothing()
            self._tracked.expect(NOT_TAKEN, FLOOD_CLOSE_TIMEOUT_S)

    def _parse_some(self) -> None:
        while self._unread and (self.close_sent or self.queue.qsize() < MAX_UNANSWERED_MESSAGES):
            if self._is_flooded() or self.transport.is_closing():
                return
            part, self._unread = self._unread[:READ_BYTES], self._unread[READ_BYTES:]
            super().data_received(part)

    def _is_flooded(self) -> bool:
        """Return whether the client has sent too many bytes after the server's close frame."""
        return self.close_sent and len(self._unread) > MAX_BYTES_AFTER_CLOSE

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next event for the application, and parse more of the received bytes."""
        event = await super().receive()
        if self._unread and not self.disconnected:
            self._parse_some()
        return event

    async def send(self, message: ASGISendEvent) -> None:
        """Send an event of the application; if it accepts the WebSocket, free the HTTP headers."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            # The headers of the request and the answer take a tenth of a socket's memory. The
            # parser refers to them, too, so they are also cleared.
            self.request.headers.clear()
            self.response.headers.clear()
            del self.request, self.response
            cast(Scope, self.scope)["headers"].clear()

    async def run_asgi(self) -> None:
        """Run the application, then give the client some seconds to read the close frame."""
        extension = SocketExtension(self.write, self.hello_received, self.on_lost, self)
        cast(Scope, self.scope)["extensions"][EXTENSION] = extension
        await super().run_asgi()
        if not self.writable.is_set():
            # A client that does not read would keep the socket open forever.
            self.transport.abort()
        elif not self.disconnected:
            self._parse_some()
            timeout_s = FLOOD_CLOSE_TIMEOUT_S if self._is_flooded() else CLOSE_TIMEOUT_S
            self._tracked.expect(NOT_TAKEN, timeout_s)

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message; disconnect the client if the message has too many frames."""
        if len(self.frames) < MAX_FRAMES_PER_MESSAGE:
            super().handle_cont(event)
        else:
            self._tracked.evict("parts")

    def handle_ping(self) -> None:
        """Answer a ping; disconnect a client that sends too many or does not read the answers."""
        super().handle_ping()
        self._count_ping()
        if self.transport.get_write_buffer_size() > MAX_UNSENT_PONG_BYTES:
            self._tracked.evict("pings")

    def handle_pong(self, event: Frame) -> None:
        """Count a pong; that something was received is all that a ping asks for."""
        self._count_ping()

    def _count_ping(self) -> None:
        """Count a ping or pong, and disconnect a client that sends too many."""
        if self.transport.is_closing():
            return
        self._pings = self._pings or TokenBucket(PING_RATE, monotonic())
        if self._pings.wait(PING_RATE, monotonic()):
            self._tracked.evict("pings")
        else:
            self._pings.take()

    @property
    def silent_s(self) -> float:
        """The seconds since something was last received."""
        return monotonic() - self._heard_at

    @property
    def is_overdue(self) -> bool:
        """Whether the client has not sent the ping that it has announced."""
        return monotonic() > self._overdue_at

    def expect_ping(self, within_s: int) -> None:
        """Expect the client's next ping within some seconds; 0 means that it may take its time."""
        self._overdue_at = monotonic() + OVERDUE_FACTOR * within_s if within_s else inf

    def send_ping(self) -> None:
        """Send a ping, without waiting."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(PING_FRAME)

    def disconnect(self) -> None:
        """End the connection at once, without a close frame."""
        self.transport.abort()

    def _evict(self, kind: str) -> None:
        """Disconnect the client; first send a close frame if its hello message did not come."""
        if kind == NO_HELLO and self.conn.state is State.OPEN and not self.close_sent:
            self.conn.send_close(CloseCode.SILENT, "no hello was heard")
            self.handle_parser_exception()
            self._tracked.expect(NOT_TAKEN, CLOSE_TIMEOUT_S)
        else:
            self.transport.abort()

    def write(self, message: bytes) -> int:
        """Send a text message without waiting, and return the number of unsent bytes."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return 0
        self.transport.write(text_frame(message))
        return self.transport.get_write_buffer_size()


def text_frame(message: bytes) -> bytes:
    """Return a text message as one unmasked frame (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
