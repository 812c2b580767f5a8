"""Information-set MCTS (Cowling, Powley & Whitehouse 2012): one tree for all determinizations.

A node stands for a sequence of turns, regardless of the hidden cards. Each iteration determinizes
anew and follows only turns that are legal there, so a turn gathers the rewards of all
determinizations in which it is legal. Rewards are by seat, and each player maximizes its own. The
root's children are the candidates, chosen by UCB1. Below the root a node is expanded after enough
visits, and PUCT chooses there. Seats that the opponent model takes for random players have no
nodes: when one is to move, the rollout begins.

The children of all nodes are in one hash table with open addressing: `edges` has two words a
slot, a key made of parent and turn (0: free), and the child's number. Slots are never freed, and
there are four times as many as nodes, so probing ends soon. With all hands open the same code is
plain MCTS.
"""

from math import log, sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from red7.core import FOLD, Position, Turn, View, view
from red7.search.budget import Budget, Clock
from red7.search.compiled.candidates import Candidates, candidates, play_candidate, written_out
from red7.search.compiled.determinization import (
    PARTICLE,
    InformationSet,
    determinize,
    information_set,
    sample_hands,
)
from red7.search.compiled.flat_monte_carlo import (
    DEFAULT_BUDGET_MS,
    HANDS_AT_ONCE,
    MOST_HANDS,
    SAMPLING_SHARE,
)
from red7.search.compiled.rollout import evaluate, is_over, mobility_of
from red7.search.compiled.workspace import (
    EMPTY,
    SEATS,
    WORLD,
    StakesArray,
    Workspace,
    stakes_array,
    words,
    workspace,
)
from red7.search.equity import TYPICAL_POINTS
from red7.sim.array_types import Reals, Words
from red7.sim.bits import lowest, size
from red7.sim.jit import entry, inlined, inlined_early, signature_of
from red7.sim.pcg_random import advanced, number_below
from red7.sim.row_layout import MOVER, RANDOM_SEATS, RNG, RULES, Rows, packed
from red7.sim.stepping import take_step
from red7.sim.turn_list import EARLY, GROUP, LATE, MASK, list_turns, write_turn

ITERATIONS_AT_ONCE = 16
"""Iterations between two looks at the clock."""
EXPLORATION = 0.5
"""Exploration constant at the root (UCB1) and below it (PUCT), in units of a seat's stakes: the
difference between its best and worst chance after the round."""
EXPANSION_THRESHOLD, OPEN_EXPANSION_THRESHOLD = 200, 2
"""Visits before a node is expanded; fewer with open hands, where the only determinization makes
every visit of a node the same situation."""
MOST_NODES = 1 << 14
SLOTS = 1 << 16
MOST_DEPTH = 40
MOST_BRANCHES = 32
"""Maximum turns considered at a node below the root, sampled at random in each visit."""
CANDIDATES, NODES, RNG_STATE, ITERATIONS, THRESHOLD = range(5)
"""The counters: number of candidates, number of nodes, the generator's state, number of iterations
plus one, and the expansion threshold."""
_FOLD = FOLD
_MIX, _SPREAD = 6364136223846793005, -4658895280553007687


class Tree(NamedTuple):
    """A search tree with all nodes in the same arrays, the candidates first."""

    counters: Words
    visits: Words
    rewards: Reals
    """By node, the sum of the rewards of the seat that moved to it."""
    mover_rewards: Reals
    """By node, the sum of the rewards of the seat to move there. That seat may differ between
    determinizations, so this is only a guess for turns not tried yet."""
    edges: Words
    exploration: Reals
    """By seat, the exploration constant times the seat's stakes."""
    path: Words
    """Scratch, three words a node: the node, the seat that moved to it, the seat to move next."""
    branches: Words
    """Scratch, two words a turn: its prior weight, and the turn as group * 64 + ending."""


def tree(candidates: int, exploration: Reals, threshold: int, seed: int) -> Tree:
    """Return a new tree, in which no iteration has been run yet."""
    counters = words(5)
    counters[CANDIDATES] = counters[NODES] = candidates
    counters[RNG_STATE] = seed
    counters[ITERATIONS], counters[THRESHOLD] = 1, threshold
    return Tree(
        counters=counters,
        visits=words(MOST_NODES),
        rewards=np.zeros(MOST_NODES),
        mover_rewards=np.zeros(MOST_NODES),
        edges=words(2 * SLOTS),
        exploration=exploration,
        path=words(3 * MOST_DEPTH),
        branches=words(2 * MOST_BRANCHES),
    )


