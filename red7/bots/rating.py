"""Ratings of bots: one number per bot, from the results of each pair of bots.

In Bradley and Terry's model each bot has a strength, and the chances of the bots at a table are in
proportion to their strengths. A rating is the logarithm of a strength on the scale of chess: 400
points more are odds of ten to one between two players.
"""

from collections.abc import Sequence
from math import log10
from random import Random
from typing import NamedTuple

RESAMPLES = 200
_ROUNDS = 2000
_CLOSE = 1e-7


class Pairing(NamedTuple):
    """Games of bot A against one or more of bot B; all pairings play the same deals."""

    a: int
    b: int
    others: int
    """Number of seats that B has."""
    shares: tuple[float, ...]
    """A's share of the wins, deal by deal."""


class Rating(NamedTuple):
    """A bot's rating with its 95% interval."""

    rating: float
    low: float
    high: float


def ratings(bots: int, pairings: Sequence[Pairing], seed: int = 0) -> list[Rating]:
    """Return the rating of each bot, relative to the first, whose rating is 0.

    Intervals come from a bootstrap: deals are resampled, each time for all pairings at once.
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
    """Return the ratings that follow from the given deals."""
    wins = [sum(pairing.shares[deal] for deal in deals) for pairing in pairings]
    logs = [400 * log10(strength) for strength in strengths(bots, pairings, wins, len(deals))]
    return [rating - logs[0] for rating in logs]


def strengths(
    bots: int, pairings: Sequence[Pairing], wins: Sequence[float], deals: int
) -> list[float]:
    """Return the maximum-likelihood strengths, by Hunter's MM algorithm.

    Each pairing gets one more deal that all seats share equally, so that a bot that has won or lost
    every game gets a rating, too.
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
