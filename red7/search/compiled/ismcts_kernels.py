"""Information-set tree search: one tree for all worlds, a node for each run of turns.

In each world only the turns that it allows are open at a node; a turn of many worlds gathers
what it gained in all of them. The first branches are the candidates. Further down a node is
looked into once it has been passed often enough, and there the turns with the best prospects
come first, until what they gained says otherwise.
"""

from math import log, sqrt

from red7.core.steps import FOLD
from red7.search.compiled.determinization import deal_world
from red7.search.compiled.flat_monte_carlo_kernels import points_won
from red7.search.compiled.rollout import is_over, playout, value_of
from red7.sim.array_types import Reals, Words
from red7.sim.bits import lowest, size
from red7.sim.jit import entry, inlined, woven
from red7.sim.pcg_random import advanced, number_below
from red7.sim.row_layout import CHANCE, HABITS, RULES, TURN, WORDS
from red7.sim.stepping import take_step
from red7.sim.turn_list import EARLY, GROUP, LATE, MASK, MOST_IN_TURN, list_turns, write_turn

MOST_NODES = 1 << 14
SLOTS = 1 << 16
"""Room for branches, two words each: a key, and the node it leads to."""
MOST_DEEP = 40
LOOKS = 32
"""A node below the first branches looks at so many turns at most, picked at random."""
USED, CHANCE_NOW, PASSES, RIPE = range(4)
"""The words of a tree: how many nodes it has, the generator's state, how many passes it took,
and after how many of them a node is looked into."""
_FOLD = FOLD
_ROW = "i8[::1]"
_MIX, _SPREAD = 6364136223846793005, -4658895280553007687


@inlined
def _key(node: int, groups: Words, group: int, ending: int) -> int:
    """A number for a turn at a node; two of them are as good as never the same."""
    at = group * GROUP
    key = ((groups[at + EARLY] * _MIX + groups[at + LATE]) * _MIX + ending) * _MIX + node
    key *= _SPREAD
    return key ^ key >> 31 | 1


@inlined
def _slot(slots: Words, key: int) -> int:
    """Where a key is among the branches, or would be."""
    place = (key >> 20 ^ key) * 2 & 2 * SLOTS - 1
    while slots[place] not in (key, 0):
        place = place + 2 & 2 * SLOTS - 1
    return place


@woven
def _look(rows: Words, row: int, groups: Words, count: int, looks: Words) -> int:
    """Write some of the mover's turns, with their prospects; gives how many."""
    left, found, chance = 0, 0, rows[row + CHANCE]
    for group in range(count):
        left += size(groups[group * GROUP + MASK])
    for group in range(count):
        mask = groups[group * GROUP + MASK]
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            chance = advanced(chance)
            if number_below(chance, left) < LOOKS - found:
                value = value_of(rows, row, groups, group, ending, 0)
                looks[2 * found] = 8 * value + 4 + number_below(advanced(chance), 4)
                looks[2 * found + 1] = group << 6 | ending
                found += 1
            left -= 1
    rows[row + CHANCE] = chance
    return found


@woven
def _chosen(
    node: int,
    looks: Words,
    found: int,
    groups: Words,
    visits: Words,
    gains: Reals,
    means: Reals,
    slots: Words,
    scale: float,
) -> int:
    """The turn to take at a node, as group * 64 + ending.

    Its worth is what it gained so far, a turn not taken yet being worth what the node is; its
    prospects, to the fourth power, decide how curious one is about it.
    """
    weight, best, pick = 0.0, -1.0, 0
    for look in range(found):
        weight += float(looks[2 * look]) ** 4
    passed = visits[node]
    mean = means[node] / passed
    for look in range(found):
        turn = looks[2 * look + 1]
        slot, taken, gained = _slot(slots, _key(node, groups, turn >> 6, turn & 63)), 0, 0.0
        if slots[slot]:
            taken, gained = visits[slots[slot + 1]], gains[slots[slot + 1]]
        curiosity = scale * float(looks[2 * look]) ** 4 / weight * sqrt(passed) / (1 + taken)
        worth = (gained + mean) / (taken + 1) + curiosity
        if worth > best:
            best, pick = worth, turn
    return pick


