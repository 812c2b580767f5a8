"""An estimate of a turn's worth: the mean reward of its rollouts."""

from typing import NamedTuple

from red7.core import Turn


class Estimate(NamedTuple):
    """A turn, and what its rollouts came to."""

    turn: Turn
    """The whole turn, the steps taken so far included."""
    round: float
    """The share of determinizations in which its mover won the round."""
    match: tuple[float, ...]
    """Every seat's chance to win the match, on average; without scoring, the round."""
    worlds: int
    """How many determinizations it was tried in."""
