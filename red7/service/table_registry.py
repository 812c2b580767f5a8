"""The registry of live tables: each is loaded when it is first asked for, and let go again."""

import asyncio
import secrets
from contextlib import suppress
from time import time

from red7.core import Red7Error
from red7.service.capabilities import Capabilities
from red7.service.live_table import LiveTable
from red7.service.table_loader import load_table
from red7.service.watched_table import WatchedTable, outlook_of
from red7.service.workers import Workers
from red7.store import Damaged, Entry, Outlook, StorageFailed, Store
from red7.table import NewTable, Refused, Sender, senders
from red7.table.seating import Stand

ALIVE = "alive"
"""The note of when a process last lived while clocks ran."""
HEARTBEAT = 0.5


class TableRegistry:
    """All tables of a store, those in use in memory."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store, self.workers = store, workers
        self.capabilities = Capabilities(store)
        self._live: dict[str, LiveTable] = {}
        self._alive: float | None = None
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def __len__(self) -> int:
        """How many of them are in memory."""
        return len(self._live)

    async def at(self, name: str, person: str | None = None, key: str = "") -> LiveTable:
        """A table, which is in memory at least as long as a `with` of it lasts.

        With a person, one that they may not know of is unknown. Raises `Refused` or `Damaged`.
        """
        live = await self._found(name)
        if person is not None and not live.admits(person, key):
            self._let_go(live)
            raise Refused("unknown-table")
        return live

    async def _found(self, name: str) -> LiveTable:
        while (live := self._live.get(name)) is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            loading = self._loading[name]
            try:
                await asyncio.shield(loading)
            except asyncio.CancelledError:
                loading.add_done_callback(lambda _: self._drop_unused(name))
                raise
        return live

    def _drop_unused(self, name: str) -> None:
        if name in self._live:
            self._let_go(self._live[name])

    async def _load(self, name: str) -> None:
        try:
            await self.capabilities.open()
            loaded = await load_table(self.store, self.workers, name)
            parts = self.store, self.workers, self.capabilities
            live = LiveTable(name, loaded, *parts, self._let_go)
            # Nobody has had it here: its clock stands still since the last process that had.
            await live.stop_clocks(await self._last_alive())
            self._live[name] = live
            if self._stopped:
                live.stop()
        finally:
            del self._loading[name]

    def _let_go(self, live: WatchedTable) -> None:
        if not live.users and self._live.get(live.name) is live:
            del self._live[live.name]

    async def open(self, new: NewTable, sender: Sender) -> str:
        """Store a new table, and let its bots play; gives its name. Raises `StorageFailed`."""
        name, at = secrets.token_hex(8), time()
        entries = [
            # An id that no client could think of, too.
            Entry(name, version, new.sender_of(command, sender), secrets.token_hex(8), command, at)
            for version, command in enumerate(new.commands, start=1)
        ]
        outlook = Outlook() if new.imported else outlook_of(new.table)
        await self.store.open_table(entries, new.people, outlook, imported=new.imported)
        if outlook.bot_next:
            await self._wake(name)
        return name

    async def resume(self) -> None:
        """Let the bots play on wherever they are to move; clocks have stood still meanwhile."""
        for due in await self.store.due(float("inf")):
            with suppress(Red7Error), await self.at(due.table):
                pass
        for name in await self.store.bots_to_move():
            # One table that cannot be read is no reason to leave the others alone.
            with suppress(Red7Error):
                await self._wake(name)

    async def _last_alive(self) -> float:
        """When a process before this one last lived while clocks ran."""
        if self._alive is None:
            self._alive = float(await self.store.note(ALIVE) or 0.0)
        return self._alive

    async def keep_alive(self) -> None:
        """Note again and again that this process lives, while clocks run: they stop with it."""
        await self._last_alive()
        while True:
            await asyncio.sleep(HEARTBEAT)
            if any(live.table.clock.since is not None for live in self._live.values()):
                with suppress(StorageFailed):
                    await self.store.keep_note(ALIVE, repr(time()))

    async def _wake(self, name: str) -> None:
        with await self.at(name) as live:
            live.wake()

    async def forget(self, name: str, person: str) -> None:
        """Take a table from somebody's list. Raises `Refused` or `StorageFailed`."""
        try:
            with await self.at(name, person) as live:
                await self._leave_seats(live, person)
                await self.store.forget(person, name)
                live.loaded = live.loaded._replace(people=live.loaded.people - {person})
                if not live.loaded.people:
                    live.end()
        except Damaged:
            await self.store.forget(person, name)

    async def _leave_seats(self, live: LiveTable, person: str) -> None:
        """Whoever forgets a table that others play at leaves it for good."""
        others = [each for each in live.table.people if each != person]
        if live.table.has_friends and others and not live.table.match.is_over:
            for seat in live.table.seats_of(person):
                by = senders.person(person)
                await live.seat(by, secrets.token_hex(8), Stand(seat), lambda version: None)

    def stop(self) -> None:
        """Let no bot play on, at tables that are still being loaded neither."""
        self._stopped = True
        for live in [*self._live.values()]:
            live.stop()
