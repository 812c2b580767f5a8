"""Who is ahead, fast: the seven comparisons of `rules`, written again over bits.

A strength is a number that orders palettes under one rule: how many cards count, then
which. Tests hold every function here against the plain rules.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeAlias

from red7.core.cards import (
    ALL,
    BELOW_FOUR,
    COLORS,
    EMPTY,
    EVEN,
    INDIGO,
    NUMBERS,
    OF_COLOR,
    OF_NUMBER,
    ORANGE,
    SAME_COLOR,
    SAME_NUMBER,
    VIOLET,
    YELLOW,
    Card,
    CardSet,
    card_of,
    card_set,
    cards_in,
    top,
)
from red7.core.rules import counting

Strength: TypeAlias = int
"""How many cards count, times 64, plus one more than the best of them; 0 for none."""
Strengths: TypeAlias = tuple[Strength, ...]
"""The strengths of one palette, for each color."""


def strengths(palette: CardSet) -> Strengths:
    """The strengths of a palette."""
    found = (0,) * len(COLORS)
    grown = EMPTY
    for card in cards_in(palette):
        grown |= 1 << card
        found = strengths_with(found, grown, card)
    return found


def strengths_with(before: Strengths, palette: CardSet, card: Card) -> Strengths:
    """The strengths of a palette that a card has just joined, from those before."""
    low, even, best = palette & BELOW_FOUR, palette & EVEN, palette.bit_length()
    color, number = palette & SAME_COLOR[card], palette & SAME_NUMBER[card]
    yellow = color.bit_count() << 6 | color.bit_length()
    orange = number.bit_count() << 6 | number.bit_length()
    length, highest = _RUNS[numbers_in(palette)]
    return (
        low.bit_count() << 6 | low.bit_length(),
        length << 6 | (palette & highest).bit_length(),
        colors_in(palette).bit_count() << 6 | best,
        even.bit_count() << 6 | even.bit_length(),
        yellow if yellow > before[YELLOW] else before[YELLOW],
        orange if orange > before[ORANGE] else before[ORANGE],
        1 << 6 | best,
    )


def colors_in(palette: CardSet) -> CardSet:
    """The 1s of the colors that a palette has."""
    palette |= palette >> 7
    palette |= palette >> 14
    return (palette | palette >> 28) & OF_NUMBER[0]


def numbers_in(palette: CardSet) -> CardSet:
    """The violet cards of the numbers that a palette has."""
    palette |= palette >> 1
    palette |= palette >> 2
    return (palette | palette >> 3) & OF_COLOR[VIOLET]


def _run(numbers: CardSet) -> tuple[int, CardSet]:
    """The longest run of some numbers: its length, and the cards of its highest number."""
    run = counting(INDIGO, numbers)
    return run.bit_count(), SAME_NUMBER[top(run)]


_RUNS: dict[CardSet, tuple[int, CardSet]] = {
    numbers: _run(numbers)
    for chosen in range(1, 1 << len(NUMBERS))
    for numbers in [card_set(card_of(VIOLET, n) for n in NUMBERS if chosen >> n - 1 & 1)]
}

_ABOVE: tuple[CardSet, ...] = tuple(ALL & -1 << best for best in range(64))
"""The cards above the best card of a strength, by its lower six bits."""


def _joining(mine: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    """Those of the given cards, all of which would count, that lift what counts above a bar."""
    missing = (bar >> 6) - mine.bit_count()
    if missing > 1:
        return EMPTY
    if missing < 1 or mine.bit_length() > bar & 63:
        return cards
    return cards & _ABOVE[bar & 63]


def _highest(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return cards & _ABOVE[bar & 63]


def _one_number(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    present = numbers_in(palette) * OF_NUMBER[0]
    return _grouping(SAME_NUMBER, palette, cards, bar, present)


def _one_color(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    present = colors_in(palette) * OF_COLOR[VIOLET]
    return _grouping(SAME_COLOR, palette, cards, bar, present)


def _grouping(
    groups: Sequence[CardSet], palette: CardSet, cards: CardSet, bar: Strength, present: CardSet
) -> CardSet:
    """As `_joining`, where each card joins its own group; `present` are all cards of old groups."""
    if bar < 2 << 6:
        return cards & (present | _ABOVE[bar & 63])
    found = EMPTY
    for card in cards_in(cards & present):
        offered = (palette | 1 << card) & groups[card]
        if offered.bit_count() << 6 | offered.bit_length() > bar:
            found |= 1 << card
    return found


def _even(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return _joining(palette & EVEN, cards & EVEN, bar)


def _different_colors(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    colors = colors_in(palette)
    missing = (bar >> 6) - colors.bit_count()
    if missing > 1:
        return EMPTY
    new = cards & ~(colors * OF_COLOR[VIOLET])
    if missing == 1:
        return new if palette.bit_length() > bar & 63 else new & _ABOVE[bar & 63]
    return new | cards & _ABOVE[bar & 63]


def _run_on(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    longer, as_long = _growing_runs(numbers_in(palette), bar >> 6)
    found = cards & longer
    for card in cards_in(cards & as_long):
        grown = palette | 1 << card
        _, highest = _RUNS[numbers_in(grown)]
        if (grown & highest).bit_length() > bar & 63:
            found |= 1 << card
    return found


@lru_cache(maxsize=1024)
def _growing_runs(numbers: CardSet, length: int) -> tuple[CardSet, CardSet]:
    """The cards that make the longest run of some numbers longer than a length; as long as it."""
    longer = as_long = EMPTY
    for number in OF_NUMBER:
        best, _ = _RUNS[numbers | number & OF_COLOR[VIOLET]]
        longer |= number if best > length else EMPTY
        as_long |= number if best == length else EMPTY
    return longer, as_long


def _below_four(palette: CardSet, cards: CardSet, bar: Strength) -> CardSet:
    return _joining(palette & BELOW_FOUR, cards & BELOW_FOUR, bar)


Improving: TypeAlias = Callable[[CardSet, CardSet, Strength], CardSet]

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
