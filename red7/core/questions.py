"""Questions about a view: legal steps, whole turns that keep the mover in, hopes.

They are asked of views, never of positions, so that no answer can leak a hidden card.
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
    """The steps that the view's seat may take now; none when it is not its turn."""
    draft = draft_of(view)
    return () if draft is None else legal_next(draft)


def why_not(view: View, step: Step) -> Refusal | None:
    """Why the view's seat may not take a step now, or None if it may."""
    draft = draft_of(view)
    if draft is None:
        return refusal_off_turn(step, is_over=view.is_over)
    return None if is_legal(draft, step) else refusal(draft, step)


def turns(view: View) -> Turns:
    """Every complete turn that keeps the view's seat in, whatever is drawn.

    A turn is its sequence of steps, from the turn's start. Optional draws are taken
    wherever they are offered: declining one is not a second turn.
    """
    parts: list[Part] = []
    draft = draft_of(view)
    if draft is not None:
        complete(draft, parts)
    return Turns(parts)


class Hope(NamedTuple):
    """A 3 that would have to find the right card, played by somebody who loses without it."""

    steps: Turn
    """The steps up to the 3."""
    rescues: CardSet
    """The unseen cards that would keep the mover in, put on the canvas."""


def hopes(view: View) -> list[Hope]:
    """The 3s that could keep the view's seat in only by what they draw."""
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
