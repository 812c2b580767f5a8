"""The coordinator of a cluster: it keeps a server process in step with the others.

Notifications over a bus make this fast, but may be lost. Regular polls of the store make it
reliable.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from logging import getLogger
from time import time

from red7.core import Red7Error
from red7.hosting.cluster.bus.protocol import Bus
from red7.hosting.cluster.heartbeats import Heartbeats, HeartbeatTimes
from red7.hosting.cluster.leases import Leases
from red7.hosting.cluster.peer_messages import (
    Bye,
    PeerMessage,
    PersonMoved,
    Reacted,
    Rewritten,
    Stored,
)
from red7.hosting.cluster.peers import Peers
from red7.live import coordination
from red7.live.coordination import LEASE_RENEWAL_S, Event, LogRewritten, TableChanged
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.live_table import LAST_REWRITTEN
from red7.live.people import People
from red7.live.registry import TableRegistry
from red7.live.store import StorageFailed, Store

POLL_S = 1.0
"""Maximum seconds between two polls of the store for changes."""
SWEEP_S = 0.2
"""Seconds between two searches for tables that have work to do, but no lease."""
SWEPT_AGAIN_S, LEFT_ALONE_S = 1.0, 60.0
"""Seconds before a table may be taken over again: usually, and if it had nothing to do."""


class Cluster:
    """The `Coordinator` of a process that shares its store with other processes."""

    is_alone = False

    def __init__(
        self, store: Store, bus: Bus, owner: str = "", times: HeartbeatTimes | None = None
    ) -> None:
        """Create a coordinator. `owner` names this process; if empty, choose a random name."""
        self._store, self.owner = store, owner or secrets.token_hex(8)
        self.peers = Peers(bus, self.owner, times or HeartbeatTimes())
        self.leases = Leases(store, self.owner)
        self.heartbeats = Heartbeats(store, self.owner)
        self._tables: TableRegistry
        self._people: People
        self._tasks: set[asyncio.Task[None]] = set()
        self._missed, self._has_gap = asyncio.Event(), False
        self._may_have_ended = asyncio.Event()
        """Set when this process must check at once which other processes are alive."""
        self._last_rewritten: str | None = None
        self._swept: dict[str, float] = {}
        """When each table that was taken over may be taken over again, in seconds since 1970."""

    # The methods that tables call.

    @property
    def certain_since(self) -> float | None:
        return self.peers.certain_since

    async def hold(self, table: str) -> bool:
        return await self.leases.hold(table)

    def release(self, table: str) -> None:
        self.leases.release(table)

    async def last_alive(self, table: str) -> float | None:
        return await self.leases.last_alive(table)

    def publish(self, event: Event) -> None:
        match event:
            case TableChanged(table, version):
                self.peers.tell(Stored(self.owner, table, version))
            case LogRewritten(table):
                self.peers.tell(Rewritten(self.owner, table))
            case coordination.Reacted(table, seat, reaction):
                self.peers.tell(Reacted(self.owner, table, seat, reaction))
            case coordination.PersonMoved(person, deleted):
                self.peers.tell(PersonMoved(self.owner, person, deleted))

    def set_here(self, table: str, people: Mapping[str, int]) -> None:
        self.peers.set_here(table, dict(people))

    def elsewhere(self, table: str) -> Counter[str]:
        return self.peers.elsewhere(table)

    # Start and end.

    async def open(self, tables: TableRegistry, people: People) -> None:
        self._tables, self._people = tables, people
        await self.peers.open(self._hear, self._presence_changed, self._died)
        self._start(self.peers.keep_telling())
        self._start(self.peers.send_heartbeats())
        self._start(self._again(POLL_S, self._find_changes, self._missed))
        interval_s = self.peers.times.interval_s
        self._start(self._again(interval_s, self._find_peers, self._may_have_ended))
        self._may_have_ended.set()
        self._start(self._again(SWEEP_S, self._sweep))
        self._start(self._resume())
        self._start(self._again(LEASE_RENEWAL_S, self.leases.renew))

    def stop(self) -> None:
        self.leases.stop()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.leases.end()
        with suppress(StorageFailed):
            await self.heartbeats.note_end()
        await self.peers.close()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again(
        self, pause_s: float, work: Callable[[], Awaitable[None]], soon: asyncio.Event | None = None
    ) -> None:
        """Call `work` every `pause_s` seconds, and at once when the event `soon` is set."""
        soon = soon or asyncio.Event()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause_s):
                    await soon.wait()
            soon.clear()
            try:
                await work()
            except StorageFailed:
                # The store may work again next time.
                continue
            except Exception:
                getLogger("red7").exception("a process could not keep in step")

    # Tables without a lease.

    async def _resume(self) -> None:
        with suppress(StorageFailed):
            await self._tables.resume()

    async def _sweep(self) -> None:
        """Take over tables that no process holds, but whose bots or clocks must go on.

        Raise `StorageFailed` if the store cannot be used.
        """
        now = time()
        self._swept = {name: again for name, again in self._swept.items() if again > now}
        for name in await self._store.unclaimed(now, now):
            if name not in self._swept and await self.leases.hold(name):
                is_woken = await self._is_woken(name)
                is_at_work = self._tables.in_memory(name) is not None
                is_idle = is_woken and not is_at_work
                self._swept[name] = now + (LEFT_ALONE_S if is_idle else SWEPT_AGAIN_S)
                if not is_at_work:
                    self.leases.release(name)

    async def _is_woken(self, name: str) -> bool:
        """Resume the bots and clocks of a table; return False if the caller must retry later."""
        try:
            await self._tables.wake(name)
        except (StorageFailed, TooManyRequests):
            return False
        except Red7Error:
            # A damaged table stays damaged, so that another attempt would fail, too.
            pass
        return True

    # Polls of the store.

    async def _find_changes(self) -> None:
        """Apply what other processes have stored.

        Raise `StorageFailed` if the store cannot be read.
        """
        await self._tables.find_changes()
        await self._people.find_moved()
        if self._has_gap:
            await self._find_rewritten()
            self._has_gap = False

    async def _find_rewritten(self) -> None:
        """Show all tables again if a log was rewritten.

        A rewritten log keeps its version, so a comparison of versions does not find it.
        """
        last = await self._store.note(LAST_REWRITTEN)
        if last != self._last_rewritten:
            self._last_rewritten = last
            await self._tables.show_rewritten()

    async def _find_peers(self) -> None:
        """Note in the store that this process is alive, and read which other processes are alive.

        Raise `StorageFailed` if the store cannot be used.
        """
        try:
            if self.peers.has_people:
                await self.heartbeats.note_alive(self.peers.times.alive_s)
            noted = await self.heartbeats.read()
        except StorageFailed:
            self.peers.excuse()
            raise
        if self.peers.look(*noted):
            self._tables.show_presence()

    # Messages from other processes.

    def _hear(self, message: PeerMessage | None) -> None:
        match message:
            case None:
                self._has_gap = True
                self._missed.set()
            case Stored(_, name, version):
                self._start(self._follow(name, version))
            case Rewritten(_, name):
                if (live := self._tables.in_memory(name)) is not None:
                    self._start(live.show_rewritten())
            case Reacted(_, name, seat, reaction):
                if (live := self._tables.in_memory(name)) is not None:
                    live.show_reaction(seat, reaction)
            case PersonMoved(_, person, deleted):
                self._start(self._check_moved(person, deleted=deleted))
            case Bye():
                self._may_have_ended.set()

    async def _follow(self, name: str, version: int) -> None:
        if (live := self._tables.in_memory(name)) is None:
            return
        if not version:
            self._missed.set()
            return
        with live:
            await live.follow(version)

    async def _check_moved(self, person: str, *, deleted: bool) -> None:
        # If the store fails now, the next poll finds the change.
        with suppress(StorageFailed):
            await self._people.check_moved(person, deleted=deleted)

    def _died(self, owner: str) -> None:
        self.peers.remove(owner)
        self._start(self._take_over(owner))

    async def _take_over(self, owner: str) -> None:
        """End the leases of a process that has died, and take over its tables."""
        with suppress(StorageFailed):
            await self.leases.end_all_of(owner)
            await self.heartbeats.note_death(owner)
            await self._sweep()

    def _presence_changed(self, name: str) -> None:
        if (live := self._tables.in_memory(name)) is not None:
            live.elsewhere_changed()
