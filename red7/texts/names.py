"""How players are called: those who have given a name, those who have not, and you."""

from collections.abc import Sequence
from itertools import chain, count

from red7.core.rules import Seat
from red7.texts.catalogue import say
from red7.texts.message_keys import Person

STORED_YOU = "You"
"""What the terminal wrote as your name up to 0.4.0. In a record it is a name like any other."""


def seat_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats as they are shown to whoever was none of them.

    The second of one name has a number after it.
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
    """Whether a sentence about a seat speaks to it."""
    return "you" if seat == you else "other"
