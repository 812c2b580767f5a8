"""Refusals: why a step is illegal, as data that clients turn into sentences in any language."""

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import NamedTuple

from red7.core.actions import in_reach, just_played, owed_kinds, take_step
from red7.core.cards import CARDS, Card, Color, color_of
from red7.core.draft import Draft
from red7.core.errors import Red7Error
from red7.core.legality import is_legal
from red7.core.steps import (
    BURY,
    CANVAS,
    DRAW,
    END,
    FOLD,
    PALETTE,
    SHIFT,
    TAKE,
    Kind,
    Step,
    finishes,
    kind_of,
    step_card,
)


class Why(StrEnum):
    """The reasons for which a step is refused."""

    UNKNOWN = "unknown"
    """There is no such step."""
    NOT_YOUR_TURN = "not-your-turn"
    """Another seat is to move."""
    FINISHED = "finished"
    """The turn or the round is over."""
    OWES = "owes"
    """The odd card just played has an action that must be done first."""
    NOT_IN_HAND = "not-in-hand"
    """The card is not in the mover's hand."""
    PALETTE_DONE = "palette-done"
    """No (further) card may go to the palette in this turn."""
    CANVAS_DONE = "canvas-done"
    """A hand card has gone to the canvas: only a draw or the end may follow."""
    LOSING = "losing"
    """The step would change the rule to one that the mover is losing."""
    HOPELESS = "hopeless"
    """After the step the turn could not end in the lead, and this edition forbids that."""
    BOUND = "bound"
    """A 1 or 7 used in this turn forbids ending it while losing."""
    NO_ACTION = "no-action"
    """No odd card was just played whose action is this step."""
    NOT_THERE = "not-there"
    """The card is in no palette from which the step could move it."""
    FEWER_CARDS = "fewer-cards"
    """The card's owner has fewer palette cards than the mover."""
    NO_DRAW = "no-draw"
    """There is no advanced draw to take now."""
    NOTHING_DONE = "nothing-done"
    """A turn without any step cannot end; the mover has to fold instead."""
    TOO_LATE = "too-late"
    """The mover may fold only at the start of a turn."""


class Refusal(NamedTuple):
    """Why a step may not be taken."""

    step: Step
    why: Why
    cause: Card | None = None
    """The card played earlier in the turn that forbids the step."""
    color: Color | None = None
    """The rule under which the mover would be losing."""


class IllegalStep(Red7Error):
    """The rules refuse a step; the position is unchanged."""

    code = "illegal"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"illegal step: {refusal.why}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type["IllegalStep"], tuple[Refusal]]:
        return IllegalStep, (self.refusal,)


def follow(draft: Draft, steps: Iterable[Step], last: Step | None = None) -> Step | None:
    """Take some steps of a turn on a draft. Return the step that finished the turn, or None.

    Pass as `last` the step that has finished the turn already, if any: then every further step is
    illegal. Raise `IllegalStep` at the first illegal step.
    """
    for step in steps:
        if last is not None or not is_legal(draft, step):
            raise IllegalStep(refusal(draft if last is None else None, step))
        if finishes(step):
            last = step
        else:
            take_step(draft, step)
    return last


def refusal(draft: Draft | None, step: Step) -> Refusal:
    """Return why an illegal step is refused; `draft` is None if the turn or round is finished."""
    if not _exists(step):
        return Refusal(step, Why.UNKNOWN)
    if draft is None:
        return Refusal(step, Why.FINISHED)
    owed = owed_kinds(draft)
    if owed and kind_of(step) not in owed:
        return Refusal(step, Why.OWES, cause=step_card(draft.steps[-1]))
    return _DIAGNOSES[kind_of(step)](draft, step)


def refusal_off_turn(step: Step, *, is_over: bool) -> Refusal:
    """Return why a step is refused to a seat that is not to move."""
    if not _exists(step):
        return Refusal(step, Why.UNKNOWN)
    return Refusal(step, Why.FINISHED if is_over else Why.NOT_YOUR_TURN)


def _exists(step: Step) -> bool:
    if PALETTE <= kind_of(step) <= SHIFT:
        return step_card(step) in CARDS
    return step in (DRAW, END, FOLD)


def _refuse_palette(draft: Draft, step: Step) -> Refusal:
    if draft.steps and just_played(draft) != 5:
        done = Why.CANVAS_DONE if _canvas_done(draft) else Why.PALETTE_DONE
        return Refusal(step, done)
    if not draft.hand >> step_card(step) & 1:
        return Refusal(step, Why.NOT_IN_HAND)
    return Refusal(step, Why.HOPELESS)


def _canvas_done(draft: Draft) -> bool:
    return any(kind_of(step) == CANVAS for step in draft.steps)


def _refuse_canvas(draft: Draft, step: Step) -> Refusal:
    if _canvas_done(draft):
        return Refusal(step, Why.CANVAS_DONE)
    if not draft.hand >> step_card(step) & 1:
        return Refusal(step, Why.NOT_IN_HAND)
    return Refusal(step, Why.LOSING, color=color_of(step_card(step)))


def _refuse_take(draft: Draft, step: Step) -> Refusal:
    card = step_card(step)
    if just_played(draft) != 1:
        return Refusal(step, Why.NO_ACTION)
    if not any(rival >> card & 1 for rival in draft.rivals):
        return Refusal(step, Why.NOT_THERE)
    if not in_reach(draft) >> card & 1:
        return Refusal(step, Why.FEWER_CARDS)
    return Refusal(step, Why.HOPELESS)


def _refuse_seven(draft: Draft, step: Step) -> Refusal:
    card = step_card(step)
    if just_played(draft) != 7:
        return Refusal(step, Why.NO_ACTION)
    if not draft.palette >> card & 1:
        return Refusal(step, Why.NOT_THERE)
    if draft.rules.edition.seven_wins_at_once:
        return Refusal(step, Why.LOSING, color=color_of(card))
    return Refusal(step, Why.HOPELESS)


def _refuse_draw(draft: Draft, step: Step) -> Refusal:
    return Refusal(step, Why.NO_DRAW)


def _refuse_end(draft: Draft, step: Step) -> Refusal:
    if not draft.steps:
        return Refusal(step, Why.NOTHING_DONE)
    plays = [step_card(step) for step in draft.steps if kind_of(step) == PALETTE]
    return Refusal(step, Why.BOUND, cause=plays[-1], color=draft.color)


def _refuse_fold(draft: Draft, step: Step) -> Refusal:
    return Refusal(step, Why.TOO_LATE)


_DIAGNOSES: dict[Kind, Callable[[Draft, Step], Refusal]] = {
    PALETTE: _refuse_palette,
    CANVAS: _refuse_canvas,
    TAKE: _refuse_take,
    BURY: _refuse_seven,
    SHIFT: _refuse_seven,
    kind_of(DRAW): _refuse_draw,
    kind_of(END): _refuse_end,
    kind_of(FOLD): _refuse_fold,
}
