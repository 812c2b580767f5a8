"""The registry of live tables: each is loaded when it is first used, and released afterwards."""

import asyncio
import secrets
from contextlib import suppress
from time import monotonic, time

from red7.core import Red7Error
from red7.live.capabilities import Capabilities
from red7.live.compute.protocol import Workers
from red7.live.coordination import Alone, Coordinator, TableChanged
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.quotas import Quotas
from red7.live.live_settings import DEFAULTS, LiveSettings
from red7.live.live_table import LiveTable, TableDependencies, status_of
from red7.live.loaded_table import load_table
from red7.live.store import Damaged, Entry, GameCounts, Store, TableStatus
from red7.table import NewTable, Refused, Sender, SenderKind, senders
from red7.table.seating import Stand

UNKNOWN_TABLE_S = 0.05
"""Seconds until a stranger is told that a table is unknown, whether there is one or not: about as
long as it takes to read one."""


class TableRegistry:
    """All tables of a store, those in use in memory."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        coordinator: Coordinator | None = None,
        settings: LiveSettings = DEFAULTS,
        moves: MoveQueue | None = None,
    ) -> None:
        """Without a coordinator, this process has the store for itself."""
        self.store, self.workers, self.offer = store, workers, settings.offer
        self.capabilities = Capabilities(store)
        self.quotas = Quotas(store, settings.quotas)
        self.coordinator = coordinator or Alone(store)
        self._shared = TableDependencies(
            *(store, workers, self.capabilities, self.coordinator, self.quotas),
            *(moves or MoveQueue(), settings.offer),
        )
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._is_stopped = False

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._live)

    async def at(
        self, name: str, person: str | None = None, key: str = "", *, is_listed: bool = False
    ) -> LiveTable:
        """Return a table, which stays in memory at least as long as a `with` of it.

        With a person, raise `Refused` for a table that they may not know of; with `is_listed`, also
        for one that is not in their list. Raise `Damaged` for a log that cannot be read.
        """
        if person is None:
            return await self._found(name)
        asked = monotonic()
        try:
            live = await self._admitting(name, person, key, is_listed=is_listed)
        except Damaged:
            if all(held.table != name for held in await self.store.games_of(person)):
                live = None
            else:
                raise
        if live is None:
            # Nor may the time that it took tell whether there is such a table.
            await asyncio.sleep(asked + UNKNOWN_TABLE_S - monotonic())
            raise Refused("unknown-table")
        return live

    async def _admitting(
        self, name: str, person: str, key: str, *, is_listed: bool
    ) -> LiveTable | None:
        """Return a table that a person may know of, or None."""
        if name not in self._live and not await self._may_know(
            name, person, key, is_listed=is_listed
        ):
            return None
        live = await self._found(name)
        if live.admits(person, key):
            return live
        if not self.coordinator.is_alone:
            # The player may have sat down at another process a moment ago.
            with live:
                await live.follow()
            live = await self._found(name)
            if live.admits(person, key):
                return live
        self._release(live)
        return None

    async def _may_know(self, name: str, person: str, key: str, *, is_listed: bool) -> bool:
        """Return whether a table may admit a person, by what is noted beside its log.

        A stranger can neither make the server rebuild a table nor tell by the time that there is
        one. Those for whom this is true are looked at again once the table is rebuilt.
        """
        noted = await self.store.admission(name, person)
        if noted is None or noted.is_listed or is_listed:
            return noted is not None and noted.is_listed
        await self.capabilities.open()
        is_link = self.capabilities.is_link(name, noted.invitation, key)
        return noted.named or noted.public or is_link

    async def _found(self, name: str) -> LiveTable:
        while (live := self._live.get(name)) is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
            loading = self._loading[name]
            try:
                await asyncio.shield(loading)
            except asyncio.CancelledError:
                loading.add_done_callback(lambda done: self._drop_unused(name, done))
                raise
        return live

    def _drop_unused(self, name: str, loading: "asyncio.Task[None]") -> None:
        if not loading.cancelled():
            # The client that asked is gone.
            loading.exception()
        if name in self._live:
            self._release(self._live[name])

    async def _load(self, name: str) -> None:
        try:
            await self.capabilities.open()
            loaded = await load_table(self.store, self.workers, name)
            live = LiveTable(name, loaded, self._shared, self._release)
            await self._stop_clocks(live)
            self._live[name] = live
            if self._is_stopped:
                live.autopilot.stop()
        finally:
            del self._loading[name]

    async def _stop_clocks(self, live: LiveTable) -> None:
        """Stop a clock that no process runs, as of when a process last did."""
        if live.table.clock.since is not None and not live.attendance.somebody(live.table):
            last_alive = await self.coordinator.last_alive(live.name)
            if last_alive is not None:
                await live.autopilot.stop_clocks(last_alive)

    def _release(self, live: LiveTable) -> None:
        if not live.users and self._live.get(live.name) is live:
            del self._live[live.name]
            self.coordinator.release(live.name)

    async def open(self, new: NewTable, sender: Sender) -> str:
        """Store a new table, and let its bots play; return its name. Raise `Red7Error`."""
        name, at = secrets.token_hex(8), time()
        entries = [
            # An id that no client could think of, too.
            Entry(name, version, new.sender_of(command, sender), secrets.token_hex(8), command, at)
            for version, command in enumerate(new.commands, start=1)
        ]
        status = TableStatus() if new.imported else status_of(new.table)
        person = sender.name if sender.kind is SenderKind.PERSON else None
        async with self.quotas.room(person, GameCounts(1, status.running, new.imported)):
            await self.store.open_table(entries, new.people, status, imported=new.imported)
        if status.bot_next:
            await self.wake(name)
        return name

    async def wake(self, name: str) -> None:
        """Let the bots and clocks of a table go on, if they are to. Raise `Red7Error`."""
        with await self.at(name) as live:
            live.autopilot.look()

    async def resume(self) -> None:
        """Let bots and clocks go on at all tables that no process holds. Raise `StorageFailed`."""
        for name in await self.store.unclaimed(time(), float("inf")):
            # One table that cannot be read is no reason to leave the others alone.
            with suppress(Red7Error):
                await self.wake(name)

    @property
    def has_running_clocks(self) -> bool:
        """Whether a clock runs at a table in memory."""
        return any(live.table.clock.since is not None for live in self._live.values())

    async def find_changes(self) -> None:
        """Catch up with what other processes have stored, and let every table go on.

        Raise `StorageFailed`.
        """
        known = {name: live.table.version for name, live in self._live.items()}
        versions = await self.store.versions([*known])
        for name, version in known.items():
            if (live := self._live.get(name)) is None:
                continue
            if name not in versions:
                live.end()
            elif versions[name] != version:
                await live.follow(versions[name])
        for live in [*self._live.values()]:
            live.autopilot.look()

    async def show_rewritten(self) -> None:
        """Show all tables as the store has them: their logs may have been rewritten."""
        for live in [*self._live.values()]:
            await live.show_rewritten()

    def show_presence(self) -> None:
        """Show everybody who is connected, and for how long the others have not been."""
        for live in self._live.values():
            live.show_presence()

    def in_memory(self, name: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(name)

    async def remove_from_list(self, name: str, person: str, *, for_good: bool = False) -> None:
        """Take a table from a person's list. Raise `Red7Error`."""
        try:
            with await self.at(name, person) as live:
                await self._leave_seats(live, person, for_good=for_good)
                await self.store.remove_from_list(person, name)
                live.loaded = live.loaded._replace(people=live.loaded.people - {person})
                if not live.loaded.people:
                    self.tell_deleted(name)
        except Damaged:
            await self.store.remove_from_list(person, name)

    def tell_deleted(self, name: str) -> None:
        """Tell all clients and processes that a table was deleted."""
        if (live := self._live.get(name)) is not None:
            live.end()
        self.coordinator.publish(TableChanged(name, 0))

    async def _leave_seats(self, live: LiveTable, person: str, *, for_good: bool) -> None:
        """Leave the seats of a person at a table that others play at, or have."""
        others = {*(live.loaded.people if for_good else live.table.people)} - {person}
        if live.table.is_networked and others and not live.table.match.is_over:
            for seat in live.table.seats_of(person):
                by = senders.person(person)
                await live.seat(by, secrets.token_hex(8), Stand(seat))

    def stop(self) -> None:
        """Let no bot or clock go on, not even at tables that are still being loaded."""
        self._is_stopped = True
        self.coordinator.stop()
        for live in [*self._live.values()]:
            live.autopilot.stop()