@woven
def _descend(
    rows: Words,
    row: int,
    path: Words,
    tree: Words,
    visits: Words,
    gains: Reals,
    means: Reals,
    slots: Words,
    scales: Reals,
    looks: Words,
    groups: Words,
    steps: Words,
) -> int:
    """Follow the tree from the first node of a path as far as it is ripe; gives the path's length.

    The path has three words a node: the node, who moved to it, and who moves next.
    """
    length, node = 1, path[0]
    while length < MOST_DEEP and visits[node] >= tree[RIPE] and not is_over(rows, row):
        seat = rows[row + TURN]
        if rows[row + HABITS] >> seat & 1:
            break
        count = list_turns(rows, row, groups)
        if count == 0:
            take_step(rows, row, _FOLD)
            continue
        found = _look(rows, row, groups, count, looks)
        pick = _chosen(node, looks, found, groups, visits, gains, means, slots, scales[seat])
        key = _key(node, groups, pick >> 6, pick & 63)
        slot = _slot(slots, key)
        if slots[slot] == 0:
            if tree[USED] == MOST_NODES:
                break
            slots[slot], slots[slot + 1] = key, tree[USED]
            tree[USED] += 1
        for place in range(write_turn(groups, pick >> 6, pick & 63, rows[row + RULES], steps)):
            take_step(rows, row, steps[place])
        node = slots[slot + 1]
        path[3 * length], path[3 * length + 1], path[3 * length + 2] = node, seat, rows[row + TURN]
        length += 1
    return length


@inlined
def _first(count: int, passes: int, visits: Words, gains: Reals, scale: float) -> int:
    """The candidate to take next: one not taken yet, or the one that promises the most."""
    best, first = -1.0, 0
    for turn in range(count):
        if visits[turn] == 0:
            return turn
        worth = gains[turn] / visits[turn] + scale * sqrt(log(passes) / visits[turn])
        if worth > best:
            best, first = worth, turn
    return first


@entry(
    f"void({_ROW},{_ROW},{_ROW},f8[:,:,::1],i8,{_ROW},{_ROW},f8[::1],f8[::1],{_ROW},{_ROW},"
    f"f8[::1],{_ROW},{_ROW},{_ROW},{_ROW},{_ROW})"
)
def grow(
    rows: Words,
    hands: Words,
    turns: Words,
    stakes: Reals,
    passes: int,
    tree: Words,
    visits: Words,
    gains: Reals,
    means: Reals,
    wins: Words,
    slots: Words,
    scales: Reals,
    path: Words,
    looks: Words,
    scratch: Words,
    groups: Words,
    steps: Words,
) -> None:
    """Pass through the tree some more times. Its first nodes are the candidates in `turns`."""
    seat, row, count = rows[TURN], WORDS, len(wins)
    for _ in range(passes):
        tree[CHANCE_NOW] = deal_world(rows, 0, row, hands, tree[CHANCE_NOW])
        first = _first(count, tree[PASSES], visits, gains, scales[seat])
        tree[PASSES] += 1
        place = first * MOST_IN_TURN
        while turns[place]:
            take_step(rows, row, turns[place])
            place += 1
        path[0], path[1], path[2] = first, seat, rows[row + TURN]
        length = _descend(
            rows, row, path, tree, visits, gains, means, slots, scales, looks, groups, steps
        )
        playout(rows, row, scratch, groups, steps)
        winner, scored = rows[row + TURN], points_won(rows, row)
        wins[first] += winner == seat
        for place in range(length):
            node = path[3 * place]
            visits[node] += 1
            gains[node] += stakes[path[3 * place + 1], winner, scored]
            means[node] += stakes[path[3 * place + 2], winner, scored]
