"""uvicorn's HTTP protocol, with an end to everything that a client may leave unfinished.

uvicorn itself waits for ever for the rest of a head or a body, and for whoever does not take an
answer; it only counts the seconds between two requests.
"""

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from red7.hosting.connections.tracked_sockets import SILENT, TrackedSocket
from red7.hosting.http.request_parser import RequestParser
from red7.hosting.http.responses import answer
from red7.hosting.sockets.socket_protocol import NOT_TAKEN, SocketProtocol
from red7.table import Refused
from red7.wire.problems import problem_of

HALF_HEAD, HALF_BODY, AT_REST = "half-head", "half-body", "at-rest"


class HttpProtocol(H11Protocol):
    """A connection for requests, until it becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        tracked: TrackedSocket,
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._tracked, self._limits, self._upgraded = tracked, tracked.limits, False
        self.conn = RequestParser()
        self.ws_protocol_class = partial(SocketProtocol, tracked=tracked)  # type: ignore[assignment] # called as a class

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # the only kind
        """Wait for the first request."""
        super().connection_made(transport)
        self.client = self.client or (self._tracked.address, 0)
        self._tracked.attach(self._evict)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything."""
        self._unset_keepalive_if_required()
        self._tracked.release()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Do what has come, then see what is still to come."""
        super().handle_events()
        self._look()

    def on_response_complete(self) -> None:
        """The next request may come."""
        # What has come of a body that nobody has read would be kept until then.
        self.cycle.body = bytearray()
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a WebSocket."""
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client takes an answer slowly."""
        super().pause_writing()
        self._tracked.expect(NOT_TAKEN, self._limits.body_s)

    def resume_writing(self) -> None:
        """It has taken it."""
        super().resume_writing()
        self._look()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for in a while; what was not taken by now will not be."""
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        self._tracked.note("bad-request")
        if self.cycle is not None:
            # Whoever is about to answer the request need not.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            # It has its answer already.
            self.transport.abort()

    def _unsupported_upgrade_warning(self) -> None:
        """A wish to speak something else is passed over."""

    def _look(self) -> None:
        """Expect what is to come next."""
        theirs = self.conn.their_state
        if self._upgraded:
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
            # uvicorn counts the seconds.
            self._tracked.expect(AT_REST, None)

    def _evict(self, kind: str) -> None:
        """End the connection; whoever waits for an answer hears why."""
        if kind == HALF_BODY and self.conn.our_state is h11.SEND_RESPONSE:
            self.transport.write(_too_late())
            self.transport.close()
            self._look()
        else:
            self.transport.abort()


def _too_late() -> bytes:
    """The answer to a body that does not come."""
    response = answer(problem_of(Refused("unfinished")), 408)
    response.headers["connection"] = "close"
    lines = [b"%b: %b\r\n" % header for header in response.raw_headers]
    return b"HTTP/1.1 408 Request Timeout\r\n%b\r\n%b" % (b"".join(lines), bytes(response.body))
