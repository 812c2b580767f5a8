"""Hints that processes give each other over the bus. None of them is needed for what is stored."""

from contextlib import suppress
from typing import TypeAlias

import msgspec

from red7.core import Seat

People: TypeAlias = dict[str, int]
"""How many connections each person has; the empty name stands for all who have no seat."""


class _Hint(msgspec.Struct, frozen=True, tag=True, array_like=True):
    by: str
    """The process that tells it."""


class Stored(_Hint, frozen=True):
    """A table has come to a version; 0 if it is gone."""

    table: str
    version: int


class Rewritten(_Hint, frozen=True):
    """The log of a table is another one, of the same length."""

    table: str


class Reacted(_Hint, frozen=True):
    """Somebody at a table shows a reaction."""

    table: str
    seat: Seat
    reaction: str


class PersonMoved(_Hint, frozen=True):
    """All that is a person's has moved to another device, or is deleted."""

    person: str
    deleted: bool


class Here(_Hint, frozen=True):
    """Who is connected to a process at a table now: the next of what it tells about people."""

    number: int
    table: str
    people: People


class Everybody(_Hint, frozen=True):
    """A part of all who are connected to a process, as of a number."""

    number: int
    tables: dict[str, People]
    is_first: bool
    is_last: bool


class Alive(_Hint, frozen=True):
    """A process lives, has told so much of its people, and has people at so many tables."""

    number: int
    tables: int


class Ask(_Hint, frozen=True):
    """Ask a process, or all, for everybody who is connected to it."""

    whom: str = ""


class Bye(_Hint, frozen=True):
    """A process ends, and has noted so in the store."""


Hint: TypeAlias = Stored | Rewritten | Reacted | PersonMoved | Here | Everybody | Alive | Ask | Bye

_parts = msgspec.json.Decoder(list[msgspec.Raw])
_hint = msgspec.json.Decoder(Hint)


def parse_hints(message: bytes) -> list[Hint]:
    """Return the hints of a message, without those that this release does not understand."""
    found: list[Hint] = []
    with suppress(ValueError, RecursionError):
        for part in _parts.decode(message):
            with suppress(ValueError):
                found.append(_hint.decode(part))
    return found
