"""Choices in the middle of a turn: all conceivable steps, legal or not, and their consequences.

Clients draw a table from these: which cards keep the mover in, what the other cards would do, and
why a step is refused.
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
    """A conceivable step of the mover, which may be illegal."""

    step: Step
    refusal: Refusal | None
    """Why the step is illegal; None if it is legal."""
    change: Change | None
    """What the turn changes once the step is taken; None if the step is illegal."""
    ways: int
    """Number of complete turns that go on with the step and keep the mover in, for any draw."""
    uses: int
    """Number of such turns that take the step now or later, even if it is not legal yet."""
    reveals: bool
    """Whether the step draws a card that the mover does not know yet."""
    finish: Turn | None
    """The steps that end the turn right after this one, with an offered draw taken.

    None if the turn may not end there.
    """
    owes: Card | None = None
    """The odd card that the step plays, if the card's action must follow."""


class Choices(NamedTuple):
    """All choices after the first steps of a turn."""

    steps: Turn
    """The first steps, including those that the view already shows as taken."""
    choices: tuple[Choice, ...]
    turns: Turns
    """All complete turns that begin with these steps and keep the mover in."""
    owed: Card | None = None
    """The odd card just played whose action must come next."""
    finish: Turn | None = None
    """The steps that end the turn now, with an offered draw taken; None if it may not end."""


def choices(view: View, steps: Sequence[Step] = (), *, previews: Previews | None = None) -> Choices:
    """Return what the view's seat could do after some steps. Raise `IllegalStep` for bad steps.

    There are no choices if it is another seat's turn, or the turn is finished. Pass `previews` to
    share work between questions about one view.
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
    """Return how many turns take a step instead of an offered draw; `complete` omits these."""
    if change.finished:
        return int(change.stays)
    if not may_draw(draft):
        return 0
    parts: list[Part] = []
    complete(then.copy(), parts)
    return len(Turns(parts))


def _thinkable(draft: Draft) -> Iterator[Step]:
    """Yield conceivable steps: all plays of hand cards, moves of palette cards, draw, end, fold.

    All plays of hand cards are included, the other steps only if their kind can come next.
    """
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
    """Return the steps that end a turn at once, after a draw if `draws`; None if it may not end."""
    if draws:
        return (DRAW, END) if is_legal(after_step(draft, DRAW), END) else None
    return (END,) if is_legal(draft, END) else None
