"""A tree of turns, grown for as long as a budget lasts."""

from random import Random

import numpy as np
from numpy.typing import NDArray

from red7.core import FOLD, Position, Turn, View, view
from red7.search.budget import Budget
from red7.search.compiled.candidates import Candidates, candidates, written_out
from red7.search.compiled.determinization import POOLED, Known, deal_hands, known_to
from red7.search.compiled.flat_monte_carlo import Clock
from red7.search.compiled.ismcts_kernels import (
    CHANCE_NOW,
    LOOKS,
    MOST_DEEP,
    MOST_NODES,
    PASSES,
    RIPE,
    SLOTS,
    USED,
    grow,
)
from red7.search.compiled.stakes_array import StakesArray, stakes_array
from red7.sim.row_layout import WORDS, Rows, packed
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN
from red7.sim.turns_without_actions import SCRATCH

PASSES_AT_ONCE = 16
CURIOSITY = 0.5
"""Times the stakes, how much a turn that was taken seldom is worth a further look."""
RIPE_FOR_VIEWS, RIPE_IN_THE_OPEN = 200, 2
"""How often a turn must have been taken before the search looks beyond it."""
_TYPICAL = 12
"""What a winner scores, more or less."""


def _words(count: int) -> NDArray[np.int64]:
    return np.zeros(count, dtype=np.int64)


class Tree:
    """A tree over the worlds that some hands stand for."""

    def __init__(
        self, row: Rows, hands: Rows, found: Candidates, stakes: StakesArray, ripe: int, rng: Random
    ) -> None:
        count = len(found.turns)
        self.found, self.hands, self.stakes = found, hands, stakes
        self.rows, self.tree = np.concatenate([row, _words(WORDS)]), _words(4)
        self.tree[USED], self.tree[CHANCE_NOW] = count, rng.getrandbits(62)
        self.tree[PASSES], self.tree[RIPE] = 1, ripe
        self.visits, self.wins, self.slots = _words(MOST_NODES), _words(count), _words(2 * SLOTS)
        self.gains, self.means = np.zeros(MOST_NODES), np.zeros(MOST_NODES)
        spread = stakes[:, :, _TYPICAL].max(axis=1) - stakes[:, :, _TYPICAL].min(axis=1)
        self.scales = CURIOSITY * spread
        self.path, self.looks = _words(3 * MOST_DEEP), _words(2 * LOOKS)
        self.scratch, self.steps = _words(SCRATCH), _words(MOST_IN_TURN)
        self.groups = np.empty(MOST_GROUPS * GROUP, dtype=np.int64)

    def go_on(self, passes: int) -> None:
        """Pass through the tree some more times."""
        grow(
            self.rows,
            self.hands,
            self.found.words,
            self.stakes,
            passes,
            self.tree,
            self.visits,
            self.gains,
            self.means,
            self.wins,
            self.slots,
            self.scales,
            self.path,
            self.looks,
            self.scratch,
            self.groups,
            self.steps,
        )

    def best(self) -> Turn:
        """The candidate that was taken the most, or of several the one that gained the most."""
        count = len(self.found.turns)
        worth = list(zip(self.visits[:count], self.gains[:count], strict=True))
        return self.found.turns[max(range(count), key=worth.__getitem__)]


def search(seen: View, rng: Random, turns: list[Turn], budget: Budget) -> Turn:
    """The best of some turns of a view's seat."""
    clock, known = Clock(budget), known_to(seen)
    hands = deal_hands(seen, known, rng, clock.portions())
    table, first = stakes_array(seen.rules, seen.score.points), written_out(seen, turns)
    return grown(Tree(known.row, hands, first, table, RIPE_FOR_VIEWS, rng), clock).best()


def search_open(position: Position, rng: Random, budget: Budget) -> Turn | None:
    """The best turn for somebody who sees all hands and the deck; None if none stays in."""
    row, hands = packed(position), np.zeros(POOLED, dtype=np.int64)
    hands[: len(position.hands)] = position.hands
    seen, known = view(position, position.turn), Known(row, np.zeros(4, dtype=np.int64), 0)
    found = candidates(seen, known)
    if found.turns in ([], [(FOLD,)]):
        return None
    if len(found.turns) == 1:
        return found.turns[0]
    table = stakes_array(position.rules, position.score.points)
    return grown(Tree(row, hands, found, table, RIPE_IN_THE_OPEN, rng), Clock(budget)).best()


def grown(tree: Tree, clock: Clock) -> Tree:
    """The tree, grown for as long as the budget lasts."""
    if clock.playouts is not None:
        tree.go_on(max(clock.playouts, len(tree.found.turns)))
        return tree
    tree.go_on(PASSES_AT_ONCE)
    while clock.has(1.0):
        tree.go_on(PASSES_AT_ONCE)
    return tree
