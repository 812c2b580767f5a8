"""Packed strengths (SWAR): a palette's strength under each of the seven rules, in one word.

A field is a number that orders palettes under its rule as `core.strengths` does: the number of
cards that count first, then the best of them. Impossible values are left out to keep fields
small; 0 stands for no card that counts. SWAR, SIMD within a register, works on all fields at
once. From the lowest bit up:

    violet  indigo  red  green  yellow  orange   9 bits each: 8 of value, a guard on top
    blue                                        10 bits: 9 of value, a guard on top

A guard bit is 0 in what is stored. Before a subtraction the guards of the minuend are set, so
that each field borrows from its own guard, never from its neighbor. After it, a guard is still
set if its field was not the smaller one.
"""

from collections.abc import Iterable

import numpy as np

from red7.core.cards import (
    BELOW_FOUR,
    BLUE,
    CARDS,
    COLORS,
    EVEN,
    GREEN,
    INDIGO,
    NUMBERS,
    OF_COLOR,
    OF_NUMBER,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    card_of,
    color_of,
    number_of,
)
from red7.core.strengths import strengths as core_strengths
from red7.sim.array_types import Words as Words
from red7.sim.bits import size, top
from red7.sim.jit import inlined, kernel


def _words(values: Iterable[int]) -> Words:
    return np.array(list(values), dtype=np.int64)


FIELD_ORDER = (VIOLET, INDIGO, RED, GREEN, YELLOW, ORANGE, BLUE)
_STRIDE = 9
AT = {color: _STRIDE * place for place, color in enumerate(FIELD_ORDER)}
"""The lowest bit of each rule's field."""
_AT_VIOLET, _AT_INDIGO, _AT_RED = AT[VIOLET], AT[INDIGO], AT[RED]
_AT_GREEN, _AT_YELLOW, _AT_ORANGE, _AT_BLUE = AT[GREEN], AT[YELLOW], AT[ORANGE], AT[BLUE]
_FIELD = (1 << _STRIDE - 1) - 1


def _signed(word: int) -> int:
    """Return a 64-bit word as the signed int that kernels work with."""
    return word - (1 << 64) if word >> 63 else word


_GUARD_BITS = {color: at + 8 for color, at in AT.items()} | {BLUE: 63}
_GUARDS = _signed(sum(1 << bit for bit in _GUARD_BITS.values()))
_SHIFTED_GUARDS = sum(1 << bit - 8 for bit in _GUARD_BITS.values())
_GATHER = sum(1 << 57 + color - (bit - 8) for color, bit in _GUARD_BITS.items())
"""Multiplier that gathers scattered bits, like the magic numbers of bit boards. The product with
the guards, moved down by 8, has the guard of color c at bit 57 + c. No carry of the partial
products reaches those bits; a test tries all 128 sets of guards."""


