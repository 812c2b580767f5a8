"""Slices: short measurements that take turns."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import TypeAlias

SLICE = 0.1
"""Seconds, about."""
Contest: TypeAlias = Callable[[int], int]
"""Plays something from a seed, for about a slice; gives how much was done."""
Rates: TypeAlias = list[tuple[float, ...]]
"""How many a second each contest reached, slice by slice."""


def in_turn(contests: Sequence[Contest], slices: int) -> Iterator[tuple[float, ...]]:
    """How many a second the contests reach, one after the other, slice by slice."""
    for seed in range(slices):
        yield tuple(rate(contest, seed) for contest in contests)


def rate(contest: Contest, seed: int) -> float:
    """How many a second a contest reaches in one slice."""
    started = perf_counter()
    done = contest(seed)
    return done / (perf_counter() - started)


def ratio(rates: Rates, one: int, other: int) -> float:
    """How many times as fast one contest is as another: the median of all pairs of slices."""
    return median(each[one] / each[other] for each in rates)
