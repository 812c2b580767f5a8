"""Open sockets: limits in total and for each client, and eviction of unfinished sockets.

A socket is unfinished while the server waits for its client: for the rest of a request, for the
next request, or for the hello message of a WebSocket. When a limit is reached, the socket that has
been unfinished for longest is closed to make room. An honest client finishes within moments, and a
client that opens thousands of sockets evicts only its own.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from logging import WARNING
from time import monotonic

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.operations.logs import log_event
from red7.hosting.server_settings import ConnectionSettings
from red7.live.limits.rate_limits import TokenBucket

MAX_RATED_CLIENTS = 10_000
"""Maximum clients whose rate of new sockets is measured; the least recent is dropped first."""
REFUSAL_LOG_INTERVAL_S = 10.0
"""Minimum seconds between two log lines about the same kind of refusal."""
SILENT = "silent"
"""The kind of refusal for a connection that sends nothing.

Such refusals are not logged, because browsers open some connections in advance.
"""


class Refusals:
    """Connections that were refused or cut off: counted by kind, and logged at intervals."""

    def __init__(self, interval_s: float = REFUSAL_LOG_INTERVAL_S) -> None:
        self.counts: Counter[str] = Counter()
        """Refusals since the process began, by kind."""
        self._interval_s = interval_s
        self._unlogged: Counter[str] = Counter()
        self._last_addresses: dict[str, str] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def note(self, kind: str, address: str) -> None:
        """Count a refusal; log it now, or a little later together with others of its kind."""
        self.counts[kind] += 1
        if kind == SILENT:
            return
        self._unlogged[kind] += 1
        self._last_addresses[kind] = address
        if kind not in self._timers:
            self._log(kind)

    def _log(self, kind: str) -> None:
        """Log the new refusals of a kind in one line; do the same again after the interval."""
        if count := self._unlogged.pop(kind, 0):
            last = self._last_addresses[kind]
            log_event(WARNING, "refused-at-door", kind=kind, count=count, last=last)
            loop = asyncio.get_running_loop()
            self._timers[kind] = loop.call_later(self._interval_s, self._log, kind)
        else:
            del self._timers[kind]


class TrackedSocket:
    """One open socket, as its protocol reports it to a `SocketTracker`."""

    __slots__ = ("_close", "_phase", "_timer", "_tracker", "address", "client", "is_counted")

    def __init__(self, tracker: "SocketTracker", address: str, client: str) -> None:
        self._tracker, self.address, self.client, self.is_counted = tracker, address, client, True
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._close: Callable[[str], None] | None = None

    def attach(self, close: Callable[[str], None]) -> None:
        """Register the function that closes the socket; it is called with the kind of refusal.

        If the socket was evicted before, call the function now, with an empty string.
        """
        self._close = close
        if not self.is_counted:
            # The socket was evicted before its protocol started.
            close("")

    def expect(self, phase: str, seconds: float | None) -> None:
        """Begin a phase in which the server waits for the client; evict the socket after `seconds`.

        With None, there is no time limit. If the phase is already under way, its time limit stays.
        """
        if phase == self._phase:
            return
        self._enter(phase)
        self._tracker.mark_unfinished(self)
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.evict, phase)

    def expect_nothing(self) -> None:
        """Note that the server does not wait for the client, so that the socket is not evicted."""
        self._enter("")

    @property
    def limits(self) -> ConnectionSettings:
        """The limits of all sockets, including the seconds for each phase."""
        return self._tracker.limits

    def note(self, kind: str) -> None:
        """Count a refusal of this socket's client."""
        self._tracker.refusals.note(kind, self.address)

    def evict(self, kind: str) -> None:
        """Close the socket, and count a refusal of this kind."""
        self.note(kind)
        if self._close is not None:
            self._close(kind)

    def release(self) -> None:
        """Stop counting the socket, because it is closed."""
        self._enter("")
        self._close = None
        self._tracker.release(self)

    def _enter(self, phase: str) -> None:
        self._phase = phase
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._tracker.mark_finished(self)


class SocketTracker:
    """Tracks the open sockets of a process, in total and for each client."""

    def __init__(self, limits: ConnectionSettings, refusals: Refusals | None = None) -> None:
        self.limits, self.refusals = limits, refusals or Refusals()
        self._count = 0
        self._counts: Counter[str] = Counter()
        """Open sockets by client."""
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        """Token buckets for the sockets that each client opens."""
        self._unfinished: dict[TrackedSocket, None] = {}
        """The unfinished sockets; the socket that has been unfinished for longest comes first."""
        self._unfinished_of: dict[str, dict[TrackedSocket, None]] = {}

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return self._count

    def may_connect(self, address: str) -> bool:
        """Return whether the rate limit for new sockets lets an address open another one now.

        Count a refusal if it does not.
        """
        client, now, rate = client_of(address), monotonic(), self.limits.max_connects_per_address
        if not self._is_capped(address):
            return True
        bucket = self._buckets.get(client) or TokenBucket(rate, now)
        self._buckets[client] = bucket
        self._buckets.move_to_end(client)
        if len(self._buckets) > MAX_RATED_CLIENTS:
            self._buckets.popitem(last=False)
        if bucket.wait(rate, now):
            self.refusals.note("connects", address)
            return False
        bucket.take()
        return True

    def _is_capped(self, address: str) -> bool:
        return not is_among(address, (*self.limits.proxies, *self.limits.exempt))

    def admit(self, address: str) -> TrackedSocket | None:
        """Count and return a new socket of an address, or return None if there is no room for it.

        At a limit, evict an unfinished socket to make room.
        """
        client, limits = client_of(address), self.limits
        if self._is_capped(address) and self._counts[client] >= limits.max_sockets_per_address:
            has_room = self._evict_one("sockets-of-address", self._unfinished_of.get(client, {}))
        elif self._count >= limits.max_sockets:
            has_room = self._evict_one("sockets", self._unfinished)
        else:
            has_room = True
        if not has_room:
            self.refusals.note("door-full", address)
            return None
        self._count += 1
        self._counts[client] += 1
        return TrackedSocket(self, address, client)

    def evict_oldest(self, count: int) -> None:
        """Evict up to `count` sockets, those unfinished for longest, to free file descriptors."""
        while count and self._evict_one("descriptors", self._unfinished):
            count -= 1

    def _evict_one(self, kind: str, unfinished: dict[TrackedSocket, None]) -> bool:
        if (oldest := next(iter(unfinished), None)) is None:
            return False
        # Stop counting it now, because its protocol reports the closed socket only later.
        self.release(oldest)
        oldest.evict(kind)
        return True

    def mark_unfinished(self, tracked: TrackedSocket) -> None:
        """Note that the server waits for the client of a socket."""
        if tracked.is_counted:
            self._unfinished[tracked] = None
            self._unfinished_of.setdefault(tracked.client, {})[tracked] = None

    def mark_finished(self, tracked: TrackedSocket) -> None:
        """Note that the server no longer waits for the client of a socket."""
        if tracked in self._unfinished:
            del self._unfinished[tracked]
            of_client = self._unfinished_of[tracked.client]
            del of_client[tracked]
            if not of_client:
                del self._unfinished_of[tracked.client]

    def release(self, tracked: TrackedSocket) -> None:
        """Stop counting a socket."""
        self.mark_finished(tracked)
        if tracked.is_counted:
            tracked.is_counted = False
            self._count -= 1
            self._counts[tracked.client] -= 1
            if not self._counts[tracked.client]:
                del self._counts[tracked.client]
