"""`random`: any turn that keeps it in, each as likely as the others."""

from random import Random

from red7.core import Turn, View, turns
from red7.search.budget import Budget
from red7.search.policy import any_hope


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """One of all turns that keep the view's seat in; a hope or a fold where there is none."""
    choices = turns(view)
    return rng.choice(choices) if choices else any_hope(view, rng)
