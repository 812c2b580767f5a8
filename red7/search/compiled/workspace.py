"""The workspace: all arrays that the search kernels share, as one argument.

The compiler takes a named tuple of arrays as it takes a number; `EMPTY` is one of the same
types, by which kernels are compiled ahead of use.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.sim.array_types import Reals, Words
from red7.sim.row_layout import ROW_WORDS, Rows
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS

SEATS = 4
ROUND = SEATS
"""Where the second half of `values` begins."""
WORLD, LEAF = ROW_WORDS, 2 * ROW_WORDS
"""Where in `rows` a determinization begins, and the copy of it that is played."""


class Workspace(NamedTuple):
    """What a search works on."""

    rows: Words
    """Three rows: the information set at 0, then `WORLD` and `LEAF`."""
    particles: Words
    """Sampled hands, as `determinization` lays them out."""
    turns: Words
    """The candidates, `MOST_IN_TURN` words each: the steps still to come, 0 after the last."""
    stakes: Reals
    """By seat, winner and points scored: the seat's chance to win the match."""
    values: Reals
    """What the evaluator said last: every seat's match equity, then its chance in the round."""
    endings: Words
    """Scratch of `turns_without_actions`."""
    groups: Words
    """Scratch of `turn_list`, `GROUP` words for each group of turns."""
    steps: Words
    """Scratch for the steps of one turn."""


def words(count: int) -> NDArray[np.int64]:
    """So many words, all of them 0."""
    return np.zeros(count, dtype=np.int64)


def group_scratch() -> NDArray[np.int64]:
    """Room for all groups of turns of a round."""
    return np.empty(MOST_GROUPS * GROUP, dtype=np.int64)


def workspace(row: Rows, particles: Rows, turns: Rows, stakes: NDArray[np.float64]) -> Workspace:
    """A workspace around an information set."""
    return Workspace(
        rows=np.concatenate([row, words(2 * ROW_WORDS)]),
        particles=particles,
        turns=turns,
        stakes=stakes,
        values=np.zeros(2 * SEATS),
        endings=words(ENDINGS_SCRATCH_WORDS),
        groups=group_scratch(),
        steps=words(MOST_IN_TURN),
    )


EMPTY = workspace(words(0), words(0), words(0), np.zeros((0, 0, 0)))
