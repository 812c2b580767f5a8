"""Quotas: refuse a game that is one too many in the list of a person."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from red7.live.live_settings import QuotaSettings
from red7.live.store import GameCounts, Store
from red7.table import Refused

DELETED = Refused("deleted")
MOST_CLOSED = 10_000
"""So many of those who were deleted are remembered."""


class Quotas:
    """Refuses what would be more than is kept for one person."""

    def __init__(self, store: Store, settings: QuotaSettings) -> None:
        self._store, self._settings = store, settings
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
        settings = self._settings
        for what, has, adds, most in (
            ("uploads", held.imported, more.imported, settings.max_uploads),
            ("running", held.running, more.running, settings.max_running),
            ("games", held.games, more.games, settings.max_games),
        ):
            if most and adds and has >= most:
                raise Refused("quota", what=what, most=most)
