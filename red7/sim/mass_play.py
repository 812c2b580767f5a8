"""Kernels that play thousands of random rounds; turns are drawn from those that keep the mover in.

A player without such a turn folds. Every optional draw is taken. The rounds of a seed are
numbered, and each round has its own random generator, so any portion of them can be played alone.
"""

from collections.abc import Callable
from typing import TypeAlias

from red7.core.cards import ALL
from red7.sim.array_types import Words
from red7.sim.jit import entry, inlined_early
from red7.sim.pcg_random import advanced, number_below, seeded
from red7.sim.row_layout import (
    BOUND,
    CANVAS_PLAYED,
    COLOR,
    DREW,
    HAND,
    LAST_STEP,
    MOVER,
    RNG,
    ROW_WORDS,
    RULES,
)
from red7.sim.stepping import take_step
from red7.sim.tallies import LAST_FOLD_EMPTY, begin, tally_end, tally_turn
from red7.sim.turn_list import (
    GROUP,
    MOST_GROUPS,
    MOST_IN_TURN,
    count_turns,
    list_turns,
    write_nth_turn,
)
from red7.sim.turns_without_actions import deal, fold, list_endings, take_turn

Listing: TypeAlias = Callable[[Words, Words], int]
Taking: TypeAlias = Callable[[Words, Words, int], None]

_ALL = ALL
_STEPS = MOST_GROUPS * GROUP
_GROUPS = _STEPS + MOST_IN_TURN
SCRATCH_WORDS = _GROUPS + 1
"""Size of the scratch array with actions: groups of turns, steps of one turn, number of groups."""
TASK_RULES, TASK_PLAYERS, TASK_SEED, TASK_FIRST, TASK_COUNT = range(5)
"""The words of a task: rules, players, seed, number of the first round, number of rounds."""


@inlined_early
def _list_plain(state: Words, scratch: Words) -> int:
    return list_endings(state, 0, scratch)


@inlined_early
def _take_plain(state: Words, scratch: Words, index: int) -> None:
    take_turn(state, 0, scratch, index)


@inlined_early
def _list_full(state: Words, scratch: Words) -> int:
    scratch[_GROUPS] = list_turns(state, 0, scratch)
    return count_turns(scratch, scratch[_GROUPS])


@inlined_early
def _take_full(state: Words, scratch: Words, index: int) -> None:
    steps: Words = scratch[_STEPS:_GROUPS]  # type: ignore[index, assignment] # compiled slices
    for place in range(write_nth_turn(scratch, scratch[_GROUPS], index, state[RULES], steps)):
        take_step(state, 0, steps[place])


@inlined_early
def _play_round(
    listing: Listing, taking: Taking, state: Words, scratch: Words, memory: Words, tallies: Words
) -> None:
    """Play and count a round that has just been dealt.

    If the state array is longer than a row, the row before each turn is copied into it, in order.
    """
    first, turns, room = state[MOVER], 0, len(state)
    begin(state, memory)
    while True:
        seat, color = state[MOVER], state[COLOR]
        hand = state[HAND + seat]
        if (turns + 2) * ROW_WORDS <= room:
            for word in range(ROW_WORDS):
                state[(turns + 1) * ROW_WORDS + word] = state[word]
        choices = listing(state, scratch)
        tally_turn(tallies, memory, seat, color, hand, choices)
        turns += 1
        if choices:
            rng_state = advanced(state[RNG])
            state[RNG] = rng_state
            taking(state, scratch, number_below(rng_state, choices))
        elif fold(state, 0):
            tallies[LAST_FOLD_EMPTY] += hand == 0
            break
    tally_end(state, tallies, memory, first, turns)


@inlined_early
def _play_rounds(
    listing: Listing,
    taking: Taking,
    task: Words,
    state: Words,
    scratch: Words,
    memory: Words,
    tallies: Words,
) -> None:
    first = task[TASK_FIRST]
    for number in range(first, first + task[TASK_COUNT]):
        rng_state = seeded(task[TASK_SEED], number)
        deal(state, 0, task[TASK_RULES], task[TASK_PLAYERS], _ALL, rng_state)
        state[LAST_STEP] = state[CANVAS_PLAYED] = state[BOUND] = state[DREW] = 0
        _play_round(listing, taking, state, scratch, memory, tallies)


_ROW = "i8[::1]"


@entry(f"void({_ROW},{_ROW},{_ROW},{_ROW},{_ROW})")
def play_plain(task: Words, state: Words, scratch: Words, memory: Words, tallies: Words) -> None:
    """Play and count rounds without actions."""
    _play_rounds(_list_plain, _take_plain, task, state, scratch, memory, tallies)


@entry(f"void({_ROW},{_ROW},{_ROW},{_ROW},{_ROW})")
def play_full(task: Words, state: Words, scratch: Words, memory: Words, tallies: Words) -> None:
    """Play and count rounds with actions."""
    _play_rounds(_list_full, _take_full, task, state, scratch, memory, tallies)
