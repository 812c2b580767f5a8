"""The queue of moves: those of a busy address wait, and take turns with each other.

A move takes time of the event loop, of a worker process and of the disk. An address may have few
moves under way at a time, whatever the number of its tokens. The others wait in one queue, in which
addresses take turns, then tokens; few of all that have waited are under way at a time. So a player
who sends one move after the other never waits, however many moves other addresses send. While a
crowd waits, the queue also pauses between moves, and leaves the server to those who do not wait.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from red7.service.fair_queue import FairQueue
from red7.service.requester import Requester

MOVES_AT_A_TIME = 2
"""Moves that are under way at a time: of one address, and of all that have waited."""
CROWD = 6
"""Waiting moves that make the queue pause."""
PAUSE_FACTOR, LONGEST_PAUSE_S = 8.0, 0.25
"""The pause as a multiple of the seconds that the last move took, and its maximum.

It grows with the load: the slower the server, the slower a flood.
"""


class MoveQueue:
    """Decides which move is carried out next, and when."""

    def __init__(self) -> None:
        self._under_way: Counter[str] = Counter()
        """Moves that did not wait, by address."""
        self._waiting: Counter[str] = Counter()
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._admitted = 0
        """Moves under way that have waited, and pauses after such moves."""

    @asynccontextmanager
    async def turn_of(self, who: Requester) -> AsyncIterator[None]:
        """Wait until a move of a requester may be carried out, which is done in this context."""
        address = who.address
        if who.exempt or not address:
            yield
        elif self._under_way[address] < MOVES_AT_A_TIME and not self._waiting[address]:
            self._under_way[address] += 1
            try:
                yield
            finally:
                _take_one(self._under_way, address)
        else:
            await self._turn(who)
            began = monotonic()
            try:
                yield
            finally:
                pause = pause_after(monotonic() - began, len(self._queue))
                asyncio.get_running_loop().call_later(pause, self._pass_on)

    async def _turn(self, who: Requester) -> None:
        """Wait for the turn of an address, and of its token."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put(turn, who)
        self._waiting[who.address] += 1
        self._begin_next()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on()
            raise
        finally:
            _take_one(self._waiting, who.address)

    def _pass_on(self) -> None:
        """Let the next move begin, after one that had waited."""
        self._admitted -= 1
        self._begin_next()

    def _begin_next(self) -> None:
        while len(self._queue) and self._admitted < MOVES_AT_A_TIME:
            turn = self._queue.pop()
            if not turn.cancelled():
                self._admitted += 1
                turn.set_result(None)


def _take_one(counts: Counter[str], address: str) -> None:
    counts[address] -= 1
    if not counts[address]:
        del counts[address]


def pause_after(took_s: float, waiting: int) -> float:
    """Return the seconds until the next waiting move, after one that took some."""
    return min(PAUSE_FACTOR * took_s, LONGEST_PAUSE_S) if waiting >= CROWD else 0.0
