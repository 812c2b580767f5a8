"""`random`: any turn that keeps it in, each as likely as the others."""

from random import Random

from red7.bots.characters import CHARACTERS
from red7.bots.last_resort import any_hope
from red7.bots.opponent import Budget, Opponent, by_turns
from red7.core import Turn, View, turns


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """One of all turns that keep the view's seat in; a hope or a fold where there is none."""
    choices = turns(view)
    return rng.choice(choices) if choices else any_hope(view, rng)


RANDOM = Opponent("random", by_turns(plan), Budget(), *CHARACTERS["random"])
