"""The bus protocol: small messages between server processes that share a store.

A message may be lost, late or repeated. So a process that receives one reads the store to find out
what has happened.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

LARGEST_MESSAGE = 4_000
"""Maximum bytes of a message. Encoded as base64, it fits into PostgreSQL's NOTIFY."""

Hear: TypeAlias = Callable[[bytes], None]
"""Called with each message received; an empty message says that some may have been lost."""
Died: TypeAlias = Callable[[str], None]
"""Called with the name of a process on this machine that has ended."""


def ignored(owner: str) -> None:
    """Do nothing: the default callback for a process (`owner`) that has ended."""


class Bus(Protocol):
    """A channel for small messages between all processes that share a store.

    A process may receive its own messages, too. Other programs may write to the channel, so a
    process checks each message like one from a client. The callback `died` is called only for
    processes of this machine, never because of a message.
    """

    @property
    def linked_since(self) -> float | None:
        """The time when the link was made, in monotonic seconds; None while there is no link."""

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Start to receive messages. While there is no link, keep trying to make one."""

    async def tell(self, message: bytes) -> None:
        """Send a message to all processes. It may be lost without an error."""

    async def close(self) -> None:
        """Close the link."""
