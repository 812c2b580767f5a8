"""The leases of a server process.

A process that has the lease of a table runs its bots, clocks and deals. A lease ends after a short
time, so a process renews its leases regularly. When a process dies, others can claim its tables.
"""

import asyncio
from contextlib import suppress
from time import time

from red7.live import coordination
from red7.live.coordination import LEASE_RENEWAL_S, LEASE_S
from red7.live.store import StorageFailed, Store


class Leases:
    """The leases of one server process."""

    def __init__(self, store: Store, owner: str) -> None:
        self._store, self.owner = store, owner
        self._held: dict[str, int] = {}
        """The tables with a lease, each with the value of `_lapses` when it was claimed."""
        self._until, self._lapses = 0.0, 0
        self._releasing: dict[str, asyncio.Task[None]] = {}
        self._ending: asyncio.Task[None] | None = None

    async def hold(self, table: str) -> bool:
        """Claim the lease of a table if need be; return whether this process has it now.

        Raise `StorageFailed` if the store cannot be used.
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
        """Return when the process that held a table was last alive, in seconds since 1970.

        Return None if another process holds the table now. Raise `StorageFailed` if the store
        cannot be read.
        """
        end = await self._store.lease_end(table)
        if end is not None and end > time() and table not in self._held:
            return None
        return await coordination.last_alive(self._store, table)

    async def renew(self) -> None:
        """Extend all leases of this process; claim those that have lapsed again.

        Raise `StorageFailed` if the store cannot be used.
        """
        if not self._held:
            return
        if self._until > (now := time()):
            await self._store.renew(self.owner, now + LEASE_S)
            self._until = now + LEASE_S
        for table in [each for each in self._held if not self._is_in_force(each)]:
            await self._claim(table)

    async def end_all_of(self, owner: str) -> None:
        """End all leases of a process. Raise `StorageFailed` if the store cannot be used."""
        await self._store.renew(owner, time())

    def stop(self) -> None:
        """Claim no more leases, and end the present ones in the background."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())

    async def end(self) -> None:
        """Claim no more leases, and end the present ones."""
        self.stop()
        assert self._ending is not None
        await self._ending

    async def _end(self) -> None:
        self._held.clear()
        for task in [*self._releasing.values()]:
            task.cancel()
        if self._until:
            with suppress(StorageFailed):
                await self.end_all_of(self.owner)
