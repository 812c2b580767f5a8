"""`random`: plays any turn that keeps it in, all with equal chances."""

from random import Random

from red7.core import Turn, View, turns
from red7.search.budget import Budget
from red7.search.policy import any_hope


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """Return any turn that keeps the view's seat in; if there is none, a hope or a fold."""
    choices = turns(view)
    return rng.choice(choices) if choices else any_hope(view, rng)
