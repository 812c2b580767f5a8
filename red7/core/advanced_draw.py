"""The advanced draw: a card drawn for a canvas card whose number exceeds the palette's size."""

from red7.core.cards import NUMBER_OF, Card
from red7.core.draft import Draft
from red7.core.editions import Rules
from red7.core.steps import CANVAS, SHIFT, Kind, kind_and_card


def gives_draw(rules: Rules, kind: Kind, card: Card, size: int, deck: int) -> bool:
    """Return whether a card that a kind of step puts on the canvas earns the advanced draw.

    The card's number must be greater than the size of the mover's palette, and the deck must have
    a card.
    """
    if not rules.draw or not deck or NUMBER_OF[card] <= size:
        return False
    return kind == CANVAS or (kind == SHIFT and rules.edition.seven_draws)


def is_draw_due(draft: Draft) -> bool:
    """Return whether the last step put a card on the canvas that earns the advanced draw."""
    if not draft.steps:
        return False
    kind, card = kind_and_card(draft.steps[-1])
    return gives_draw(draft.rules, kind, card, draft.palette.bit_count(), draft.deck)


def may_draw(draft: Draft, card: Card = 0) -> bool:
    """Return whether the mover may take or decline the advanced draw now."""
    return not draft.rules.edition.compulsory_draw and is_draw_due(draft)
