"""Ratings: one number a bot, from how often each pair won against the other.

Bradley and Terry's model: each bot has a strength, and in a game whoever sits at the table
wins in proportion to it. Ratings are its logarithm on the scale that chess uses: 400 points
are odds of ten to one between two.
"""

from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

RESAMPLES = 200
_ROUNDS = 2000
_CLOSE = 1e-7


class Pairing(NamedTuple):
    """One bot alone against one or more of another, over the same deals as every pairing."""

    a: int
    b: int
    others: int
    """How many of B sit at the table."""
    shares: tuple[float, ...]
    """What A won of each deal."""


class Rating(NamedTuple):
    """A bot's rating with its 95% interval."""

    rating: float
    low: float
    high: float


def ratings(bots: int, pairings: Sequence[Pairing], seed: int = 0) -> list[Rating]:
    """The rating of each bot; that of the first is 0, and the others are measured from it.

    Intervals are by bootstrap: all deals are drawn again, each time for all pairings at once.
    """
    deals = min(len(pairing.shares) for pairing in pairings)
    rng = Random(f"ratings/{seed}")
    rated = _rated(bots, pairings, range(deals))
    again = [_rated(bots, pairings, rng.choices(range(deals), k=deals)) for _ in range(RESAMPLES)]
    tail = RESAMPLES // 40
    found = []
    for bot, rating in enumerate(rated):
        spread = sorted(other[bot] for other in again)
        found.append(Rating(rating, min(rating, spread[tail]), max(rating, spread[-1 - tail])))
    return found


def _rated(bots: int, pairings: Sequence[Pairing], deals: Sequence[int]) -> list[float]:
    """Ratings by the given deals."""
    wins = [sum(pairing.shares[deal] for deal in deals) for pairing in pairings]
    logs = [400 * log10(strength) for strength in strengths(bots, pairings, wins, len(deals))]
    return [rating - logs[0] for rating in logs]


def strengths(
    bots: int, pairings: Sequence[Pairing], wins: Sequence[float], deals: int
) -> list[float]:
    """The likeliest strengths, by Hunter's MM steps.

    Each pairing gets one more deal, won by everybody at its table alike, so that a bot that
    has won or lost everything gets a rating too.
    """
    total, games = [0.0] * bots, deals + 1
    for pairing, won in zip(pairings, wins, strict=True):
        own = won + 1 / (1 + pairing.others)
        total[pairing.a] += own
        total[pairing.b] += games - own
    found = [1.0] * bots
    for _ in range(_ROUNDS):
        before, weights = found, [0.0] * bots
        for a, b, others, _shares in pairings:
            share = games / (before[a] + others * before[b])
            weights[a] += share
            weights[b] += others * share
        found = [
            won / weight if weight else 1.0 for won, weight in zip(total, weights, strict=True)
        ]
        scale = bots / sum(found)
        found = [strength * scale for strength in found]
        if all(abs(new - old) <= _CLOSE * old for new, old in zip(found, before, strict=True)):
            break
    return found
