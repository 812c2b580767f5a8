"""Inner kernels made callable, for tests that look inside."""

from collections.abc import Callable
from typing import TypeAlias

from red7.sim import bits, chance, lanes, plain
from red7.sim.compiling import entry
from red7.sim.layout import LANES, PLAYERS, bars_for
from red7.sim.words import Words

Nth: TypeAlias = Callable[[int, int], int]
_ROW = "i8[::1]"


@entry(f"void({_ROW},{_ROW})")
def lost_by_seat(row: Words, out: Words) -> None:
    """For each seat the rules that it does not win, as bits."""
    for seat in range(row[PLAYERS]):
        out[seat] = lanes.lost(row[LANES + seat], bars_for(row, 0, seat))


@entry("i8(i8,i8)")
def lost(mine: int, bars: int) -> int:
    return lanes.lost(mine, bars)


@entry("i8(i8,i8)")
def better(one: int, other: int) -> int:
    return lanes.better(one, other)


@entry("i8(i8,i8,i8)")
def lanes_with(before: int, palette: int, card: int) -> int:
    return lanes.lanes_with(before, palette, card)


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
    return chance.seeded(seed, number)


@entry("i8(i8)")
def advanced(state: int) -> int:
    return chance.advanced(state)


@entry(f"void({_ROW},i8,i8)")
def numbers_below(out: Words, limit: int, state: int) -> None:
    """The next numbers of a generator."""
    for place in range(len(out)):
        state = chance.advanced(state)
        out[place] = chance.number_below(state, limit)


@entry(f"void({_ROW},i8,i8,i8,i8)")
def deal(row: Words, rules: int, players: int, cards: int, state: int) -> None:
    plain.deal(row, 0, rules, players, cards, state)


@entry(f"i8({_ROW},{_ROW})")
def list_plain(row: Words, scratch: Words) -> int:
    return plain.list_endings(row, 0, scratch)


@entry(f"void({_ROW},{_ROW},i8)")
def take_plain(row: Words, scratch: Words, index: int) -> None:
    plain.take_turn(row, 0, scratch, index)


@entry(f"i8({_ROW},{_ROW})")
def random_plain(row: Words, scratch: Words) -> int:
    return plain.random_turn(row, 0, scratch)


@entry("i8(i8)")
def lanes_of(palette: int) -> int:
    return lanes.lanes_of(palette)
