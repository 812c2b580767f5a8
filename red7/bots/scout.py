"""`scout`: grows a tree over all the worlds that its view allows, the likely ones first.

It plays for the match, too: a round that looks lost is folded while that is cheap.
"""

from random import Random

from red7.bots.candidates import candidates
from red7.bots.equity import stakes
from red7.bots.growing import Tree, grown
from red7.bots.last_resort import last_resort
from red7.bots.opponent import Budget, Opponent, by_turns
from red7.bots.plainly import plainly
from red7.bots.trying import Clock
from red7.bots.worlds import deal_hands, known_to
from red7.core import FOLD, Turn, View
from red7.sim import is_ready

MILLISECONDS = 45.0
"""Its usual budget, with something left for what surrounds the search."""
RIPE = 50
"""How often a turn must have been taken before the search looks beyond it."""


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that the tree settles on; where only folding is left, a hope if there is one."""
    if not (budget.may_wait or is_ready()):
        return plainly(view, rng, budget)
    clock, known = Clock(budget, MILLISECONDS), known_to(view)
    found = candidates(view, known)
    if found.turns in ([], [(FOLD,)]):
        return last_resort(view, rng)
    if len(found.turns) == 1:
        return found.turns[0]
    hands = deal_hands(view, known, rng, clock.portions())
    table = stakes(view.rules, view.score.points)
    return grown(Tree(known.row, hands, found, table, RIPE, rng), clock).best()


SCOUT = Opponent(
    "scout",
    by_turns(plan),
    Budget(milliseconds=MILLISECONDS),
    "Thinks several turns ahead, judges hands by how they were played, and folds in time.",
    compiled=True,
)
