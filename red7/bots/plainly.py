"""The plain engine: a search in pure Python, for whoever cannot wait for the compiler.

It tries the turns with the best prospects in worlds that the view allows, with players who
take any turn. It is a hundred times slower than the compiled one, and weaker.
"""

from collections.abc import Iterator
from random import Random
from time import perf_counter

from red7.bots.last_resort import last_resort
from red7.bots.opponent import Budget
from red7.bots.planner import ranked
from red7.core import (
    FOLD,
    CardSet,
    Position,
    Turn,
    View,
    card_set,
    cards_in,
    play,
    points,
    scored,
    turns,
    unseen,
    view,
)
from red7.core.match import TARGETS

MOST_CANDIDATES = 6
USUAL = 20.0
"""Milliseconds, where the budget does not say."""


def plainly(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that gains the most in a few worlds, or the last resort where there is none."""
    choices = ranked(view, rng)[:MOST_CANDIDATES]
    if not choices:
        return last_resort(view, rng)
    if view.rules.scoring and not view.steps:
        choices.append((FOLD,))
    gains = dict.fromkeys(choices, 0.0)
    for world in _worlds(view, rng, budget, len(choices)):
        for turn in choices:
            gains[turn] += _gain(play(world, turn[len(view.steps) :]), view.turn, rng)
    return max(choices, key=gains.__getitem__)


def _worlds(view: View, rng: Random, budget: Budget, turns: int) -> Iterator[Position]:
    """Worlds for as long as the budget lasts, one at least."""
    if budget.playouts is not None:
        for _ in range(max(1, budget.playouts // turns)):
            yield world_of(view, rng)
        return
    end = perf_counter() + (budget.milliseconds or USUAL) / 1000
    yield world_of(view, rng)
    while perf_counter() < end:
        yield world_of(view, rng)


def world_of(view: View, rng: Random) -> Position:
    """A position that the view's seat could not tell from the real one."""
    pool = cards_in(unseen(view))
    rng.shuffle(pool)
    hands: list[CardSet] = []
    for seat, (known, count) in enumerate(zip(view.known, view.hand_counts, strict=True)):
        mine = view.hand if seat == view.seat else known
        missing = 0 if seat == view.seat else count - known.bit_count()
        hands.append(mine | card_set(pool.pop() for _ in range(missing)))
    return Position(
        view.rules,
        view.turn,
        tuple(hands),
        view.palettes,
        view.strengths,
        view.out,
        view.canvas,
        (*view.top, *pool),
        len(view.top),
        view.known,
        view.score,
        view.steps,
        view.drew,
    )


def _gain(position: Position, seat: int, rng: Random) -> float:
    """What a playout brings a seat: the round or, where points count, a share of the way."""
    while not position.is_over:
        choices = turns(view(position, position.turn))
        position = play(position, rng.choice(choices) if choices else (FOLD,))
    won = position.turn == seat
    if not position.rules.scoring:
        return float(won)
    gained = min(points(scored(position)) / TARGETS[len(position.out)], 1.0)
    return gained if won else -gained
