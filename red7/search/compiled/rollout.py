"""Rollouts: a round played to its end by the rollout policy, as kernels.

The policy is epsilon-greedy on mobility: like `planner`, it takes the turn that leaves its player
the most choices at the next turn, but with probability epsilon it takes a random turn. Seats whose
bit is set in the row's word `RANDOM_SEATS` always play at random; the opponent model decides which.
A row is a round in the layout of `sim.row_layout`; `state[base + ...]` is one of its words.
"""

from red7.core.steps import CANVAS, FOLD
from red7.search.compiled.workspace import ROUND, Workspace
from red7.search.policy import EPSILON_PERCENT
from red7.sim.bits import lowest, nth, size
from red7.sim.jit import inlined, inlined_early, kernel
from red7.sim.packed_strengths import COLOR_OF, COLORS_NOT_IN, Words, lost, strengths_after
from red7.sim.pcg_random import advanced, card_of, number_below
from red7.sim.row_layout import (
    ACTS,
    COLOR,
    DECK,
    DRAWS,
    HAND,
    MOVER,
    OUT,
    PALETTE_CARDS,
    PLAYERS,
    RANDOM_SEATS,
    RNG,
    RULES,
    bars_for,
)
from red7.sim.scoring import counting, points
from red7.sim.stepping import gives_draw, take_step
from red7.sim.turn_list import (
    GROUP,
    ITS_BARS,
    ITS_COLOR,
    ITS_HAND,
    ITS_PALETTE,
    ITS_STRENGTHS,
    MASK,
    list_turns,
    write_turn,
)
from red7.sim.turns_without_actions import (
    ENDINGS,
    GROWN,
    NO_CARD,
    PLAYS,
    STOP,
    fold,
    list_endings,
    take_turn,
)

_FOLD = FOLD
MOST_COMPARED = 24
"""Maximum turns that a greedy player compares with actions; if there are more, a random sample."""


@kernel
def mobility(hand: int, palette: int, strengths: int, bars: int, color: int) -> int:
    """Return the mobility: how many turns would keep a player in if the player moved again.

    Actions are left out. `losing` has a bit for each color whose rule would be lost; the hand cards
    of the other colors may go to the canvas.
    """
    total, rest = size(hand & COLORS_NOT_IN[lost(strengths, bars)]), hand
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        losing = lost(strengths_after(strengths, palette, card), bars)
        total += size((hand ^ 1 << card) & COLORS_NOT_IN[losing]) + (~losing >> color & 1)
    return total


# Not `inlined`: kernels loaded from the disk cache would then play differently from kernels just
# compiled. `tests/search/compiled/test_kept_kernels.py` compares the two.
@kernel
def mobility_after(
    rules: int,
    deck: int,
    trial: int,
    hand: int,
    shown: int,
    strengths: int,
    bars: int,
    color: int,
    ending: int,
) -> int:
    """Return the mobility once a turn has ended with a card on the canvas, or without one (`STOP`).

    `trial` is the set of a card that might be drawn, the same for all turns that are compared
    (common random numbers).
    """
    if ending == STOP:
        return mobility(hand, shown, strengths, bars, color)
    hand ^= 1 << ending
    if gives_draw(rules, CANVAS, ending, shown, deck != 0):
        hand |= trial
    return mobility(hand, shown, strengths, bars, COLOR_OF[ending])


@inlined
def _trial(state: Words, base: int) -> int:
    """Return a random card of the deck as a set; empty if the deck is, or without the draw rule."""
    deck = state[base + DECK]
    if not deck or not state[base + RULES] & DRAWS:
        return 0
    state[base + RNG] = advanced(state[base + RNG])
    return 1 << card_of(state[base + RNG], deck)


@inlined_early
def _greedy_without_actions(state: Words, base: int, scratch: Words, choices: int) -> int:
    """Return the number of the turn with the most mobility, of those listed in the scratch words.

    Ties are broken at random by reservoir sampling: the nth tied turn replaces the pick with
    probability 1/n.
    """
    seat, rules, deck = state[base + MOVER], state[base + RULES], state[base + DECK]
    hand, shown, color = (
        state[base + HAND + seat],
        state[base + PALETTE_CARDS + seat],
        state[base + COLOR],
    )
    bars, trial = bars_for(state, base, seat), _trial(state, base)
    best, ties, pick, index, place = -1, 1, 0, 0, 0
    rng_state = state[base + RNG]
    while index < choices:
        mask, card, strengths = (
            scratch[ENDINGS + place],
            scratch[PLAYS + place],
            scratch[GROWN + place],
        )
        left, grown = hand, shown
        if card != NO_CARD:
            left, grown = hand ^ 1 << card, shown | 1 << card
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            value = mobility_after(rules, deck, trial, left, grown, strengths, bars, color, ending)
            if value == best:
                rng_state, ties = advanced(rng_state), ties + 1
                if number_below(rng_state, ties) == 0:
                    pick = index
            elif value > best:
                best, ties, pick = value, 1, index
            index += 1
        place += 1
    state[base + RNG] = rng_state
    return pick


