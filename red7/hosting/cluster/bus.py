"""The bus: how processes that serve the same store hint to each other that something happened.

A message may be lost, come twice or late: whoever hears one looks into the store, which alone
tells what is so.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

LARGEST_HINT = 4_000
"""Bytes of the largest message: what PostgreSQL's NOTIFY takes, once they are written as text."""

Hear: TypeAlias = Callable[[bytes], None]
"""Is given every message of the others; an empty one says that some may have been lost."""
Died: TypeAlias = Callable[[str], None]
"""Is given the name of a process whose end this machine has seen itself."""


def ignored(owner: str) -> None:
    """Do nothing about the end of a process."""


class Bus(Protocol):
    """Brings small messages to all other processes; one's own may come back, too.

    Others may write to it: a message is checked as one from a client is. Only `died` comes from
    this machine alone.
    """

    @property
    def linked_since(self) -> float | None:
        """Return when the link in use was made (monotonic seconds), or None while there is none."""

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear; whether or not others can be reached now, it goes on trying."""

    async def tell(self, message: bytes) -> None:
        """Send a hint to everybody. It may be lost, and then nobody is told."""

    async def close(self) -> None:
        """Hear and tell no longer."""


class MemoryBus:
    """A bus between several who are in this very process, for tests: each gets one of its own."""

    def __init__(self, others: "list[MemoryBus]") -> None:
        """The list has all who hear each other; messages are lost while `is_cut_off`."""
        self.is_cut_off = False
        self._others = others
        self._hear: Hear = _deaf
        others.append(self)

    @property
    def linked_since(self) -> float | None:
        """Return None while cut off."""
        return None if self.is_cut_off else 0.0

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear."""
        self._hear = hear

    async def tell(self, message: bytes) -> None:
        """Send a hint to everybody else."""
        for other in self._others:
            if other is not self and not self.is_cut_off and not other.is_cut_off:
                other._hear(message)

    async def close(self) -> None:
        """Hear and tell no longer."""
        self._others.remove(self)


def _deaf(message: bytes) -> None:
    """Hear nothing."""


class LocalBus:
    """The bus of a process that has its store for itself: nobody else is there."""

    linked_since = 0.0

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """There is nothing to hear."""

    async def tell(self, message: bytes) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to let go of."""
