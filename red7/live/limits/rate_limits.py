"""Rate limits: every kind of request is limited for each client's token and for each address.

The limits are token buckets: a bucket holds a burst of requests, and is refilled at a steady rate.
Each request takes one out of the bucket; while the bucket is empty, requests are refused. In
all other places, a token is the one in a client's cookie. The caller passes the time, so this
module reads no clock.
"""

from collections import OrderedDict
from collections.abc import Mapping
from enum import StrEnum
from math import ceil, inf
from typing import NamedTuple

from red7.live.limits.requester import Requester
from red7.table import Refused

MOST_BUCKETS = 100_000
"""Maximum buckets in memory: this many for tokens, and this many for addresses.

The least recently used buckets are dropped first.
"""
CODE = "too-many-requests"
"""The stable code of a refusal for too many requests."""
QUEUE = "queue"
"""Used in place of a kind when too many jobs of one client wait to be computed."""


class Kind(StrEnum):
    """Kinds of requests, each with its own limits.

    Requests of one kind cause about the same work for the server.
    """

    REQUEST = "request"
    """Any HTTP request, including requests that are refused or open a WebSocket."""
    CONNECT = "connect"
    PING = "ping"
    MALFORMED = "malformed"
    """A WebSocket message that the server cannot read."""
    REFUSED = "refused"
    """A refusal for too many requests. After too many refusals, the server closes the connection.

    There is no such limit by address: a flood would disconnect other clients of the address.
    """
    WATCH = "watch"
    EXPLORE = "explore"
    HINT = "hint"
    COMMAND = "command"
    """A move: a turn, or the deal of the next round.

    Moves beyond the limit of an address are not refused; they wait (see `move_queue`).
    """
    SEAT = "seat"
    """A command about seats. The log keeps each one, and a game may have any number of them."""
    REACT = "react"
    PAGE = "page"
    LIST = "list"
    NEW_GAME = "new-game"
    UPLOAD = "upload"
    REPLAY = "replay"
    REVIEW = "review"
    RECORD = "record"
    DELETE = "delete"
    FORGET = "forget"
    """A person's request to delete everything about them, for which the server reads all logs."""
    TRANSFER = "transfer"
    QR = "qr"


class Rate(NamedTuple):
    """A rate limit: requests per second in the long run, and the maximum at once (the burst)."""

    per_second: float
    burst: float


UNLIMITED = Rate(1e9, 1e9)


class Limit(NamedTuple):
    """The rate limit of one token, and that of all clients at one address together."""

    token: Rate
    address: Rate


LIMITS: Mapping[Kind, Limit] = {
    Kind.REQUEST: Limit(UNLIMITED, Rate(60, 2400)),
    Kind.CONNECT: Limit(Rate(2, 60), Rate(5, 600)),
    Kind.PING: Limit(Rate(5, 200), Rate(50, 1000)),
    Kind.MALFORMED: Limit(Rate(1, 40), Rate(4, 200)),
    Kind.REFUSED: Limit(Rate(0.5, 100), UNLIMITED),
    Kind.WATCH: Limit(Rate(1, 30), Rate(6, 150)),
    Kind.EXPLORE: Limit(Rate(2, 40), Rate(8, 200)),
    Kind.HINT: Limit(Rate(0.5, 10), Rate(2, 60)),
    Kind.COMMAND: Limit(Rate(300, 600), Rate(30, 120)),
    Kind.SEAT: Limit(Rate(2, 150), Rate(20, 600)),
    Kind.REACT: Limit(Rate(2, 20), Rate(20, 200)),
    Kind.PAGE: Limit(Rate(30, 1200), Rate(30, 1200)),
    Kind.LIST: Limit(Rate(5, 60), Rate(12, 300)),
    Kind.NEW_GAME: Limit(Rate(4, 60), Rate(8, 240)),
    Kind.UPLOAD: Limit(Rate(0.1, 10), Rate(0.25, 40)),
    Kind.REPLAY: Limit(Rate(4, 60), Rate(8, 300)),
    Kind.REVIEW: Limit(Rate(0.2, 10), Rate(2, 60)),
    Kind.RECORD: Limit(Rate(1, 20), Rate(4, 60)),
    Kind.DELETE: Limit(Rate(5, 100), Rate(20, 300)),
    Kind.FORGET: Limit(Rate(0.05, 3), Rate(0.1, 10)),
    Kind.TRANSFER: Limit(Rate(0.5, 10), Rate(4, 60)),
    Kind.QR: Limit(Rate(1, 20), Rate(5, 100)),
}
"""The default limits: a class of thirty behind one address plays without noticing them."""

EARNED = {Kind.EXPLORE: 4.0, Kind.WATCH: 0.5}
"""Requests that an accepted move gives back, by kind, so that fast players can explore more."""


def parse_limit(text: str) -> tuple[Kind, Rate]:
    """Parse a limit of the form `KIND=RATE/BURST`, such as `explore=4/60`.

    Raise `ValueError`, with a sentence that tells the operator what is wrong.
    """
    kind, _, rate = text.partition("=")
    per_second, _, burst = rate.partition("/")
    if kind not in [*Kind]:
        raise ValueError(f"there is no kind {kind[:40]!r}; there are {', '.join(Kind)}")
    try:
        found = Rate(float(per_second), float(burst))
    except ValueError:
        form = "KIND=RATE/BURST, as explore=4/60"
        raise ValueError(f"{text[:40]!r} is not of the form {form}") from None
    if not (found.per_second >= 0 and 1 <= found.burst < inf):
        raise ValueError(f"{text[:40]!r}: a rate is 0 or more, and a burst 1 or more")
    return Kind(kind), found


