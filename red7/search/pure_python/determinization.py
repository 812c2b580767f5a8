"""Determinization: the hidden cards of a view dealt, the likelier the more often.

Hands are dealt at random, weighted by how likely the others would have played as they did with
them (likelihood weighting), and resampled by those weights.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random

from red7.core import CardSet, Position, View, card_set, cards_in, unseen
from red7.search.evaluation import World
from red7.search.pure_python.opponent_model import likelihood, past_choices


def determinize(view: View, rng: Random) -> Position:
    """A position that the view's seat could not tell from the real one."""
    pool = cards_in(unseen(view))
    rng.shuffle(pool)
    hands: list[CardSet] = []
    for seat, (known, count) in enumerate(zip(view.known, view.hand_counts, strict=True)):
        mine = view.hand if seat == view.seat else known
        missing = 0 if seat == view.seat else count - known.bit_count()
        hands.append(mine | card_set(pool.pop() for _ in range(missing)))
    return Position(
        rules=view.rules,
        mover=view.mover,
        hands=tuple(hands),
        palettes=view.palettes,
        strengths=view.strengths,
        out=view.out,
        canvas=view.canvas,
        deck=(*view.top, *pool),
        known_top=len(view.top),
        known=view.known,
        score=view.score,
        steps=view.steps,
        drew=view.drew,
        history=view.history,
    )


def sample_worlds(view: View, rng: Random, portions: Iterable[int]) -> list[World]:
    """Worlds that a view allows, all of one weight.

    `portions` are how many to deal at a time, for as long as there are any.
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
    """Systematic resampling (Kitagawa 1996): as many numbers as there are weights.

    One random offset from 0 to 1 for all: evenly spaced points on the line of summed weights,
    so that each number comes up as often as its weight says, give or take one.
    """
    sums = list(accumulate(weights))
    gap, last = sums[-1] / len(sums), len(sums) - 1
    return [min(bisect_left(sums, (n + offset) * gap), last) for n in range(len(sums))]
