"""A watched table: who may see it, who does, and what they are shown."""

import asyncio
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from time import time
from typing import NamedTuple, Protocol, Self, TypeAlias, TypeVar

from red7.core import Red7Error
from red7.hosting.cluster.leases import Leases
from red7.hosting.cluster.peer_messages import Rewritten, Stored
from red7.hosting.cluster.peers import Peers
from red7.live.attendance import Attendance
from red7.live.capabilities import Capabilities
from red7.live.compute.protocol import Workers
from red7.live.compute.table_jobs import Audience, packed, table_bytes
from red7.live.limits.move_queue import MoveQueue
from red7.live.limits.quotas import Quotas
from red7.live.limits.switches import EVERYTHING, Switches
from red7.live.loaded_table import LoadedTable, load_table
from red7.live.store import Entry, Outlook, Store
from red7.table import Refused, Table
from red7.table.authority import may_watch, watching_ended
from red7.wire.messages import Answer, answer_bytes
from red7.wire.seating import seating_message

T = TypeVar("T")

GONE = Refused("unknown-table")
LAST_REWRITTEN = "last-rewritten"
"""The note that is another whenever a log was rewritten."""

Acknowledge: TypeAlias = Callable[[int], None]
"""Tells whoever asked that the command is stored, and as which version."""


