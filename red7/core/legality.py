"""Legality of steps: what the mover may do next. This is the only module that decides it."""

from collections.abc import Callable

from red7.core.actions import (
    in_reach,
    is_bound,
    may_bury,
    may_play,
    may_shift,
    may_take,
    owed_kinds,
)
from red7.core.advanced_draw import may_draw
from red7.core.cards import COLOR_OF, Card, CardSet, cards_in
from red7.core.draft import Draft
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
    kind_and_card,
    kind_of,
    step_of,
)


def is_legal(draft: Draft, step: Step) -> bool:
    """Return whether an unfinished turn may go on with a step."""
    kind, card = kind_and_card(step)
    return (
        kind in kinds_in_question(draft)
        and candidates(draft, kind) >> card & 1 == 1
        and _CONDITIONS[kind](draft, card)
    )


def legal_next(draft: Draft) -> tuple[Step, ...]:
    """Return the legal next steps of an unfinished turn, kind by kind, best card first."""
    return tuple(
        step_of(kind, card)
        for kind in kinds_in_question(draft)
        for card in allowed_cards(draft, kind)
    )


def allowed_cards(draft: Draft, kind: Kind) -> list[Card]:
    """Return the cards that meet the condition of a kind of step, best first."""
    condition = _CONDITIONS[kind]
    return [card for card in cards_in(candidates(draft, kind)) if condition(draft, card)]


def kinds_in_question(draft: Draft) -> tuple[Kind, ...]:
    """Return the kinds of step that can come next; each is legal only under its own condition."""
    if not draft.steps:
        return AT_THE_START
    last = kind_of(draft.steps[-1])
    if last == PALETTE:
        return owed_kinds(draft) or _AFTER_THE_PALETTE
    if last == CANVAS:
        return _AFTER_THE_CANVAS
    if last == _DRAW and kind_of(draft.steps[-2]) == CANVAS:
        return _AFTER_THE_DRAW
    return _AFTER_THE_PALETTE


_DRAW, _END, _FOLD = map(kind_of, (DRAW, END, FOLD))
AT_THE_START = (PALETTE, CANVAS, _FOLD)
_AFTER_THE_PALETTE = (CANVAS, _DRAW, _END)
_AFTER_THE_CANVAS = (_DRAW, _END)
_AFTER_THE_DRAW = (_END,)


def candidates(draft: Draft, kind: Kind) -> CardSet:
    """Return the cards that lie where a kind of step takes its card from.

    For a kind of step without a card, return the set of card 0.
    """
    if kind <= CANVAS:
        return draft.hand
    if kind == TAKE:
        return in_reach(draft)
    if kind <= SHIFT:
        return draft.palette
    return 1


def may_change_rule(draft: Draft, card: Card) -> bool:
    """Return whether a hand card may go to the canvas."""
    if draft.wins(COLOR_OF[card]):
        return True
    return draft.rules.edition.losing_canvas and not is_bound(draft)


def may_end(draft: Draft, card: Card = 0) -> bool:
    """Return whether the turn may end here; a losing mover would then be out."""
    return not is_bound(draft) or draft.wins(draft.color)


def may_fold(draft: Draft, card: Card = 0) -> bool:
    """Return True: at the start of a turn, the mover may always fold."""
    return True


_CONDITIONS: dict[Kind, Callable[[Draft, Card], bool]] = {
    PALETTE: may_play,
    CANVAS: may_change_rule,
    TAKE: may_take,
    BURY: may_bury,
    SHIFT: may_shift,
    _DRAW: may_draw,
    _END: may_end,
    _FOLD: may_fold,
}
