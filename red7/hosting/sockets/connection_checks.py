"""Connection checks: WebSocket pings from the server, which notice a lost connection.

Browsers slow down the timers of hidden pages, so the pings of the web client are too rare to notice
a phone without a network. Browsers answer pings of the server in any case.

A browser may answer pings although its page gets no message any more. So a page that is seen
announces its next ping, and is disconnected if that does not come.

One timer per process serves all sockets: each tick it pings the sockets of one of several groups.
"""

import asyncio
from itertools import cycle
from typing import Protocol

PING_INTERVAL_S = 4.0
"""Seconds between two pings of one client."""
PING_TIMEOUT_S = 7.5
"""Seconds without any data after which a client is disconnected.

So the other players know within 12 seconds, two intervals and one group later at most.
"""
GROUPS = 16
"""The number of groups that are pinged one after the other within an interval."""


class CheckedSocket(Protocol):
    """A socket whose connection is checked."""

    @property
    def silent_s(self) -> float:
        """The seconds since something was last received."""

    @property
    def is_overdue(self) -> bool:
        """Whether the client has not sent the ping that it has announced."""

    def expect_ping(self, within_s: int) -> None:
        """Expect the client's next ping within some seconds; 0 means that it may take its time."""

    def send_ping(self) -> None:
        """Send a ping, without waiting."""

    def disconnect(self) -> None:
        """End the connection at once."""


class ConnectionCheck:
    """The check of one client's connection, which can be switched on and off."""

    __slots__ = ("_checks", "_is_on", "_socket")

    def __init__(self, checks: "ConnectionChecks", socket: CheckedSocket) -> None:
        self._checks, self._socket, self._is_on = checks, socket, False

    @property
    def silent_s(self) -> float:
        """The seconds since something was last received."""
        return self._socket.silent_s

    def switch(self, *, is_on: bool) -> None:
        """Check the connection from now on, or stop doing so."""
        if is_on != self._is_on:
            self._is_on = is_on
            (self._checks.add if is_on else self._checks.remove)(self._socket)

    def expect(self, within_s: int) -> None:
        """Expect the client's next ping within some seconds; 0 means that it may take its time."""
        self._socket.expect_ping(within_s)


class ConnectionChecks:
    """The sockets of one process that are pinged again and again."""

    def __init__(
        self, interval_s: float = PING_INTERVAL_S, timeout_s: float = PING_TIMEOUT_S
    ) -> None:
        """Start without any sockets.

        Each socket gets a ping every `interval_s` seconds, and is disconnected after `timeout_s`
        seconds of silence.
        """
        self._tick_s, self._timeout_s = interval_s / GROUPS, timeout_s
        self._groups: list[set[CheckedSocket]] = [set() for _ in range(GROUPS)]
        self._turns = cycle(self._groups)
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: CheckedSocket) -> None:
        """Check a socket from now on; its first ping follows within an interval."""
        min(self._groups, key=len).add(socket)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._tick_s, self._tick)

    def remove(self, socket: CheckedSocket) -> None:
        """Stop checking a socket."""
        for group in self._groups:
            group.discard(socket)

    def _tick(self) -> None:
        group = next(self._turns)
        for socket in [*group]:
            if socket.silent_s > self._timeout_s or socket.is_overdue:
                group.discard(socket)
                socket.disconnect()
            else:
                socket.send_ping()
        has_sockets = any(self._groups)
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._tick_s, self._tick) if has_sockets else None