def _packed(values: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Return a rule's possible pairs of count and best card, numbered from 1 in their order."""
    return {pair: rank for rank, pair in enumerate(sorted(values), start=1)}


def _table(pairs: list[tuple[int, int]]) -> Words:
    """Return a table of field values, indexed by count * 64 + best card."""
    table = np.zeros(22 * 64, dtype=np.int64)
    for (count, best), value in _packed(pairs).items():
        table[count << 6 | best] = value
    return table


_FEW = [card for card in CARDS if BELOW_FOUR >> card & 1]
_EVENS = [card for card in CARDS if EVEN >> card & 1]
VIOLETS = _table([(n, card) for n in range(1, 22) for card in _FEW[n - 1 :]])
GREENS = _table([(n, card) for n in range(1, 22) for card in _EVENS[n - 1 :]])
ORANGES = _table([(n, card) for n in NUMBERS for card in CARDS if color_of(card) >= n - 1])
YELLOWS = _table([(n, card) for n in NUMBERS for card in CARDS if number_of(card) >= n])
"""For yellow and indigo: n cards of one color, or a run of n, have a card of number n or higher."""

SAME_NUMBER = _words(OF_NUMBER[number_of(card) - 1] for card in CARDS)
SAME_COLOR = _words(OF_COLOR[color_of(card)] for card in CARDS)
COLOR_OF = _words(color_of(card) for card in CARDS)
NUMBER_OF = _words(number_of(card) for card in CARDS)
COLORS_NOT_IN = _words(
    sum(OF_COLOR[color] for color in COLORS if not bits >> color & 1) for bits in range(128)
)
"""The cards of the colors that are not in a set of colors."""
_FIELDS_OF = _words(
    _signed(
        sum(
            (1 << (10 if color == BLUE else 9)) - 1 << AT[color]
            for color in COLORS
            if bits >> color & 1
        )
    )
    for bits in range(128)
)
"""All bits of the fields of a set of colors."""


def _run(numbers: int) -> tuple[int, int]:
    """Return the longest run of a set of numbers: its length times 64, and its highest cards.

    The highest cards are all cards of the run's highest number.
    """
    violets = sum(1 << card_of(VIOLET, n) for n in NUMBERS if numbers >> n - 1 & 1)
    strength = core_strengths(violets)[INDIGO]
    return strength & ~63, OF_NUMBER[((strength & 63) - 1) // 7] if strength else 0


RUN_LENGTH = _words(_run(numbers)[0] for numbers in range(128))
RUN_HIGHEST = _words(_run(numbers)[1] for numbers in range(128))
_FIRST_OF_ROWS = OF_COLOR[VIOLET]
_GATHER_ROWS = sum(1 << 42 - 6 * row for row in range(7))
_BELOW_FOUR, _EVEN = BELOW_FOUR, EVEN


@inlined
def _index(place: int) -> int:
    """Return an index as unsigned, so that numba omits the check for negative ones."""
    return np.uint64(place)  # type: ignore[return-value] # still a word


@inlined
def colors_in(palette: int) -> int:
    """Return the colors of a palette as seven bits, by folding its seven rows onto the first."""
    folded = palette | palette >> 28
    folded |= folded >> 14
    return (folded | folded >> 7) & 127


@inlined
def numbers_in(palette: int) -> int:
    """Return the numbers of a palette as seven bits.

    Each row of seven is folded onto its first bit, and a product gathers those bits.
    """
    folded = palette | palette >> 1
    folded |= folded >> 2
    folded |= folded >> 3
    return (folded & _FIRST_OF_ROWS) * _GATHER_ROWS >> 42 & 127


@inlined
def lost(mine: int, bars: int) -> int:
    """Return the rules, as seven bits by color, under which `mine` does not beat `bars`.

    One subtraction compares seven fields: a guard stays if `bars` is not less than `mine`.
    """
    return ((bars | _GUARDS) - mine >> 8 & _SHIFTED_GUARDS) * _GATHER >> 57 & 127


@inlined
def better(one: int, other: int) -> int:
    """Return the better of two values in each field: a masked merge, by exclusive or."""
    return other ^ (one ^ other) & _FIELDS_OF[lost(other, one)]


@inlined
def strengths_with(strengths: int, palette: int, card: int) -> int:
    """Return the strengths of a palette that a card joins, from its strengths without the card."""
    grown = palette | 1 << card
    best = top(grown)
    low, even = grown & _BELOW_FOUR, grown & _EVEN
    alike = grown & SAME_NUMBER[_index(card)]
    orange = max(strengths >> _AT_ORANGE & _FIELD, ORANGES[_index(size(alike) << 6 | top(alike))])
    alike = grown & SAME_COLOR[_index(card)]
    yellow = max(strengths >> _AT_YELLOW & _FIELD, YELLOWS[_index(size(alike) << 6 | top(alike))])
    numbers = numbers_in(grown)
    return (
        VIOLETS[_index(size(low) << 6 | top(low) & 63)] << _AT_VIOLET
        | YELLOWS[_index(RUN_LENGTH[numbers] | top(grown & RUN_HIGHEST[numbers]))] << _AT_INDIGO
        | best + 1 << _AT_RED
        | GREENS[_index(size(even) << 6 | top(even) & 63)] << _AT_GREEN
        | yellow << _AT_YELLOW
        | orange << _AT_ORANGE
        | (size(colors_in(grown)) << 6 | best + 1) << _AT_BLUE
    )


@kernel
def strengths_after(strengths: int, palette: int, card: int) -> int:
    """Return the same as `strengths_with`, but by a call instead of inlined code."""
    return strengths_with(strengths, palette, card)


@kernel
def strengths_of(palette: int) -> int:
    """Return the strengths of a palette."""
    strengths = grown = 0
    rest = palette
    while rest:
        card = top(rest)
        rest ^= 1 << card
        strengths = strengths_after(strengths, grown, card)
        grown |= 1 << card
    return strengths
