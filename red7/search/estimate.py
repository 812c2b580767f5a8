"""What trying a turn came to."""

from typing import NamedTuple

from red7.core import Turn


class Tried(NamedTuple):
    """A turn, and what trying it came to."""

    turn: Turn
    """The whole turn, the steps taken so far included."""
    round: float
    """The share of worlds in which its mover won the round."""
    match: tuple[float, ...]
    """Every seat's chance to win the match, on average; without scoring, the round."""
    worlds: int
