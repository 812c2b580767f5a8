"""Steps, the smallest parts of a turn, as ints: a kind and, for most kinds, a card.

A turn is a tuple of steps that ends with `END` or `FOLD`. docs/reference/notation.md has
the text of each kind.
"""

from typing import TypeAlias

from red7.core.cards import Card

Step: TypeAlias = int
Turn: TypeAlias = tuple[Step, ...]
Kind: TypeAlias = int

PALETTE: Kind = 1
"""Play a hand card to the mover's own palette."""
CANVAS: Kind = 2
"""Put a hand card on the canvas."""
TAKE: Kind = 3
"""The 1's action: put a card of another palette on top of the deck."""
BURY: Kind = 4
"""The 7's action: put a card of the mover's own palette on top of the deck."""
SHIFT: Kind = 5
"""The 7's action: put a card of the mover's own palette on the canvas."""

DRAW: Step = 6 << 6
"""Take the advanced draw, in editions that let players decline it."""
END: Step = 7 << 6
"""End the turn."""
FOLD: Step = 8 << 6
"""Do nothing and be out."""


def step_of(kind: Kind, card: Card = 0) -> Step:
    """Return the step of a kind with a card."""
    return kind << 6 | card


def kind_of(step: Step) -> Kind:
    """Return a step's kind; `DRAW`, `END` and `FOLD` each have a kind of their own."""
    return step >> 6


def kind_and_card(step: Step) -> tuple[Kind, Card]:
    """Return a step's kind and card; the card is meaningless for `DRAW`, `END` and `FOLD`."""
    return step >> 6, step & 63


def finishes(step: Step) -> bool:
    """Return whether a step is the last of its turn."""
    return step >= END


def step_card(step: Step) -> Card:
    """Return a step's card; it is meaningless for `DRAW`, `END` and `FOLD`, which have none."""
    return step & 63


def to_palette(card: Card) -> Step:
    """Return the step that plays a hand card to the palette."""
    return PALETTE << 6 | card


def to_canvas(card: Card) -> Step:
    """Return the step that puts a hand card on the canvas."""
    return CANVAS << 6 | card


def take(card: Card) -> Step:
    """Return the step that puts a card of another palette on top of the deck."""
    return TAKE << 6 | card


def bury(card: Card) -> Step:
    """Return the step that puts a card of the mover's palette on top of the deck."""
    return BURY << 6 | card


def shift(card: Card) -> Step:
    """Return the step that puts a card of the mover's palette on the canvas."""
    return SHIFT << 6 | card
