"""Coordination: who lets things happen at a table, and what other processes are told.

A table knows one coordinator. `Alone` is that of a process that has its store for itself; the one
of several processes is in `red7.hosting.cluster`.
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
"""Duration of a lease, in seconds; also how long a table stalls when its process is killed."""
LEASE_RENEWAL_S = 0.3
"""Seconds between two renewals of the leases, or between two notes that the process is alive."""
ALIVE = "alive"
"""The note of when a process was last alive while clocks ran."""


class TableChanged(NamedTuple):
    """A table has come to a version; 0 if it was deleted."""

    table: str
    version: int


class LogRewritten(NamedTuple):
    """The log of a table was replaced by another one of the same length."""

    table: str


class Reacted(NamedTuple):
    """A player has sent a reaction, which is stored nowhere."""

    table: str
    seat: Seat
    reaction: str


class PersonMoved(NamedTuple):
    """A person has moved to another device, or was deleted."""

    person: str
    deleted: bool


Event: TypeAlias = TableChanged | LogRewritten | Reacted | PersonMoved


class Coordinator(Protocol):
    """Keeps the processes that serve one store in step."""

    @property
    def is_alone(self) -> bool:
        """Whether no other process serves the store."""

    @property
    def certain_since(self) -> float | None:
        """Return since when a person who is not known to be connected is absent for certain, in
        monotonic seconds, or None while that cannot be known."""

    async def open(self, tables: "TableRegistry", people: "People") -> None:
        """Start to keep the tables in step, and let bots and clocks go on."""

    def stop(self) -> None:
        """Hold no table from now on."""

    async def close(self) -> None:
        """Tell other processes that this one ends, and let them hold its tables."""

    async def hold(self, table: str) -> bool:
        """Return whether bots, clocks and deals of a table are this process's to run.

        Raise `StorageFailed`.
        """

    def release(self, table: str) -> None:
        """Let other processes hold a table."""

    async def last_alive(self, table: str) -> float | None:
        """Return when a process last ran the clocks of a table, in seconds since 1970, or None
        while another process runs them. Raise `StorageFailed`."""

    def publish(self, event: Event) -> None:
        """Tell the other processes what has happened. They may miss it."""

    def set_here(self, table: str, people: Mapping[str, int]) -> None:
        """Tell the other processes who is connected to this one at a table."""

    def elsewhere(self, table: str) -> Counter[str]:
        """Return the connections of each person to the other processes at a table."""


class Alone:
    """The coordinator of a process that has its store for itself.

    It holds every table and publishes nothing. While clocks run it notes that the process is
    alive, so that a clock does not run on while the process is down.
    """

    is_alone = True
    certain_since = 0.0

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stopped = False
        self._task: asyncio.Task[None] | None = None

    async def open(self, tables: "TableRegistry", people: "People") -> None:
        with suppress(StorageFailed):
            # A process that served the store before, perhaps with others, is gone.
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
    """Return when a process last ran the clocks of a table, by its lease or the note.

    Raise `StorageFailed`.
    """
    lease_end = await store.lease_end(table)
    noted = float(await store.note(ALIVE) or 0.0)
    return noted if lease_end is None else max(noted, lease_end - LEASE_S)
