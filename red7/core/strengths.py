"""Strengths: what a palette is worth under each of the seven rules, as comparable ints.

A strength orders palettes under one rule. It is an int of two fields: the number of cards that
count in the bits from 6 up, and below them the best of those cards plus one. So comparing two ints
compares counts first and best cards second. `rules` has the plain definition of these comparisons,
and tests check every function here against it.
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
"""The number of cards that count, times 64, plus the best of them, plus 1; 0 if no card counts.

The best card is at most 48, so 1 to 49 fit into the six lower bits and never carry into the count.
"""
Strengths: TypeAlias = tuple[Strength, ...]
"""A palette's strength for each color, then its numbers and its colors as bits."""

NOTHING: Strengths = (0,) * 9
_NUMBERS, _COLORS = 7, 8
_NUMBER_BIT = tuple(1 << number_of(card) - 1 for card in CARDS)
_COLOR_BIT = tuple(1 << color_of(card) for card in CARDS)
_LOW_BITS, _EVEN_BITS = (1, 2, 4), (2, 8, 32)
_COUNT = tuple(bits.bit_count() << 6 for bits in range(128))
_ABOVE: tuple[CardSet, ...] = tuple(ALL & -1 << best for best in range(64))
"""By the lower six bits of a strength: the cards higher than its best card."""
_OF_NUMBERS: tuple[CardSet, ...] = tuple(
    sum(OF_NUMBER[number - 1] for number in NUMBERS if bits >> number - 1 & 1)
    for bits in range(128)
)
_OF_COLORS: tuple[CardSet, ...] = tuple(
    sum(OF_COLOR[color] for color in COLORS if bits >> color & 1) for bits in range(128)
)


# A run depends only on which of the seven numbers a palette has: 128 cases, kept in a table.
def _run(bits: int) -> tuple[Strength, CardSet]:
    """Return the longest run of some numbers: its length times 64, the cards of its top number."""
    run = counting(INDIGO, card_set(card_of(VIOLET, n) for n in NUMBERS if bits >> n - 1 & 1))
    return run.bit_count() << 6, SAME_NUMBER[top(run)] if run else EMPTY


_RUNS: tuple[tuple[Strength, CardSet], ...] = tuple(map(_run, range(128)))


@lru_cache(maxsize=1 << 12)
def strengths(palette: CardSet) -> Strengths:
    """Return the strengths of a palette."""
    found, grown = NOTHING, EMPTY
    for card in cards_in(palette):
        grown |= BIT[card]
        found = strengths_with(found, grown, card)
    return found


def strengths_with(before: Strengths, palette: CardSet, card: Card) -> Strengths:
    """Return the strengths of a palette that a card has just joined, from those before.

    Under violet and green every card of the right kind counts. So such a card adds 64, which is
    one in the count, and becomes the best card if it is higher. Under yellow and orange only the
    group that the card has joined can have become the best.
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
    # The new card may change entirely which cards count for indigo, but the best of them is always
    # the palette's best card of the highest number of the longest run.
    length, highest = _RUNS[numbers]
    indigo = length | (palette & highest).bit_length()
    return violet, indigo, _COUNT[colors] | red & 63, green, yellow, orange, red, numbers, colors


def _joining(mine: Strength, cards: CardSet, bar: Strength) -> CardSet:
    """Return which of some cards lift a strength above a bar, if all of them would count."""
    # A card that counts adds one to the count. That is not enough if more than one card is
    # missing; if exactly one is missing, the counts are equal then, and the best card decides.
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
    # Any pair beats a bar of one card, and so does a better single card.
    if bar < 2 << 6:
        return cards & (old | _ABOVE[bar & 63])
    return _growing(SAME_NUMBER, palette, cards & old, bar)


def _one_color(mine: Strengths, palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    old = _OF_COLORS[mine[_COLORS]]
    if bar < 2 << 6:
        return cards & (old | _ABOVE[bar & 63])
    return _growing(SAME_COLOR, palette, cards & old, bar)


def _growing(groups: Sequence[CardSet], palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    """Return which of some cards lift the group that they join above a bar."""
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
    """Return the cards that make the longest run of some numbers longer than a length, or equal.

    The first set makes the run longer than the length, the second exactly as long. A card may join
    two runs, so the length can grow by more than one.
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
"""For each color, a function that returns which of some cards lift a palette above a bar.

The palette's strength under that color's rule must not be above the bar yet."""
