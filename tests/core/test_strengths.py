"""The fast comparisons against the plain rules."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import CARDS, COLORS, CardSet, Color, card_set, cards_in, worth
from red7.core.strengths import IMPROVING, strengths

palettes = st.sets(st.sampled_from(CARDS), max_size=12).map(card_set)


def plain_strength(color: Color, palette: CardSet) -> int:
    count, best = worth(color, palette)
    return count << 6 | best + 1


@pytest.mark.slow
def test_strengths_of_every_palette_of_up_to_three_cards() -> None:
    for size in range(4):
        for chosen in combinations(CARDS, size):
            palette = card_set(chosen)
            assert strengths(palette)[:7] == tuple(
                plain_strength(color, palette) for color in COLORS
            )


@given(palettes)
def test_strengths_of_larger_palettes(palette: CardSet) -> None:
    assert strengths(palette)[:7] == tuple(plain_strength(color, palette) for color in COLORS)


@given(palettes, palettes, palettes)
def test_the_cards_that_would_lift_a_palette_above_its_rival(
    palette: CardSet, rival: CardSet, hand: CardSet
) -> None:
    rival &= ~palette
    hand &= ~(palette | rival)
    for color in COLORS:
        bar = plain_strength(color, rival)
        if plain_strength(color, palette) <= bar:
            assert IMPROVING[color](strengths(palette), palette, hand, bar) == card_set(
                card for card in cards_in(hand) if plain_strength(color, palette | 1 << card) > bar
            )
