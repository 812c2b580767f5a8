"""Flat Monte Carlo with sequential halving (Karnin, Koren & Somekh 2013), on kernels.

All candidates are rolled out in the same determinizations; after each phase the worse half is
dropped. Unlike in the paper, a turn keeps the rewards of earlier phases.
"""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from red7.core import Turn, View
from red7.search.budget import Budget, Clock, Estimate
from red7.search.compiled.candidates import Candidates, candidates, play_candidate
from red7.search.compiled.determinization import (
    InformationSet,
    copy_row,
    determinize,
    information_set,
    sample_hands,
)
from red7.search.compiled.rollout import evaluate
from red7.search.compiled.workspace import (
    EMPTY,
    LEAF,
    ROUND,
    WORLD,
    Workspace,
    stakes_array,
    words,
    workspace,
)
from red7.sim.array_types import Reals, Words
from red7.sim.jit import entry, signature_of
from red7.sim.row_layout import MOVER, PLAYERS, Rows

DEFAULT_BUDGET_MS = 8.0
"""Milliseconds to think if the budget has no time."""
SAMPLING_SHARE = 0.2
"""Share of the time for sampling and weighing hands."""
HANDS_AT_ONCE, MOST_HANDS = 32, 512
"""Number of hands sampled between two looks at the clock, and in all."""


@entry(signature_of(EMPTY, words(0), np.zeros((0, 0)), np.zeros(0), 0, 0))
def _sample_turns(
    work: Workspace, alive: Words, rewards: Reals, wins: Reals, worlds: int, rng_state: int
) -> int:
    """Evaluate each remaining turn in the same determinizations, and add up the rewards.

    `rewards` has a row for each turn and a column for each seat. Return the generator's state.
    """
    rows, values = work.rows, work.values
    seat, players = rows[MOVER], rows[PLAYERS]
    for _ in range(worlds):
        rng_state = determinize(work, WORLD, rng_state)
        for index in range(len(alive)):
            turn = alive[index]
            copy_row(rows, WORLD, LEAF)
            play_candidate(work, LEAF, turn)
            evaluate(work, LEAF)
            for other in range(players):
                rewards[turn, other] += values[other]
            wins[turn] += values[ROUND + seat]
    return rng_state


class FlatMonteCarlo:
    """The rewards of some turns of one view."""

    def __init__(self, view: View, info: InformationSet, found: Candidates, hands: Rows) -> None:
        count, table = len(found.turns), stakes_array(view.rules, view.score.points)
        self.turns, self.seat = found.turns, view.mover
        self.work = workspace(info.row, hands, found.words, table)
        self.rewards, self.wins = np.zeros((count, len(view.palettes))), np.zeros(count)
        self.worlds = words(count)

    def sample(self, alive: NDArray[np.int64], worlds: int, rng_state: int) -> int:
        """Roll some turns out in more determinizations. Return the generator's state."""
        rng_state = _sample_turns(self.work, alive, self.rewards, self.wins, worlds, rng_state)
        self.worlds[alive] += worlds
        return rng_state

    def best_first(self, turns: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the given turns, those with the highest mean reward of the mover first."""
        means = self.rewards[turns, self.seat] / np.maximum(self.worlds[turns], 1)
        return turns[np.argsort(-means, kind="stable")]

    def estimate(self, turn: int) -> Estimate:
        """Return the estimate of a turn."""
        worlds = int(self.worlds[turn])
        match = tuple((self.rewards[turn] / worlds).tolist())
        return Estimate(self.turns[turn], float(self.wins[turn]) / worlds, match, worlds)


def estimates(
    view: View, rng: Random, budget: Budget, *, also: Sequence[Turn] = ()
) -> list[Estimate]:
    """Return estimates of the candidates and the turns in `also`, the best for the mover first."""
    clock, info = Clock(budget, DEFAULT_BUDGET_MS, SAMPLING_SHARE), information_set(view)
    found = candidates(view, info, also)
    if not found.turns:
        return []
    hands = sample_hands(view, info, rng, clock.portions(HANDS_AT_ONCE, MOST_HANDS))
    search = FlatMonteCarlo(view, info, found, hands)
    kept = np.array([found.turns.index(turn) for turn in dict.fromkeys(also)], dtype=np.int64)
    alive = _halved(search, clock, kept, rng.getrandbits(62))
    rest = np.setdiff1d(np.arange(len(found.turns)), alive)
    return [search.estimate(n) for n in (*search.best_first(alive), *search.best_first(rest))]


def _halved(
    search: FlatMonteCarlo, clock: Clock, kept: NDArray[np.int64], rng_state: int
) -> NDArray[np.int64]:
    """Return the turns that are left after the last phase of sequential halving."""
    count = len(search.turns)
    phases = max(1, (count - 1).bit_length())
    alive = np.arange(count)
    for phase in range(phases):
        order = search.best_first(alive)
        alive = np.union1d(order[: max(2, -(-count >> phase))], kept)
        for worlds in clock.batches(len(alive), phase, phases):
            rng_state = search.sample(alive, worlds, rng_state)
    return alive
