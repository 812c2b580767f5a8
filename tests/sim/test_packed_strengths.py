"""Packed strengths: the seven comparisons in one integer, against the strengths of the core."""

from collections.abc import Iterable
from itertools import pairwise, product
from random import Random

import pytest

from red7.core import (
    BLUE,
    CARDS,
    COLORS,
    EMPTY,
    GREEN,
    INDIGO,
    ORANGE,
    RED,
    VIOLET,
    YELLOW,
    Card,
    CardSet,
    Color,
    card_of,
    card_set,
    cards_in,
    color_of,
    number_of,
)
from red7.core.strengths import strengths
from red7.sim.packed_strengths import AT, COLOR_OF, COLORS_NOT_IN, NUMBER_OF
from tests.sim import kernels

SIGN = 1 << 63
EVERY_PATTERN = range(1 << len(COLORS))


def field(color: Color, packed: int) -> int:
    """Return the value of a rule's field."""
    return packed >> AT[color] & (511 if color == BLUE else 255)


def word(values: dict[int, int]) -> int:
    """Packed strengths with these values."""
    found = sum(value << AT[color] for color, value in values.items())
    return found - 2 * SIGN if found & SIGN else found


def some_palettes(count: int) -> list[int]:
    """Palettes of all sizes, rather small ones, and the extremes of every rule."""
    random = Random(7)
    few = [card_set(random.sample(CARDS, random.randint(0, 9))) for _ in range(count)]
    many = [card_set(random.sample(CARDS, random.randint(10, 49))) for _ in range(count // 4)]
    of_color = [sum(1 << card for card in CARDS if COLOR_OF[card] == color) for color in COLORS]
    of_number = [sum(1 << card for card in CARDS if NUMBER_OF[card] == n) for n in range(1, 8)]
    evens = [card for card in CARDS if number_of(card) % 2 == 0]
    lows = [card for card in CARDS if number_of(card) < 4]
    grown = [card_set(pile[:size]) for pile in (evens, lows, list(CARDS)) for size in range(50)]
    return [0, *few, *many, *of_color, *of_number, *grown]


@pytest.mark.parametrize("color", COLORS)
def test_packed_strengths_order_palettes_as_strengths_do(color: Color) -> None:
    ranked = sorted(
        (strengths(palette)[color], field(color, kernels.strengths_of(palette)))
        for palette in some_palettes(2_000)
    )
    assert ranked[0] == (0, 0)
    for (strength, value), (next_strength, next_value) in pairwise(ranked):
        assert (strength < next_strength) == (value < next_value)
        assert (strength == next_strength) == (value == next_value)


def with_best(best: Card, others: Iterable[Card], count: int) -> CardSet:
    """Return a card and the lowest of some others that are below it; too few: the empty set."""
    below = [card for card in others if card < best]
    return card_set([best, *below[: count - 1]]) if len(below) >= count - 1 else EMPTY


def with_run(best: Card, length: int) -> CardSet:
    """Return a run that ends with a card, the others violet."""
    numbers = range(number_of(best) - length + 1, number_of(best))
    return card_set([best, *(card_of(VIOLET, number) for number in numbers)])


def of_each(color: Color, best: Card, count: int) -> CardSet:
    """Return a palette with a number of cards that count under a rule, the best given, or none."""
    if color == INDIGO:
        return with_run(best, count) if count <= number_of(best) else EMPTY
    groups = {
        RED: [],
        ORANGE: [card for card in CARDS if number_of(card) == number_of(best)],
        YELLOW: [card for card in CARDS if color_of(card) == color_of(best)],
        GREEN: [card for card in CARDS if number_of(card) % 2 == 0],
        BLUE: [card_of(other, 1) for other in COLORS if other != color_of(best)],
        VIOLET: [card for card in CARDS if number_of(card) < 4],
    }
    return with_best(best, groups[color], count)


@pytest.mark.parametrize("color", COLORS)
def test_every_pair_of_count_and_best_card_has_its_place(color: Color) -> None:
    palettes = {of_each(color, best, count) for best in CARDS for count in range(1, 22)} - {EMPTY}
    reached = {strengths(palette)[color]: palette for palette in palettes}
    in_order = [
        field(color, kernels.strengths_of(reached[strength])) for strength in sorted(reached)
    ]
    assert in_order[0] >= 0
    assert all(one < other for one, other in pairwise(in_order))
    assert in_order[-1] < (512 if color == BLUE else 256)
    assert len(in_order) >= 49


def test_packed_strengths_grow_card_by_card_in_any_order() -> None:
    random = Random(1)
    for palette in some_palettes(300):
        order, grown, packed = cards_in(palette), 0, 0
        random.shuffle(order)
        for card in order:
            packed = kernels.strengths_with(packed, grown, card)
            grown |= 1 << card
        assert packed == kernels.strengths_of(palette)


@pytest.mark.parametrize("least", [0, 1, 254])
@pytest.mark.parametrize("step", [0, 1])
def test_every_pattern_of_guards_is_gathered(least: int, step: int) -> None:
    for lost in EVERY_PATTERN:
        mine = {color: least + (not lost >> color & 1) for color in COLORS}
        bars = {color: max(least - step * (not lost >> color & 1), 0) for color in COLORS}
        assert kernels.lost(word(mine), word(bars)) == lost


def test_a_field_is_compared_by_itself() -> None:
    values = (0, 1, 100, 255)
    for color, other in product(COLORS, COLORS):
        for mine, bar, noise in product(values, values, (0, 255)):
            if color != other:
                lost = kernels.lost(word({color: mine, other: noise}), word({color: bar}))
                assert lost >> color & 1 == (mine <= bar)
                assert lost >> other & 1 == (noise == 0)


def test_the_better_of_two_is_taken_field_by_field() -> None:
    random = Random(3)
    for _ in range(2_000):
        one, other = ({color: random.randint(0, 255) for color in COLORS} for _ in range(2))
        best = {color: max(one[color], other[color]) for color in COLORS}
        assert kernels.better(word(one), word(other)) == word(best)


def test_which_colors_are_left_out() -> None:
    for colors in EVERY_PATTERN:
        left = {card for card in CARDS if not colors >> COLOR_OF[card] & 1}
        assert COLORS_NOT_IN[colors] == card_set(left)
    assert COLOR_OF[CARDS[-1]] == RED
