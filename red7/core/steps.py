"""Steps, the atoms of a turn, as ints: a kind and, for most, a card.

A turn is a tuple of steps that ends with `END` or `FOLD`. docs/reference/notation.md has
the text of each kind.
"""

from typing import TypeAlias

from red7.core.cards import Card

Step: TypeAlias = int
Turn: TypeAlias = tuple[Step, ...]
Kind: TypeAlias = int

PALETTE: Kind = 1
"""A hand card to one's own palette."""
CANVAS: Kind = 2
"""A hand card to the canvas."""
TAKE: Kind = 3
"""The 1's action: a card of another palette to the top of the deck."""
BURY: Kind = 4
"""The 7's action: a card of one's own palette to the top of the deck."""
SHIFT: Kind = 5
"""The 7's action: a card of one's own palette to the canvas."""

DRAW: Step = 6 << 6
"""Take the advanced draw, where it may be declined."""
END: Step = 7 << 6
"""End the turn."""
FOLD: Step = 8 << 6
"""Do nothing and be out."""


def step_of(kind: Kind, card: Card = 0) -> Step:
    """The step of a kind with a card."""
    return kind << 6 | card


def kind_of(step: Step) -> Kind:
    """A step's kind; `DRAW`, `END` and `FOLD` are each the only step of theirs."""
    return step >> 6


def kind_and_card(step: Step) -> tuple[Kind, Card]:
    """A step taken apart; its card is meaningless for `DRAW`, `END` and `FOLD`."""
    return step >> 6, step & 63


def finishes(step: Step) -> bool:
    """Whether a step is the last of its turn."""
    return step >= END


def step_card(step: Step) -> Card:
    """The card of a step. Meaningless for `DRAW`, `END` and `FOLD`, which have none."""
    return step & 63


def to_palette(card: Card) -> Step:
    """Play a hand card to the palette."""
    return PALETTE << 6 | card


def to_canvas(card: Card) -> Step:
    """Put a hand card on the canvas."""
    return CANVAS << 6 | card


def take(card: Card) -> Step:
    """Move a card of another palette to the top of the deck."""
    return TAKE << 6 | card


def bury(card: Card) -> Step:
    """Move a card of the own palette to the top of the deck."""
    return BURY << 6 | card


def shift(card: Card) -> Step:
    """Move a card of the own palette to the canvas."""
    return SHIFT << 6 | card
