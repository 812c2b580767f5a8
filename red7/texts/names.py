"""How players are called: those who have given a name, those who have not, and you."""

from collections.abc import Sequence

from red7.core.rules import Seat
from red7.texts.catalogue import say
from red7.texts.message_keys import Person

STORED_YOU = "You"
"""What the terminal wrote as your name up to 0.4.0. In a record it is a name like any other."""


def seat_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names of all seats as they are shown to whoever was none of them."""
    return tuple(_shown(name, seat) for seat, name in enumerate(names))


def _shown(name: str, seat: Seat) -> str:
    if not name:
        return say("player-unnamed", number=seat + 1)
    return say("terminal-name-quoted", name=name) if name == STORED_YOU else name


def person(seat: Seat, you: Seat | None) -> Person:
    """Whether a sentence about a seat speaks to it."""
    return "you" if seat == you else "other"
