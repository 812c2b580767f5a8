"""`scout`: information-set Monte Carlo tree search over a short list of its turns.

It plays for the match, too: it folds a round that looks lost while folding is cheap.
"""

from random import Random

from red7.core import FOLD, Turn, View
from red7.search import engines
from red7.search.budget import Budget
from red7.search.policy import last_resort

SHORTLIST, LISTING = 4, 0.4
"""Number of turns at the root of the tree, and the share of the budget for finding them."""


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """Return the turn that the tree search selects; if only a fold is left, a hope if any."""
    has_tree = engines.is_compiled_for(budget)
    listing = budget.part(LISTING) if has_tree else budget
    found = [each.turn for each in engines.estimates(view, rng, listing)]
    if found in ([], [(FOLD,)]):
        return last_resort(view, rng)
    if len(found) == 1 or not has_tree:
        return found[0]
    from red7.search.compiled import ismcts

    return ismcts.search(view, rng, found[:SHORTLIST], budget.less(listing))
