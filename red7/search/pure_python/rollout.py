"""Rollouts: a round played to its end by the rollout policy, epsilon-greedy on mobility.

The greedy turn is the turn with the most mobility among a few sampled at random. Seats that the
opponent model takes for random players always take a random turn.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple, TypeAlias

from red7.core import Position, Rules, Turn, play, points, scored, turns, view
from red7.core.views import draft_of
from red7.search.equity import stakes
from red7.search.mobility import mobility_after
from red7.search.policy import EPSILON_PERCENT, way_out
from red7.search.pure_python.determinization import World

MOST_COMPARED = 3
"""Number of turns that a greedy player compares, sampled with replacement.

The compiled rollouts compare more turns. Here there are at most a few hundred rollouts per turn,
and then more rollouts help more than less bias does.
"""


class Value(NamedTuple):
    """The value of a position."""

    match: tuple[float, ...]
    """Every seat's chance to win the match; without scoring, the round."""
    round: tuple[float, ...]
    """Every seat's chance to win the round."""


Evaluate: TypeAlias = Callable[[World, Random], Value]
"""Evaluates a position at the start of a turn, in the middle of one, or at the end of a round."""


def rollout_evaluator(rules: Rules, scores: tuple[int, ...]) -> Evaluate:
    """Return an evaluator that plays one rollout and looks up its end in the equity table."""
    table, seats = stakes(rules, scores), range(len(scores))

    def evaluate(world: World, rng: Random) -> Value:
        end = rollout(world, rng)
        winner, won = end.winner, points(scored(end))
        assert winner is not None
        return Value(
            tuple(table[seat][winner][won] for seat in seats),
            tuple(float(seat == winner) for seat in seats),
        )

    return evaluate


def rollout(world: World, rng: Random) -> Position:
    """Play a round to its end by the policy. Return the last position."""
    position, random_seats = world
    while not position.is_over:
        turn = _policy(position, rng, is_random=bool(random_seats >> position.mover & 1))
        position = play(position, turn[len(position.steps) :])
    return position


def _policy(position: Position, rng: Random, *, is_random: bool) -> Turn:
    """Return the turn that the mover takes."""
    seen = view(position, position.mover)
    options = turns(seen)
    if not options:
        return way_out(seen, rng)
    if len(options) == 1 or is_random or rng.random() * 100 < EPSILON_PERCENT:
        return rng.choice(options)
    draft = draft_of(seen)
    assert draft is not None
    # A random card of the deck: the player does not know its order.
    drawn = (rng.choice(position.deck),) if position.deck else ()
    best, most = options[0], -1
    for _ in range(MOST_COMPARED):
        turn = options[int(rng.random() * len(options))]
        value = mobility_after(draft, turn, drawn)
        if value > most:
            best, most = turn, value
    return best
