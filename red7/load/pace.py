"""The pace of a load: so many moves a second over all tables, evenly."""

import asyncio
from contextlib import suppress


class Pace:
    """Lets one move after another begin."""

    def __init__(self, rate: float) -> None:
        """A rate of 0 is as fast as it goes."""
        self._gap = 1 / rate if rate else 0.0
        self._next = 0.0
        self._over = asyncio.Event()

    async def turn(self) -> None:
        """Wait until another move may begin, or none. What was missed is not made up for."""
        if not self._gap:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        at = max(self._next, now)
        self._next = at + self._gap
        if at > now:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._over.wait(), at - now)

    def end(self) -> None:
        """Let nobody wait any longer: no more moves are wanted."""
        self._over.set()