_NO_TREE = Tree(
    *(words(0), words(0), np.zeros(0), np.zeros(0), words(0), np.zeros(0), words(0), words(0))
)


@inlined
def _key(node: int, groups: Words, group: int, ending: int) -> int:
    """Return a hash, never 0, of a turn at a node; collisions are practically impossible."""
    at = group * GROUP
    key = ((groups[at + EARLY] * _MIX + groups[at + LATE]) * _MIX + ending) * _MIX + node
    key *= _SPREAD
    return key ^ key >> 31 | 1


@inlined
def _slot(edges: Words, key: int) -> int:
    """Return the place of a key in the hash table, present or not, by linear probing."""
    place = (key >> 20 ^ key) * 2 & 2 * SLOTS - 1
    while edges[place] not in (key, 0):
        place = place + 2 & 2 * SLOTS - 1
    return place


@inlined_early
def _sample_branches(work: Workspace, row: int, count: int, branches: Words) -> int:
    """Write some of the mover's turns with their prior weights. Return their number.

    Selection sampling, as in rollouts. A weight is 8 times the mobility plus a little noise.
    """
    rows, groups = work.rows, work.groups
    left, found, rng_state = 0, 0, rows[row + RNG]
    for group in range(count):
        left += size(groups[group * GROUP + MASK])
    for group in range(count):
        mask = groups[group * GROUP + MASK]
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            rng_state = advanced(rng_state)
            if number_below(rng_state, left) < MOST_BRANCHES - found:
                value = mobility_of(rows, row, groups, group, ending, 0)
                branches[2 * found] = 8 * value + 4 + number_below(advanced(rng_state), 4)
                branches[2 * found + 1] = group << 6 | ending
                found += 1
            left -= 1
    rows[row + RNG] = rng_state
    return found


@inlined_early
def _select_puct(tree: Tree, node: int, found: int, groups: Words, exploration: float) -> int:
    """Return the turn to take at a node, as group * 64 + ending, by PUCT (Rosin 2011, AlphaZero).

    The prior is proportional to the fourth power of the mobility. The node's own mean counts as one
    more visit of every turn, so that turns not taken yet have a value (first-play urgency).
    """
    branches, visits, rewards, edges = tree.branches, tree.visits, tree.rewards, tree.edges
    weight, best, pick = 0.0, -1.0, 0
    for branch in range(found):
        weight += float(branches[2 * branch]) ** 4
    parent_visits = visits[node]
    mean = tree.mover_rewards[node] / parent_visits
    for branch in range(found):
        turn = branches[2 * branch + 1]
        slot, taken, reward = _slot(edges, _key(node, groups, turn >> 6, turn & 63)), 0, 0.0
        if edges[slot]:
            taken, reward = visits[edges[slot + 1]], rewards[edges[slot + 1]]
        prior = exploration * float(branches[2 * branch]) ** 4 / weight
        worth = (reward + mean) / (taken + 1) + prior * sqrt(parent_visits) / (1 + taken)
        if worth > best:
            best, pick = worth, turn
    return pick


@inlined_early
def _descend(work: Workspace, row: int, tree: Tree) -> int:
    """Select and expand: follow the tree from the first node of a path. Return the path's length.

    Stop at a node below the expansion threshold, at the end of the round, when a random player is
    to move, and when there is no space for another node.
    """
    rows, groups, steps = work.rows, work.groups, work.steps
    counters, path, edges, visits = tree.counters, tree.path, tree.edges, tree.visits
    length, node = 1, path[0]
    while length < MOST_DEPTH and visits[node] >= counters[THRESHOLD] and not is_over(rows, row):
        seat = rows[row + MOVER]
        if rows[row + RANDOM_SEATS] >> seat & 1:
            break
        count = list_turns(rows, row, groups)
        if count == 0:
            # A forced fold is no choice and gets no node.
            take_step(rows, row, _FOLD)
            continue
        found = _sample_branches(work, row, count, tree.branches)
        pick = _select_puct(tree, node, found, groups, tree.exploration[seat])
        key = _key(node, groups, pick >> 6, pick & 63)
        slot = _slot(edges, key)
        if edges[slot] == 0:
            if counters[NODES] == MOST_NODES:
                break
            edges[slot], edges[slot + 1] = key, counters[NODES]
            counters[NODES] += 1
        for place in range(write_turn(groups, pick >> 6, pick & 63, rows[row + RULES], steps)):
            take_step(rows, row, steps[place])
        node = edges[slot + 1]
        path[3 * length], path[3 * length + 1], path[3 * length + 2] = node, seat, rows[row + MOVER]
        length += 1
    return length


