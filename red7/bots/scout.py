"""`scout`: grows a tree over all the worlds that its view allows, the likely ones first.

It plays for the match, too: a round that looks lost is folded while that is cheap.
"""

from random import Random

from red7.bots.bot_protocol import Bot, by_turns
from red7.bots.characters import CHARACTERS
from red7.core import FOLD, Turn, View
from red7.search.budget import Budget
from red7.search.compiled.candidates import written_out
from red7.search.compiled.determinization import deal_hands, known_to
from red7.search.compiled.flat_monte_carlo import Clock, tried
from red7.search.compiled.ismcts import Tree, grown
from red7.search.equity import stakes
from red7.search.last_resort import last_resort
from red7.sim import is_ready

MILLISECONDS = 45.0
"""Its usual budget, with something left for what surrounds the search."""
SHORTLIST, LISTING = 4, 0.4
"""How many turns the tree begins with, and the share of the budget that goes into finding them."""
RIPE = 200
"""How often a turn must have been taken before the search looks beyond it."""


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that the tree settles on; where only folding is left, a hope if there is one."""
    listing, growing = _shared_out(budget)
    found = [each.turn for each in tried(view, rng, listing)]
    if found in ([], [(FOLD,)]):
        return last_resort(view, rng)
    if len(found) == 1 or not (budget.may_wait or is_ready()):
        return found[0]
    clock, known = Clock(growing, MILLISECONDS), known_to(view)
    hands = deal_hands(view, known, rng, clock.portions())
    table, first = stakes(view.rules, view.score.points), written_out(view, found[:SHORTLIST])
    return grown(Tree(known.row, hands, first, table, RIPE, rng), clock).best()


def _shared_out(budget: Budget) -> tuple[Budget, Budget]:
    """A budget for the shortlist, and one for the tree."""
    if budget.playouts is not None:
        listing = int(budget.playouts * LISTING)
        growing = budget.playouts - listing
        return budget._replace(playouts=listing), budget._replace(playouts=growing)
    whole = budget.milliseconds or MILLISECONDS
    shares = (LISTING * whole, (1 - LISTING) * whole)
    return budget._replace(milliseconds=shares[0]), budget._replace(milliseconds=shares[1])


SCOUT = Bot("scout", by_turns(plan), Budget(milliseconds=MILLISECONDS), *CHARACTERS["scout"])
