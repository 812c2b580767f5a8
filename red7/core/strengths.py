"""Packed strengths: the seven comparisons of `rules`, written again over bits.

A strength orders palettes under one rule and is one int of two fields: how many cards count in
the bits from 6 up, and below them one more than the best of those cards. So comparing two ints
compares counts first and best cards second. Tests hold every function here against `rules`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from red7.core.cards import (
    ALL,
    BELOW_FOUR,
    BIT,
    CARDS,
    COLORS,
    EMPTY,
    EVEN,
    GREEN,
    INDIGO,
    NUMBERS,
    OF_COLOR,
    OF_NUMBER,
    SAME_COLOR,
    SAME_NUMBER,
    VIOLET,
    Card,
    CardSet,
    card_of,
    card_set,
    cards_in,
    color_of,
    number_of,
    top,
)
from red7.core.rules import counting

Strength: TypeAlias = int
"""How many cards count, times 64, plus one more than the best of them; 0 for none.

The best card is at most 48, so 1 to 49 fit into the six lower bits and never carry into the count.
"""
Strengths: TypeAlias = tuple[Strength, ...]
"""Of one palette: its strength for each color, then its numbers and its colors as bits."""

NOTHING: Strengths = (0,) * 9
_NUMBERS, _COLORS = 7, 8
_NUMBER_BIT = tuple(1 << number_of(card) - 1 for card in CARDS)
_COLOR_BIT = tuple(1 << color_of(card) for card in CARDS)
_LOW_BITS, _EVEN_BITS = (1, 2, 4), (2, 8, 32)
_COUNT = tuple(bits.bit_count() << 6 for bits in range(128))
_ABOVE: tuple[CardSet, ...] = tuple(ALL & -1 << best for best in range(64))
"""The cards above the best card of a strength, by its lower six bits."""
_OF_NUMBERS: tuple[CardSet, ...] = tuple(
    sum(OF_NUMBER[number - 1] for number in NUMBERS if bits >> number - 1 & 1)
    for bits in range(128)
)
_OF_COLORS: tuple[CardSet, ...] = tuple(
    sum(OF_COLOR[color] for color in COLORS if bits >> color & 1) for bits in range(128)
)


# A run depends only on which of the seven numbers a palette has: 128 cases, all tabulated here.
def _run(bits: int) -> tuple[Strength, CardSet]:
    """The longest run of some numbers: its length as a strength, the cards of its highest."""
    run = counting(INDIGO, card_set(card_of(VIOLET, n) for n in NUMBERS if bits >> n - 1 & 1))
    return run.bit_count() << 6, SAME_NUMBER[top(run)] if run else EMPTY


_RUNS: tuple[tuple[Strength, CardSet], ...] = tuple(map(_run, range(128)))


@lru_cache(maxsize=1 << 12)
def strengths(palette: CardSet) -> Strengths:
    """The strengths of a palette."""
    found, grown = NOTHING, EMPTY
    for card in cards_in(palette):
        grown |= BIT[card]
        found = strengths_with(found, grown, card)
    return found


def strengths_with(before: Strengths, palette: CardSet, card: Card) -> Strengths:
    """The strengths of a palette that a card has just joined, from those before.

    Under violet and green every card of the right kind counts, so one more adds 64 to the count,
    and to the lower field whatever the card is above the best so far. Under yellow and orange only
    the group that the card has joined can have become the best.
    """
    violet, _, _, green, yellow, orange, red, numbers, colors = before
    best, number_bit = card + 1, _NUMBER_BIT[card]
    numbers |= number_bit
    colors |= _COLOR_BIT[card]
    if best > red & 63:
        red = 64 | best
    if number_bit in _LOW_BITS:
        violet += 64 + max(best - (violet & 63), 0)
    if number_bit in _EVEN_BITS:
        green += 64 + max(best - (green & 63), 0)
    same = palette & SAME_COLOR[card]
    if (strength := same.bit_count() << 6 | same.bit_length()) > yellow:
        yellow = strength
    same = palette & SAME_NUMBER[card]
    if (strength := same.bit_count() << 6 | same.bit_length()) > orange:
        orange = strength
    # Which cards count for indigo may change altogether, yet its best is the palette's best card
    # of the number in which the longest run ends.
    length, highest = _RUNS[numbers]
    indigo = length | (palette & highest).bit_length()
    return violet, indigo, _COUNT[colors] | red & 63, green, yellow, orange, red, numbers, colors


def _joining(mine: Strength, cards: CardSet, bar: Strength) -> CardSet:
    """Those of the given cards, all of which would count, that lift a strength above a bar."""
    # A card that counts adds one to the count: enough if no more than one is missing, and if it
    # is just one, the best card decides.
    missing = (bar >> 6) - (mine >> 6)
    if missing > 1:
        return EMPTY
    if missing < 1 or mine & 63 > bar & 63:
        return cards
    return cards & _ABOVE[bar & 63]


def _highest(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return cards & _ABOVE[bar & 63]


def _one_number(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    old = _OF_NUMBERS[mine[_NUMBERS]]
    # A bar of one card: any pair beats it, and so does a single card that is better.
    if bar < 2 << 6:
        return cards & (old | _ABOVE[bar & 63])
    return _growing(SAME_NUMBER, palette, cards & old, bar)


def _one_color(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    old = _OF_COLORS[mine[_COLORS]]
    if bar < 2 << 6:
        return cards & (old | _ABOVE[bar & 63])
    return _growing(SAME_COLOR, palette, cards & old, bar)


def _growing(groups: Sequence[CardSet], palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    """Those of the given cards that lift the group they join above a bar."""
    found = EMPTY
    for card in cards_in(cards):
        group = (palette | BIT[card]) & groups[card]
        if group.bit_count() << 6 | group.bit_length() > bar:
            found |= BIT[card]
    return found


def _even(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return _joining(mine[GREEN], cards & EVEN, bar)


def _different_colors(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    colors = mine[_COLORS]
    new = cards & ~_OF_COLORS[colors]
    if bar < _COUNT[colors] + 64:
        return new | cards & _ABOVE[bar & 63]
    return _joining(_COUNT[colors] | palette.bit_length(), new, bar)


def _run_on(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    longer, as_long = _LONGER_RUNS[mine[_NUMBERS]][bar >> 6]
    found = cards & longer
    for card in cards_in(cards & as_long):
        grown = palette | BIT[card]
        _, highest = _RUNS[mine[_NUMBERS] | _NUMBER_BIT[card]]
        if (grown & highest).bit_length() > bar & 63:
            found |= BIT[card]
    return found


def _longer_runs(numbers: int, length: int) -> tuple[CardSet, CardSet]:
    """The cards that make the longest run of some numbers longer than a length; as long as it.

    A card may join two runs, so that the length can grow by more than one.
    """
    longer = as_long = EMPTY
    for number in NUMBERS:
        best = _RUNS[numbers | 1 << number - 1][0] >> 6
        longer |= OF_NUMBER[number - 1] if best > length else EMPTY
        as_long |= OF_NUMBER[number - 1] if best == length else EMPTY
    return longer, as_long


_LONGER_RUNS: tuple[tuple[tuple[CardSet, CardSet], ...], ...] = tuple(
    tuple(_longer_runs(numbers, length) for length in range(8)) for numbers in range(128)
)


def _below_four(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return _joining(mine[VIOLET], cards & BELOW_FOUR, bar)


Improving: TypeAlias = Callable[[Strengths, CardSet, CardSet, Strength], CardSet]

IMPROVING: tuple[Improving, ...] = (
    _below_four,
    _run_on,
    _different_colors,
    _even,
    _one_color,
    _one_number,
    _highest,
)
"""For each color: which of some cards would lift a palette above a bar it does not reach."""
