"""`sampler`: tries its turns in many worlds that its view allows, and takes the best.

It plays for the match: a round that looks lost is folded while that is cheap.
"""

from random import Random

from red7.core import FOLD, Turn, View
from red7.search.budget import Budget
from red7.search.engines import estimates
from red7.search.policy import last_resort


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that gains the most; where only folding is left, a hope if there is one."""
    found = estimates(view, rng, budget)
    if not found or [each.turn for each in found] == [(FOLD,)]:
        return last_resort(view, rng)
    return found[0].turn
