"""Questions about a view: legal steps, whole turns that keep the mover in, hopes.

These functions get a view, never a position, so their answers cannot leak a hidden card.
"""

from typing import NamedTuple

from red7.core.actions import FIVES, THREES, after_step, can_end_winning
from red7.core.cards import CardSet, cards_in
from red7.core.draft import Draft
from red7.core.legality import is_legal, kinds_in_question, legal_next
from red7.core.refusals import Refusal, refusal, refusal_off_turn
from red7.core.steps import PALETTE, Step, Turn, to_palette
from red7.core.turn_search import Part, Turns, complete
from red7.core.views import View, draft_of, unseen


def legal_steps(view: View) -> tuple[Step, ...]:
    """Return the legal steps of the view's seat; none if it is another seat's turn."""
    draft = draft_of(view)
    return () if draft is None else legal_next(draft)


def why_not(view: View, step: Step) -> Refusal | None:
    """Return why a step of the view's seat is illegal now, or None if it is legal."""
    draft = draft_of(view)
    if draft is None:
        return refusal_off_turn(step, is_over=view.is_over)
    return None if is_legal(draft, step) else refusal(draft, step)


def turns(view: View) -> Turns:
    """Return all complete turns that keep the view's seat in, whatever is drawn.

    A turn is its sequence of steps, from the turn's start. Every optional draw is taken; turns
    that decline one are not listed.
    """
    parts: list[Part] = []
    draft = draft_of(view)
    if draft is not None:
        complete(draft, parts)
    return Turns(parts)


class Hope(NamedTuple):
    """A play of a 3 that keeps its player in only if it draws one of the right cards."""

    steps: Turn
    """The steps up to the 3."""
    rescues: CardSet
    """The unseen cards that would keep the mover in if drawn and put on the canvas."""


def hopes(view: View) -> list[Hope]:
    """Return the plays of a 3 that can keep the view's seat in only by drawing the right card."""
    found: list[Hope] = []
    draft = draft_of(view)
    if draft is not None and draft.rules.actions:
        _hope(draft, unseen(view), found)
    return found


def _hope(draft: Draft, unseen: CardSet, found: list[Hope]) -> None:
    if PALETTE not in kinds_in_question(draft):
        return
    for card in cards_in(draft.hand & (THREES | FIVES)):
        played = after_step(draft, to_palette(card))
        if FIVES >> card & 1:
            _hope(played, unseen, found)
        elif draft.deck and not draft.top and not can_end_winning(played):
            rescues = unseen & played.reach()
            if rescues:
                found.append(Hope(played.steps, rescues))
