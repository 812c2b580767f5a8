"""The turns that a search tries: those that keep the mover in, and folding."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from red7.core import FOLD, Turn, View
from red7.search.compiled.determinization import InformationSet
from red7.search.compiled.rollout import mobility_of
from red7.search.compiled.workspace import Workspace, group_scratch, words
from red7.sim.array_types import Words
from red7.sim.bits import lowest
from red7.sim.jit import entry, inlined
from red7.sim.row_layout import RULES, Rows
from red7.sim.stepping import take_step
from red7.sim.turn_list import GROUP, MASK, MOST_IN_TURN, list_turns, write_turn

MOST_CANDIDATES, MOST_WITH_ACTIONS = 48, 24
"""Maximum candidates, without actions and with them: the turns with the most mobility."""
_MOST_LISTED = 1 << 14
_ROW = "i8[::1]"


class Candidates(NamedTuple):
    """Turns to try, from the present state of the view's turn."""

    turns: list[Turn]
    """Whole turns, including the steps taken so far."""
    words: Rows
    """The remaining steps, `MOST_IN_TURN` words a turn."""


@entry(f"i8({_ROW},{_ROW},{_ROW},{_ROW})")
def _list_mobilities(row: Words, groups: Words, values: Words, picks: Words) -> int:
    """Write every turn as group * 64 + ending, and its mobility. Return the number of turns."""
    found = 0
    for group in range(list_turns(row, 0, groups)):
        mask = groups[group * GROUP + MASK]
        while mask and found < len(picks):
            ending = lowest(mask)
            mask &= mask - 1
            values[found] = mobility_of(row, 0, groups, group, ending, 0)
            picks[found] = group << 6 | ending
            found += 1
    return found


@entry(f"void({_ROW},{_ROW},i8,{_ROW},{_ROW})")
def _write_turns(groups: Words, picks: Words, rules: int, steps: Words, out: Words) -> None:
    for index in range(len(picks)):
        length = write_turn(groups, picks[index] >> 6, picks[index] & 63, rules, steps)
        for place in range(length):
            out[index * MOST_IN_TURN + place] = steps[place]


def candidates(view: View, info: InformationSet, also: Sequence[Turn] = ()) -> Candidates:
    """Return the turns to try: those with the most mobility, and those in `also`.

    A fold comes last, if it can help or is the only choice.
    """
    turns = _best_listed(view, info)
    if not view.steps and (view.rules.scoring or not turns):
        turns.append((FOLD,))
    return written_out(view, [*turns, *(turn for turn in dict.fromkeys(also) if turn not in turns)])


def written_out(view: View, turns: list[Turn]) -> Candidates:
    """Return some turns as candidates."""
    table = np.zeros((len(turns), MOST_IN_TURN), dtype=np.int64)
    for number, turn in enumerate(turns):
        rest = turn[len(view.steps) :]
        table[number, : len(rest)] = rest
    return Candidates(turns, table.ravel())


def _best_listed(view: View, info: InformationSet) -> list[Turn]:
    """Return the turns that keep the mover in; if too many, those with the most mobility."""
    groups = group_scratch()
    values, picks = (np.empty(_MOST_LISTED, dtype=np.int64) for _ in range(2))
    count = _list_mobilities(info.row, groups, values, picks)
    most = MOST_WITH_ACTIONS if view.rules.actions else MOST_CANDIDATES
    best = picks[np.argsort(-values[:count], kind="stable")[:most]]
    written = words(len(best) * MOST_IN_TURN)
    _write_turns(groups, best, info.row[RULES], words(MOST_IN_TURN), written)
    rows = written.reshape(-1, MOST_IN_TURN).tolist()
    return [(*view.steps, *(step for step in row if step)) for row in rows]


@inlined
def play_candidate(work: Workspace, row: int, turn: int) -> None:
    """Take the steps of a candidate on a row."""
    place = turn * MOST_IN_TURN
    while work.turns[place]:
        take_step(work.rows, row, work.turns[place])
        place += 1
