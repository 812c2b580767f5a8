"""Admission of moves: those of one address wait for each other, and its tokens take turns.

A move takes time of the event loop, of a worker process and of the disk. Few moves of one address
are under way at a time, whatever the number of its tokens, so that the moves of other addresses
find all three free. Once an address has used up its `command` bucket and a crowd of its moves
waits, it also pauses between them.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from red7.service.fair_queue import FairQueue
from red7.service.rate_limits import Kind, RateLimiter
from red7.service.requester import Requester

MOVES_AT_A_TIME = 2
"""Moves of one address that are under way at a time."""
CROWD = 6
"""Waiting moves of one address that make it pause, if it is beyond its limit."""
PAUSE_FACTOR, LONGEST_PAUSE_S = 8.0, 0.25
"""The pause as a multiple of the seconds that the last move took, and its maximum.

It grows with the load: the slower the server, the slower a flood.
"""


class _Line:
    """The moves of one address."""

    def __init__(self) -> None:
        self.under_way = 0
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue()


class Admission:
    """Decides which move of an address is carried out next, and when."""

    def __init__(self, rates: RateLimiter) -> None:
        self._rates = rates
        self._lines: dict[str, _Line] = {}

    @asynccontextmanager
    async def admitted(self, who: Requester) -> AsyncIterator[None]:
        """Wait until a move of a requester may be carried out, which is done in this context."""
        if who.exempt or not who.address:
            yield
            return
        line = self._lines.setdefault(who.address, _Line())
        await self._turn(line, who)
        began = monotonic()
        try:
            yield
        finally:
            now = monotonic()
            is_beyond = not self._rates.spend(Kind.COMMAND, who, now)
            pause = pause_after(now - began, len(line.waiting), is_beyond=is_beyond)
            asyncio.get_running_loop().call_later(pause, self._pass_on, who.address)

    async def _turn(self, line: _Line, who: Requester) -> None:
        """Wait for the turn of a token."""
        if line.under_way < MOVES_AT_A_TIME:
            line.under_way += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.waiting.put(turn, who)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on(who.address)
            raise

    def _pass_on(self, address: str) -> None:
        """Let the next move of an address begin."""
        line = self._lines[address]
        line.under_way -= 1
        while len(line.waiting):
            turn = line.waiting.pop()
            if not turn.cancelled():
                line.under_way += 1
                turn.set_result(None)
                return
        if not line.under_way:
            del self._lines[address]


def pause_after(took_s: float, waiting: int, *, is_beyond: bool) -> float:
    """Return the seconds until the next move of an address, after one that took some."""
    if not is_beyond or waiting < CROWD:
        return 0.0
    return min(PAUSE_FACTOR * took_s, LONGEST_PAUSE_S)
