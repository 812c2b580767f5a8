"""The winner's counting cards and their points, as in `core.rules`, with bit operations."""

from red7.core.cards import BELOW_FOUR, BLUE, COLORS, EVEN, GREEN, ORANGE, RED, VIOLET, YELLOW
from red7.sim.bits import size, top
from red7.sim.jit import inlined, kernel
from red7.sim.packed_strengths import (
    NUMBER_OF,
    RUN_HIGHEST,
    RUN_LENGTH,
    SAME_COLOR,
    SAME_NUMBER,
    numbers_in,
)

_RED, _ORANGE, _YELLOW, _GREEN, _BLUE, _VIOLET = RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET
_BELOW_FOUR, _EVEN = BELOW_FOUR, EVEN
_COLORS = len(COLORS)


@inlined
def _same_number(palette: int) -> int:
    """Return the largest set of cards of one number; of equal sets, that of the highest number."""
    found = 0
    while palette:
        alike = palette & SAME_NUMBER[top(palette)]
        palette ^= alike
        if size(alike) > size(found):
            found = alike
    return found


@inlined
def _same_color(palette: int) -> int:
    """Return the largest set of cards of one color; of equal sets, that with the best card."""
    found = 0
    while palette:
        alike = palette & SAME_COLOR[top(palette)]
        palette ^= alike
        if size(alike) > size(found):
            found = alike
    return found


@inlined
def _different_colors(palette: int) -> int:
    """Return the highest card of each color."""
    found = 0
    while palette:
        best = top(palette)
        found |= 1 << best
        palette &= ~SAME_COLOR[best]
    return found


@inlined
def _longest_run(palette: int) -> int:
    """Return the longest run of numbers, with the higher card if a number is doubled."""
    numbers = numbers_in(palette)
    found, row = 0, RUN_HIGHEST[numbers]
    for _ in range(RUN_LENGTH[numbers] >> 6):
        found |= 1 << top(palette & row)
        row >>= _COLORS
    return found


@kernel
def counting(color: int, palette: int) -> int:
    """Return the cards of a palette that count under a color's rule."""
    if color == _VIOLET:
        return palette & _BELOW_FOUR
    if color == _GREEN:
        return palette & _EVEN
    if color == _RED:
        return 1 << top(palette) if palette else 0
    if color == _ORANGE:
        return _same_number(palette)
    if color == _YELLOW:
        return _same_color(palette)
    if color == _BLUE:
        return _different_colors(palette)
    return _longest_run(palette)


@kernel
def points(cards: int) -> int:
    """Return the points of a set of cards: the sum of its numbers."""
    total = 0
    while cards:
        card = top(cards)
        cards ^= 1 << card
        total += NUMBER_OF[card]
    return total
