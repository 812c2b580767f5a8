"""Inner kernels made callable, for tests that look inside."""

from collections.abc import Callable
from typing import TypeAlias

from red7.sim import bits, packed_strengths, pcg_random, turns_without_actions
from red7.sim.array_types import Words
from red7.sim.jit import entry
from red7.sim.row_layout import PLAYERS, STRENGTHS, bars_for

Nth: TypeAlias = Callable[[int, int], int]
_ROW = "i8[::1]"


@entry(f"void({_ROW},{_ROW})")
def lost_by_seat(row: Words, out: Words) -> None:
    """For each seat the rules that it does not win, as bits."""
    for seat in range(row[PLAYERS]):
        out[seat] = packed_strengths.lost(row[STRENGTHS + seat], bars_for(row, 0, seat))


@entry("i8(i8,i8)")
def lost(mine: int, bars: int) -> int:
    return packed_strengths.lost(mine, bars)


@entry("i8(i8,i8)")
def better(one: int, other: int) -> int:
    return packed_strengths.better(one, other)


@entry("i8(i8,i8,i8)")
def strengths_with(before: int, palette: int, card: int) -> int:
    return packed_strengths.strengths_with(before, palette, card)


@entry("i8(i8,i8)")
def nth_by_halves(cards: int, nth: int) -> int:
    return bits.nth_by_halves(cards, nth)


@entry("i8(i8,i8)")
def nth_by_deposit(cards: int, nth: int) -> int:
    return bits.nth_by_deposit(cards, nth)


@entry(f"void(i8,{_ROW})")
def measures(cards: int, out: Words) -> None:
    """Size, best and lowest card of a set."""
    out[0], out[1], out[2] = bits.size(cards), bits.top(cards), bits.lowest(cards)


@entry("i8(i8,i8)")
def seeded(seed: int, number: int) -> int:
    return pcg_random.seeded(seed, number)


@entry("i8(i8)")
def advanced(state: int) -> int:
    return pcg_random.advanced(state)


@entry(f"void({_ROW},i8,i8)")
def numbers_below(out: Words, limit: int, state: int) -> None:
    """Return the next numbers of a generator."""
    for place in range(len(out)):
        state = pcg_random.advanced(state)
        out[place] = pcg_random.number_below(state, limit)


@entry(f"void({_ROW},i8,i8,i8,i8)")
def deal(row: Words, rules: int, players: int, cards: int, state: int) -> None:
    turns_without_actions.deal(row, 0, rules, players, cards, state)


@entry(f"i8({_ROW},{_ROW})")
def list_plain(row: Words, scratch: Words) -> int:
    return turns_without_actions.list_endings(row, 0, scratch)


@entry(f"void({_ROW},{_ROW},i8)")
def take_plain(row: Words, scratch: Words, index: int) -> None:
    turns_without_actions.take_turn(row, 0, scratch, index)


@entry(f"i8({_ROW},{_ROW})")
def random_plain(row: Words, scratch: Words) -> int:
    return turns_without_actions.random_turn(row, 0, scratch)


@entry("i8(i8)")
def strengths_of(palette: int) -> int:
    return packed_strengths.strengths_of(palette)
