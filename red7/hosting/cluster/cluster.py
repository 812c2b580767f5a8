"""The cluster: how a process keeps in step with the others that serve the same store.

Hints make it quick, and looking into the store again and again makes it sure.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from logging import getLogger
from time import time

from red7.hosting.cluster.leases import RENEWAL
from red7.hosting.cluster.peer_messages import Bye, Hint, PersonMoved, Reacted, Rewritten, Stored
from red7.hosting.cluster.peers import Peers
from red7.hosting.operations.table_orders import Orders
from red7.live.people import People
from red7.live.registry import TableRegistry
from red7.live.store import StorageFailed, Store
from red7.live.watched_table import LAST_REWRITTEN

POLL = 1.0
"""Seconds after which the store is asked what has changed, if no hint was heard."""
SWEEP = 0.2
"""Seconds after which tables are looked for that nobody looks after."""


class Cluster:
    """One process among others, or alone."""

    def __init__(self, store: Store, peers: Peers, tables: TableRegistry, people: People) -> None:
        self._store, self._peers, self._tables, self._people = store, peers, tables, people
        self._tasks: set[asyncio.Task[None]] = set()
        self._missed, self._has_gap = asyncio.Event(), False
        self._may_have_ended = asyncio.Event()
        """Whether processes are to be looked for at once."""
        self._last_rewritten: str | None = None
        self._orders = Orders(store)

    async def open(self) -> None:
        """Hear of the others, and let bots play on wherever they are to move."""
        if self._peers.is_alone:
            with suppress(StorageFailed):
                # Whoever had the store before is gone.
                await self._store.end_leases(time())
            self._start(self._again(POLL, self._find_orders))
        else:
            await self._peers.open(self._hear, self._presence_changed, self._died)
            self._start(self._peers.keep_telling())
            self._start(self._peers.keep_alive())
            self._start(self._again(POLL, self._find_changes, self._missed))
            heartbeat_s = self._peers.times.heartbeat_s
            self._start(self._again(heartbeat_s, self._find_peers, self._may_have_ended))
            self._may_have_ended.set()
            self._start(self._again(SWEEP, self._tables.sweep))
        self._start(self._resume())
        self._start(self._again(RENEWAL, self._tables.keep_leases))

    async def _resume(self) -> None:
        """Let bots play on wherever they are to move; others are looked for again and again."""
        with suppress(StorageFailed):
            await self._tables.resume()

    async def close(self) -> None:
        """Take leave of the others, who may have all that was claimed here."""
        for task in self._tasks:
            task.cancel()
        await self._tables.leases.end()
        await self._peers.close()

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again(
        self, pause: float, work: Callable[[], Awaitable[None]], soon: asyncio.Event | None = None
    ) -> None:
        """Do something again and again, and at once when it is wanted."""
        soon = soon or asyncio.Event()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await soon.wait()
            soon.clear()
            try:
                await work()
            except StorageFailed:
                # Until the store is there again.
                continue
            except Exception:
                getLogger("red7").exception("a process could not keep in step")

    async def _find_orders(self) -> None:
        """Look for changes where nobody but an operator could have made some."""
        if await self._orders.is_new():
            await self._tables.find_changes()

    async def _find_changes(self) -> None:
        await self._tables.find_changes()
        await self._people.find_moved()
        if self._has_gap:
            await self._find_rewritten()
            self._has_gap = False

    async def _find_rewritten(self) -> None:
        """Show logs that were rewritten while nothing was heard: their versions are the same."""
        last = await self._store.note(LAST_REWRITTEN)
        if last != self._last_rewritten:
            self._last_rewritten = last
            await self._tables.show_rewritten()

    async def _find_peers(self) -> None:
        """Note that this process lives, and look which of the others do."""
        leases = self._tables.leases
        try:
            if self._peers.has_people:
                await leases.note_alive(self._peers.times.alive_s)
            noted = await leases.noted()
        except StorageFailed:
            self._peers.excuse()
            raise
        if self._peers.look(*noted):
            self._tables.show_presence()

    def _hear(self, hint: Hint | None) -> None:
        match hint:
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
                    live.hear_reaction(seat, reaction)
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
        # The poll finds what cannot be looked up now.
        with suppress(StorageFailed):
            await self._people.check_moved(person, deleted=deleted)

    def _died(self, owner: str) -> None:
        self._peers.forget(owner)
        self._start(self._bury(owner))

    async def _bury(self, owner: str) -> None:
        """Take over from a process that has ended without a word."""
        with suppress(StorageFailed):
            await self._tables.leases.bury(owner)
            await self._tables.sweep()

    def _presence_changed(self, name: str) -> None:
        if (live := self._tables.in_memory(name)) is not None:
            live.elsewhere_changed()
