"""Weighted determinization: hidden hands sampled by how well they explain the other players' turns.

Hands are dealt at random, weighted by the likelihood that the other players would have played as
they did (likelihood weighting), and resampled by those weights.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from red7.core import Position, View
from red7.search.determinization import determinize
from red7.search.pure_python.opponent_model import likelihood, past_choices


class World(NamedTuple):
    """A determinization: a position that a seat cannot tell from the real one."""

    position: Position
    random_seats: int = 0
    """The seats, as bits, that the opponent model takes for random players."""


def sample_worlds(view: View, rng: Random, portions: Iterable[int]) -> list[World]:
    """Return worlds that a view allows, all with the same weight.

    `portions` yields how many to deal next.
    """
    past = past_choices(view)
    worlds, weights = list[World](), list[float]()
    for count in portions:
        for _ in range(count):
            position = determinize(view, rng)
            weight, random_seats = likelihood(past, position.hands, rng)
            worlds.append(World(position, random_seats & ~(1 << view.mover)))
            weights.append(weight)
    return [worlds[n] for n in resampled(weights, rng.random())] if past else worlds


def resampled(weights: Sequence[float], offset: float) -> list[int]:
    """Resample by weight (systematic resampling, Kitagawa 1996); return as many numbers as weights.

    Evenly spaced points, shifted by one random offset from 0 to 1, fall on the line of summed
    weights, so that each number comes up in proportion to its weight, give or take one.
    """
    sums = list(accumulate(weights))
    gap, last = sums[-1] / len(sums), len(sums) - 1
    return [min(bisect_left(sums, (n + offset) * gap), last) for n in range(len(sums))]
