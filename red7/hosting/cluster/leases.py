"""The leases of a server process: the tables whose bots, clocks and deals it runs."""

import asyncio
from contextlib import suppress
from time import time
from typing import NamedTuple

from red7.live import coordination
from red7.live.coordination import LEASE_RENEWAL_S, LEASE_S
from red7.live.store import StorageFailed, Store

LIVES, ENDED = "lives ", "ended "
"""Prefixes of the notes that a process is alive, and that it has ended.

A note is stored like the name of a lease owner: the prefix, then the name of the process.
"""
ENDED_FOR_S = 60.0
"""Seconds for which the note that a process has ended stays in the store."""


class Noted(NamedTuple):
    """The processes that are alive and those that have ended, according to notes in the store."""

    living: frozenset[str] = frozenset()
    ended: frozenset[str] = frozenset()


class Leases:
    """The leases of one server process."""

    def __init__(self, store: Store, owner: str) -> None:
        self._store, self.owner = store, owner
        self._held: dict[str, int] = {}
        """The tables with a lease, each with the value of `_lapses` when it was claimed."""
        self._until, self._lapses = 0.0, 0
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._ending: asyncio.Task[None] | None = None
        self._is_noted = False

    async def hold(self, table: str) -> bool:
        """Claim the lease of a table if need be. Return whether this process has it now.

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
            # All leases have lapsed, and other processes may have claimed some of the tables. This
            # claim renews the leases that are left, so each table is claimed again to find out.
            self._until, self._lapses = 0.0, self._lapses + 1
        lapses = self._lapses
        if not await self._store.claim(table, self.owner, now, now + LEASE_S):
            self._held.pop(table, None)
            return False
        self._held[table] = lapses
        self._until = max(self._until, now + LEASE_S)
        return True

    def release(self, table: str) -> None:
        """Give back the lease of a table, in the background."""
        if self._held.pop(table, None) is not None:
            self._releasing[table] = asyncio.create_task(self._release(table))

    async def _release(self, table: str) -> None:
        try:
            # Try until it works: a lease that stays in the store is renewed with the others.
            while True:
                with suppress(StorageFailed):
                    await self._store.release(table, self.owner)
                    return
                await asyncio.sleep(LEASE_RENEWAL_S)
        finally:
            del self._releasing[table]

    async def last_alive(self, table: str) -> float | None:
        """Return when a process last ran the clocks of a table, in seconds since 1970.

        Return None while another process runs them. Raise `StorageFailed`.
        """
        end = await self._store.lease_end(table)
        if end is not None and end > time() and table not in self._held:
            return None
        return await coordination.last_alive(self._store, table)

    async def renew(self) -> None:
        """Extend all leases, and claim lapsed ones again. Raise `StorageFailed`."""
        if not self._held:
            return
        if self._until > (now := time()):
            await self._store.renew(self.owner, now + LEASE_S)
            self._until = now + LEASE_S
        for table in [each for each in self._held if not self._is_in_force(each)]:
            await self._claim(table)

    async def note_alive(self, seconds: float) -> None:
        """Note in the store that this process is alive; the note expires after `seconds`.

        Raise `StorageFailed`.
        """
        if self._ending is None:
            self._is_noted = True
            await self._store.renew(LIVES + self.owner, time() + seconds)

    async def noted(self) -> Noted:
        """Return which processes are alive and which have ended, according to the store.

        Raise `StorageFailed`.
        """
        owners = await self._store.owners(time())
        lives, ended = (
            frozenset(owner.removeprefix(kind) for owner in owners if owner.startswith(kind))
            for kind in (LIVES, ENDED)
        )
        return Noted(lives - ended, ended)

    async def end_all_of(self, owner: str) -> None:
        """End all leases of a process, and its note that it is alive. Raise `StorageFailed`."""
        await self._store.renew(owner, time())
        await self._store.renew(LIVES + owner, time())

    def stop(self) -> None:
        """Claim no more leases, and end the present ones in the background."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())

    async def end(self) -> None:
        """End all leases, and note in the store that this process has ended."""
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
