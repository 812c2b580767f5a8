"""The evaluator of the pure-Python search: what a position is worth to every seat.

This is the seam where a rollout, an equity table or a net can stand. `compiled.evaluation` is
the same seam for kernels.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from red7.core import Position


class World(NamedTuple):
    """A determinization: a position that a seat cannot tell from the real one."""

    position: Position
    random_seats: int = 0
    """As bits, the seats that the opponent model takes for random players."""


class Value(NamedTuple):
    """What a position is worth."""

    match: tuple[float, ...]
    """Every seat's chance to win the match; without scoring, the round."""
    round: tuple[float, ...]
    """Every seat's chance to win the round."""


Evaluate: TypeAlias = Callable[[World, Random], Value]
"""Evaluates a position, be it at the start of a turn, in the middle of one or at the end."""
