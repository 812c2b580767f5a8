"""The leases that this process has: at these tables it lets things happen by themselves."""

import asyncio
from contextlib import suppress
from time import time
from typing import NamedTuple

from red7.live.store import StorageFailed, Store

LEASE = 1.0
"""Seconds that a lease lasts: as long does a table wait whose process has died."""
RENEWAL = 0.3
"""Seconds after which it is renewed."""
LIVES, ENDED = "lives ", "ended "
"""How the names begin under which a process notes that it lives, and that it has ended. They are
kept as owners of leases are, and own none."""
ENDED_FOR = 60.0
"""Seconds for which it is kept that a process has ended."""
ALIVE = "alive"
"""The note of when a process last lived while clocks ran, before there were leases."""


class Noted(NamedTuple):
    """What processes have noted about themselves."""

    living: frozenset[str] = frozenset()
    ended: frozenset[str] = frozenset()


class Leases:
    """What one process has claimed."""

    def __init__(self, store: Store, owner: str, *, is_alone: bool) -> None:
        self._store, self.owner, self.is_alone = store, owner, is_alone
        self._held: dict[str, int] = {}
        """The tables, each with how often leases had lapsed when it was claimed."""
        self._until, self._lapses = 0.0, 0
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._ending: asyncio.Task[None] | None = None
        self._is_noted = False

    def __len__(self) -> int:
        """How many tables this process has claimed."""
        return len(self._held)

    async def hold(self, table: str) -> bool:
        """Have the lease of a table, claimed now if need be. Raises `StorageFailed`."""
        if self._ending is not None:
            return False
        if table in self._held and (self.is_alone or self._is_in_force(table)):
            return True
        if (releasing := self._releasing.get(table)) is not None:
            await asyncio.wait([releasing])
        return await self._claim(table)

    def _is_in_force(self, table: str) -> bool:
        return time() < self._until and self._held[table] == self._lapses

    async def _claim(self, table: str) -> bool:
        now = time()
        if 0.0 < self._until <= now:
            # Others may have taken what was over, though this claim makes the rest last again.
            self._until, self._lapses = 0.0, self._lapses + 1
        lapses = self._lapses
        if not await self._store.claim(table, self.owner, now, now + LEASE):
            self._held.pop(table, None)
            return False
        self._held[table] = lapses
        self._until = max(self._until, now + LEASE)
        return True

    def release(self, table: str) -> None:
        """Give a lease back, soon: nothing happens by itself at the table any longer."""
        if self._held.pop(table, None) is not None:
            self._releasing[table] = asyncio.create_task(self._release(table))

    async def _release(self, table: str) -> None:
        try:
            # One that stays in the store would be renewed with the others.
            while True:
                with suppress(StorageFailed):
                    await self._store.release(table, self.owner)
                    return
                await asyncio.sleep(RENEWAL)
        finally:
            del self._releasing[table]

    async def last_alive(self, table: str) -> float | None:
        """When somebody last had a table, in seconds since 1970; None if somebody has it now."""
        end = await self._store.lease_end(table)
        if end is None:
            return float(await self._store.note(ALIVE) or 0.0)
        return None if end > time() and table not in self._held else end - LEASE

    async def renew(self) -> None:
        """Lengthen all leases. Raises `StorageFailed`."""
        if self._until > (now := time()):
            await self._store.renew(self.owner, now + LEASE)
            self._until = now + LEASE
        for table in [each for each in self._held if not self._is_in_force(each)]:
            await self._claim(table)

    async def note_alive(self, seconds: float) -> None:
        """Note that this process lives, and will for some seconds. Raises `StorageFailed`."""
        if self._ending is None:
            self._is_noted = True
            await self._store.renew(LIVES + self.owner, time() + seconds)

    async def noted(self) -> "Noted":
        """Return what processes have noted about themselves. Raises `StorageFailed`."""
        owners = await self._store.owners(time())
        lives, ended = (
            frozenset(owner.removeprefix(kind) for owner in owners if owner.startswith(kind))
            for kind in (LIVES, ENDED)
        )
        return Noted(lives - ended, ended)

    async def bury(self, owner: str) -> None:
        """End all that a process has claimed or noted. Raises `StorageFailed`."""
        await self._store.renew(owner, time())
        await self._store.renew(LIVES + owner, time())

    def stop(self) -> None:
        """Have none from now on, and let others have all of them, soon."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())

    async def end(self) -> None:
        """Have none from now on; others may have all of them, and know that this process ends."""
        self.stop()
        assert self._ending is not None
        await self._ending
        if not self.is_alone:
            with suppress(StorageFailed):
                await self._store.renew(ENDED + self.owner, time() + ENDED_FOR)

    async def _end(self) -> None:
        self._held.clear()
        for task in [*self._releasing.values()]:
            task.cancel()
        if self._until or self._is_noted:
            with suppress(StorageFailed):
                await self.bury(self.owner)
