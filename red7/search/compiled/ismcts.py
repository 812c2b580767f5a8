"""Information-set MCTS for a view, and plain MCTS for somebody who sees all cards."""

from random import Random

from red7.core import FOLD, Position, Turn, View, view
from red7.search.budget import Budget, Clock
from red7.search.compiled.candidates import Candidates, candidates, written_out
from red7.search.compiled.determinization import (
    PARTICLE,
    InformationSet,
    information_set,
    sample_hands,
)
from red7.search.compiled.flat_monte_carlo import MOST_HANDS, PORTION, SAMPLING, USUAL
from red7.search.compiled.ismcts_kernels import iterate, tree
from red7.search.compiled.stakes_array import StakesArray, stakes_array
from red7.search.compiled.workspace import SEATS, words, workspace
from red7.sim.row_layout import Rows, packed

ITERATIONS_AT_ONCE = 16
"""Between two looks at the clock."""
EXPLORATION = 0.5
"""The exploration constant, in units of what the round is about for a seat."""
EXPANSION_THRESHOLD, OPEN_EXPANSION_THRESHOLD = 200, 2
"""How often a node must have been visited before it is expanded; the latter with open hands,
where there is but one determinization, and every visit tells of the same."""
_TYPICAL = 12
"""What a winner scores, more or less."""


class Ismcts:
    """A search over the determinizations that some particles stand for."""

    def __init__(
        self, row: Rows, particles: Rows, found: Candidates, stakes: StakesArray, threshold: int
    ) -> None:
        self.turns = found.turns
        self.work = workspace(row, particles, found.words, stakes)
        typical = stakes[:, :, _TYPICAL]
        self.exploration = EXPLORATION * (typical.max(axis=1) - typical.min(axis=1))
        self.threshold = threshold

    def best(self, rng: Random, clock: Clock) -> Turn:
        """The candidate that was visited the most, or of several the one with most reward."""
        count = len(self.turns)
        grown = tree(count, self.exploration, self.threshold, rng.getrandbits(62))
        if clock.rollouts is not None:
            iterate(self.work, grown, max(clock.rollouts, count))
        else:
            iterate(self.work, grown, ITERATIONS_AT_ONCE)
            while clock.has(1.0):
                iterate(self.work, grown, ITERATIONS_AT_ONCE)
        worth = [(grown.visits[turn], grown.rewards[turn]) for turn in range(count)]
        return self.turns[max(range(count), key=worth.__getitem__)]


def search(seen: View, rng: Random, turns: list[Turn], budget: Budget) -> Turn:
    """The best of some turns of a view's seat."""
    clock, info = Clock(budget, USUAL, SAMPLING), information_set(seen)
    particles = sample_hands(seen, info, rng, clock.portions(PORTION, MOST_HANDS))
    table, found = stakes_array(seen.rules, seen.score.points), written_out(seen, turns)
    return Ismcts(info.row, particles, found, table, EXPANSION_THRESHOLD).best(rng, clock)


def search_open(position: Position, rng: Random, budget: Budget) -> Turn | None:
    """The best turn for somebody who sees all hands and the deck; None if none stays in."""
    row, particle = packed(position), words(PARTICLE)
    particle[: len(position.hands)] = position.hands
    found = candidates(view(position, position.mover), InformationSet(row, words(SEATS), 0))
    if found.turns in ([], [(FOLD,)]):
        return None
    if len(found.turns) == 1:
        return found.turns[0]
    table, clock = stakes_array(position.rules, position.score.points), Clock(budget, USUAL, 0.0)
    return Ismcts(row, particle, found, table, OPEN_EXPANSION_THRESHOLD).best(rng, clock)
