"""The workspace: all arrays that the search kernels share, as one argument.

Numba accepts a named tuple of arrays as an argument. `EMPTY` has the same types, so that kernels
can be compiled for them ahead of use.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from red7.core import Rules
from red7.search.equity import stakes as stakes_of
from red7.sim.array_types import Reals, Words
from red7.sim.row_layout import ROW_WORDS, Rows
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN
from red7.sim.turns_without_actions import ENDINGS_SCRATCH_WORDS

SEATS = 4
ROUND = SEATS
"""Start of the second half of `values`."""
WORLD, LEAF = ROW_WORDS, 2 * ROW_WORDS
"""Places in `rows` of a determinization, and of the copy that is played on."""


StakesArray: TypeAlias = NDArray[np.float64]
"""Chances to win the match, by seat, winner, and the winner's points."""


@lru_cache(maxsize=1024)
def stakes_array(rules: Rules, scores: tuple[int, ...]) -> StakesArray:
    """Return every seat's chance to win the match after each possible end of the round."""
    return np.array(stakes_of(rules, scores))


class Workspace(NamedTuple):
    """The arrays that the kernels of a search share."""

    rows: Words
    """Three rows: the information set at 0, then `WORLD` and `LEAF`."""
    particles: Words
    """Sampled hands, in the layout of `determinization`."""
    turns: Words
    """The candidates, `MOST_IN_TURN` words each: the remaining steps, 0 after the last."""
    stakes: Reals
    """By seat, winner and points: the seat's chance to win the match."""
    values: Reals
    """The last result of `evaluate`: every seat's chance in the match, then in the round."""
    endings: Words
    """Scratch of `turns_without_actions`."""
    groups: Words
    """Scratch of `turn_list`, `GROUP` words for each group of turns."""
    steps: Words
    """Scratch for the steps of one turn."""


def words(count: int) -> NDArray[np.int64]:
    """Return an array of zeros."""
    return np.zeros(count, dtype=np.int64)


def group_scratch() -> NDArray[np.int64]:
    """Return an array with space for all groups of turns of a round."""
    return np.empty(MOST_GROUPS * GROUP, dtype=np.int64)


def workspace(row: Rows, particles: Rows, turns: Rows, stakes: StakesArray) -> Workspace:
    """Return a workspace around an information set."""
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
