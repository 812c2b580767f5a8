"""`oracle`: sees all cards. No opponent for anybody; it shows how far play could go."""

from random import Random

import numpy as np

from red7.bots.bot_protocol import Player
from red7.core import FOLD, Position, Step, Turn, view
from red7.search.budget import Budget
from red7.search.compiled.candidates import candidates
from red7.search.compiled.determinization import POOLED, Known
from red7.search.compiled.flat_monte_carlo import Clock
from red7.search.compiled.ismcts import Tree, grown
from red7.search.equity import stakes
from red7.search.last_resort import last_resort
from red7.sim.row_layout import packed

MILLISECONDS = 45.0
RIPE = 2
"""How often a turn must have been taken before the search looks beyond it."""


def foreseen(position: Position, rng: Random, budget: Budget) -> Turn:
    """The turn to take for somebody who knows every hand and the deck's order."""
    seen = view(position, position.turn)
    row, hands = packed(position), np.zeros(POOLED, dtype=np.int64)
    hands[: len(position.hands)] = position.hands
    found = candidates(seen, Known(row, np.zeros(4, dtype=np.int64), 0))
    if found.turns in ([], [(FOLD,)]):
        return last_resort(seen, rng)
    if len(found.turns) == 1:
        return found.turns[0]
    table = stakes(position.rules, position.score.points)
    tree = Tree(row, hands, found, table, RIPE, rng)
    return grown(tree, Clock(budget, MILLISECONDS)).best()


def oracle(rng: Random, budget: Budget | None) -> Player:
    """Takes a seat in the arena."""
    plan: list[Step] = []

    def choose(position: Position) -> Step:
        if not position.steps or not plan:
            turn = foreseen(position, rng, Budget(MILLISECONDS) if budget is None else budget)
            plan[:] = turn[len(position.steps) :]
        return plan.pop(0)

    return choose
