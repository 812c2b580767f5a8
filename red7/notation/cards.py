"""Card names: a color letter and a number, `R7` to `V1`."""

from collections.abc import Iterable
from functools import cache, lru_cache

from red7.core.cards import CARDS, COLORS, Card, CardSet, Color, cards_in, color_of, number_of
from red7.notation.errors import BadText

COLOR_LETTERS = "VIBGYOR"
COLOR_NAMES = ("violet", "indigo", "blue", "green", "yellow", "orange", "red")


def color_letter(color: Color) -> str:
    """Return a color's letter, `R` to `V`."""
    return COLOR_LETTERS[color]


def color_name(color: Color) -> str:
    """Return a color's English name."""
    return COLOR_NAMES[color]


@cache
def card_name(card: Card) -> str:
    """Return a card's name, such as `R7`."""
    return f"{color_letter(color_of(card))}{number_of(card)}"


def card_names(cards: CardSet) -> list[str]:
    """Return the names of a set's cards, best first."""
    return [*_names(cards)]


@lru_cache(maxsize=1 << 12)
def _names(cards: CardSet) -> tuple[str, ...]:
    return tuple(map(card_name, cards_in(cards)))


def parse_card(name: str) -> Card:
    """Return the card with a name. Raise `BadText` if there is none."""
    try:
        return _CARDS[name]
    except KeyError:
        raise BadText(
            "unknown-card",
            f"{name!r:.40} is not a card: a card is one of the letters R O Y G B I V "
            "and a number from 1 to 7, such as R7",
        ) from None


def parse_cards(names: str) -> list[Card]:
    """Return the cards of a text of names, separated by spaces. Raise `BadText`."""
    return [parse_card(name) for name in names.split()]


def join_cards(cards: Iterable[Card]) -> str:
    """Return the names of cards, separated by spaces, in the given order."""
    return " ".join(map(card_name, cards))


_CARDS = {card_name(card): card for card in CARDS}
assert len(COLOR_LETTERS) == len(COLOR_NAMES) == len(COLORS)
