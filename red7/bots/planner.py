"""`planner`: keeps as many turns as possible open for its next time round."""

from random import Random

from red7.core import Turn, View
from red7.search.budget import Budget
from red7.search.mobility import ranked
from red7.search.policy import last_resort


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """Return the turn after which the most turns would keep the view's seat in next time round."""
    found = ranked(view, rng)
    return found[0] if found else last_resort(view, rng)
