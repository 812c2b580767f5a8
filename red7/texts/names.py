"""Names of players in sentences: their own names, names of unnamed players, and "you"."""

from collections.abc import Sequence
from itertools import chain, count

from red7.core.rules import Seat
from red7.texts.catalogue import say
from red7.texts.message_keys import Person

STORED_YOU = "You"
"""The name that the terminal wrote for you up to 0.4.0; in a record it is an ordinary name."""


def seat_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of all seats, as shown to a person who had none of them.

    The second of two equal names has a number after it.
    """
    found: list[str] = []
    for seat, name in enumerate(names):
        shown = _shown(name, seat)
        numbered = (say("player-again", name=shown, number=number) for number in count(2))
        found.append(next(each for each in chain((shown,), numbered) if each not in found))
    return tuple(found)


def _shown(name: str, seat: Seat) -> str:
    if not name:
        return say("player-unnamed", number=seat + 1)
    return say("terminal-name-quoted", name=name) if name == STORED_YOU else name


def person(seat: Seat, you: Seat | None) -> Person:
    """Return `you` for a sentence that addresses the player of a seat, otherwise `other`."""
    return "you" if seat == you else "other"
