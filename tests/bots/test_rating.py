"""Ratings from pairs."""

from math import log10
from random import Random

import pytest

from red7.bots.rating import Pairing, ratings

STRENGTHS = (1.0, 3.0, 12.0, 15.0)


def pairing(a: int, b: int, others: int, deals: int, rng: Random | None = None) -> Pairing:
    """Deals in which A wins as often as its strength says, exactly or by chance."""
    share = STRENGTHS[a] / (STRENGTHS[a] + others * STRENGTHS[b])
    if rng is None:
        return Pairing(a, b, others, (share,) * deals)
    return Pairing(a, b, others, tuple(float(rng.random() < share) for _ in range(deals)))


def all_pairs(others: int, deals: int, rng: Random | None = None) -> list[Pairing]:
    bots = range(len(STRENGTHS))
    return [pairing(a, b, others, deals, rng) for a in bots for b in bots if a != b]


@pytest.mark.parametrize("others", [1, 3])
def test_ratings_recover_known_strengths(others: int) -> None:
    found = ratings(4, all_pairs(others, 1000))
    for rating, strength in zip(found, STRENGTHS, strict=True):
        assert rating.rating == pytest.approx(400 * log10(strength), abs=2)


def test_intervals_take_in_the_truth_and_shrink_with_more_deals() -> None:
    few = ratings(4, all_pairs(1, 100, Random(3)))
    many = ratings(4, all_pairs(1, 900, Random(3)))
    for rating, strength in zip(many, STRENGTHS, strict=True):
        assert rating.low <= rating.rating <= rating.high
        assert rating.low - 10 < 400 * log10(strength) < rating.high + 10
    for wide, narrow in zip(few[1:], many[1:], strict=True):
        assert 2 * (narrow.high - narrow.low) < wide.high - wide.low


def test_the_first_bot_is_the_measure() -> None:
    assert tuple(ratings(4, all_pairs(1, 20, Random(1)))[0]) == (0, 0, 0)


def test_ratings_repeat_by_seed() -> None:
    pairs = all_pairs(1, 30, Random(2))
    assert ratings(4, pairs, 1) == ratings(4, pairs, 1)
    assert ratings(4, pairs, 1) != ratings(4, pairs, 2)


def test_a_bot_that_won_everything_has_a_rating_too() -> None:
    weak, strong = ratings(2, [Pairing(1, 0, 1, (1.0,) * 50)])
    assert weak.rating == 0
    assert 400 < strong.rating < 1200
