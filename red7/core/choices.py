"""The choices in the middle of a turn: every step that comes to mind, and what would come of it.

A table is drawn from these: which cards keep the mover in, what the others would do, and why
a step is refused.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from red7.core.actions import after_step, owed_card
from red7.core.advanced_draw import may_draw
from red7.core.cards import Card, cards_in
from red7.core.draft import Draft
from red7.core.explain import Change, Previews
from red7.core.legality import is_legal, kinds_in_question, legal_next
from red7.core.refusals import Refusal, refusal
from red7.core.steps import (
    BURY,
    CANVAS,
    DRAW,
    END,
    FOLD,
    PALETTE,
    SHIFT,
    TAKE,
    Step,
    Turn,
    finishes,
    kind_of,
    step_of,
)
from red7.core.turn_search import Part, Turns, complete
from red7.core.views import View


class Choice(NamedTuple):
    """A step that the mover could think of."""

    step: Step
    refusal: Refusal | None
    """Why it may not be taken; None if it may."""
    change: Change | None
    """What the turn comes to with it; None where it is refused."""
    ways: int
    """How many complete turns that keep the mover in, whatever is drawn, go on with it."""
    uses: int
    """How many take it now or later in the turn, also where it may not be taken yet."""
    reveals: bool
    """Whether it draws a card that the mover does not know yet."""
    finish: Turn | None
    """The steps that end the turn right after it, an offered draw taken; None if it may not end."""
    owes: Card | None = None
    """The odd card that it plays, where its action must follow."""


class Choices(NamedTuple):
    """The choices after the beginning of a turn."""

    steps: Turn
    """The beginning, steps taken before it was asked about included."""
    choices: tuple[Choice, ...]
    turns: Turns
    """Every complete turn that goes on from there and keeps the mover in."""
    owed: Card | None = None
    """The odd card just played whose action comes next."""
    finish: Turn | None = None
    """The steps that end the turn as it is, an offered draw taken; None if it may not end."""


def choices(view: View, steps: Sequence[Step] = (), *, previews: Previews | None = None) -> Choices:
    """What the view's seat could do after some steps. Raises `IllegalStep`.

    There is no choice where it is not the seat's turn, and none once the turn is finished. Who
    asks several times of one view hands its `previews` over, so that little is found out twice.
    """
    if view.seat != view.mover or view.is_over:
        return Choices((*view.steps, *steps), (), Turns([]))
    previews = previews or Previews(view)
    draft, last = previews.walk(tuple(steps))
    if last is not None:
        return Choices((*view.steps, *steps), (), Turns([]))
    parts: list[Part] = []
    complete(draft.copy(), parts)
    turns = Turns(parts)
    ways, uses = turns.by_step(len(draft.steps)), turns.by_use(len(draft.steps))
    legal = {*legal_next(draft)}
    found = (
        _allowed(previews, draft, step, ways[step], uses[step])
        if step in legal
        else _refused(draft, step, uses[step])
        for step in _thinkable(draft)
    )
    return Choices(
        draft.steps,
        tuple(found),
        turns,
        owed=owed_card(draft),
        finish=_finish(draft, draws=may_draw(draft)),
    )


def _refused(draft: Draft, step: Step, uses: int) -> Choice:
    return Choice(
        step, refusal(draft, step), change=None, ways=0, uses=uses, reveals=False, finish=None
    )


def _allowed(previews: Previews, draft: Draft, step: Step, ways: int, uses: int) -> Choice:
    then, last = (draft, step) if finishes(step) else (after_step(draft, step), None)
    change = previews.after(then, last)
    return Choice(
        step,
        refusal=None,
        change=change,
        ways=ways or _ways_declining(draft, then, change),
        uses=uses,
        reveals=then.blind > draft.blind,
        finish=() if change.finished else _finish(then, draws=change.may_draw),
        owes=None if change.finished else owed_card(then),
    )


def _ways_declining(draft: Draft, then: Draft, change: Change) -> int:
    """The turns that go on with a step instead of an offered draw, which `complete` takes."""
    if change.finished:
        return int(change.stays)
    if not may_draw(draft):
        return 0
    parts: list[Part] = []
    complete(then.copy(), parts)
    return len(Turns(parts))


def _thinkable(draft: Draft) -> Iterator[Step]:
    """The steps worth a word: of all hand cards, of the palette cards in question, and the rest."""
    kinds = kinds_in_question(draft)
    hand = cards_in(draft.hand)
    for kind in (PALETTE, CANVAS):
        yield from (step_of(kind, card) for card in hand)
    if TAKE in kinds:
        yield from (step_of(TAKE, card) for card in cards_in(sum(draft.rivals)))
    for kind in (BURY, SHIFT):
        if kind in kinds:
            yield from (step_of(kind, card) for card in cards_in(draft.palette))
    if kind_of(DRAW) in kinds and may_draw(draft):
        yield DRAW
    yield from (step for step in (END, FOLD) if kind_of(step) in kinds)


def _finish(draft: Draft, *, draws: bool) -> Turn | None:
    """The steps that end a turn under way at once, after a draw if it offers one."""
    if draws:
        return (DRAW, END) if is_legal(after_step(draft, DRAW), END) else None
    return (END,) if is_legal(draft, END) else None
