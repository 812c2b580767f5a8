"""`sampler`: compares its turns by rollouts of many determinizations, and plays the best.

It plays for the match: it folds a round that looks lost while folding is cheap.
"""

from random import Random

from red7.core import FOLD, Turn, View
from red7.search.budget import Budget
from red7.search.engines import estimates
from red7.search.policy import last_resort


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """Return the turn with the best estimate; if only a fold is left, a hope if there is one."""
    found = estimates(view, rng, budget)
    if not found or [each.turn for each in found] == [(FOLD,)]:
        return last_resort(view, rng)
    return found[0].turn
