"""Coordination of processes: which one holds a table, and how they tell each other of changes.

The process that holds a table runs its bots, clocks and deals. A table knows one coordinator.
`Alone` is the coordinator of a process that has its store for itself. The coordinator for several
processes is in `red7.hosting.cluster`.
"""

import asyncio
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from red7.core import Seat
from red7.live.store import StorageFailed, Store

if TYPE_CHECKING:
    from red7.live.people import People
    from red7.live.registry import TableRegistry

LEASE_S = 1.0
"""Duration of a lease, in seconds; also how long a table stalls if its process is killed."""
LEASE_RENEWAL_S = 0.3
"""Seconds between two renewals of the leases, or between two notes that the process is alive."""
ALIVE = "alive"
"""The name of the note that says when a process was last alive while clocks ran."""


class TableChanged(NamedTuple):
    """A table has a new version; version 0 means that the table was deleted."""

    table: str
    version: int


class LogRewritten(NamedTuple):
    """The log of a table was replaced by another one of the same length."""

    table: str


class Reacted(NamedTuple):
    """A player or a spectator sent a reaction to a table. Reactions are not stored."""

    table: str
    seat: Seat | None
    """None for a spectator."""
    reaction: str


class PersonMoved(NamedTuple):
    """A person moved to another device, or was deleted."""

    person: str
    deleted: bool


Event: TypeAlias = TableChanged | LogRewritten | Reacted | PersonMoved


class Coordinator(Protocol):
    """Coordinates the processes that serve one store.

    Each process holds some of the tables: it runs their bots, clocks and deals.
    """

    @property
    def is_alone(self) -> bool:
        """Whether no other process serves the store."""

    @property
    def certain_since(self) -> float | None:
        """The time since which the connections to all processes are known, in monotonic seconds.

        Since then, a person without a known connection is certainly absent. It is None while some
        connections may be unknown.
        """

    async def open(self, tables: "TableRegistry", people: "People") -> None:
        """Start to coordinate the tables of this process, and resume their bots and clocks."""

    def stop(self) -> None:
        """Stop holding tables: from now on this process runs no bots, clocks or deals."""

    async def close(self) -> None:
        """Tell the other processes that this one ends, and let them hold its tables."""

    async def hold(self, table: str) -> bool:
        """Hold a table if possible; return whether this process runs its bots, clocks and deals.

        Raise `StorageFailed` if the store cannot be used.
        """

    def release(self, table: str) -> None:
        """Stop holding a table, so that another process can hold it."""

    async def last_alive(self, table: str) -> float | None:
        """Return when the process that held a table was last alive, in seconds since 1970.

        Return None if another process holds the table now. Raise `StorageFailed` if the store
        cannot be read.
        """

    def publish(self, event: Event) -> None:
        """Tell the other processes about an event. They may miss it."""

    def set_here(self, table: str, people: Mapping[str, int]) -> None:
        """Tell the other processes which people at a table are connected to this process.

        `people` maps each person to the number of the person's connections.
        """

    def elsewhere(self, table: str) -> Counter[str]:
        """Return the people at a table who are connected to other processes.

        Each person is counted once for each connection.
        """


class Alone:
    """The coordinator of a process that has its store for itself.

    It holds every table and publishes nothing. While players' clocks run, it regularly notes in the
    store that the process is alive. So the time after a crash is not charged to any player.
    """

    is_alone = True
    certain_since = 0.0

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    async def open(self, tables: "TableRegistry", people: "People") -> None:
        with suppress(StorageFailed):
            # All processes that served the store before have ended.
            await self._store.end_leases(time())
        self._task = asyncio.create_task(self._run(tables))

    async def _run(self, tables: "TableRegistry") -> None:
        with suppress(StorageFailed):
            await tables.resume()
        while True:
            await asyncio.sleep(LEASE_RENEWAL_S)
            if tables.has_running_clocks:
                with suppress(StorageFailed):
                    await self._store.keep_note(ALIVE, repr(time()))

    def stop(self) -> None:
        self._stopped = True

    async def close(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def hold(self, table: str) -> bool:
        return not self._stopped

    def release(self, table: str) -> None:
        pass

    async def last_alive(self, table: str) -> float:
        return await last_alive(self._store, table)

    def publish(self, event: Event) -> None:
        pass

    def set_here(self, table: str, people: Mapping[str, int]) -> None:
        pass

    def elsewhere(self, table: str) -> Counter[str]:
        return Counter()


async def last_alive(store: Store, table: str) -> float:
    """Return when the process that held a table was last alive, in seconds since 1970.

    This is the last renewal of the table's lease, or the time in the note `ALIVE`, whichever is
    later; 0.0 if the store has neither. Raise `StorageFailed` if the store cannot be read.
    """
    lease_end = await store.lease_end(table)
    noted = float(await store.note(ALIVE) or 0.0)
    return noted if lease_end is None else max(noted, lease_end - LEASE_S)
