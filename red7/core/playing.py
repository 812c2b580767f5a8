"""Playing steps: the only way from one position of a round to the next.

Playing is deterministic, because the cards to be drawn already lie in the deck. An illegal step
changes nothing.
"""

from collections.abc import Sequence
from typing import TypeVar

from red7.core.cards import Card, CardSet, card_set
from red7.core.draft import Draft, rivals_of
from red7.core.position import PastTurn, Position, next_in
from red7.core.refusals import IllegalStep, follow, refusal
from red7.core.steps import FOLD, Step
from red7.core.strengths import Strengths, strengths
from red7.core.views import draft_of, draft_to_play, view

T = TypeVar("T")


def apply(position: Position, step: Step) -> Position:
    """Return the position after a step. Raise `IllegalStep` if the step is illegal."""
    return play(position, (step,))


def play(position: Position, steps: Sequence[Step]) -> Position:
    """Return the position after some steps of one turn. Raise `IllegalStep` at a bad step."""
    if not steps:
        return position
    draft = draft_to_play(position)
    if draft is None:
        raise IllegalStep(refusal(None, steps[0]))
    return _with_draft(position, draft, follow(draft, steps))


def played(
    position: Position, steps: Sequence[Step], *, blind: bool = False
) -> tuple[Position, ...]:
    """Return the positions after each of some steps of one turn.

    Raise `IllegalStep` at a bad step. With `blind`, steps are checked against the mover's
    view, as in `preview`: an unknown card that they draw is in the positions, but the steps that
    follow cannot use it. So no refusal tells which card was drawn.
    """
    if not steps:
        return ()
    draft = draft_of(view(position, position.mover)) if blind else draft_to_play(position)
    if draft is None:
        raise IllegalStep(refusal(None, steps[0]))
    hidden = position.deck[position.known_top :]
    found, last = [], None
    for step in steps:
        last = follow(draft, (step,), last)
        found.append(_with_draft(position, draft, last, hidden if blind else ()))
    return tuple(found)


def _with_draft(
    position: Position, draft: Draft, last: Step | None, unknown: tuple[Card, ...] = ()
) -> Position:
    """Return the position with the changes of a draft, its turn finished if there is a last step.

    `unknown` is the part of the deck that the draft did not know; it may have drawn from it.
    """
    seat, out, history = position.mover, position.out, position.history
    turn, steps, drew = seat, draft.steps, draft.drew
    if last is not None:
        past = PastTurn(seat, (*steps, last), drew, last == FOLD or not draft.wins(draft.color))
        history = (*history, past)
        out = _put(out, seat, past.out)
        turn, steps, drew = next_in(out, seat), (), 0
    hand = draft.hand | card_set(unknown[: draft.blind]) if draft.blind else draft.hand
    palettes, strengths = position.palettes, position.strengths
    if draft.rivals:
        palettes, strengths = _with_rivals(position, draft)
    # Faster than `Position(...)`; see `view`.
    return Position.__new__(
        Position,
        rules=position.rules,
        mover=turn,
        hands=_put(position.hands, seat, hand),
        palettes=_put(palettes, seat, draft.palette),
        strengths=_put(strengths, seat, draft.mine),
        out=out,
        canvas=draft.canvas,
        deck=draft.top + unknown[draft.blind :],
        known_top=draft.known_top,
        known=_put(position.known, seat, draft.known),
        score=position.score,
        steps=steps,
        drew=drew,
        history=history,
    )


def _with_rivals(
    position: Position, draft: Draft
) -> tuple[tuple[CardSet, ...], tuple[Strengths, ...]]:
    """Return all palettes and strengths after a draft, in which a 1 may have taken a card."""
    if draft.rivals == rivals_of(position.palettes, position.out, position.mover):
        return position.palettes, position.strengths
    palettes = draft.all_palettes(position.palettes, position.out, position.mover)
    return palettes, tuple(map(strengths, palettes))


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    if values[index] is value:
        return values
    changed = [*values]
    changed[index] = value
    return tuple(changed)
