"""`oracle`: sees all cards; not an opponent for people, but an upper limit to measure bots by."""

from random import Random

from red7.bots.bot_protocol import Player
from red7.core import Position, Step, Turn, view
from red7.search import engines
from red7.search.budget import Budget
from red7.search.policy import last_resort

USUAL = Budget(milliseconds=45.0)


def foreseen(position: Position, rng: Random, budget: Budget) -> Turn:
    """Return the best turn for a mover that knows every hand and the deck's order."""
    found = engines.best_in_the_open(position, rng, budget)
    return last_resort(view(position, position.mover), rng) if found is None else found


def oracle(rng: Random, budget: Budget | None) -> Player:
    """Return a player for the arena that sees all cards."""
    plan: list[Step] = []

    def choose(position: Position) -> Step:
        if not position.steps or not plan:
            turn = foreseen(position, rng, USUAL if budget is None else budget)
            plan[:] = turn[len(position.steps) :]
        return plan.pop(0)

    return choose
