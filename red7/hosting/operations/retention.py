"""Retention: games that have not changed for too long are deleted in the background.

Their results stay in the totals of the players.
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
"""Games deleted before the next pause."""
BATCH_PAUSE_S = 0.1
"""Seconds between two batches, in which moves are stored."""
PRUNE_INTERVAL_S = 600.0
"""Maximum seconds between two searches for old games."""


class Pruner:
    """Deletes old games."""

    def __init__(
        self, store: Store, games: GameList, tables: TableRegistry, settings: RetentionSettings
    ) -> None:
        self._store, self._games, self._tables, self._settings = store, games, tables, settings

    async def run(self) -> None:
        """Delete old games at intervals; return at once if games are kept for ever."""
        keep_s = self._settings.keep_seconds(running=False)
        while keep_s:
            try:
                if count := await self.prune(time()):
                    getLogger("red7").info("%d games were old and are deleted", count)
            except (StorageFailed, WorkFailed) as error:
                getLogger("red7").warning("old games cannot be deleted now: %s", error)
            # Games that are kept for minutes only are deleted in time, too.
            await asyncio.sleep(min(PRUNE_INTERVAL_S, max(1.0, keep_s / 10)))

    async def prune(self, now: float) -> int:
        """Delete the games that are too old, and return how many. Raise `StorageFailed`."""
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
        """Return whether a game was deleted; log an unexpected error, and go on."""
        try:
            return await self._delete(stale)
        except (StorageFailed, WorkFailed):
            raise
        except Exception:
            getLogger("red7").exception("an old game cannot be deleted")
            return False

    async def _delete(self, stale: Stale) -> bool:
        """Delete a game if no client watches it and it has not changed; return whether."""
        table = stale.game.table
        live = self._tables.in_memory(table)
        if live is not None and live.watchers:
            return False
        summary = await self._games.summary(stale.game)
        # A damaged table, of which no entry is left, has version 0.
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
