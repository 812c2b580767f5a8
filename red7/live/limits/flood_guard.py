"""The flood guard of a client: its requests counted, its refusals too, and pauses between."""

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
"""By which limit messages are counted; others are about seats."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 1.0
"""Seconds that a client who was refused is not listened to."""
IN_VAIN = 14.0
"""Additional moves for which one counts that was refused, or sent again."""
LONGER = 0.02
"""Seconds more for each time that it was refused of late."""


def is_command(request: Request) -> bool:
    """Whether a request changes something."""
    return _kind_of(request) in (Kind.COMMAND, Kind.SEAT)


def _kind_of(request: Request) -> Kind:
    return KINDS.get(type(request), Kind.SEAT)


class FloodGuard:
    """What one client may say."""

    def __init__(self, rates: RateLimiter, who: Requester) -> None:
        self._rates, self._who = rates, who
        self._most_refusals = rates.token_rate(Kind.REFUSED)
        self._refusals = TokenBucket(self._most_refusals, monotonic())

    def count(self, request: Request) -> None:
        """Count what a client asks for. Raises `TooManyRequests`."""
        self._rates.count(_kind_of(request), self._who, monotonic())

    def count_malformed(self) -> None:
        """Count what nobody understands. Raises `TooManyRequests`."""
        self._rates.count(Kind.MALFORMED, self._who, monotonic())

    def settle_move(self, *, is_new: bool) -> None:
        """Let a new move earn questions; count one that was refused or known for several."""
        if is_new:
            self._rates.earn(self._who)
        else:
            self._rates.charge(Kind.COMMAND, self._who, IN_VAIN, monotonic())

    def is_enough(self) -> bool:
        """Whether a client that is refused once more has gone on for too long."""
        if self._refusals.wait(self._most_refusals, monotonic()):
            return True
        self._refusals.take()
        return False

    async def pause(self, error: TooManyRequests) -> None:
        """Wait a moment, in which what a flood sends waits at its sender (backpressure)."""
        longer = LONGER * self._refusals.taken(self._most_refusals)
        await asyncio.sleep(min(max(error.wait, longer, SHORTEST_PAUSE), LONGEST_PAUSE))
