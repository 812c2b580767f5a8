"""The queue of moves: each address has a lane of moves, in which its clients' tokens take turns.

A lane is the queue of one address, and has few places, because a move takes time of the event loop,
of a worker process and of the disk. A move has a place while it is carried out. Further moves of
the address wait, and the token whose last move is longest ago goes first. So a flood delays only
the moves of its own address.

While other addresses play, an address beyond its rate limit also pauses: after a move that has
waited, its place stays empty for a moment, and the server has time for the other addresses. An
address that plays alone does not pause.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import inf
from time import monotonic

from red7.live.limits.rate_limits import Kind, RateLimiter
from red7.live.limits.requester import Requester

PLACES, PLACES_ALONE = 2, 16
"""Maximum moves of an address at a time: while other addresses play, and while it plays alone."""
ALONE_AFTER_S = 2.0
"""An address plays alone if no other address has made a move for this many seconds."""
PAUSE_FACTOR, LONGEST_PAUSE_S = 8.0, 0.25
"""The length of a pause as a multiple of the time that the move took, and its maximum in seconds.

So pauses grow with the load of the server.
"""
MOST_SERVED = 10_000
"""Maximum tokens whose last turn a lane remembers; at the maximum, the lane forgets all."""


@dataclass(slots=True, eq=False)
class _Lane:
    """The queue of moves of one address: those under way, and those that wait."""

    under_way: int = 0
    """The number of places in use, including places kept empty during a pause."""
    waiting: dict[str, deque[asyncio.Future[None]]] = field(default_factory=dict)
    """The waiting moves of each token, the oldest first."""
    order: list[tuple[int, str]] = field(default_factory=list)
    """A heap of the waiting tokens, sorted by the numbers of their last turns."""
    served: dict[str, int] = field(default_factory=dict)
    """The number of the last turn of each token. Turns are numbered from 1 within a lane."""
    turns: int = 0

    def put(self, turn: asyncio.Future[None], token: str) -> None:
        """Add a move of a token to the moves that wait for their turn."""
        if token not in self.waiting:
            self.waiting[token] = deque()
            heappush(self.order, (self.served.get(token, 0), token))
        self.waiting[token].append(turn)

    def pop(self) -> asyncio.Future[None]:
        """Remove and return the move whose turn is next, and take a place for it."""
        _, token = heappop(self.order)
        waiting = self.waiting[token]
        turn = waiting.popleft()
        self.serve(token)
        if waiting:
            heappush(self.order, (self.turns, token))
        else:
            del self.waiting[token]
        return turn

    def serve(self, token: str) -> None:
        """Take a place for a move of a token, and record the number of this turn."""
        if len(self.served) >= MOST_SERVED:
            self.served.clear()
        self.turns += 1
        self.served[token] = self.turns
        self.under_way += 1


class MoveQueue:
    """Decides which move is carried out next, and when."""

    def __init__(
        self, rates: RateLimiter | None = None, now: Callable[[], float] = monotonic
    ) -> None:
        self._rates, self._now = rates or RateLimiter(), now
        self._lanes: dict[str, _Lane] = {}
        self._latest = self._before = ("", -inf)
        """Address and time of the latest move, and of the latest move from another address."""

    @asynccontextmanager
    async def turn_of(self, who: Requester) -> AsyncIterator[None]:
        """Wait for the requester's turn; the caller carries out the move inside the context.

        Requesters that are exempt from rate limits or have no address do not wait.
        """
        address = who.address
        if who.exempt or not address:
            yield
            return
        self._note(address)
        lane = self._lanes.setdefault(address, _Lane())
        has_waited = bool(lane.order) or lane.under_way >= self._places(address)
        if has_waited:
            await self._turn(address, lane, who.token)
        else:
            lane.serve(who.token)
        began = self._now()
        is_beyond = not self._rates.spend(Kind.COMMAND, who, began)
        try:
            yield
        finally:
            if has_waited and is_beyond and not self._is_alone(address):
                pause = min(PAUSE_FACTOR * (self._now() - began), LONGEST_PAUSE_S)
                asyncio.get_running_loop().call_later(pause, self._leave, address, lane)
            else:
                self._leave(address, lane)

    def _note(self, address: str) -> None:
        if address != self._latest[0]:
            self._before = self._latest
        self._latest = address, self._now()

    def _is_alone(self, address: str) -> bool:
        other = self._before if address == self._latest[0] else self._latest
        return self._now() - other[1] > ALONE_AFTER_S

    def _places(self, address: str) -> int:
        return PLACES_ALONE if self._is_alone(address) else PLACES

    async def _turn(self, address: str, lane: _Lane, token: str) -> None:
        """Wait until a place of the lane is free and it is the token's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lane.put(turn, token)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave(address, lane)
            raise

    def _leave(self, address: str, lane: _Lane) -> None:
        """Free a place of a lane, and let the next waiting moves begin."""
        lane.under_way -= 1
        while lane.order and lane.under_way < self._places(address):
            turn = lane.pop()
            if turn.cancelled():
                lane.under_way -= 1
            else:
                turn.set_result(None)
        if not lane.under_way and not lane.order:
            del self._lanes[address]
