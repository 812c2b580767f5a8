"""`thrifty`: plays as few cards as possible, because a player with cards left can still answer."""

from random import Random

from red7.core import CANVAS, Turn, View, kind_of, number_of, step_card, turns
from red7.core.views import draft_of
from red7.search.budget import Budget
from red7.search.mobility import outcome_of
from red7.search.policy import last_resort

MOST_TURNS = 60
"""Maximum turns to compare; of more, which only actions allow, a random sample."""


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """Return the turn that spends the fewest cards; among equals, the lowest numbers."""
    draft = draft_of(view)
    choices = list(turns(view))
    if draft is None or not choices:
        return last_resort(view, rng)
    # In random order, so that ties are broken at random.
    choices = rng.sample(choices, min(MOST_TURNS, len(choices)))
    return min(choices, key=lambda turn: (outcome_of(draft, turn).spent, _numbers(turn)))


def _numbers(turn: Turn) -> int:
    """Return the sum of the numbers of the hand cards that a turn plays."""
    return sum(number_of(step_card(step)) for step in turn if kind_of(step) <= CANVAS)
