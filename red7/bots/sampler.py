"""`sampler`: tries its turns in many worlds that its view allows, and takes the best."""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple

import numpy as np

from red7.bots.candidates import candidates
from red7.bots.equity import stakes
from red7.bots.flat import try_turns
from red7.bots.last_resort import last_resort
from red7.bots.opponent import Budget, Opponent, by_turns
from red7.bots.worlds import known_to
from red7.core import Turn, View
from red7.sim.layout import WORDS
from red7.sim.plain import SCRATCH
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN

HABIT = 20
"""In percent, how often the players of its thoughts take any turn."""


class Tried(NamedTuple):
    """A turn, and what trying it came to."""

    turn: Turn
    round: float
    """The share of worlds in which it won the round."""
    match: float
    """The chance to win the match, on average over the worlds."""
    worlds: int


def tried(view: View, rng: Random, budget: Budget, habit: int = HABIT) -> list[Tried]:
    """All turns worth a try, best first. Turns that do badly are given up on early."""
    known = known_to(view)
    found = candidates(view, known)
    count = len(found.turns)
    rows = np.concatenate([known.row, np.zeros(2 * WORDS, dtype=np.int64)])
    scratch, steps = np.empty(SCRATCH, dtype=np.int64), np.empty(MOST_IN_TURN, dtype=np.int64)
    groups = np.empty(MOST_GROUPS * GROUP, dtype=np.int64)
    gains, wins = np.zeros(count), np.zeros(count, dtype=np.int64)
    worlds = np.zeros(count, dtype=np.int64)
    table = stakes(view.rules, view.score.points)
    alive, chance = np.arange(count), rng.getrandbits(62)
    for keep, often in _phases(count, budget):
        alive = alive[np.argsort(-gains[alive] / np.maximum(worlds[alive], 1), kind="stable")][:keep]
        for batch in often:
            chance = try_turns(
                rows, known.hidden, found.words, alive, table, batch, habit, chance, gains, wins,
                scratch, groups, steps,
            )
            worlds[alive] += batch
    order = [*alive[np.argsort(-gains[alive] / worlds[alive], kind="stable")]]
    order += sorted(set(range(count)) - set(order), key=lambda turn: -gains[turn] / worlds[turn])
    return [
        Tried(found.turns[turn], wins[turn] / worlds[turn], gains[turn] / worlds[turn], worlds[turn])
        for turn in order
    ]


BATCH = 2


def _phases(count: int, budget: Budget) -> Iterator[tuple[int, Iterator[int]]]:
    """Successive halving: how many turns to keep, and batches of worlds as the budget allows."""
    phases = max(1, (count - 1).bit_length())
    start, limit = perf_counter(), budget.milliseconds
    for phase in range(phases):
        keep = max(2, -(-count >> phase) if False else (count + (1 << phase) - 1) >> phase)
        if budget.playouts is not None:
            share = max(1, budget.playouts // (phases * keep))
            yield keep, iter([share])
        else:
            until = start + (8.0 if limit is None else limit) / 1000 * (phase + 1) / phases
            yield keep, _until(until)


def _until(moment: float) -> Iterator[int]:
    """Batches of worlds, one at least, up to a moment."""
    yield BATCH
    while perf_counter() < moment:
        yield BATCH


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    """The turn that gains the most; where only folding is left, a hope if there is one."""
    best = tried(view, rng, budget)[0].turn if True else ()
    return best


SAMPLER = Opponent(
    "sampler",
    by_turns(plan),
    Budget(milliseconds=8),
    "Tries its turns in worlds that it cannot tell from the real one, and knows when to fold.",
)
