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
"""Seconds until a stranger is told that a table is unknown, even if it exists.

Reading a table takes about as long, so the delay does not reveal whether the table exists.
"""


class TableRegistry:
    """The tables of a store; those in use are in memory."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        coordinator: Coordinator | None = None,
        settings: LiveSettings = DEFAULTS,
        moves: MoveQueue | None = None,
    ) -> None:
        """Create a registry. Without a `coordinator`, this process has the store for itself."""
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
        """Return the number of tables in memory."""
        return len(self._live)

    async def at(
        self, name: str, person: str | None = None, key: str = "", *, is_listed: bool = False
    ) -> LiveTable:
        """Return a live table; use it in a `with` statement, which keeps it in memory.

        Raise `Refused` if the table does not exist, or if `person` is given and may not see it.
        `key` is the secret of the link that the person's client used. With `is_listed`, also raise
        `Refused` if the table is neither in memory nor in the person's list of games. Raise
        `Damaged` if the log cannot be read.
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
            # The time until the refusal must not tell whether the table exists.
            await asyncio.sleep(asked + UNKNOWN_TABLE_S - monotonic())
            raise Refused("unknown-table")
        return live

    async def _admitting(
        self, name: str, person: str, key: str, *, is_listed: bool
    ) -> LiveTable | None:
        """Return a table that a person may see, or None."""
        if name not in self._live and not await self._may_know(
            name, person, key, is_listed=is_listed
        ):
            return None
        live = await self._found(name)
        if live.admits(person, key):
            return live
        if not self.coordinator.is_alone:
            # The player may have sat down a moment ago, through another process.
            with live:
                await live.follow()
            live = await self._found(name)
            if live.admits(person, key):
                return live
        self._release(live)
        return None

    async def _may_know(self, name: str, person: str, key: str, *, is_listed: bool) -> bool:
        """Return whether a person might be allowed to see a table, without reading its log.

        So a stranger cannot make the server rebuild a table, nor learn from the delay that the
        table exists. If this returns True, the rebuilt table checks the person again.
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
            # Mark the error as retrieved: the client that asked has disconnected.
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
        """Stop the clocks of a table that no process held, as of the time of the last heartbeat."""
        if live.table.clock.since is not None and not live.attendance.is_any_here(live.table):
            last_alive = await self.coordinator.last_alive(live.name)
            if last_alive is not None:
                await live.autopilot.stop_clocks(last_alive)

    def _release(self, live: LiveTable) -> None:
        if not live.users and self._live.get(live.name) is live:
            del self._live[live.name]
            self.coordinator.release(live.name)

    async def open(self, new: NewTable, sender: Sender) -> str:
        """Store a new table and let its bots play; return its name.

        Raise `Red7Error` if the table exceeds the person's quota or cannot be stored.
        """
        name, at = secrets.token_hex(8), time()
        entries = [
            # The command id is random, so that no client can guess it.
            Entry(name, version, new.sender_of(command, sender), secrets.token_hex(8), command, at)
            for version, command in enumerate(new.commands, start=1)
        ]
        status = TableStatus() if new.imported else status_of(new.table)
        person = sender.name if sender.kind is SenderKind.PERSON else None
        async with self.quotas.reserve(person, GameCounts(1, status.running, new.imported)):
            await self.store.open_table(entries, new.people, status, imported=new.imported)
        if status.bot_next:
            await self.wake(name)
        return name

    async def wake(self, name: str) -> None:
        """Load a table, and resume its bots and clocks.

        Raise `Red7Error` if the table cannot be loaded.
        """
        with await self.at(name) as live:
            live.autopilot.look()

    async def resume(self) -> None:
        """Resume the bots and clocks of all tables that no process holds.

        Raise `StorageFailed` if the store cannot list these tables.
        """
        for name in await self.store.unclaimed(time(), float("inf")):
            # A table that cannot be read must not stop the others.
            with suppress(Red7Error):
                await self.wake(name)

    @property
    def has_running_clocks(self) -> bool:
        """Whether a clock runs at any table in memory."""
        return any(live.table.clock.since is not None for live in self._live.values())

    async def find_changes(self) -> None:
        """Apply what other processes have stored to all tables in memory.

        Then resume the bots and clocks of each table. Raise `StorageFailed` if the store cannot be
        read.
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
        """Load and show all tables in memory again, because logs may have been rewritten."""
        for live in [*self._live.values()]:
            await live.show_rewritten()

    def show_presence(self) -> None:
        """Tell the clients of each table in memory which players are connected.

        Also tell them how long the other players have been absent.
        """
        for live in self._live.values():
            live.show_presence()

    def in_memory(self, name: str) -> LiveTable | None:
        """Return a table if it is in memory, or None."""
        return self._live.get(name)

    async def remove_from_list(self, name: str, person: str, *, for_good: bool = False) -> None:
        """Remove a table from a person's list of games.

        If the match is not over and other people sit at the table, the person leaves the table's
        seats first. With `for_good`, the person leaves them even if the other people do not sit
        there, but only have the table in their lists. Delete the table if it is then in no list.
        Raise `Red7Error` if the person may not see the table, or if the store cannot be used.
        """
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
        """Tell the clients of a table and the other processes that the table was deleted."""
        if (live := self._live.get(name)) is not None:
            live.end()
        self.coordinator.publish(TableChanged(name, 0))

    async def _leave_seats(self, live: LiveTable, person: str, *, for_good: bool) -> None:
        """Free a person's seats at a table where other people sit, unless the match is over.

        With `for_good`, also free them if the other people do not sit there, but only have the
        table in their lists of games.
        """
        others = {*(live.loaded.people if for_good else live.table.people)} - {person}
        if live.table.is_networked and others and not live.table.match.is_over:
            for seat in live.table.seats_of(person):
                by = senders.person(person)
                await live.seat(by, secrets.token_hex(8), Stand(seat))

    def stop(self) -> None:
        """Stop bots and clocks at all tables, even at tables that are still being loaded."""
        self._is_stopped = True
        self.coordinator.stop()
        for live in [*self._live.values()]:
            live.autopilot.stop()
