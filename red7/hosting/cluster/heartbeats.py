"""Heartbeats: how a server process shows the others that it is alive, and when it counts as dead.

Each process sends a message over the bus at regular intervals. A process with connected people also
notes in the store that it is alive, and every process notes there when it ends. If a process is
silent on the bus, the others learn from these notes whether it is dead or only cut off.
"""

from dataclasses import dataclass
from time import time
from typing import NamedTuple

from red7.live.store import Store

LIVES, ENDED = "lives ", "ended "
"""Prefixes of the notes that a process is alive, and that it has ended.

A note is stored like the name of a lease owner: the prefix, then the name of the process.
"""
ENDED_FOR_S = 60.0
"""Seconds for which the note that a process has ended stays in the store."""


@dataclass(frozen=True, slots=True)
class HeartbeatTimes:
    """The interval of heartbeats, and the limits after which a process counts as dead."""

    interval_s: float = 1.0
    alive_s: float = 3.0
    """Seconds for which a process counts as alive after it has noted so in the store."""
    silent_s: float = 4.0
    """Seconds of silence on the bus after which the store decides whether a process is alive."""


class Noted(NamedTuple):
    """The processes that are alive and those that have ended, according to notes in the store."""

    living: frozenset[str] = frozenset()
    ended: frozenset[str] = frozenset()


class Heartbeats:
    """The notes in the store about which server processes are alive.

    Each method raises `StorageFailed` if the store cannot be used.
    """

    def __init__(self, store: Store, owner: str) -> None:
        self._store, self.owner = store, owner

    async def note_alive(self, seconds: float) -> None:
        """Note that this process is alive; the note expires after `seconds`."""
        await self._store.renew(LIVES + self.owner, time() + seconds)

    async def read(self) -> Noted:
        """Return which processes are alive and which have ended."""
        owners = await self._store.owners(time())
        lives, ended = (
            frozenset(owner.removeprefix(kind) for owner in owners if owner.startswith(kind))
            for kind in (LIVES, ENDED)
        )
        return Noted(lives - ended, ended)

    async def note_death(self, owner: str) -> None:
        """Remove the note that a process is alive, because the process has died."""
        await self._store.renew(LIVES + owner, time())

    async def note_end(self) -> None:
        """Note that this process has ended."""
        await self._store.renew(LIVES + self.owner, time())
        await self._store.renew(ENDED + self.owner, time() + ENDED_FOR_S)
