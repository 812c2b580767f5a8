"""Hints that processes give each other over the bus. None of them is needed for what is stored.

Others may write to a bus: sizes and ranges are checked here, and what a hint claims is checked
against the store or the table by the process that hears it.
"""

from contextlib import suppress
from typing import Annotated, TypeAlias

import msgspec

from red7.core import PLAYERS, Seat
from red7.hosting.cluster.bus import LARGEST_HINT

MOST_CONNECTIONS = 100_000
"""Maximum connections of a person, or of all spectators, at a table."""
Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]+\Z")]
"""The name of a process, a table or a person: all are random and in plain characters."""
NameOrNone: TypeAlias = Annotated[str, msgspec.Meta(max_length=100, pattern=r"\A[ -~]*\Z")]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Connections: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_CONNECTIONS)]

People: TypeAlias = dict[NameOrNone, Connections]
"""How many connections each person has; the empty name stands for all who have no seat."""


class _Hint(msgspec.Struct, frozen=True, tag=True, array_like=True):
    by: Name
    """The process that tells it."""


class Stored(_Hint, frozen=True):
    """A table has come to a version; 0 if it is gone."""

    table: Name
    version: Number


class Rewritten(_Hint, frozen=True):
    """The log of a table is another one, of the same length."""

    table: Name


class Reacted(_Hint, frozen=True):
    """Somebody at a table shows a reaction."""

    table: Name
    seat: Annotated[Seat, msgspec.Meta(ge=0, lt=max(PLAYERS))]
    reaction: Name


class PersonMoved(_Hint, frozen=True):
    """All that is a person's has moved to another device, or is deleted."""

    person: Name
    deleted: bool


class Here(_Hint, frozen=True):
    """Who is connected to a process at a table now: the next of what it tells about people."""

    number: Number
    table: Name
    people: People


class Everybody(_Hint, frozen=True):
    """A part of all who are connected to a process, as of a number."""

    number: Number
    tables: dict[Name, People]
    is_first: bool
    is_last: bool


class Alive(_Hint, frozen=True):
    """A process lives, has told so much of its people, and has people at so many tables."""

    number: Number
    tables: Number


class Ask(_Hint, frozen=True):
    """Ask a process, or all, for everybody who is connected to it."""

    whom: NameOrNone = ""


class Bye(_Hint, frozen=True):
    """A process ends, and has noted so in the store."""


Hint: TypeAlias = Stored | Rewritten | Reacted | PersonMoved | Here | Everybody | Alive | Ask | Bye

_parts = msgspec.json.Decoder(list[msgspec.Raw])
_hint = msgspec.json.Decoder(Hint)


def parse_hints(message: bytes) -> list[Hint]:
    """Return the hints of a message, without those that this release does not understand."""
    found: list[Hint] = []
    if len(message) <= LARGEST_HINT:
        with suppress(ValueError, RecursionError):
            for part in _parts.decode(message):
                with suppress(ValueError):
                    found.append(_hint.decode(part))
    return found
