"""Pruning: games that nobody has touched for long are deleted, a few at a time.

What they came to goes on counting in the results of their people.
"""

import asyncio
from contextlib import suppress
from logging import getLogger
from time import time

from red7.live.compute.protocol import WorkFailed
from red7.live.games.game_list import GameList
from red7.live.games.results import revision_with
from red7.live.limits.quotas import RetentionSettings
from red7.live.registry import TableRegistry
from red7.live.store import Conflict, Stale, StorageFailed, Store
from red7.wire.http_bodies import Problem

BATCH = 20
PAUSE = 0.1
"""Seconds between two batches, so that moves come first."""
AGAIN = 600.0
"""Seconds until the store is looked through again."""


class Pruner:
    """Deletes what is too old, in the background."""

    def __init__(
        self, store: Store, games: GameList, tables: TableRegistry, settings: RetentionSettings
    ) -> None:
        self._store, self._games, self._tables, self._settings = store, games, tables, settings

    async def run(self) -> None:
        """Prune again and again, if games are not kept for ever."""
        keep = self._settings.keep_seconds(running=False)
        while keep:
            try:
                if gone := await self.prune(time()):
                    getLogger("red7").info("%d games were old and are deleted", gone)
            except (StorageFailed, WorkFailed) as error:
                getLogger("red7").warning("old games cannot be deleted now: %s", error)
            # Who keeps games for a moment only would like them gone in time.
            await asyncio.sleep(min(AGAIN, max(1.0, keep / 10)))

    async def prune(self, now: float) -> int:
        """Delete what is too old at a time; gives how many. Raises `StorageFailed`."""
        before, running_before = (
            now - self._settings.keep_seconds(running=running) for running in (False, True)
        )
        count = 0
        # What cannot be deleted now is passed over, until the next time.
        left: set[str] = set()
        while True:
            limit = BATCH + len(left)
            found = await self._store.stale(before, running_before, limit)
            batch = [each for each in found if each.game.table not in left]
            for stale in batch:
                if await self._tried(stale):
                    count += 1
                else:
                    left.add(stale.game.table)
            if len(found) < limit:
                return count
            await asyncio.sleep(PAUSE)

    async def _tried(self, stale: Stale) -> bool:
        """Whether a table could be deleted; one that is odd is no reason to keep all others."""
        try:
            return await self._pruned(stale)
        except (StorageFailed, WorkFailed):
            raise
        except Exception:
            getLogger("red7").exception("an old game cannot be deleted")
            return False

    async def _pruned(self, stale: Stale) -> bool:
        """Whether a table could be deleted: nobody is there, and nothing has happened to it."""
        table = stale.game.table
        live = self._tables.in_memory(table)
        if live is not None and live.watchers:
            return False
        summary = await self._games.summary(stale.game)
        # What a damaged table has besides its entries, which are lost, is version 0.
        if summary is None and stale.game.version:
            return False
        revisions = []
        if summary is not None and not isinstance(summary, Problem):
            for person in sorted(stale.people):
                if (revision := await revision_with(self._store, person, summary)) is not None:
                    revisions.append(revision)
        with suppress(Conflict):
            await self._store.prune(table, stale.game.version, revisions)
            self._tables.tell_deleted(table)
            return True
        return False