@kernel
def mobility_of(state: Words, base: int, groups: Words, group: int, ending: int, trial: int) -> int:
    """Return the mobility after a turn of a group."""
    at = group * GROUP
    return mobility_after(
        state[base + RULES],
        state[base + DECK],
        trial,
        groups[at + ITS_HAND],
        groups[at + ITS_PALETTE],
        groups[at + ITS_STRENGTHS],
        groups[at + ITS_BARS],
        groups[at + ITS_COLOR],
        ending,
    )


@inlined_early
def _greedy_with_actions(state: Words, base: int, groups: Words, count: int, endings: int) -> int:
    """Return the turn with the most mobility of a random sample, as group * 64 + ending.

    Selection sampling (Knuth's algorithm S): one pass, each turn equally likely, no list. The low
    six bits of a value break ties at random.
    """
    trial, best, pick = _trial(state, base), -1, 0
    compared, seen = 0, 0
    rng_state = state[base + RNG]
    for group in range(count):
        mask = groups[group * GROUP + MASK]
        while mask:
            ending = lowest(mask)
            mask &= mask - 1
            rng_state = advanced(rng_state)
            if number_below(rng_state, endings - seen) < MOST_COMPARED - compared:
                compared += 1
                value = mobility_of(state, base, groups, group, ending, trial) * 64
                value += number_below(advanced(rng_state), 64)
                if value > best:
                    best, pick = value, group << 6 | ending
            seen += 1
    state[base + RNG] = rng_state
    return pick


@inlined_early
def _uniform_with_actions(state: Words, base: int, groups: Words, count: int, total: int) -> int:
    """Return a random turn, as group * 64 + ending."""
    state[base + RNG] = advanced(state[base + RNG])
    index = number_below(state[base + RNG], total)
    for group in range(count):
        mask = groups[group * GROUP + MASK]
        if index < size(mask):
            return group << 6 | nth(mask, index)
        index -= size(mask)
    return 0


@inlined
def is_over(state: Words, base: int) -> bool:
    """Return whether only one seat is still in."""
    return size(state[base + OUT]) == state[base + PLAYERS] - 1


@inlined
def is_random_move(state: Words, base: int) -> bool:
    """Return whether the mover takes a random turn: always in a random seat, else with epsilon."""
    if state[base + RANDOM_SEATS] >> state[base + MOVER] & 1:
        return True
    state[base + RNG] = advanced(state[base + RNG])
    return number_below(state[base + RNG], 100) < EPSILON_PERCENT


@inlined_early
def _rollout_without_actions(state: Words, base: int, scratch: Words) -> None:
    while not is_over(state, base):
        choices = list_endings(state, base, scratch)
        if choices == 0:
            fold(state, base)
        elif is_random_move(state, base):
            state[base + RNG] = advanced(state[base + RNG])
            take_turn(state, base, scratch, number_below(state[base + RNG], choices))
        else:
            take_turn(state, base, scratch, _greedy_without_actions(state, base, scratch, choices))


@inlined_early
def _rollout_with_actions(state: Words, base: int, groups: Words, steps: Words) -> None:
    while not is_over(state, base):
        count = list_turns(state, base, groups)
        if count == 0:
            # Not `fold`, which would not reset the state of the turn under way.
            take_step(state, base, _FOLD)
            continue
        total = 0
        for group in range(count):
            total += size(groups[group * GROUP + MASK])
        if is_random_move(state, base):
            pick = _uniform_with_actions(state, base, groups, count, total)
        else:
            pick = _greedy_with_actions(state, base, groups, count, total)
        length = write_turn(groups, pick >> 6, pick & 63, state[base + RULES], steps)
        for place in range(length):
            take_step(state, base, steps[place])


@kernel
def rollout(state: Words, base: int, scratch: Words, groups: Words, steps: Words) -> None:
    """Play a round, at the start of a turn, to its end; its winner is then the seat to move."""
    if state[base + RULES] & ACTS:
        _rollout_with_actions(state, base, groups, steps)
    else:
        _rollout_without_actions(state, base, scratch)


@inlined
def points_won(rows: Words, base: int) -> int:
    """Return the points of the winner of a finished round."""
    return points(counting(rows[base + COLOR], rows[base + PALETTE_CARDS + rows[base + MOVER]]))


@kernel
def evaluate(work: Workspace, leaf: int) -> None:
    """Write to `values` every seat's value of the row at `leaf`, at the start of a turn.

    A rollout plays the round to its end on that row, and the equity table values the end. Another
    evaluator, such as a net, would go here.
    """
    rows, values, stakes = work.rows, work.values, work.stakes
    rollout(rows, leaf, work.endings, work.groups, work.steps)
    winner, scored = rows[leaf + MOVER], points_won(rows, leaf)
    for seat in range(rows[leaf + PLAYERS]):
        values[seat] = stakes[seat, winner, scored]
        values[ROUND + seat] = winner == seat
