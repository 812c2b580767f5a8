"""Cards in text: a color letter and a number, `R7` to `V1`."""

from collections.abc import Iterable
from functools import cache, lru_cache

from red7.core.cards import CARDS, COLORS, Card, CardSet, Color, cards_in, color_of, number_of
from red7.notation.errors import BadText

COLOR_LETTERS = "VIBGYOR"
COLOR_NAMES = ("violet", "indigo", "blue", "green", "yellow", "orange", "red")


def color_letter(color: Color) -> str:
    """A color's letter, `R` to `V`."""
    return COLOR_LETTERS[color]


def color_name(color: Color) -> str:
    """A color's English name."""
    return COLOR_NAMES[color]


@cache
def card_name(card: Card) -> str:
    """A card's name, such as `R7`."""
    return f"{color_letter(color_of(card))}{number_of(card)}"


def card_names(cards: CardSet) -> list[str]:
    """The names of a set's cards, best first."""
    return [*_names(cards)]


@lru_cache(maxsize=1 << 12)
def _names(cards: CardSet) -> tuple[str, ...]:
    return tuple(map(card_name, cards_in(cards)))


def parse_card(name: str) -> Card:
    """The card of a name. Raises `BadText`."""
    try:
        return _CARDS[name]
    except KeyError:
        raise BadText(
            "unknown-card",
            f"{name!r:.40} is not a card: a card is one of the letters R O Y G B I V "
            "and a number from 1 to 7, such as R7",
        ) from None


def parse_cards(names: str) -> list[Card]:
    """The cards of a text of names with spaces between them. Raises `BadText`."""
    return [parse_card(name) for name in names.split()]


def join_cards(cards: Iterable[Card]) -> str:
    """A text of names with spaces between them, in the order given."""
    return " ".join(map(card_name, cards))


_CARDS = {card_name(card): card for card in CARDS}
assert len(COLOR_LETTERS) == len(COLOR_NAMES) == len(COLORS)
