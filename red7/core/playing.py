"""From one position to the next: the only way a round goes on.

Deterministic, for what is drawn lies in the deck already. A refused step changes nothing.
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
    """The position after a step. Raises `IllegalStep`, and then nothing has happened."""
    return play(position, (step,))


def play(position: Position, steps: Sequence[Step]) -> Position:
    """The position after some steps of one turn. Raises `IllegalStep` at the first bad one."""
    if not steps:
        return position
    draft = draft_to_play(position)
    if draft is None:
        raise IllegalStep(refusal(None, steps[0]))
    return _with_draft(position, draft, follow(draft, steps))


def played(
    position: Position, steps: Sequence[Step], *, blind: bool = False
) -> tuple[Position, ...]:
    """The position after each of some steps of one turn. Raises `IllegalStep` at the first bad one.

    Played blind, a card drawn unseen is in the positions but in nobody's mind: refused is what
    `preview` refuses, so that no refusal tells what was drawn.
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
    """The position with its turn brought up to a draft and, if there is a last step, finished.

    `unknown` is the part of the deck that the draft did not know and may have drawn from.
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
    # Not `Position(...)`, as in `view`.
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
    """All palettes and strengths as a 1 may have left them."""
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
