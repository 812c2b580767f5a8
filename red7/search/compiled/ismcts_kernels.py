"""Information-set MCTS (Cowling, Powley & Whitehouse 2012): one tree for all determinizations.

A node stands for a sequence of turns, whoever took them and whatever the hidden cards. Each
iteration determinizes anew and follows only turns that are legal there, so that a turn gathers
the rewards of all determinizations in which it could be taken. Rewards are by seat, and each
player goes for its own. The root's children are the candidates, chosen by UCB1; below a node is
expanded once it was visited often enough, and PUCT chooses there. Seats that the opponent model
takes for random players have no place in the tree: where one is to move, the rollout begins.

The children of all nodes are in one hash table with open addressing: `edges` has two words a
slot, a key made of parent and turn (0: free), and the child's number. Slots are never freed,
and there are four times as many as nodes, so that a probe ends soon.
"""

from math import log, sqrt
from typing import NamedTuple

import numpy as np

from red7.core.steps import FOLD
from red7.search.compiled.candidates import play_candidate
from red7.search.compiled.determinization import determinize
from red7.search.compiled.evaluation import evaluate
from red7.search.compiled.rollout import is_over, mobility_of
from red7.search.compiled.workspace import EMPTY, WORLD, Workspace, words
from red7.sim.array_types import Reals, Words
from red7.sim.bits import lowest, size
from red7.sim.jit import entry, inlined, inlined_early, signature_of
from red7.sim.pcg_random import advanced, number_below
from red7.sim.row_layout import MOVER, RANDOM_SEATS, RNG, RULES
from red7.sim.stepping import take_step
from red7.sim.turn_list import EARLY, GROUP, LATE, MASK, list_turns, write_turn

MOST_NODES = 1 << 14
SLOTS = 1 << 16
MOST_DEPTH = 40
MOST_BRANCHES = 32
"""A node below the root looks at so many turns at most, sampled at random in each visit."""
CANDIDATES, NODES, RNG_STATE, ITERATIONS, THRESHOLD = range(5)
"""The counters: how many candidates and how many nodes there are, the generator's state, one
more than the iterations so far, and the expansion threshold."""
_FOLD = FOLD
_MIX, _SPREAD = 6364136223846793005, -4658895280553007687


class Tree(NamedTuple):
    """A search tree, all nodes in the same arrays, the candidates first."""

    counters: Words
    visits: Words
    rewards: Reals
    """By node, the sum of the rewards of whoever moved to it."""
    mover_rewards: Reals
    """By node, the sum of the rewards of whoever is to move there: in other determinizations
    that may be another seat, so that this is no more than a guess for turns not tried yet."""
    edges: Words
    exploration: Reals
    """By seat, the exploration constant, in units of what the round is about for it."""
    path: Words
    """Scratch, three words a node: the node, who moved to it, and who moves next."""
    branches: Words
    """Scratch, two words a turn: its prior weight, and the turn as group * 64 + ending."""


def tree(candidates: int, exploration: Reals, threshold: int, seed: int) -> Tree:
    """A tree without iterations."""
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
    """A hash of a turn at a node, never 0; two of them are as good as never the same."""
    at = group * GROUP
    key = ((groups[at + EARLY] * _MIX + groups[at + LATE]) * _MIX + ending) * _MIX + node
    key *= _SPREAD
    return key ^ key >> 31 | 1


@inlined
def _slot(edges: Words, key: int) -> int:
    """Where a key is in the hash table, or would be: linear probing."""
    place = (key >> 20 ^ key) * 2 & 2 * SLOTS - 1
    while edges[place] not in (key, 0):
        place = place + 2 & 2 * SLOTS - 1
    return place


@inlined_early
def _sample_branches(work: Workspace, row: int, count: int, branches: Words) -> int:
    """Write some of the mover's turns, with their prior weights; gives how many.

    Selection sampling, as in rollouts. A weight is 8 times the mobility and a little noise.
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
    """The turn to take at a node, as group * 64 + ending: PUCT (Rosin 2011, as in AlphaZero).

    The prior is proportional to the fourth power of the mobility. The node's own mean counts as
    one more visit of every turn: the first-play urgency of those not taken yet.
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
    """Selection and expansion: follow the tree from the first node of a path; gives its length.

    Stops at a node below the expansion threshold, at the end of the round, where a random
    player is to move, and where there is no room for another node.
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
    """The candidate to take next: UCB1 (Auer, Cesa-Bianchi & Fischer 2002)."""
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
    """Iterations of MCTS: determinize, select, expand, evaluate, back the rewards up."""
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
