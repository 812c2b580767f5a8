"""Messages between the processes of a cluster. The store does not depend on any of them.

A bus may be shared: sizes and ranges are checked here, and the process that receives a message
checks what it claims against the store or the table.
"""

from contextlib import suppress
from typing import Annotated, TypeAlias

import msgspec

from red7.core import PLAYERS, Seat
from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE

MOST_CONNECTIONS = 100_000
"""Maximum connections of a person, or of all spectators, at a table."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]+\Z")]
"""The name of a process, a table or a person: all are random and in plain characters."""
NameOrNone: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]*\Z")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Connections: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_CONNECTIONS)]

People: TypeAlias = dict[NameOrNone, Connections]
"""How many connections each person has; the empty name stands for all who have no seat."""


class _Message(msgspec.Struct, frozen=True, tag=True, array_like=True):
    by: Name
    """The process that sends it."""


class Stored(_Message, frozen=True):
    """A table has come to a version; 0 if it was deleted."""

    table: Name
    version: Number


class Rewritten(_Message, frozen=True):
    """The log of a table was replaced by another one of the same length."""

    table: Name


class Reacted(_Message, frozen=True):
    """A player has sent a reaction."""

    table: Name
    seat: Annotated[Seat, msgspec.Meta(ge=0, lt=max(PLAYERS))]
    reaction: Name


class PersonMoved(_Message, frozen=True):
    """A person has moved to another device, or was deleted."""

    person: Name
    deleted: bool


class Here(_Message, frozen=True):
    """Who is connected to a process at a table now; numbered one by one."""

    number: Number
    table: Name
    people: People


class Everybody(_Message, frozen=True):
    """A part of all who are connected to a process, as of a number."""

    number: Number
    tables: dict[Name, People]
    is_first: bool
    is_last: bool


class Alive(_Message, frozen=True):
    """A process is alive; with the number of its last `Here`, and of the tables with people."""

    number: Number
    tables: Number


class Ask(_Message, frozen=True):
    """Ask one process, or all, who is connected to it."""

    whom: NameOrNone = ""


class Bye(_Message, frozen=True):
    """A process ends, and has noted so in the store."""


PeerMessage: TypeAlias = (
    Stored | Rewritten | Reacted | PersonMoved | Here | Everybody | Alive | Ask | Bye
)

_parts = msgspec.json.Decoder(list[msgspec.Raw])
_message = msgspec.json.Decoder(PeerMessage)


def parse_messages(message: bytes) -> list[PeerMessage]:
    """Return the messages that came in one piece, without those that this release does not know."""
    found: list[PeerMessage] = []
    if len(message) <= LARGEST_MESSAGE:
        with suppress(ValueError, RecursionError):
            for part in _parts.decode(message):
                with suppress(ValueError):
                    found.append(_message.decode(part))
    return found
