"""The registry of live tables: each is loaded when it is first asked for, and let go again."""

import asyncio
import secrets
from contextlib import suppress
from time import monotonic, time

from red7.core import Red7Error
from red7.hosting.cluster.bus import LocalBus
from red7.hosting.cluster.leases import Leases
from red7.hosting.cluster.peer_messages import Stored
from red7.hosting.cluster.peers import Peers
from red7.live.capabilities import Capabilities
from red7.live.compute.protocol import Workers
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.quotas import USUAL_DATA, DataLimits, Quotas
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.limits.switches import EVERYTHING, Switches
from red7.live.live_table import LiveTable
from red7.live.loaded_table import load_table
from red7.live.store import Damaged, Entry, Holdings, Outlook, StorageFailed, Store
from red7.live.watched_table import Surroundings, WatchedTable, outlook_of
from red7.table import NewTable, Refused, Sender, SenderKind, senders
from red7.table.seating import Stand

SWEPT_AGAIN, LEFT_ALONE = 1.0, 60.0
"""Seconds before which a table is not taken over once more; longer where nothing was to do."""
SECONDS_TO_UNKNOWN = 0.05
"""Strangers wait so long, whether there is a table or not: about as long as one is read."""


class TableRegistry:
    """All tables of a store, those in use in memory."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        leases: Leases | None = None,
        peers: Peers | None = None,
        switches: Switches = EVERYTHING,
        limits: DataLimits = USUAL_DATA,
        moves: MoveQueue | None = None,
    ) -> None:
        """Without leases and peers, this process has the store for itself."""
        self.store, self.workers, self.switches = store, workers, switches
        self.capabilities = Capabilities(store)
        self.quotas = Quotas(store, limits)
        self.moves = moves or MoveQueue()
        owner = secrets.token_hex(8)
        # Those of a process that has claimed nothing yet have no length.
        self.leases = Leases(store, owner, is_alone=True) if leases is None else leases
        self.peers = peers or Peers(LocalBus(), owner)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._stopped = False
        self._swept: dict[str, float] = {}
        """The tables that were taken over, and when they may be again."""

    def __len__(self) -> int:
        """How many of them are in memory."""
        return len(self._live)

    async def at(
        self, name: str, person: str | None = None, key: str = "", *, is_listed: bool = False
    ) -> LiveTable:
        """A table, which is in memory at least as long as a `with` of it lasts.

        With a person, one that they may not know of is unknown; with `is_listed`, one that is not
        in their list need not be loaded. Raises `Refused` or `Damaged`.
        """
        if person is None:
            return await self._found(name)
        asked = monotonic()
        try:
            live = await self._admitting(name, person, key, is_listed=is_listed)
        except Damaged:
            if all(held.table != name for held in await self.store.held_by(person)):
                live = None
            else:
                raise
        if live is None:
            # Nor may the time that it took tell whether there is such a table.
            await asyncio.sleep(asked + SECONDS_TO_UNKNOWN - monotonic())
            raise Refused("unknown-table")
        return live

    async def _admitting(
        self, name: str, person: str, key: str, *, is_listed: bool
    ) -> LiveTable | None:
        """A table that somebody may know of; None if they may not, or if there is none."""
        if name not in self._live and not await self._may_know(
            name, person, key, is_listed=is_listed
        ):
            return None
        live = await self._found(name)
        if live.admits(person, key):
            return live
        if not self.peers.is_alone:
            # They may have sat down at another process a moment ago.
            with live:
                await live.follow()
            live = await self._found(name)
            if live.admits(person, key):
                return live
        self._let_go(live)
        return None

    async def _may_know(self, name: str, person: str, key: str, *, is_listed: bool) -> bool:
        """Return whether a table may admit a person, by what is noted beside its log.

        A stranger can neither make the server rebuild a table nor tell by the time that there is
        one. Those for whom this is true are looked at again once the table is rebuilt.
        """
        noted = await self.store.admission(name, person)
        if noted is None or noted.holds or is_listed:
            return noted is not None and noted.holds
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
            # Nobody is left to be told.
            loading.exception()
        if name in self._live:
            self._let_go(self._live[name])

    async def _load(self, name: str) -> None:
        try:
            await self.capabilities.open()
            loaded = await load_table(self.store, self.workers, name)
            around = Surroundings(
                *(self.store, self.workers, self.capabilities, self.leases, self.peers),
                *(self.quotas, self.moves),
            )
            live = LiveTable(name, loaded, around, self._let_go, self.switches)
            await self._stop_clocks(live)
            self._live[name] = live
            if self._stopped:
                live.stop()
        finally:
            del self._loading[name]

    async def _stop_clocks(self, live: LiveTable) -> None:
        """A clock that nobody lets run stands still since the last process that did."""
        if live.table.clock.since is not None and not live.attendance.somebody(live.table):
            last_alive = await self.leases.last_alive(live.name)
            if last_alive is not None:
                await live.stop_clocks(last_alive)

    def _let_go(self, live: WatchedTable) -> None:
        if not live.users and self._live.get(live.name) is live:
            del self._live[live.name]
            self.leases.release(live.name)

    async def open(self, new: NewTable, sender: Sender) -> str:
        """Store a new table, and let its bots play; gives its name. Raises `Red7Error`."""
        name, at = secrets.token_hex(8), time()
        entries = [
            # An id that no client could think of, too.
            Entry(name, version, new.sender_of(command, sender), secrets.token_hex(8), command, at)
            for version, command in enumerate(new.commands, start=1)
        ]
        outlook = Outlook() if new.imported else outlook_of(new.table)
        person = sender.name if sender.kind is SenderKind.PERSON else None
        async with self.quotas.room(person, Holdings(1, outlook.running, new.imported)):
            await self.store.open_table(entries, new.people, outlook, imported=new.imported)
        if outlook.bot_next:
            await self._wake(name)
        return name

    async def resume(self) -> None:
        """Let the bots play on wherever they are to move; clocks have stood still meanwhile."""
        for name in await self.store.unclaimed(time(), float("inf")):
            # One table that cannot be read is no reason to leave the others alone.
            with suppress(Red7Error):
                await self._wake(name)

    async def sweep(self) -> None:
        """Take over what should happen by itself, and nobody does. Raises `StorageFailed`."""
        now = time()
        self._swept = {name: again for name, again in self._swept.items() if again > now}
        for name in await self.store.unclaimed(now, now):
            if name not in self._swept and await self.leases.hold(name):
                is_woken = await self._is_woken(name)
                is_at_work = name in self._live
                is_idle = is_woken and not is_at_work
                self._swept[name] = now + (LEFT_ALONE if is_idle else SWEPT_AGAIN)
                if not is_at_work:
                    self.leases.release(name)

    async def _is_woken(self, name: str) -> bool:
        """Let happen what is to happen by itself; False if it can be tried again soon."""
        try:
            await self._wake(name)
        except (StorageFailed, TooManyRequests):
            return False
        except Red7Error:
            # What is damaged stays so.
            pass
        return True

    async def keep_leases(self) -> None:
        """Renew the leases of this process, while they are needed. Raises `StorageFailed`."""
        # Who is alone has nobody to fear; but how long clocks ran must be known.
        if len(self.leases) and (not self.leases.is_alone or self._clocks_run()):
            await self.leases.renew()

    def _clocks_run(self) -> bool:
        return any(live.table.clock.since is not None for live in self._live.values())

    async def find_changes(self) -> None:
        """Catch up wherever others have gone on, and look after what is nobody's.
        Raises `StorageFailed`."""
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
            live.look()

    async def show_rewritten(self) -> None:
        """Show everything as the store has it: logs may be others, of the same length."""
        for live in [*self._live.values()]:
            await live.show_rewritten()

    def show_presence(self) -> None:
        """Show everybody who is connected, and for how long the others have not been."""
        for live in self._live.values():
            live.show_presence()

    def in_memory(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(name)

    async def _wake(self, name: str) -> None:
        with await self.at(name) as live:
            live.look()

    async def forget(self, name: str, person: str, *, for_good: bool = False) -> None:
        """Take a table from somebody's list, who may not come back. Raises `Red7Error`."""
        try:
            with await self.at(name, person) as live:
                await self._leave_seats(live, person, for_good=for_good)
                await self.store.forget(person, name)
                live.loaded = live.loaded._replace(people=live.loaded.people - {person})
                if not live.loaded.people:
                    self.gone(name)
        except Damaged:
            await self.store.forget(person, name)

    def gone(self, name: str) -> None:
        """Tell everybody that a table is deleted."""
        if (live := self._live.get(name)) is not None:
            live.end()
        self.peers.tell(Stored(self.peers.owner, name, 0))

    async def _leave_seats(self, live: LiveTable, person: str, *, for_good: bool) -> None:
        """Whoever forgets a table that others play at, or have, leaves it for good."""
        others = {*(live.loaded.people if for_good else live.table.people)} - {person}
        if live.table.has_friends and others and not live.table.match.is_over:
            for seat in live.table.seats_of(person):
                by = senders.person(person)
                await live.seat(by, secrets.token_hex(8), Stand(seat), lambda version: None)

    def stop(self) -> None:
        """Let no bot play on, at tables that are still being loaded neither."""
        self._stopped = True
        self.leases.stop()
        for live in [*self._live.values()]:
            live.stop()
