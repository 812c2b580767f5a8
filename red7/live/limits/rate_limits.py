"""Rate limits: token buckets for every kind of request, by token and by address.

A bucket holds a burst and is filled at a steady rate; each request takes one out, and is refused
where there is none. The time is an argument, so that everything here is pure.
"""

from collections import OrderedDict
from collections.abc import Mapping
from enum import StrEnum
from math import ceil, inf
from typing import NamedTuple

from red7.live.limits.requester import Requester
from red7.table import Refused

MOST_BUCKETS = 100_000
"""So many buckets are remembered, by token and by address each; then the longest unused go."""
CODE = "too-many-requests"
"""Of whatever is refused here."""
QUEUE = "queue"
"""In place of a kind, where too much of somebody waits to be computed."""


class Kind(StrEnum):
    """The kinds of requests: what one of them costs is about the same."""

    REQUEST = "request"
    """Any request over HTTP, whatever comes of it."""
    CONNECT = "connect"
    PING = "ping"
    MALFORMED = "malformed"
    """What cannot be understood over a socket."""
    REFUSED = "refused"
    """What one connection was refused; after too much of it, it is closed. No address has a limit:
    one who floods would have others closed."""
    WATCH = "watch"
    EXPLORE = "explore"
    HINT = "hint"
    COMMAND = "command"
    """A move: to play, or to go on to the next round. What is beyond the limit of an address is not
    refused; it waits (see `move_queue`)."""
    SEAT = "seat"
    """A command about seats. Each is stored for good, and nothing in the game ends them."""
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
    """To have everything about oneself deleted: all logs are read for it."""
    TRANSFER = "transfer"
    QR = "qr"


class Rate(NamedTuple):
    """How fast a bucket is filled, and how much it holds."""

    per_second: float
    burst: float


UNLIMITED = Rate(1e9, 1e9)


class Limit(NamedTuple):
    """What one token may ask for, and what all of an address may together."""

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
"""What a server takes: a class of thirty behind one address plays without ever noticing."""

EARNED = {Kind.EXPLORE: 4.0, Kind.WATCH: 0.5}
"""Requests that an accepted move gives back: a client that plays fast may look around as fast."""


def parse_limit(text: str) -> tuple[Kind, Rate]:
    """Return the limit of `KIND=RATE/BURST`. Raise `ValueError` with a sentence."""
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
    """What is left of a burst, and since when."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        self._left, self._at = rate.burst, now

    def wait(self, rate: Rate, now: float) -> float:
        """Seconds until one can be taken out; 0 if one is there."""
        if now > self._at:
            filled = self._left + (now - self._at) * rate.per_second
            self._left, self._at = min(rate.burst, filled), now
        if self._left >= 1:
            return 0.0
        return (1 - self._left) / rate.per_second if rate.per_second else float("inf")

    def take(self, amount: float = 1.0) -> None:
        """Take some out; `wait` has said that one is there, and what is lacking is filled later."""
        self._left -= amount

    def taken(self, rate: Rate) -> float:
        """How much was taken out of late."""
        return rate.burst - self._left

    def give(self, rate: Rate, amount: float) -> None:
        """Put some back, as many as it holds."""
        self._left = min(rate.burst, self._left + amount)


class Buckets:
    """The buckets of many, by kind and name, in bounded memory."""

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        """How many of them are remembered."""
        return len(self._buckets)

    def of(self, kind: Kind, name: str, rate: Rate, now: float) -> TokenBucket:
        """The bucket of somebody; a new one is full."""
        key = kind, name
        if (bucket := self._buckets.get(key)) is None:
            bucket = self._buckets[key] = TokenBucket(rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def known(self, kind: Kind, name: str) -> TokenBucket | None:
        """The bucket of somebody who has taken something out."""
        return self._buckets.get((kind, name))


class RateLimiter:
    """Counts what everybody asks for."""

    def __init__(self, limits: Mapping[Kind, Limit] = LIMITS, most: int = MOST_BUCKETS) -> None:
        self._limits = limits
        self._tokens, self._addresses = Buckets(most), Buckets(most)

    def count(self, kind: Kind, who: Requester, now: float) -> None:
        """Count a request. Raises `TooManyRequests` for one too many, which does not count."""
        found = self._of(kind, who, now)
        if wait := max((bucket.wait(rate, now) for bucket, rate in found), default=0.0):
            raise TooManyRequests(wait, kind)
        for bucket, _ in found:
            bucket.take()

    def charge(self, kind: Kind, who: Requester, amount: float, now: float) -> None:
        """Count a request that costs so much more than others of its kind."""
        for bucket, _ in self._of(kind, who, now):
            bucket.take(amount)

    def _of(self, kind: Kind, who: Requester, now: float) -> list[tuple[TokenBucket, Rate]]:
        """The buckets that a request takes from."""
        limit, found = self._limits.get(kind), list[tuple[TokenBucket, Rate]]()
        if limit is None or who.exempt:
            return found
        if who.token:
            found.append((self._tokens.of(kind, who.token, limit.token, now), limit.token))
        if who.address and kind is not Kind.COMMAND:
            found.append((self._addresses.of(kind, who.address, limit.address, now), limit.address))
        return found

    def spend(self, kind: Kind, who: Requester, now: float) -> bool:
        """Take one from the bucket of an address; return whether there was one."""
        if (limit := self._limits.get(kind)) is None or who.exempt or not who.address:
            return True
        bucket = self._addresses.of(kind, who.address, limit.address, now)
        if bucket.wait(limit.address, now):
            return False
        bucket.take()
        return True

    def token_rate(self, kind: Kind) -> Rate:
        """What one token may ask for."""
        limit = self._limits.get(kind)
        return UNLIMITED if limit is None else limit.token

    def earn(self, who: Requester) -> None:
        """Give back what an accepted move is worth."""
        for kind, amount in EARNED.items():
            limit = self._limits.get(kind)
            if limit is None:
                continue
            if bucket := self._tokens.known(kind, who.token):
                bucket.give(limit.token, amount)
            if bucket := self._addresses.known(kind, who.address):
                bucket.give(limit.address, amount)


class TooManyRequests(Refused):
    """A request that is one too many; it may be asked again later."""

    def __init__(self, wait: float, kind: str) -> None:
        # A bucket that is never filled has no time; an hour is as good as any.
        super().__init__(CODE, count=max(1, ceil(min(wait, 3600.0))))
        self.wait, self.kind = min(wait, 3600.0), kind
        """The kind is that of the limit."""
        self.is_told = False
        """Whether who asked has heard of it already."""
