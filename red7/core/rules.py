"""The seven rules: which cards of a palette count, what they are worth, who leads.

Each rule is the set that a card of the palette offers; the best offer counts. This is the
definition; `strengths` compares the same palettes over bits, and tests hold it to this.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from red7.core.cards import (
    BELOW_FOUR,
    EMPTY,
    EVEN,
    RED,
    SAME_COLOR,
    SAME_NUMBER,
    Card,
    CardSet,
    Color,
    cards_in,
    color_of,
    top,
)

Seat: TypeAlias = int


def itself(palette: CardSet, card: Card) -> CardSet:
    """Red, the highest card: each card offers itself."""
    return 1 << card


def same_number(palette: CardSet, card: Card) -> CardSet:
    """Orange, the most of one number."""
    return palette & SAME_NUMBER[card]


def same_color(palette: CardSet, card: Card) -> CardSet:
    """Yellow, the most of one color."""
    return palette & SAME_COLOR[card]


def even_cards(palette: CardSet, card: Card) -> CardSet:
    """Green, even cards."""
    return palette & EVEN


def different_colors(palette: CardSet, card: Card) -> CardSet:
    """Blue, one card of each color: the highest of each."""
    found = EMPTY
    while palette:
        best = palette.bit_length() - 1
        found |= 1 << best
        palette &= ~SAME_COLOR[best]
    return found


def run_through(palette: CardSet, card: Card) -> CardSet:
    """Indigo, the longest run of numbers, the higher card where a number is doubled."""
    numbers = SAME_NUMBER[card]
    found = 1 << (palette & numbers).bit_length() >> 1
    higher = lower = numbers
    while cards := palette & (higher := higher << 7):
        found |= 1 << cards.bit_length() - 1
    while cards := palette & (lower := lower >> 7):
        found |= 1 << cards.bit_length() - 1
    return found


def below_four(palette: CardSet, card: Card) -> CardSet:
    """Violet, cards below 4."""
    return palette & BELOW_FOUR


OFFERS: tuple[Callable[[CardSet, Card], CardSet], ...] = (
    below_four,
    run_through,
    different_colors,
    even_cards,
    same_color,
    same_number,
    itself,
)
"""For each color, the set that a card of a palette offers to count."""


def rank(cards: CardSet) -> int:
    """Orders what counts: more cards first, then the better best card; 0 for no cards.

    Two sets without a common card differ in their best card, so the sets themselves
    break the tie.
    """
    return cards.bit_count() << 49 | cards


def counting(color: Color, palette: CardSet) -> CardSet:
    """The cards of a palette that count under a color's rule."""
    offer = OFFERS[color]
    return max([offer(palette, card) for card in cards_in(palette)], key=rank, default=EMPTY)


def worth(color: Color, palette: CardSet) -> tuple[int, Card]:
    """How many cards count under a color's rule, and the best of them (-1 for none)."""
    cards = counting(color, palette)
    return cards.bit_count(), top(cards)


class Standing(NamedTuple):
    """How one seat stands under the rule in force. A seat that is out has nothing that counts."""

    seat: Seat
    out: bool
    cards: CardSet

    @property
    def count(self) -> int:  # type: ignore[override] # not a tuple's way of counting
        """How many cards count."""
        return self.cards.bit_count()

    @property
    def best(self) -> Card:
        """The best card that counts, or -1."""
        return top(self.cards)


def standings(
    color: Color, palettes: Sequence[CardSet], out: Sequence[bool]
) -> tuple[Standing, ...]:
    """How every seat stands under a color's rule, in seat order."""
    return tuple(
        Standing(seat, gone, EMPTY if gone else counting(color, palette))
        for seat, (palette, gone) in enumerate(zip(palettes, out, strict=True))
    )


def leader(color: Color, palettes: Sequence[CardSet], out: Sequence[bool]) -> Seat | None:
    """The seat that is winning, or None while nobody has a card that counts."""
    best = max(standings(color, palettes, out), key=lambda standing: rank(standing.cards))
    return best.seat if best.cards else None


def rule_in_force(canvas: Sequence[Card]) -> Color:
    """The color whose rule the canvas sets: its top card's, or red at the start."""
    return color_of(canvas[-1]) if canvas else RED
