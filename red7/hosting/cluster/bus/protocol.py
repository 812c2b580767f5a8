"""The bus protocol: small messages between the processes that serve the same store.

A message may be lost, or come twice or late: a process that receives one looks into the store.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

LARGEST_MESSAGE = 4_000
"""Bytes of the largest message: what PostgreSQL's NOTIFY takes, once they are written as text."""

Hear: TypeAlias = Callable[[bytes], None]
"""Called with every message of the others; an empty one says that some may have been lost."""
Died: TypeAlias = Callable[[str], None]
"""Called with the name of a process that this machine has seen end."""


def ignored(owner: str) -> None:
    """Do nothing about the end of a process."""


class Bus(Protocol):
    """Sends small messages to all other processes; a process may receive its own ones, too.

    Other programs may write to it: a message is checked like one from a client. Only `died` always
    comes from this machine.
    """

    @property
    def linked_since(self) -> float | None:
        """Return when the link in use was made (monotonic seconds), or None while there is none."""

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Start to receive messages; keep trying while there is no link."""

    async def tell(self, message: bytes) -> None:
        """Send a message to all. It may be lost without an error."""

    async def close(self) -> None:
        """Close the link."""