class TokenBucket:
    """A token bucket: the requests that are left in it, and the time of its last refill."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        self._left, self._at = rate.burst, now

    def wait(self, rate: Rate, now: float) -> float:
        """Refill the bucket, and return the seconds until it allows a request.

        Return 0 if it allows one now, and infinity if it is never refilled.
        """
        if now > self._at:
            filled = self._left + (now - self._at) * rate.per_second
            self._left, self._at = min(rate.burst, filled), now
        if self._left >= 1:
            return 0.0
        return (1 - self._left) / rate.per_second if rate.per_second else float("inf")

    def take(self, amount: float = 1.0) -> None:
        """Take requests out of the bucket, without checking that it holds them.

        The bucket may fall below zero. It then allows no request until it is refilled.
        """
        self._left -= amount

    def taken(self, rate: Rate) -> float:
        """Return how many requests are missing from a full bucket; do not refill it first."""
        return rate.burst - self._left

    def give(self, rate: Rate, amount: float) -> None:
        """Put requests back into the bucket, up to the burst that it holds."""
        self._left = min(rate.burst, self._left + amount)


class Buckets:
    """Token buckets in limited memory, by kind of request and name.

    A name is the digest of a client's token, or an address.
    """

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        """Return the number of buckets in memory."""
        return len(self._buckets)

    def of(self, kind: Kind, name: str, rate: Rate, now: float) -> TokenBucket:
        """Return the bucket of a token or address. Create a full bucket if there is none."""
        key = kind, name
        if (bucket := self._buckets.get(key)) is None:
            bucket = self._buckets[key] = TokenBucket(rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def known(self, kind: Kind, name: str) -> TokenBucket | None:
        """Return the bucket of a token or address, or None if there is none."""
        return self._buckets.get((kind, name))


class RateLimiter:
    """Counts requests by token and address, and refuses those beyond a limit."""

    def __init__(self, limits: Mapping[Kind, Limit] = LIMITS, most: int = MOST_BUCKETS) -> None:
        self._limits = limits
        self._tokens, self._addresses = Buckets(most), Buckets(most)

    def count(self, kind: Kind, who: Requester, now: float) -> None:
        """Count a request. Raise `TooManyRequests` if it exceeds a limit.

        A request that is refused does not count.
        """
        found = self._of(kind, who, now)
        if wait := max((bucket.wait(rate, now) for bucket, rate in found), default=0.0):
            raise TooManyRequests(wait, kind)
        for bucket, _ in found:
            bucket.take()

    def charge(self, kind: Kind, who: Requester, amount: float, now: float) -> None:
        """Charge additional requests for an expensive one, even if they exceed the limit.

        `amount` is the number of additional requests.
        """
        for bucket, _ in self._of(kind, who, now):
            bucket.take(amount)

    def _of(self, kind: Kind, who: Requester, now: float) -> list[tuple[TokenBucket, Rate]]:
        """Return the buckets from which a request is taken, each with its rate.

        The list is empty if the kind has no limit or the requester is exempt. For a move, it has no
        bucket of the address, because moves beyond this limit wait instead.
        """
        limit, found = self._limits.get(kind), list[tuple[TokenBucket, Rate]]()
        if limit is None or who.exempt:
            return found
        if who.token:
            found.append((self._tokens.of(kind, who.token, limit.token, now), limit.token))
        if who.address and kind is not Kind.COMMAND:
            found.append((self._addresses.of(kind, who.address, limit.address, now), limit.address))
        return found

    def spend(self, kind: Kind, who: Requester, now: float) -> bool:
        """Take a request out of the bucket of an address; return False if the bucket is empty.

        Return True also if the kind has no limit, or the requester is exempt or has no address.
        """
        if (limit := self._limits.get(kind)) is None or who.exempt or not who.address:
            return True
        bucket = self._addresses.of(kind, who.address, limit.address, now)
        if bucket.wait(limit.address, now):
            return False
        bucket.take()
        return True

    def token_rate(self, kind: Kind) -> Rate:
        """Return the rate limit of one token for a kind of request."""
        limit = self._limits.get(kind)
        return UNLIMITED if limit is None else limit.token

    def earn(self, who: Requester) -> None:
        """Give requests back to a client for an accepted move (see `EARNED`)."""
        for kind, amount in EARNED.items():
            limit = self._limits.get(kind)
            if limit is None:
                continue
            if bucket := self._tokens.known(kind, who.token):
                bucket.give(limit.token, amount)
            if bucket := self._addresses.known(kind, who.address):
                bucket.give(limit.address, amount)


class TooManyRequests(Refused):
    """A client has sent too many requests; it may try again later."""

    def __init__(self, wait: float, kind: str) -> None:
        # A bucket that is never refilled has no such time: say an hour.
        super().__init__(CODE, count=max(1, ceil(min(wait, 3600.0))))
        self.wait, self.kind = min(wait, 3600.0), kind
        """Seconds until the client may try again, and the kind of the limit or `QUEUE`."""
        self.is_told = False
        """Whether the client has been told of the refusal already."""
