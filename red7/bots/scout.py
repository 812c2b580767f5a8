"""`scout`: grows a tree over all the worlds that its view allows."""

from random import Random
from time import perf_counter

import numpy as np

from red7.bots.candidates import candidates
from red7.bots.equity import stakes
from red7.bots.opponent import Budget, Opponent, by_turns
from red7.bots.sampler import Tried
from red7.bots.tree import CHANCE_AT, MOST_DEEP, MOST_NODES, NODE, PASSES, SLOTS, USED, VISITS, grow
from red7.bots.worlds import known_to
from red7.core import Turn, View
from red7.sim.layout import WORDS
from red7.sim.plain import SCRATCH
from red7.sim.turn_list import GROUP, MOST_GROUPS, MOST_IN_TURN

HABIT = 20
CURIOSITY = 0.5
PASSES_AT_ONCE = 16

def explored(view: View, rng: Random, budget: Budget, curiosity=CURIOSITY, habit=HABIT) -> list[Tried]:
    start = perf_counter()
    known = known_to(view)
    found = candidates(view, known)
    count = len(found.turns)
    z=lambda n: np.zeros(n,dtype=np.int64)
    rows = np.concatenate([known.row, z(WORDS)])
    nodes, gains, slots = z(MOST_NODES*NODE), np.zeros(MOST_NODES), z(SLOTS*2)
    tree, wins, path = z(4), z(count), z(2*MOST_DEEP+2)
    tree[USED], tree[CHANCE_AT] = count, rng.getrandbits(62)
    scratch, steps, groups = z(SCRATCH), z(MOST_IN_TURN), z(MOST_GROUPS*GROUP)
    table = stakes(view.rules, view.score.points)
    players=len(view.palettes)
    scales = np.array([curiosity*(table[s,s,12]-min(table[s,w,12] for w in range(players))) for s in range(players)])
    limit = 50 if budget.milliseconds is None else budget.milliseconds
    while True:
        n = PASSES_AT_ONCE if budget.playouts is None else budget.playouts
        grow(rows, known.hidden, found.words, table, n, habit, tree, nodes, gains, wins, slots, scales, path, scratch, groups, steps)
        if budget.playouts is not None or perf_counter()-start > limit/1000: break
    visits = nodes.reshape(-1,NODE)[:count,VISITS]
    order=sorted(range(count), key=lambda t: -visits[t])
    return [Tried(found.turns[t], wins[t]/max(1,visits[t]), gains[t]/max(1,visits[t]), visits[t]) for t in order]


def plan(view: View, rng: Random, budget: Budget) -> Turn:
    return explored(view, rng, budget)[0].turn

SCOUT = Opponent("scout", by_turns(plan), Budget(milliseconds=50), "Grows a tree.")
