"""The flood guard: counts the messages and refusals of one client, and slows down a flood."""

import asyncio
from time import monotonic

from red7.live.limits.rate_limits import Kind, RateLimiter, TokenBucket, TooManyRequests
from red7.live.limits.requester import Requester
from red7.wire.messages import (
    Explore,
    Hello,
    HintRequest,
    NextRequest,
    Ping,
    PlayRequest,
    Request,
    Watch,
)
from red7.wire.seating_messages import ReactRequest

KINDS: dict[type, Kind] = {
    Hello: Kind.PING,
    Ping: Kind.PING,
    Watch: Kind.WATCH,
    Explore: Kind.EXPLORE,
    HintRequest: Kind.HINT,
    ReactRequest: Kind.REACT,
    PlayRequest: Kind.COMMAND,
    NextRequest: Kind.COMMAND,
}
"""The kind of rate limit for each type of message; other types are commands about seats."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""Minimum and maximum seconds of a pause before the server reads from a client again."""
IN_VAIN = 14.0
"""Additional moves that a client is charged for a move that was refused or sent again."""
LONGER = 0.02
"""Seconds by which each recent refusal of a client lengthens its pauses."""


def is_command(request: Request) -> bool:
    """Return whether a request is a command, which may change a table."""
    return _kind_of(request) in (Kind.COMMAND, Kind.SEAT)


def _kind_of(request: Request) -> Kind:
    return KINDS.get(type(request), Kind.SEAT)


class FloodGuard:
    """Checks how many messages one client sends, and how many of them are refused."""

    def __init__(self, rates: RateLimiter, who: Requester) -> None:
        self._rates, self._who = rates, who
        self._most_refusals = rates.token_rate(Kind.REFUSED)
        self._refusals = TokenBucket(self._most_refusals, monotonic())

    def count(self, request: Request) -> None:
        """Count a request of the client. Raise `TooManyRequests` if it exceeds the rate limit."""
        self._rates.count(_kind_of(request), self._who, monotonic())

    def count_malformed(self) -> None:
        """Count a message that the server cannot read.

        Raise `TooManyRequests` if the client has sent too many of them.
        """
        self._rates.count(Kind.MALFORMED, self._who, monotonic())

    def settle_move(self, *, is_new: bool) -> None:
        """Give requests back for a new move; charge several moves for a refused or repeated one.

        `is_new` says whether the move was accepted and stored for the first time.
        """
        if is_new:
            self._rates.earn(self._who)
        else:
            self._rates.charge(Kind.COMMAND, self._who, IN_VAIN, monotonic())

    def is_refused_too_often(self) -> bool:
        """Return whether the client has had too many refusals; if not, count one more.

        These are refusals for too many requests. If there are too many, the caller closes the
        connection.
        """
        if self._refusals.wait(self._most_refusals, monotonic()):
            return True
        self._refusals.take()
        return False

    async def pause(self, error: TooManyRequests) -> None:
        """Pause before the server reads the client's next message.

        Further messages wait at the client meanwhile (backpressure). The pause lasts until the
        limit allows a request again, or longer after many recent refusals; at most a second.
        """
        longer = LONGER * self._refusals.taken(self._most_refusals)
        await asyncio.sleep(min(max(error.wait, longer, SHORTEST_PAUSE), LONGEST_PAUSE))
