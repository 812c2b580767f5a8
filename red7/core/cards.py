"""Cards, and sets of cards as the bits of one int.

Card n has number n // 7 + 1 and color n % 7. Violet is the lowest color and red the
highest, so a higher card is a higher int and the best card of a set is its top bit. The code
that compares palettes relies on this layout: `rules`, `strengths` and the package `sim`.
"""

from collections.abc import Iterable
from functools import lru_cache, reduce
from operator import or_
from typing import TypeAlias

Card: TypeAlias = int
Color: TypeAlias = int
Number: TypeAlias = int
CardSet: TypeAlias = int

VIOLET, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED = COLORS = range(7)
NUMBERS = range(1, 8)
CARDS = range(49)

EMPTY: CardSet = 0
ALL: CardSet = (1 << 49) - 1
BIT: tuple[CardSet, ...] = tuple(1 << card for card in CARDS)
"""For each card, the set of this card alone."""


def card_of(color: Color, number: Number) -> Card:
    """Return the card of a color and a number."""
    return (number - 1) * 7 + color


def color_of(card: Card) -> Color:
    """Return a card's color, `VIOLET` to `RED`."""
    return card % 7


def number_of(card: Card) -> Number:
    """Return a card's number, 1 to 7."""
    return card // 7 + 1


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of the given cards."""
    return reduce(or_, map(BIT.__getitem__, cards), EMPTY)


def cards_in(cards: CardSet) -> list[Card]:
    """Return the cards of a set, best first."""
    found = []
    while cards:
        card = cards.bit_length() - 1
        found.append(card)
        cards ^= BIT[card]
    return found


def top(cards: CardSet) -> Card:
    """Return the best card of a set, or -1 for the empty set."""
    return cards.bit_length() - 1


@lru_cache(maxsize=1 << 12)
def points(cards: CardSet) -> int:
    """Return the points of a set of cards: the sum of their numbers."""
    return sum(map(number_of, cards_in(cards)))


OF_NUMBER: tuple[CardSet, ...] = tuple(0b1111111 << 7 * (number - 1) for number in NUMBERS)
OF_COLOR: tuple[CardSet, ...] = tuple(
    card_set(card_of(color, number) for number in NUMBERS) for color in COLORS
)
EVEN: CardSet = OF_NUMBER[1] | OF_NUMBER[3] | OF_NUMBER[5]
BELOW_FOUR: CardSet = OF_NUMBER[0] | OF_NUMBER[1] | OF_NUMBER[2]
SAME_NUMBER: tuple[CardSet, ...] = tuple(OF_NUMBER[number_of(card) - 1] for card in CARDS)
SAME_COLOR: tuple[CardSet, ...] = tuple(OF_COLOR[color_of(card)] for card in CARDS)
COLOR_OF: tuple[Color, ...] = tuple(map(color_of, CARDS))
NUMBER_OF: tuple[Number, ...] = tuple(map(number_of, CARDS))
