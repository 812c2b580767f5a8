"""Information-set tree search: one tree for all worlds, a node for each run of turns.

In each world only the turns that it allows are open at a node; a turn of many worlds gathers
what it gained in all of them. The first branches are the candidates. Further down a node
takes in new turns slowly, those with the best prospects first.
"""

from math import log, sqrt

from red7.bots.flat import points_won
from red7.bots.playouts import is_over, playout, value_of
from red7.bots.worlds import deal_world
from red7.core.steps import FOLD
from red7.sim.bits import lowest, size
from red7.sim.chance import advanced, number_below
from red7.sim.compiling import entry, inlined, kernel
from red7.sim.layout import CHANCE, RULES, TURN, WORDS
from red7.sim.stepping import take_step
from red7.sim.turn_list import GROUP, MASK, MOST_IN_TURN, list_turns, write_turn
from red7.sim.words import Reals, Words

MOST_NODES = 1 << 15
SLOTS = 1 << 17
MOST_DEEP = 64
"""No round has more turns in thought before it leaves the tree."""
LOOKS = 32
"""Below the first branches a node looks at so many turns at most, picked at random."""
VISITS, OPEN, CHILDREN = range(3)
"""The words of a node: how often it was passed, how often it was open, how many it has."""
NODE = 4
USED, CHANCE_AT, PASSES = range(3)
"""The words of a tree: how many nodes it has, the generator's state, how many passes."""
_FOLDED = FOLD
_ROW = "i8[::1]"


@inlined
def _slot(slots: Words, key: int) -> int:
    """Where a key is, or belongs, in the table of branches."""
    place = (key ^ (key >> 29)) * 2 & SLOTS * 2 - 1
    while slots[place] != key and slots[place] != 0:
        place = place + 2 & SLOTS * 2 - 1
    return place


@inlined
def _branch_key(node: int, pick_key: int) -> int:
    key = (pick_key + node * -7046029254386353131) * -4658895280553007687
    return key ^ (key >> 31) | 1


@kernel
def _turn_key(groups: Words, group: int, ending: int) -> int:
    """A number for the steps of a turn."""
    at = group * GROUP
    key = (groups[at] * 6364136223846793005 + groups[at + 1]) * 6364136223846793005
    return key + ending + 1


@kernel
def _chosen(
    rows: Words,
    row: int,
    groups: Words,
    count: int,
    node: int,
    tree: Words,
    nodes: Words,
    gains: Reals,
    slots: Words,
    scale: float,
) -> int:
    """The turn to take at a node: as group * 64 + ending; 1 << 40 is added if it is new there."""
    total = 0
    for group in range(count):
        total += size(groups[group * GROUP + MASK])
    best, pick, fresh, new, known, seen, looked = -1e9, -1, -1, -1, 0, 0, 0
    chance = rows[row + CHANCE]
    for group in range(count):
        mask = groups[group * GROUP + MASK]
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            chance = advanced(chance)
            seen += 1
            if number_below(chance, total - seen + 1) >= LOOKS - looked:
                continue
            looked += 1
            slot = _slot(slots, _branch_key(node, _turn_key(groups, group, ending)))
            if slots[slot] == 0:
                value = value_of(rows, row, groups, group, ending, 0) * 16
                value += number_below(advanced(chance), 16)
                if value > fresh:
                    fresh, new = value, group << 6 | ending
                continue
            child = slots[slot + 1]
            known += 1
            nodes[child * NODE + OPEN] += 1
            visits = nodes[child * NODE + VISITS]
            value_ = gains[child] / visits + scale * sqrt(
                log(nodes[child * NODE + OPEN]) / visits
            )
            if value_ > best:
                best, pick = value_, group << 6 | ending
    rows[row + CHANCE] = chance
    if new >= 0 and known * known * 4 <= nodes[node * NODE + VISITS]:
        return new | 1 << 40
    return pick if pick >= 0 else new | 1 << 40


@kernel
def _descend(
    rows: Words,
    row: int,
    node: int,
    tree: Words,
    nodes: Words,
    gains: Reals,
    slots: Words,
    scales: Reals,
    path: Words,
    groups: Words,
    steps: Words,
) -> int:
    """Follow the tree from a node and add one to it; gives how long the path is then."""
    length = 1
    while length < MOST_DEEP and not is_over(rows, row):
        seat = rows[row + TURN]
        count = list_turns(rows, row, groups)
        if count == 0:
            take_step(rows, row, _FOLDED)
            continue
        pick = _chosen(
            rows, row, groups, count, node, tree, nodes, gains, slots, scales[seat]
        )
        is_new = pick >> 40
        pick &= (1 << 40) - 1
        key = _branch_key(node, _turn_key(groups, pick >> 6, pick & 63))
        for place in range(write_turn(groups, pick >> 6, pick & 63, rows[row + RULES], steps)):
            take_step(rows, row, steps[place])
        slot = _slot(slots, key)
        if is_new:
            if tree[USED] == MOST_NODES:
                return length
            node = tree[USED]
            tree[USED] += 1
            slots[slot], slots[slot + 1] = key, node
            nodes[node * NODE + OPEN] = 1
        else:
            node = slots[slot + 1]
        path[2 * length], path[2 * length + 1] = node, seat
        length += 1
        if is_new:
            break
    return length


@entry(
    f"void({_ROW},{_ROW},{_ROW},f8[:,:,::1],i8,i8,{_ROW},{_ROW},f8[::1],{_ROW},{_ROW},f8[::1],"
    f"{_ROW},{_ROW},{_ROW},{_ROW})"
)
def grow(
    rows: Words,
    hidden: Words,
    turns: Words,
    stakes: Reals,
    passes: int,
    habit: int,
    tree: Words,
    nodes: Words,
    gains: Reals,
    wins: Words,
    slots: Words,
    scales: Reals,
    path: Words,
    scratch: Words,
    groups: Words,
    steps: Words,
) -> None:
    """Pass through the tree some more times. Node n is, to begin with, candidate n."""
    seat, row, count = rows[TURN], WORDS, len(wins)
    for _ in range(passes):
        tree[CHANCE_AT] = deal_world(rows, 0, row, hidden, tree[CHANCE_AT])
        best, first = -1.0, 0
        for turn in range(count):
            visits = nodes[turn * NODE + VISITS]
            if visits == 0:
                first = turn
                break
            value = gains[turn] / visits + scales[seat] * sqrt(log(tree[PASSES]) / visits)
            if value > best:
                best, first = value, turn
        tree[PASSES] += 1
        place = first * MOST_IN_TURN
        while turns[place]:
            take_step(rows, row, turns[place])
            place += 1
        path[0], path[1] = first, seat
        length = _descend(
            rows, row, first, tree, nodes, gains, slots, scales, path, groups, steps
        )
        playout(rows, row, scratch, groups, steps, habit)
        winner, scored = rows[row + TURN], points_won(rows, row)
        wins[first] += winner == seat
        for place in range(length):
            node, mover = path[2 * place], path[2 * place + 1]
            nodes[node * NODE + VISITS] += 1
            gains[node] += stakes[mover, winner, scored]
