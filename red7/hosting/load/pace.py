"""The pace of a load test: starts a given number of moves per second, at even intervals."""

import asyncio


class Pace:
    """Lets moves start at even intervals."""

    def __init__(self, rate: float) -> None:
        """Allow `rate` moves per second; 0 means no limit."""
        self._gap = 1 / rate if rate else 0.0
        self._next = 0.0
        self._waiting: set[asyncio.Future[None]] = set()
        self._is_over = False

    async def turn(self) -> None:
        """Wait until another move may start, or until `end` is called.

        After a time with few moves, later moves do not start faster.
        """
        if not self._gap or self._is_over:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        at = max(self._next, now)
        self._next = at + self._gap
        if at <= now:
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.add(turn)
        bell = loop.call_at(at, _ring, turn)
        try:
            await turn
        finally:
            bell.cancel()
            self._waiting.discard(turn)

    def end(self) -> None:
        """Let all calls of `turn` return at once, because no more moves are wanted."""
        self._is_over = True
        for turn in self._waiting:
            _ring(turn)


def _ring(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
