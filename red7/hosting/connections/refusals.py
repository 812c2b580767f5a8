"""Refusals at the door: counted by kind, and logged now and then, however many there are."""

import asyncio
from collections import Counter
from logging import WARNING

from red7.hosting.operations.logs import tell

SECONDS_BETWEEN = 10.0
"""Each kind is logged at most so often."""
SILENT = "silent"
"""A connection on which nothing was said; browsers open some in advance."""


class Refusals:
    """What was refused or cut off before the application saw it."""

    def __init__(self, between: float = SECONDS_BETWEEN) -> None:
        self.counts: Counter[str] = Counter()
        """Since the process began, by kind."""
        self._between = between
        self._untold: Counter[str] = Counter()
        self._last: dict[str, str] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def note(self, kind: str, address: str) -> None:
        """Count one, and log it unless its kind was logged a moment ago, or is none to tell of."""
        self.counts[kind] += 1
        if kind == SILENT:
            return
        self._untold[kind] += 1
        self._last[kind] = address
        if kind not in self._timers:
            self._tell(kind)

    def _tell(self, kind: str) -> None:
        """Log what has come together; then be silent for a while."""
        if count := self._untold.pop(kind, 0):
            tell(WARNING, "refused-at-door", kind=kind, count=count, last=self._last[kind])
            loop = asyncio.get_running_loop()
            self._timers[kind] = loop.call_later(self._between, self._tell, kind)
        else:
            del self._timers[kind]
