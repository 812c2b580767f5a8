"""Where data ends: how much is kept for one person, and for how long."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

from red7.live.store import GameCounts, Store
from red7.table import Refused

DAY = 24 * 60 * 60.0
DELETED = Refused("deleted")
MOST_CLOSED = 10_000
"""So many of those who were deleted are remembered."""


class DataLimits(NamedTuple):
    """What an operator can set; 0 is no end."""

    games: int = 5000
    """So many games are in the list of one person."""
    running: int = 500
    """So many of them are under way."""
    uploads: int = 500
    """So many of them came as records."""
    keep_days: float = 0.0
    """After so many days without a change a game is deleted; one under way after twice as many."""

    def keep_seconds(self, *, running: bool) -> float:
        """Return how many seconds a game is kept after its last change; 0 means for ever.

        A running game is kept twice as long as one that is over.
        """
        return self.keep_days * DAY * (2 if running else 1)

    def lasts_until(self, changed: float, *, running: bool) -> float | None:
        """When a game that changed at a time is deleted; None for never."""
        if not self.keep_days:
            return None
        return changed + self.keep_seconds(running=running)


USUAL_DATA = DataLimits()


class Quotas:
    """Refuses what would be more than is kept for one person."""

    def __init__(self, store: Store, limits: DataLimits) -> None:
        self._store, self._limits = store, limits
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closed: OrderedDict[str, None] = OrderedDict()
        """Those who are being deleted, or were."""

    @asynccontextmanager
    async def room(self, person: str | None, more: GameCounts) -> AsyncIterator[None]:
        """Have something stored while there is room for it in somebody's list, if it is in one.

        Raises `Refused`.
        """
        if person is None:
            yield
            return
        # Who asks for many at once is to find no gap between the question and the answer.
        async with self._lock(person):
            if person in self._closed:
                raise DELETED
            self._check(await self._store.game_counts(person), more)
            yield

    def _lock(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def close(self, person: str) -> None:
        """Have nothing more stored for somebody; what is being stored now is waited for."""
        self._closed[person] = None
        if len(self._closed) > MOST_CLOSED:
            self._closed.popitem(last=False)
        async with self._lock(person):
            pass

    def reopen(self, person: str) -> None:
        """Have things stored for them again: they could not be deleted."""
        self._closed.pop(person, None)

    def _check(self, held: GameCounts, more: GameCounts) -> None:
        limits = self._limits
        for what, has, adds, most in (
            ("uploads", held.imported, more.imported, limits.uploads),
            ("running", held.running, more.running, limits.running),
            ("games", held.games, more.games, limits.games),
        ):
            if most and adds and has >= most:
                raise Refused("quota", what=what, most=most)