@inlined
def _select_ucb1(tree: Tree, exploration: float) -> int:
    """Return the candidate to try next, by UCB1 (Auer, Cesa-Bianchi & Fischer 2002)."""
    visits, iterations = tree.visits, tree.counters[ITERATIONS]
    best, pick = -1.0, 0
    for turn in range(tree.counters[CANDIDATES]):
        if visits[turn] == 0:
            return turn
        mean = tree.rewards[turn] / visits[turn]
        worth = mean + exploration * sqrt(log(iterations) / visits[turn])
        if worth > best:
            best, pick = worth, turn
    return pick


@entry(signature_of(EMPTY, _NO_TREE, 0))
def iterate(work: Workspace, tree: Tree, iterations: int) -> None:
    """Run iterations of MCTS: determinize, select, expand, evaluate, back up the rewards."""
    rows, values, counters, path = work.rows, work.values, tree.counters, tree.path
    seat = rows[MOVER]
    for _ in range(iterations):
        counters[RNG_STATE] = determinize(work, WORLD, counters[RNG_STATE])
        first = _select_ucb1(tree, tree.exploration[seat])
        counters[ITERATIONS] += 1
        play_candidate(work, WORLD, first)
        path[0], path[1], path[2] = first, seat, rows[WORLD + MOVER]
        length = _descend(work, WORLD, tree)
        evaluate(work, WORLD)
        for place in range(length):
            node = path[3 * place]
            tree.visits[node] += 1
            tree.rewards[node] += values[path[3 * place + 1]]
            tree.mover_rewards[node] += values[path[3 * place + 2]]


class Ismcts:
    """A search over the determinizations that some particles stand for."""

    def __init__(
        self, row: Rows, particles: Rows, found: Candidates, stakes: StakesArray, threshold: int
    ) -> None:
        self.turns = found.turns
        self.work = workspace(row, particles, found.words, stakes)
        typical = stakes[:, :, TYPICAL_POINTS]
        self.exploration = EXPLORATION * (typical.max(axis=1) - typical.min(axis=1))
        self.threshold = threshold

    def best(self, rng: Random, clock: Clock) -> Turn:
        """Return the candidate with the most visits; the reward breaks ties."""
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
    """Return the best of some turns of a view's seat."""
    clock, info = Clock(budget, DEFAULT_BUDGET_MS, SAMPLING_SHARE), information_set(seen)
    particles = sample_hands(seen, info, rng, clock.portions(HANDS_AT_ONCE, MOST_HANDS))
    table, found = stakes_array(seen.rules, seen.score.points), written_out(seen, turns)
    return Ismcts(info.row, particles, found, table, EXPANSION_THRESHOLD).best(rng, clock)


def search_open(position: Position, rng: Random, budget: Budget) -> Turn | None:
    """Return the best turn of a mover that sees all cards; None if no turn keeps it in."""
    row, particle = packed(position), words(PARTICLE)
    particle[: len(position.hands)] = position.hands
    found = candidates(view(position, position.mover), InformationSet(row, words(SEATS), 0))
    if found.turns in ([], [(FOLD,)]):
        return None
    if len(found.turns) == 1:
        return found.turns[0]
    table, clock = (
        stakes_array(position.rules, position.score.points),
        Clock(budget, DEFAULT_BUDGET_MS, 0.0),
    )
    return Ismcts(row, particle, found, table, OPEN_EXPANSION_THRESHOLD).best(rng, clock)