class Watcher(Protocol):
    """Somebody to whom a table is shown."""

    @property
    def person(self) -> str:
        """The id of the person; empty for somebody who has no seat anywhere."""

    @property
    def key(self) -> str:
        """The secret of the link by which the client came; empty if it came without one."""

    def show(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def stop_watching(self, why: Refused) -> None:
        """Tell the client that it may no longer watch, and leave the table."""


def outlook_of(table: Table) -> Outlook:
    """What a table waits for."""
    bot_next = table.bot_to_move is not None or table.folds_itself
    settings = table.settings
    listed = settings is not None and settings.public and not table.match.is_over
    running = bool(table.people) and not table.match.is_over
    public = settings is not None and settings.public
    return Outlook(bot_next, table.due, listed, running, public, table.invitation)


class Surroundings(NamedTuple):
    """What the tables of a process share."""

    store: Store
    workers: Workers
    capabilities: Capabilities
    leases: Leases
    peers: Peers
    quotas: Quotas
    moves: MoveQueue


class WatchedTable(ABC):
    """A table in memory, and everybody who looks at it."""

    def __init__(
        self,
        name: str,
        loaded: LoadedTable,
        around: Surroundings,
        idle: Callable[["WatchedTable"], None],
        switches: Switches = EVERYTHING,
    ) -> None:
        self.name, self.users, self._switches = name, 0, switches
        self.loaded = self._seen(loaded)
        self._store, self._workers, self._idle = around.store, around.workers, idle
        self._capabilities, self._leases, self._peers = around[2:5]
        self._quotas, self._moves = around[5:]
        self.attendance = Attendance(lambda: self._peers.certain_since)
        self.attendance.set_elsewhere(self._peers.elsewhere(name))
        self._watchers: dict[Watcher, Audience | None] = {}
        """Whoever may see nothing yet but the seats has no audience."""
        self._one_at_a_time = asyncio.Lock()
        self._last_packed: tuple[Table | None, bytes] = None, b""
        self._tasks: set[asyncio.Task[None]] = set()
        self._gone = False

    @abstractmethod
    def wake(self) -> None:
        """Let a bot think if it is to move."""

    @abstractmethod
    def _attended(self) -> None:
        """Somebody has come or gone."""

    def __enter__(self) -> Self:
        """Use it: it is not let go of meanwhile."""
        self.users += 1
        return self

    def __exit__(self, *raised: object) -> None:
        self.users -= 1
        self._idle(self)

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.loaded.table

    def admits(self, person: str, key: str = "") -> bool:
        """Whether somebody may see that there is such a table: it is in their list, they have a
        link to it, or it is public."""
        if self._gone:
            return False
        has_it = person in self.loaded.people
        has_link = self._capabilities.opens("watch", self.name, self.table, key)
        return may_watch(self.table, person, has_it=has_it, has_link=has_link)

    def _end_watching(self) -> None:
        """Tell all clients that may no longer watch; they receive nothing more."""
        for watcher in [*self._watchers]:
            if not self.admits(watcher.person, watcher.key):
                watcher.stop_watching(watching_ended(self.table, watcher.person))

    def check_may_sit(self, person: str, key: str) -> None:
        """Raise `Refused` for somebody who has no invitation, and no place in the game."""
        settings = self.table.settings
        is_public = settings is not None and settings.public
        is_invited = any(each.invited and each.person == person for each in self.table.sitters)
        if is_public or is_invited or person in self.loaded.people:
            return
        if not self._capabilities.opens("sit", self.name, self.table, key):
            raise Refused("no-invitation")

    def _audience(self, person: str) -> Audience | None:
        """The seats whose hands somebody may see; None for whoever sees none of the game."""
        table = self.table
        seats = table.seats_of(person)
        if seats or table.settings is None or table.settings.watching:
            return seats
        return () if person in self.loaded.people and person not in table.removed else None

    async def watch(self, watcher: Watcher) -> None:
        """Show the table to somebody from now on. Raises `WorkFailed` or `Refused`."""
        # What is shown first must fit what is shown next.
        async with self._one_at_a_time:
            audience = self._audience(watcher.person)
            messages = {} if audience is None else await self._whole([audience])
            # The table may have been deleted, or made private, meanwhile.
            if not self.admits(watcher.person, watcher.key):
                raise GONE
            self._watchers[watcher] = audience
            if self.table.has_friends:
                watcher.show(self._seating(watcher.person))
            if audience is not None:
                watcher.show(messages[audience])
        self.attendance.come(watcher.person)
        self._attended()

    def leave(self, watcher: Watcher) -> None:
        """Show it no longer."""
        if watcher not in self._watchers:
            return
        del self._watchers[watcher]
        self.attendance.leave(watcher.person)
        self._attended()

    def _tell(self, answer: Answer) -> None:
        """Tell everybody the same."""
        message = answer_bytes(answer)
        for watcher in self._watchers:
            watcher.show(message)

    def _seating(self, person: str) -> bytes:
        """The seats as a person sees them."""
        links = self._capabilities.links(self.name, self.table)
        return answer_bytes(seating_message(self.name, self.table, person, links, time()))

    def _audiences(self) -> tuple[Audience, ...]:
        """Everybody's seats, each but once."""
        found = dict.fromkeys(self._watchers.values())
        return tuple(each for each in found if each is not None)

    async def keep(
        self, entry: Entry, outlook: Outlook, acknowledge: Acknowledge, people: Sequence[str] = ()
    ) -> None:
        """Store a command, and only then acknowledge it: what is acknowledged is never lost."""
        await self._store.append(entry, outlook, people)
        acknowledge(entry.version)
        self._peers.tell(Stored(self._peers.owner, self.name, entry.version))

    @abstractmethod
    async def _catch_up(self) -> bool:
        """Take the table as the log has it, and show it to everybody; gives whether it was behind.
        Raises `Red7Error`."""

    async def _in_step(self, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """What some work comes to, done again if it was refused by a table that was behind."""
        try:
            return await work()
        except Refused:
            if self._peers.is_alone or not await self._catch_up():
                raise
        return await work()

    async def _load_anew(self) -> None:
        """Take the whole table as the log has it, and show it to everybody. Raises `Red7Error`."""
        self.loaded = self._seen(await load_table(self._store, self._workers, self.name))
        self._end_watching()
        for watcher in self._watchers:
            self._watchers[watcher] = self._audience(watcher.person)
            if self.table.has_friends:
                watcher.show(self._seating(watcher.person))
        self._show(await self._whole(self._audiences()))

    def _seen(self, loaded: LoadedTable) -> LoadedTable:
        """A table as it goes on here."""
        return loaded._replace(table=self._switches.seen(loaded.table))

    async def rewrite(self, changed: Callable[[list[Entry]], Awaitable[list[Entry]]]) -> None:
        """Put another log in the place of this one, and show it. Raises `Red7Error`."""
        async with self._one_at_a_time:
            stored = await self._store.load(self.name)
            if stored is None:
                raise GONE
            await self._store.rewrite(await changed(stored.entries))
            # Whoever does not hear of it looks here.
            await self._store.keep_note(LAST_REWRITTEN, secrets.token_hex(8))
            await self._load_anew()
        self._peers.tell(Rewritten(self._peers.owner, self.name))

    async def show_rewritten(self) -> None:
        """Show the log that another process has put in the place of this one."""
        async with self._one_at_a_time:
            with suppress(Red7Error):
                await self._load_anew()

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at it, as far as this process knows."""
        return bool(self._watchers)

    def _packed(self) -> bytes:
        """The table as it travels to the worker, who may have packed it already."""
        table, data = self._last_packed
        return data if table is self.table else packed(self.table.without_history())

    async def _whole(self, audiences: Iterable[Audience]) -> dict[Audience, bytes]:
        """The whole table for each of some audiences."""
        table = self._packed()
        return {
            audience: await self._workers.run_question(table_bytes, self.name, table, audience)
            for audience in dict.fromkeys(audiences)
        }

    def _show(self, messages: dict[Audience, bytes]) -> None:
        """Show everybody who is still there the message of their audience."""
        for watcher, audience in self._watchers.items():
            if audience is not None:
                watcher.show(messages[audience])

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever asked has heard of it, if they are still there.
            task.exception()
        self.users -= 1
        self._idle(self)

    def _spawn(self, work: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Do something to its end, whoever may go away meanwhile."""
        task = asyncio.create_task(work)
        self.users += 1
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task
