"""The leases of this process: the tables whose bots, clocks and deals it runs."""

import asyncio
from contextlib import suppress
from time import time
from typing import NamedTuple

from red7.live import coordination
from red7.live.coordination import LEASE_RENEWAL_S, LEASE_S
from red7.live.store import StorageFailed, Store

LIVES, ENDED = "lives ", "ended "
"""Prefixes of the names under which a process notes that it is alive, and that it has ended. They
are stored as owners of leases, and own none."""
ENDED_FOR_S = 60.0
"""Seconds for which the note that a process has ended is kept."""


class Noted(NamedTuple):
    """What processes have noted about themselves in the store."""

    living: frozenset[str] = frozenset()
    ended: frozenset[str] = frozenset()


class Leases:
    """The leases of one process."""

    def __init__(self, store: Store, owner: str) -> None:
        self._store, self.owner = store, owner
        self._held: dict[str, int] = {}
        """The tables, each with how often leases had lapsed when it was claimed."""
        self._until, self._lapses = 0.0, 0
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._ending: asyncio.Task[None] | None = None
        self._is_noted = False

    async def hold(self, table: str) -> bool:
        """Return whether this process has the lease of a table, claimed now if need be.

        Raise `StorageFailed`.
        """
        if self._ending is not None:
            return False
        if table in self._held and self._is_in_force(table):
            return True
        if (releasing := self._releasing.get(table)) is not None:
            await asyncio.wait([releasing])
        return await self._claim(table)

    def _is_in_force(self, table: str) -> bool:
        return time() < self._until and self._held[table] == self._lapses

    async def _claim(self, table: str) -> bool:
        now = time()
        if 0.0 < self._until <= now:
            # Others may have taken tables since, though this claim renews the rest.
            self._until, self._lapses = 0.0, self._lapses + 1
        lapses = self._lapses
        if not await self._store.claim(table, self.owner, now, now + LEASE_S):
            self._held.pop(table, None)
            return False
        self._held[table] = lapses
        self._until = max(self._until, now + LEASE_S)
        return True

    def release(self, table: str) -> None:
        """Give a lease back soon."""
        if self._held.pop(table, None) is not None:
            self._releasing[table] = asyncio.create_task(self._release(table))

    async def _release(self, table: str) -> None:
        try:
            # One that stays in the store would be renewed with the others.
            while True:
                with suppress(StorageFailed):
                    await self._store.release(table, self.owner)
                    return
                await asyncio.sleep(LEASE_RENEWAL_S)
        finally:
            del self._releasing[table]

    async def last_alive(self, table: str) -> float | None:
        """Return when a process last ran a table's clocks, or None while another process does.

        Raise `StorageFailed`.
        """
        end = await self._store.lease_end(table)
        if end is not None and end > time() and table not in self._held:
            return None
        return await coordination.last_alive(self._store, table)

    async def renew(self) -> None:
        """Extend all leases. Raise `StorageFailed`."""
        if not self._held:
            return
        if self._until > (now := time()):
            await self._store.renew(self.owner, now + LEASE_S)
            self._until = now + LEASE_S
        for table in [each for each in self._held if not self._is_in_force(each)]:
            await self._claim(table)

    async def note_alive(self, seconds: float) -> None:
        """Note that this process is alive for some more seconds. Raise `StorageFailed`."""
        if self._ending is None:
            self._is_noted = True
            await self._store.renew(LIVES + self.owner, time() + seconds)

    async def noted(self) -> Noted:
        """Return what processes have noted about themselves. Raise `StorageFailed`."""
        owners = await self._store.owners(time())
        lives, ended = (
            frozenset(owner.removeprefix(kind) for owner in owners if owner.startswith(kind))
            for kind in (LIVES, ENDED)
        )
        return Noted(lives - ended, ended)

    async def end_all_of(self, owner: str) -> None:
        """End all leases and notes of a process. Raise `StorageFailed`."""
        await self._store.renew(owner, time())
        await self._store.renew(LIVES + owner, time())

    def stop(self) -> None:
        """Hold no table from now on, and let other processes hold them soon."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())

    async def end(self) -> None:
        """Hold no table from now on, and note that this process has ended."""
        self.stop()
        assert self._ending is not None
        await self._ending
        with suppress(StorageFailed):
            await self._store.renew(ENDED + self.owner, time() + ENDED_FOR_S)

    async def _end(self) -> None:
        self._held.clear()
        for task in [*self._releasing.values()]:
            task.cancel()
        if self._until or self._is_noted:
            with suppress(StorageFailed):
                await self.end_all_of(self.owner)
