"""What a turn would leave its mover with, as far as that can be known beforehand."""

from typing import NamedTuple

from red7.core import CANVAS, END, Turn, kind_of
from red7.core.actions import take_step
from red7.core.draft import Draft


class TurnOutcome(NamedTuple):
    """The end of a turn as its mover foresees it."""

    draft: Draft
    spent: int
    """How many cards left the hand, less those drawn."""
    unseen: int
    """How many of the drawn cards nobody can foresee; the draft's hand is without them."""


def outcome_of(draft: Draft, turn: Turn) -> TurnOutcome:
    """What the rest of a turn, whose steps are legal, leads to."""
    after = draft.copy()
    played = 0
    for step in turn[len(draft.steps) :]:
        if step < END:
            take_step(after, step)
            played += kind_of(step) <= CANVAS
    spent = played - (after.drew - draft.drew)
    return TurnOutcome(after, spent, draft.hand.bit_count() - spent - after.hand.bit_count())
