"""The HTTP protocol: uvicorn's, with time limits for the client and a strict request parser.

uvicorn limits only the time between two requests. It waits forever for the rest of a request, and
for a client that does not read its answer. Its parser, h11, is slow if a head has thousands of
lines, or if a body comes in parts of one byte: it then takes a hundred times as long as usual.
"""

import asyncio
import re
from functools import partial
from typing import Any

import h11

from red7.hosting.connections.tracked_sockets import SILENT, TrackedSocket
from red7.hosting.http.responses import json_response
from red7.hosting.sockets.socket_protocol import NOT_TAKEN, SocketProtocol
from red7.hosting.uvicorn_internals import Config, ServerState, UvicornHttpProtocol
from red7.table import Refused
from red7.wire.problems import problem_of

HALF_HEAD, HALF_BODY, AT_REST = "half-head", "half-body", "at-rest"
MAX_HEAD_BYTES, MAX_HEAD_LINES = 16_384, 100
"""Maximum bytes and lines of a request's head; browsers send a tenth of that."""
MAX_TARGET_BYTES = 2_000
"""Maximum bytes of a request's path and query."""
MIN_BODY_PARTS, BYTES_PER_BODY_PART = 64, 512
"""A body may have `MIN_BODY_PARTS` parts, and one more for each `BYTES_PER_BODY_PART` bytes."""
_HEAD_END = re.compile(rb"\n\r?\n")


class HttpProtocol(UvicornHttpProtocol):
    """The HTTP protocol of one connection, until the connection becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        tracked: TrackedSocket,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._tracked, self._limits, self._is_upgraded = tracked, tracked.limits, False
        self.conn = RequestParser()
        self.ws_protocol_class = partial(SocketProtocol, tracked=tracked)  # type: ignore[assignment] # called as a class

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # the only kind
        """Begin to track the connection, and start the time limit for its first request."""
        super().connection_made(transport)
        self.client = self.client or (self._tracked.address, 0)
        self._tracked.attach(self._evict)
        self._expect_next()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop tracking the connection, because it has ended."""
        self.stop_keep_alive_timer()
        self._tracked.release()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Handle the received bytes, then limit the time for what the client must send next."""
        super().handle_events()
        self._expect_next()

    def on_response_complete(self) -> None:
        """Free the body of the answered request, and wait for the next request."""
        # The application may not have read all of the body.
        self.cycle.body = bytearray()
        super().on_response_complete()
        self._expect_next()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to `SocketProtocol`."""
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Limit the time for the client to read its answer, because the write buffer is full."""
        super().pause_writing()
        self._tracked.expect(NOT_TAKEN, self._limits.body_s)

    def resume_writing(self) -> None:
        """End the time limit of `pause_writing`, because the client has read most of the buffer."""
        super().resume_writing()
        self._expect_next()

    def timeout_keep_alive_handler(self) -> None:
        """Disconnect a client that has sent no request for too long."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request; disconnect the client if an answer has already begun."""
        self._tracked.note("bad-request")
        if self.cycle is not None:
            # Tell the application that the client does not wait for its answer any more.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # An answer has already begun.
            self.transport.abort()

    def _expect_next(self) -> None:
        """Tell the `TrackedSocket` what the server waits for, and for how many seconds at most."""
        theirs = self.conn.their_state
        if self._is_upgraded:
            return
        if self.transport.is_closing() or self.flow.write_paused:
            self._tracked.expect(NOT_TAKEN, self._limits.body_s)
        elif theirs is h11.SEND_BODY:
            self._tracked.expect(HALF_BODY, self._limits.body_s)
        elif theirs is not h11.IDLE:
            self._tracked.expect_nothing()
        elif self.conn.trailing_data[0]:
            self._tracked.expect(HALF_HEAD, self._limits.head_s)
        elif self.cycle is None:
            self._tracked.expect(SILENT, self._limits.head_s)
        else:
            # uvicorn limits the time between two requests.
            self._tracked.expect(AT_REST, None)

    def _evict(self, kind: str) -> None:
        """Disconnect the client for the reason `kind`, such as a late request.

        If the body of a request is late and no answer has begun, answer 408 first.
        """
        if kind == HALF_BODY and self.conn.our_state is h11.SEND_RESPONSE:
            self.transport.write(_late_body_response())
            self.transport.close()
            self._expect_next()
        else:
            self.transport.abort()


def _late_body_response() -> bytes:
    """Return the bytes of the 408 answer to a request whose body is late."""
    response = json_response(problem_of(Refused("unfinished")), 408)
    response.headers["connection"] = "close"
    lines = [b"%b: %b\r\n" % header for header in response.raw_headers]
    return b"HTTP/1.1 408 Request Timeout\r\n%b\r\n%b" % (b"".join(lines), bytes(response.body))


class RequestParser(h11.Connection):
    """h11's parser for requests, which also limits the lines of a head and the parts of a body."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD_BYTES)
        self._parts = self._size = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """Return the next event. Raise `h11.RemoteProtocolError` if the request exceeds a limit."""
        if self.their_state is h11.IDLE:
            self._check_head()
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = self._size = 0
            if len(event.target) > MAX_TARGET_BYTES:
                raise h11.RemoteProtocolError("too long an address", error_status_hint=414)
        elif isinstance(event, h11.Data):
            self._parts, self._size = self._parts + 1, self._size + len(event.data)
            if self._parts > MIN_BODY_PARTS + self._size // BYTES_PER_BODY_PART:
                raise h11.RemoteProtocolError("a body in too many parts")
        return event

    def _check_head(self) -> None:
        """Raise `h11.RemoteProtocolError` if the received head has too many bytes or lines."""
        data = self.trailing_data[0][: MAX_HEAD_BYTES + 1]
        end = found.start() if (found := _HEAD_END.search(data)) else len(data)
        if end > MAX_HEAD_BYTES or data.count(b"\n", 0, end) > MAX_HEAD_LINES:
            raise h11.RemoteProtocolError("too large a head", error_status_hint=431)
