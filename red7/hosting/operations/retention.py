"""Retention: games that have not changed for too long are deleted in the background.

Their results stay in the players' totals.
"""

import asyncio
from contextlib import suppress
from logging import getLogger
from time import time

from red7.live.compute.protocol import WorkFailed
from red7.live.games.game_list import GameList
from red7.live.games.results import revision_with
from red7.live.live_settings import RetentionSettings
from red7.live.registry import TableRegistry
from red7.live.store import Conflict, Stale, StorageFailed, Store
from red7.wire.http_bodies import Problem

GAMES_PER_BATCH = 20
"""Maximum games that are deleted before the next pause."""
BATCH_PAUSE_S = 0.1
"""Seconds of pause between two batches, in which the store can do other work."""
PRUNE_INTERVAL_S = 600.0
"""Maximum seconds between two searches for old games."""


class Pruner:
    """Deletes old games."""

    def __init__(
        self, store: Store, games: GameList, tables: TableRegistry, settings: RetentionSettings
    ) -> None:
        self._store, self._games, self._tables, self._settings = store, games, tables, settings

    async def run(self) -> None:
        """Delete old games at intervals; return at once if games are kept forever."""
        keep_s = self._settings.keep_seconds(running=False)
        while keep_s:
            try:
                if count := await self.prune(time()):
                    getLogger("red7").info("%d games were old and are deleted", count)
            except (StorageFailed, WorkFailed) as error:
                getLogger("red7").warning("old games cannot be deleted now: %s", error)
            # If games are kept only for minutes, the interval is shorter.
            await asyncio.sleep(min(PRUNE_INTERVAL_S, max(1.0, keep_s / 10)))

    async def prune(self, now: float) -> int:
        """Delete the games that are too old, and return how many were deleted.

        `now` is in seconds since 1970. Raise `StorageFailed` if the store cannot be used, or
        `WorkFailed` if no worker can read a game.
        """
        before, running_before = (
            now - self._settings.keep_seconds(running=running) for running in (False, True)
        )
        count = 0
        # Games that cannot be deleted now are skipped until the next search.
        skipped: set[str] = set()
        while True:
            limit = GAMES_PER_BATCH + len(skipped)
            found = await self._store.stale(before, running_before, limit)
            batch = [each for each in found if each.game.table not in skipped]
            for stale in batch:
                if await self._try_to_delete(stale):
                    count += 1
                else:
                    skipped.add(stale.game.table)
            if len(found) < limit:
                return count
            await asyncio.sleep(BATCH_PAUSE_S)

    async def _try_to_delete(self, stale: Stale) -> bool:
        """Try to delete a game, and return whether it was deleted. Log an unexpected error."""
        try:
            return await self._delete(stale)
        except (StorageFailed, WorkFailed):
            raise
        except Exception:
            getLogger("red7").exception("an old game cannot be deleted")
            return False

    async def _delete(self, stale: Stale) -> bool:
        """Delete a game, keep its result in the players' totals, and return True.

        Do nothing and return False if a client has the game open or the stored data has changed.
        """
        table = stale.game.table
        live = self._tables.in_memory(table)
        if live is not None and live.watchers:
            return False
        summary = await self._games.summary(stale.game)
        # Without a summary, the game may be gone. Version 0 means a damaged table without entries,
        # which can be deleted.
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
