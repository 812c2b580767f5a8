"""The messages between the server processes of a cluster.

The data in the store does not depend on any message. Other programs may write to the same bus, so
sizes and ranges are checked here, and the process that receives a message compares its content with
the store or the table.
"""

from contextlib import suppress
from typing import Annotated, TypeAlias

import msgspec

from red7.core import PLAYERS, Seat
from red7.hosting.cluster.bus.protocol import LARGEST_MESSAGE

MOST_CONNECTIONS = 100_000
"""Maximum connections of one person, or of all spectators together, at a table."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]+\Z")]
"""The name of a process, a table, a person or a reaction, in printable ASCII characters."""
NameOrNone: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]*\Z")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Connections: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_CONNECTIONS)]

People: TypeAlias = dict[NameOrNone, Connections]
"""The number of connections of each person; the empty name counts all people without a seat."""


class _Message(msgspec.Struct, frozen=True, tag=True, array_like=True):
    by: Name
    """The name of the process that sends the message."""


class Stored(_Message, frozen=True):
    """A new version of a table was stored. Version 0 means that the table was deleted."""

    table: Name
    version: Number


class Rewritten(_Message, frozen=True):
    """The log of a table was replaced by another one of the same length."""

    table: Name


class Reacted(_Message, frozen=True):
    """A player has sent a reaction, or a spectator, who has no seat."""

    table: Name
    seat: Annotated[Seat, msgspec.Meta(ge=0, lt=max(PLAYERS))] | None
    reaction: Name


class PersonMoved(_Message, frozen=True):
    """A person has moved to another device, or was deleted."""

    person: Name
    deleted: bool


class Here(_Message, frozen=True):
    """The people at a table who are now connected to the sender. These messages are numbered."""

    number: Number
    table: Name
    people: People


class AllPeople(_Message, frozen=True, tag="Everybody"):
    """A part of the list of all people who are connected to the sender.

    `number` is the number of the last `Here` message that the list takes into account.
    """

    number: Number
    tables: dict[Name, People]
    is_first: bool
    is_last: bool


class Alive(_Message, frozen=True):
    """A heartbeat: the sender is alive.

    `number` is the number of its last `Here` message; `tables` is the number of tables at which
    people are connected to it.
    """

    number: Number
    tables: Number


class Ask(_Message, frozen=True):
    """A request to a process for its `AllPeople`. An empty name stands for all processes."""

    whom: NameOrNone = ""


class Bye(_Message, frozen=True):
    """The last message of a process, sent after it has noted in the store that it has ended."""


PeerMessage: TypeAlias = (
    Stored | Rewritten | Reacted | PersonMoved | Here | AllPeople | Alive | Ask | Bye
)

_parts = msgspec.json.Decoder(list[msgspec.Raw])
_message = msgspec.json.Decoder(PeerMessage)


def parse_messages(message: bytes) -> list[PeerMessage]:
    """Return the messages within a bus message, without any that are invalid or unknown."""
    found: list[PeerMessage] = []
    if len(message) <= LARGEST_MESSAGE:
        with suppress(ValueError, RecursionError):
            for part in _parts.decode(message):
                with suppress(ValueError):
                    found.append(_message.decode(part))
    return found
