"""Quotas: the maximum number of games in a person's list, checked before a game is stored."""

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
"""Maximum number of deleted people in memory; the earliest are dropped first."""


class Quotas:
    """Checks that each person's list of games stays within the quotas."""

    def __init__(self, store: Store, settings: QuotaSettings) -> None:
        self._store, self._settings = store, settings
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closed: OrderedDict[str, None] = OrderedDict()
        """The ids of people who were deleted, or whose deletion is under way."""

    @asynccontextmanager
    async def reserve(self, person: str | None, more: GameCounts) -> AsyncIterator[None]:
        """Check that a person's list has room for more games.

        The caller stores the games inside the context. Raise `Refused` if a quota is reached, or if
        the person was deleted. Check nothing if `person` is None.
        """
        if person is None:
            yield
            return
        # Without the lock, several requests of a person could pass the check at the same time.
        async with self._lock(person):
            if person in self._closed:
                raise DELETED
            self._check(await self._store.game_counts(person), more)
            yield

    def _lock(self, person: str) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())

    async def close(self, person: str) -> None:
        """Refuse further games for a person.

        Wait until no game is being stored for the person any more.
        """
        self._closed[person] = None
        if len(self._closed) > MOST_CLOSED:
            self._closed.popitem(last=False)
        async with self._lock(person):
            pass

    def reopen(self, person: str) -> None:
        """Allow games for a person again, after the deletion of the person has failed."""
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
