"""Quotas and retention: how many games a person may have, and how long games are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

from red7.live.limits.setting import count_or_unlimited, days, setting
from red7.live.store import GameCounts, Store
from red7.table import Refused

DAY = 24 * 60 * 60.0
DELETED = Refused("deleted")
MOST_CLOSED = 10_000
"""So many of those who were deleted are remembered."""


@dataclass(frozen=True, slots=True)
class QuotaSettings:
    """How many games a person may have; 0 stands for no limit."""

    max_games: int = setting(
        5000, "games in the list of a person", count_or_unlimited, option="--most-games"
    )
    max_running: int = setting(
        500, "games under way in the list of a person", count_or_unlimited, option="--most-running"
    )
    max_uploads: int = setting(
        500, "uploaded records in the list of a person", count_or_unlimited, option="--most-uploads"
    )


@dataclass(frozen=True, slots=True)
class RetentionSettings:
    """How long games are kept."""

    keep_days: float = setting(
        0.0,
        "days without a change after which a game is deleted, twice as many for a game under way"
        " with people at it; its result stays",
        days,
        option="--keep",
        metavar="DAYS",
        default_text="0: games are kept for ever",
    )

    def keep_seconds(self, *, running: bool) -> float:
        """Return how many seconds a game is kept after its last change; 0 means for ever.

        A running game is kept twice as long as one that is over.
        """
        return self.keep_days * DAY * (2 if running else 1)

    def lasts_until(self, changed: float, *, running: bool) -> float | None:
        """Return when a game that changed at a time is deleted; None for never."""
        if not self.keep_days:
            return None
        return changed + self.keep_seconds(running=running)


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
