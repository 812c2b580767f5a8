"""Rollouts: a round played to its end by the rollout policy, epsilon-greedy on mobility.

The greedy turn is the one of some, sampled at random, that leaves its player the most turns for
the next time round. Seats that the opponent model takes for random players take any turn.
"""

from random import Random

from red7.core import Position, Rules, Turn, play, points, scored, turns, view
from red7.core.views import draft_of
from red7.search.equity import stakes
from red7.search.evaluation import Evaluate, Value, World
from red7.search.last_resort import way_out
from red7.search.mobility import mobility_after
from red7.search.policy import EPSILON_PERCENT

MOST_COMPARED = 3
"""Picked with replacement. Fewer than the compiled rollouts compare, so that there are more of
them: up to some hundred rollouts a turn, their number counts for more than their bias."""


def rollout_evaluator(rules: Rules, scores: tuple[int, ...]) -> Evaluate:
    """Evaluates by one rollout, its end looked up in the equity table."""
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
    """The end of a round that the policy plays."""
    position, random_seats = world
    while not position.is_over:
        turn = _policy(position, rng, is_random=bool(random_seats >> position.mover & 1))
        position = play(position, turn[len(position.steps) :])
    return position


def _policy(position: Position, rng: Random, *, is_random: bool) -> Turn:
    """The turn that the mover takes."""
    seen = view(position, position.mover)
    options = turns(seen)
    if not options:
        return way_out(seen, rng)
    if len(options) == 1 or is_random or rng.random() * 100 < EPSILON_PERCENT:
        return rng.choice(options)
    draft = draft_of(seen)
    assert draft is not None
    # Any card of the deck: its order is known here, but not to the player.
    drawn = (rng.choice(position.deck),) if position.deck else ()
    best, most = options[0], -1
    for _ in range(MOST_COMPARED):
        turn = options[int(rng.random() * len(options))]
        value = mobility_after(draft, turn, drawn)
        if value > most:
            best, most = turn, value
    return best
