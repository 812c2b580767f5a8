"""Random rounds by the thousand: every turn uniform over those that keep the mover in.

A player with no such turn folds. Every optional draw is taken. The rounds of a seed are
numbered, and each has a generator of its own, so that they can be played in any portions.
"""

from collections.abc import Callable
from typing import TypeAlias

from red7.core.cards import ALL
from red7.sim.array_types import Words
from red7.sim.counters import LAST_EMPTY, begin, tally_end, tally_turn
from red7.sim.jit import entry, woven
from red7.sim.pcg_random import advanced, number_below, seeded
from red7.sim.row_layout import BOUND, CHANCE, COLOR, DREW, HAND, LAST, PLACED, RULES, TURN, WORDS
from red7.sim.stepping import take_step
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
SCRATCH = _GROUPS + 1
"""In the scratch words, with actions: the groups of turns, the steps of one, how many groups."""
TASK_RULES, TASK_PLAYERS, TASK_SEED, TASK_FIRST, TASK_COUNT = range(5)
"""The words of a task: rules, players, seed, the number of its first round, how many rounds."""


@woven
def _list_plain(state: Words, scratch: Words) -> int:
    return list_endings(state, 0, scratch)


@woven
def _take_plain(state: Words, scratch: Words, index: int) -> None:
    take_turn(state, 0, scratch, index)


@woven
def _list_full(state: Words, scratch: Words) -> int:
    scratch[_GROUPS] = list_turns(state, 0, scratch)
    return count_turns(scratch, scratch[_GROUPS])


@woven
def _take_full(state: Words, scratch: Words, index: int) -> None:
    steps: Words = scratch[_STEPS:_GROUPS]  # type: ignore[index, assignment] # compiled slices
    for place in range(write_nth_turn(scratch, scratch[_GROUPS], index, state[RULES], steps)):
        take_step(state, 0, steps[place])


@woven
def _play_round(
    listing: Listing, taking: Taking, state: Words, scratch: Words, memory: Words, tallies: Words
) -> None:
    """Play a round that has just been dealt, and count it.

    Where the state has room, each turn leaves behind it the row as it was before.
    """
    first, turns, room = state[TURN], 0, len(state)
    begin(state, memory)
    while True:
        seat, color = state[TURN], state[COLOR]
        hand = state[HAND + seat]
        if (turns + 2) * WORDS <= room:
            for word in range(WORDS):
                state[(turns + 1) * WORDS + word] = state[word]
        choices = listing(state, scratch)
        tally_turn(tallies, memory, turns, seat, color, hand, choices)
        turns += 1
        if choices:
            chance = advanced(state[CHANCE])
            state[CHANCE] = chance
            taking(state, scratch, number_below(chance, choices))
        elif fold(state, 0):
            tallies[LAST_EMPTY] += hand == 0
            break
    tally_end(state, tallies, memory, first, turns)


@woven
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
        chance = seeded(task[TASK_SEED], number)
        deal(state, 0, task[TASK_RULES], task[TASK_PLAYERS], _ALL, chance)
        state[LAST] = state[PLACED] = state[BOUND] = state[DREW] = 0
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
