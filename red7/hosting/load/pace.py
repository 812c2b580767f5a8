"""The pace of a load: so many moves a second over all tables, evenly."""

import asyncio


class Pace:
    """Lets one move after another begin."""

    def __init__(self, rate: float) -> None:
        """A rate of 0 is as fast as it goes."""
        self._gap = 1 / rate if rate else 0.0
        self._next = 0.0
        self._waiting: set[asyncio.Future[None]] = set()
        self._is_over = False

    async def turn(self) -> None:
        """Wait until another move may begin, or none. What was missed is not made up for."""
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
        """Let nobody wait any longer: no more moves are wanted."""
        self._is_over = True
        for turn in self._waiting:
            _ring(turn)


def _ring(turn: "asyncio.Future[None]") -> None:
    if not turn.done():
        turn.set_result(None)
