"""Slices: short measurements that alternate, to compare two speeds."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import TypeAlias

SLICE = 0.1
"""Approximate seconds of a slice."""
Contest: TypeAlias = Callable[[int], int]
"""A function that works for about a slice from a seed, and returns how much it did."""
Rates: TypeAlias = list[tuple[float, ...]]
"""The amount per second that each contest did, slice by slice."""


def in_turn(contests: Sequence[Contest], slices: int) -> Iterator[tuple[float, ...]]:
    """Yield the rates of the contests, measured one after the other, slice by slice."""
    for seed in range(slices):
        yield tuple(rate(contest, seed) for contest in contests)


def rate(contest: Contest, seed: int) -> float:
    """Return the amount per second that a contest does in one slice."""
    started = perf_counter()
    done = contest(seed)
    return done / (perf_counter() - started)


def ratio(rates: Rates, one: int, other: int) -> float:
    """Return how many times as fast one contest is as another: the median over all slices."""
    return median(each[one] / each[other] for each in rates)
