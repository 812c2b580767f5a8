"""Visits: every open socket, whose it is, and whether it is in the middle of something.

When there are too many, the one that has been unfinished for longest makes room: half a request,
a connection at rest between two, a WebSocket that has not said hello. An honest client is done
with those within moments; who opens them by the thousand only pushes out its own.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.connections.limits import DoorLimits
from red7.hosting.connections.refusals import Refusals
from red7.live.limits.rate_limits import TokenBucket

MOST_REMEMBERED = 10_000
"""Addresses of which it is known how fast they open sockets."""


class Visit:
    """An open socket."""

    __slots__ = ("_door", "_phase", "_timer", "_turn_out", "address", "client", "is_inside")

    def __init__(self, door: "Door", address: str, client: str) -> None:
        self._door, self.address, self.client, self.is_inside = door, address, client, True
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._turn_out: Callable[[str], None] | None = None

    def begin(self, turn_out: Callable[[str], None]) -> None:
        """The socket is there; `turn_out` ends it, and is told the kind of refusal."""
        self._turn_out = turn_out
        if not self.is_inside:
            # It has had to make room before it had begun.
            turn_out("")

    def expect(self, phase: str, seconds: float | None) -> None:
        """Something must happen within some seconds; the same phase is not begun again."""
        if phase == self._phase:
            return
        self._enter(phase)
        self._door.wait_for(self)
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.turn_out, phase)

    def work(self) -> None:
        """All that was expected is there: it is our turn, and there is no hurry."""
        self._enter("")

    @property
    def limits(self) -> DoorLimits:
        """The seconds that there are for everything."""
        return self._door.limits

    def note(self, kind: str) -> None:
        """Count something that was refused."""
        self._door.refusals.note(kind, self.address)

    def turn_out(self, kind: str) -> None:
        """End it, for a reason that is counted."""
        self.note(kind)
        if self._turn_out is not None:
            self._turn_out(kind)

    def end(self) -> None:
        """It is over."""
        self._enter("")
        self._turn_out = None
        self._door.leave(self)

    def _enter(self, phase: str) -> None:
        self._phase = phase
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._door.wait_no_longer(self)


class Door:
    """All open sockets, in all and of each address."""

    def __init__(self, limits: DoorLimits, refusals: Refusals | None = None) -> None:
        self.limits, self.refusals = limits, refusals or Refusals()
        self._count = 0
        self._inside: Counter[str] = Counter()
        self._connects: OrderedDict[str, TokenBucket] = OrderedDict()
        self._unfinished: dict[Visit, None] = {}
        self._unfinished_of: dict[str, dict[Visit, None]] = {}

    @property
    def sockets(self) -> int:
        """How many are open."""
        return self._count

    def may_connect(self, address: str) -> bool:
        """Whether an address does not open sockets too fast; what is refused is counted."""
        client, now, rate = client_of(address), monotonic(), self.limits.connects
        if not self._is_capped(address):
            return True
        bucket = self._connects.get(client) or TokenBucket(rate, now)
        self._connects[client] = bucket
        self._connects.move_to_end(client)
        if len(self._connects) > MOST_REMEMBERED:
            self._connects.popitem(last=False)
        if bucket.wait(rate, now):
            self.refusals.note("connects", address)
            return False
        bucket.take()
        return True

    def _is_capped(self, address: str) -> bool:
        return not is_among(address, (*self.limits.proxies, *self.limits.exempt))

    def enter(self, address: str) -> Visit | None:
        """Let a socket of an address in; None if there is no room for it."""
        client, limits = client_of(address), self.limits
        if self._is_capped(address) and self._inside[client] >= limits.sockets_per_address:
            makes_room = self._makes_room("sockets-of-address", self._unfinished_of.get(client, {}))
        elif self._count >= limits.sockets:
            makes_room = self._makes_room("sockets", self._unfinished)
        else:
            makes_room = True
        if not makes_room:
            self.refusals.note("door-full", address)
            return None
        self._count += 1
        self._inside[client] += 1
        return Visit(self, address, client)

    def make_room(self, count: int) -> None:
        """Turn out some who have been unfinished for longest, where descriptors are short."""
        while count and self._makes_room("descriptors", self._unfinished):
            count -= 1

    def _makes_room(self, kind: str, unfinished: dict[Visit, None]) -> bool:
        if (oldest := next(iter(unfinished), None)) is None:
            return False
        # That its socket is gone is heard of only later.
        self.leave(oldest)
        oldest.turn_out(kind)
        return True

    def wait_for(self, visit: Visit) -> None:
        """A visit is in the middle of something."""
        if visit.is_inside:
            self._unfinished[visit] = None
            self._unfinished_of.setdefault(visit.client, {})[visit] = None

    def wait_no_longer(self, visit: Visit) -> None:
        """It is not any longer."""
        if visit in self._unfinished:
            del self._unfinished[visit]
            of_client = self._unfinished_of[visit.client]
            del of_client[visit]
            if not of_client:
                del self._unfinished_of[visit.client]

    def leave(self, visit: Visit) -> None:
        """A visit is over, or as good as over."""
        self.wait_no_longer(visit)
        if visit.is_inside:
            visit.is_inside = False
            self._count -= 1
            self._inside[visit.client] -= 1
            if not self._inside[visit.client]:
                del self._inside[visit.client]
