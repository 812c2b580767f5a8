"""Rows for Python callers: legal steps, whole turns, the row after some steps."""

from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np

from red7.core.steps import Step, Turn
from red7.sim.jit import entry
from red7.sim.packed_strengths import Words
from red7.sim.row_layout import OUT, PLAYERS, RULES, Rows
from red7.sim.stepping import MOST_STEPS, list_steps, take_step
from red7.sim.turn_list import (
    GROUP,
    MASK,
    MOST_GROUPS,
    MOST_IN_TURN,
    ORDERS,
    count_turns,
    list_turns,
    write_turn,
)
from red7.sim.turns_without_actions import STOP

_ROW = "i8[::1]"


@entry(f"i8({_ROW},{_ROW})")
def _steps_into(row: Words, out: Words) -> int:
    return list_steps(row, 0, out)


@entry(f"void({_ROW},{_ROW})")
def _take(row: Words, steps: Words) -> None:
    for place in range(len(steps)):
        take_step(row, 0, steps[place])


@entry(f"i8({_ROW},{_ROW})")
def _groups_into(row: Words, groups: Words) -> int:
    return list_turns(row, 0, groups)


@entry(f"i8({_ROW},i8)")
def _count(groups: Words, count: int) -> int:
    return count_turns(groups, count)


@entry(f"i8({_ROW},i8,i8,i8,{_ROW})")
def _turn_into(groups: Words, group: int, ending: int, rules: int, out: Words) -> int:
    return write_turn(groups, group, ending, rules, out)


def legal_steps(row: Rows) -> tuple[Step, ...]:
    """Return the mover's legal steps, none once the round is over."""
    out = np.empty(MOST_STEPS, dtype=np.int64)
    return tuple(out[: _steps_into(row, out)].tolist())


def after(row: Rows, steps: Sequence[Step]) -> Rows:
    """Return the row after some steps, which must be legal."""
    row = row.copy()
    _take(row, np.array(steps, dtype=np.int64))
    return row


def is_over(row: Rows) -> bool:
    """Return whether only one seat is still in."""
    return int(row[OUT]).bit_count() == int(row[PLAYERS]) - 1


def turn_count(row: Rows) -> int:
    """Return the number of ways to go on with the turn that keep the mover in."""
    groups = np.empty(MOST_GROUPS * GROUP, dtype=np.int64)
    return 0 if is_over(row) else int(_count(groups, _groups_into(row, groups)))


def turns(row: Rows) -> list[Turn]:
    """Return all ways to end the mover's turn in the lead, with every optional draw taken."""
    if is_over(row):
        return []
    groups, out = np.empty(MOST_GROUPS * GROUP, dtype=np.int64), np.empty(MOST_IN_TURN, np.int64)
    found: list[Turn] = []
    for group in range(_groups_into(row, groups)):
        mask, orders = (int(groups[group * GROUP + word]) for word in (MASK, ORDERS))
        for ending in (place for place in range(STOP + 1) if mask >> place & 1):
            length = _turn_into(groups, group, ending, row[RULES], out)
            found += _in_all_orders(tuple(out[:length].tolist()), orders)
    return found


def _in_all_orders(turn: Turn, orders: int) -> Iterator[Turn]:
    """Yield a turn with the 5s at its start in every order."""
    fives, product = 0, 1
    while product < orders:
        fives += 1
        product *= fives
    for start in permutations(turn[:fives]):
        yield (*start, *turn[fives:])
