"""The seven rules: which cards of a palette count, what they are worth, who leads.

For each rule, a function returns candidate sets of a palette's cards, and the best set counts.
This module is the definition. `strengths` makes the same comparisons faster, with bit operations,
and tests compare the two.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from red7.core.cards import (
    BELOW_FOUR,
    BIT,
    COLOR_OF,
    EMPTY,
    EVEN,
    OF_COLOR,
    OF_NUMBER,
    SAME_COLOR,
    Card,
    CardSet,
    Color,
    top,
)
from red7.core.editions import Edition

Seat: TypeAlias = int


def highest(palette: CardSet) -> list[CardSet]:
    """Return the candidate set for red: the highest card."""
    return [BIT[top(palette)]] if palette else []


def one_number(palette: CardSet) -> list[CardSet]:
    """Return the candidate sets for orange: the cards of each number."""
    return [same for cards in OF_NUMBER if (same := palette & cards)]


def one_color(palette: CardSet) -> list[CardSet]:
    """Return the candidate sets for yellow: the cards of each color."""
    return [same for cards in OF_COLOR if (same := palette & cards)]


def even_cards(palette: CardSet) -> list[CardSet]:
    """Return the candidate set for green: the even cards."""
    return [palette & EVEN]


def different_colors(palette: CardSet) -> list[CardSet]:
    """Return the candidate set for blue: the highest card of each color."""
    found = EMPTY
    while palette:
        best = top(palette)
        found |= BIT[best]
        palette &= ~SAME_COLOR[best]
    return [found]


def runs(palette: CardSet) -> list[CardSet]:
    """Return the candidate sets for indigo: runs, with the highest card of each number."""
    found, run = [], EMPTY
    for cards in OF_NUMBER:
        here = palette & cards
        run = run | BIT[top(here)] if here else EMPTY
        found.append(run)
    return found


def below_four(palette: CardSet) -> list[CardSet]:
    """Return the candidate set for violet: the cards below 4."""
    return [palette & BELOW_FOUR]


OFFERS: tuple[Callable[[CardSet], list[CardSet]], ...] = (
    below_four,
    runs,
    different_colors,
    even_cards,
    one_color,
    one_number,
    highest,
)
"""For each color, the function that returns the candidate sets of a palette."""


def rank(cards: CardSet) -> int:
    """Return a number that orders sets of cards by size, then by best card; 0 for no cards.

    Two sets without a common card differ in their best card, so comparing the sets as ints breaks
    the tie.
    """
    return cards.bit_count() << 49 | cards


@lru_cache(maxsize=1 << 12)
def counting(color: Color, palette: CardSet) -> CardSet:
    """Return the cards of a palette that count under a color's rule."""
    return max(OFFERS[color](palette), key=rank, default=EMPTY)


def worth(color: Color, palette: CardSet) -> tuple[int, Card]:
    """Return how many cards count under a color's rule, and the best of them (-1 for none)."""
    cards = counting(color, palette)
    return cards.bit_count(), top(cards)


class Standing(NamedTuple):
    """A seat's cards that count under a rule; none if the seat is out."""

    seat: Seat
    out: bool
    cards: CardSet

    @property
    def count(self) -> int:  # type: ignore[override] # not a tuple's way of counting
        """The number of cards that count."""
        return self.cards.bit_count()

    @property
    def best(self) -> Card:
        """The best card that counts, or -1."""
        return top(self.cards)


def standings(
    color: Color, palettes: Sequence[CardSet], out: Sequence[bool]
) -> tuple[Standing, ...]:
    """Return every seat's standing under a color's rule, in seat order."""
    return tuple(
        Standing(seat, gone, EMPTY if gone else counting(color, palette))
        for seat, (palette, gone) in enumerate(zip(palettes, out, strict=True))
    )


def leader(color: Color, palettes: Sequence[CardSet], out: Sequence[bool]) -> Seat | None:
    """Return the seat that is winning, or None while no seat has a card that counts."""
    best = max(standings(color, palettes, out), key=lambda standing: rank(standing.cards))
    return best.seat if best.cards else None


def rule_in_force(canvas: Sequence[Card], edition: Edition) -> Color:
    """Return the color of the canvas's top card; while it is empty, the edition's first color."""
    return COLOR_OF[canvas[-1]] if canvas else edition.start_color
