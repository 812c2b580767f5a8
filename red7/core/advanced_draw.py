"""The advanced draw: a card drawn for a canvas card above the size of one's palette."""

from red7.core.cards import NUMBER_OF, Card
from red7.core.draft import Draft
from red7.core.editions import Rules
from red7.core.steps import CANVAS, SHIFT, Kind, kind_and_card


def gives_draw(rules: Rules, kind: Kind, card: Card, size: int, deck: int) -> bool:
    """Whether a card that reaches the canvas by a kind of step gives the advanced draw.

    It does if its number is greater than the size of the mover's palette and there is a deck.
    """
    if not rules.draw or not deck or NUMBER_OF[card] <= size:
        return False
    return kind == CANVAS or (kind == SHIFT and rules.edition.seven_draws)


def is_draw_due(draft: Draft) -> bool:
    """Whether the card that just reached the canvas, if one did, gives the advanced draw."""
    if not draft.steps:
        return False
    kind, card = kind_and_card(draft.steps[-1])
    return gives_draw(draft.rules, kind, card, draft.palette.bit_count(), draft.deck)


def may_draw(draft: Draft, card: Card = 0) -> bool:
    """Whether the advanced draw may be taken now."""
    return not draft.rules.edition.compulsory_draw and is_draw_due(draft)
