"""Worlds are what a view allows, and hands that fit what was played come more often."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest
from hypothesis import given

from red7.bots.planner import plan
from red7.core import BASIC, Position, play, view
from red7.search.budget import Budget
from red7.search.determinization import determinize
from red7.search.pure_python.determinization import resampled, sample_worlds
from tests.builders import dealt, moments


@given(moments)
def test_a_determinization_looks_like_the_real_position(at: Position) -> None:
    seen = view(at, at.mover)
    assert view(determinize(seen, Random(1)), at.mover) == seen
    for world in sample_worlds(seen, Random(1), [2, 1]):
        assert view(world.position, at.mover) == seen
        assert not world.random_seats >> at.mover & 1


def test_as_many_worlds_are_sampled_as_were_asked_for() -> None:
    at = dealt(BASIC, 3, 4)
    assert len(sample_worlds(view(at, at.mover), Random(1), [3, 4])) == 7


@pytest.mark.parametrize("offset", [0.0, 0.3, 0.999])
def test_resampling_goes_by_weight(offset: float) -> None:
    weights = [1.0, 0.0, 3.0, 4.0]
    found = Counter(resampled(weights * 25, offset))
    assert sum(found.values()) == 100
    by_weight = Counter[float]()
    for number, times in found.items():
        by_weight[(weights * 25)[number]] += times
        assert abs(times - (weights * 25)[number] / 2) <= 1
    assert by_weight[0.0] <= 1


def overlap(at: Position, count: int = 200) -> float:
    """How many cards of the rival's hand sampled worlds have right, on average."""
    rival, seen = 1 - at.mover, view(at, at.mover)
    worlds = sample_worlds(seen, Random(1), [count])
    return fmean((world.position.hands[rival] & at.hands[rival]).bit_count() for world in worlds)


def test_hands_that_fit_what_was_played_come_more_often() -> None:
    """Against players who plan, weighed worlds have more of the real hand in them."""
    weighed = even = 0.0
    for seed in range(25):
        at, rng = dealt(BASIC, 2, seed), Random(seed)
        for _ in range(5):
            at = at if at.is_over else play(at, plan(view(at, at.mover), rng, Budget()))
        if not at.is_over:
            weighed += overlap(at)
            even += overlap(at._replace(history=()))
    assert weighed > even * 1.03
