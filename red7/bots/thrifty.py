"""`thrifty`: holds on to its cards, for whoever has cards left can still answer."""

from random import Random

from red7.core import CANVAS, Turn, View, kind_of, number_of, step_card, turns
from red7.core.views import draft_of
from red7.search.budget import Budget
from red7.search.mobility import outcome_of
from red7.search.policy import last_resort

MOST_TURNS = 60
"""How many turns it looks at; of more than that, which only actions give, a random sample."""


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that costs the fewest cards; of those the one with the lowest numbers."""
    draft = draft_of(view)
    choices = list(turns(view))
    if draft is None or not choices:
        return last_resort(view, rng)
    # In any order, so that what is equal in both comes out by chance.
    choices = rng.sample(choices, min(MOST_TURNS, len(choices)))
    return min(choices, key=lambda turn: (outcome_of(draft, turn).spent, _numbers(turn)))


def _numbers(turn: Turn) -> int:
    """The sum of the numbers of the hand cards that a turn plays."""
    return sum(number_of(step_card(step)) for step in turn if kind_of(step) <= CANVAS)
