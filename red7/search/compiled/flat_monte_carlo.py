"""Trying: what each turn comes to in many worlds, turns that do badly given up on early."""

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from red7.core import Turn, View
from red7.search.budget import Budget
from red7.search.compiled.candidates import Candidates, candidates
from red7.search.compiled.determinization import Known, deal_hands, known_to
from red7.search.compiled.flat_monte_carlo_kernels import try_turns
from red7.search.compiled.stakes_array import stakes_array
from red7.search.estimate import Tried as Tried
from red7.sim.row_layout import WORDS, Rows
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN
from red7.sim.turns_without_actions import SCRATCH

PORTION = 32
"""How many hands are dealt between two looks at the clock."""
MOST_HANDS = 512
USUAL = 8.0
"""Milliseconds, where the budget does not say."""
DEALING = 0.2
"""The share of the time that goes into dealing hands and weighing them."""


class Clock:
    """A budget that is being spent."""

    def __init__(self, budget: Budget) -> None:
        self.playouts = budget.playouts
        self.start = perf_counter()
        self.seconds = (budget.milliseconds or USUAL) / 1000

    def has(self, share: float) -> bool:
        """Whether less than a share of the time has gone."""
        return perf_counter() - self.start < share * self.seconds

    def portions(self) -> Iterator[int]:
        """How many hands to deal at a time, a few in any case."""
        if self.playouts is not None:
            yield min(max(PORTION, self.playouts // 8), MOST_HANDS)
            return
        for dealt in range(0, MOST_HANDS, PORTION):
            if not dealt or self.has(DEALING):
                yield PORTION

    def batches(self, turns: int, phase: int, phases: int) -> Iterator[int]:
        """How many worlds to try some turns in at a time, once in any case."""
        if self.playouts is not None:
            yield max(1, self.playouts // (phases * turns))
            return
        share = DEALING + (1 - DEALING) * (phase + 1) / phases
        yield 1
        while self.has(share):
            yield 1


class Trial:
    """Turns being tried from one view."""

    def __init__(self, view: View, known: Known, found: Candidates, hands: Rows) -> None:
        count, players = len(found.turns), len(view.palettes)
        self.found, self.hands = found, hands
        self.rows = np.concatenate([known.row, np.zeros(2 * WORDS, dtype=np.int64)])
        self.stakes = stakes_array(view.rules, view.score.points)
        self.gains, self.wins = np.zeros((count, players)), np.zeros(count, dtype=np.int64)
        self.worlds, self.seat = np.zeros(count, dtype=np.int64), view.turn
        self.scratch = np.empty(SCRATCH, dtype=np.int64)
        self.groups = np.empty(MOST_GROUPS * GROUP, dtype=np.int64)
        self.steps = np.empty(MOST_IN_TURN, dtype=np.int64)

    def go_on(self, alive: NDArray[np.int64], worlds: int, chance: int) -> int:
        """Try some of the turns in some more worlds; gives the generator's next state."""
        chance = try_turns(
            self.rows,
            self.hands,
            self.found.words,
            alive,
            self.stakes,
            worlds,
            chance,
            self.gains,
            self.wins,
            self.scratch,
            self.groups,
            self.steps,
        )
        self.worlds[alive] += worlds
        return chance

    def best_first(self, turns: NDArray[np.int64]) -> NDArray[np.int64]:
        """Some of the turns in the order of what they gained the mover."""
        means = self.gains[turns, self.seat] / np.maximum(self.worlds[turns], 1)
        return turns[np.argsort(-means, kind="stable")]

    def told(self, turn: int) -> Tried:
        """What a turn came to."""
        worlds = int(self.worlds[turn])
        match = tuple((self.gains[turn] / worlds).tolist())
        return Tried(self.found.turns[turn], float(self.wins[turn]) / worlds, match, worlds)


def tried(view: View, rng: Random, budget: Budget, *, also: Sequence[Turn] = ()) -> list[Tried]:
    """All turns worth a try, best for the mover first, if the view's seat is to move.

    Those in `also`, legal turns from the turn's start, are tried to the end in any case.
    """
    clock, known = Clock(budget), known_to(view)
    found = candidates(view, known, also)
    if not found.turns:
        return []
    trial = Trial(view, known, found, deal_hands(view, known, rng, clock.portions()))
    count, chance = len(found.turns), rng.getrandbits(62)
    phases = max(1, (count - 1).bit_length())
    kept = np.array([found.turns.index(turn) for turn in dict.fromkeys(also)], dtype=np.int64)
    alive = order = np.arange(count)
    for phase in range(phases):
        order = trial.best_first(alive)
        alive = np.union1d(order[: max(2, -(-count >> phase))], kept)
        for worlds in clock.batches(len(alive), phase, phases):
            chance = trial.go_on(alive, worlds, chance)
    rest = np.setdiff1d(np.arange(count), alive)
    ranked = [*trial.best_first(alive), *trial.best_first(rest)]
    return [trial.told(turn) for turn in ranked]
