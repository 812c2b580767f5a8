"""Explanations as data: why a seat leads, and what a turn would change.

Every screen, in any language, is drawn from these; no sentence is written here.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from red7.core.actions import may_draw
from red7.core.cards import EMPTY, Card, CardSet, Color, number_of
from red7.core.draft import Draft
from red7.core.legality import kinds_in_question
from red7.core.refusals import IllegalStep, follow, refusal_off_turn
from red7.core.rules import Seat, Standing, counting, rank, standings
from red7.core.steps import CANVAS, END, FOLD, Step, Turn
from red7.core.views import View, draft_of, unseen


class TieBroken(StrEnum):
    """What decides between palettes with equally many cards that count."""

    BY_NUMBER = "number"
    BY_COLOR = "color"


class Tie(NamedTuple):
    """The closest rival of a leader who has no more cards that count than they have."""

    rival: Seat
    best: Card
    """The rival's best card that counts."""
    broken: TieBroken


class Lead(NamedTuple):
    """Who leads under a rule, and why."""

    color: Color
    seat: Seat | None
    """The leader; None while nobody has a card that counts."""
    cards: CardSet
    """The leader's cards that count."""
    best: Card
    """The best of them, or -1."""
    tie: Tie | None
    """The tie that the best card broke, if there was one."""

    @property
    def count(self) -> int:  # type: ignore[override] # not a tuple's way of counting
        """How many of the leader's cards count."""
        return self.cards.bit_count()


def lead(color: Color, palettes: Sequence[CardSet], out: Sequence[bool]) -> Lead:
    """Who leads under a color's rule, and why."""
    first, second, *_ = sorted(
        standings(color, palettes, out), key=lambda standing: rank(standing.cards), reverse=True
    )
    if not first.cards:
        return Lead(color, None, EMPTY, -1, None)
    tie = _tie(first, second) if first.count == second.count else None
    return Lead(color, first.seat, first.cards, first.best, tie)


def _tie(first: Standing, second: Standing) -> Tie:
    same_number = number_of(first.best) == number_of(second.best)
    broken = TieBroken.BY_COLOR if same_number else TieBroken.BY_NUMBER
    return Tie(second.seat, second.best, broken)


class Change(NamedTuple):
    """What a turn, or the beginning of one, would change."""

    steps: Turn
    """All steps of the turn, those taken before it was asked about included."""
    before: Lead
    after: Lead
    standings: tuple[Standing, ...]
    """How every seat stands afterwards."""
    finished: bool
    stays: bool
    """Whether the mover is in the lead, and so stays in if the turn ends here."""
    drew: int
    """How many cards the turn has drawn by then."""
    found: CardSet
    """The cards that these steps draw and that are known beforehand."""
    may_draw: bool
    """Whether an optional draw is offered at this point."""
    winner: Seat | None
    """Who wins the round by it; None if it goes on."""
    scores: CardSet
    """The cards that the winner would take."""
    rescues: CardSet
    """The unseen cards that would save a mover who is losing here, had one been drawn."""


def preview(view: View, steps: Iterable[Step]) -> Change:
    """What the view's seat would change by some steps. Raises `IllegalStep`."""
    draft = draft_of(view)
    if draft is None:
        raise IllegalStep(refusal_off_turn(next(iter(steps), END), is_over=view.is_over))
    last = follow(draft, steps)
    seat = view.turn
    out = list(view.out)
    out[seat] = last == FOLD or (last == END and not draft.wins(draft.color))
    palettes = draft.all_palettes(view.palettes, view.out, seat)
    after = lead(draft.color, palettes, out)
    winner = out.index(False) if out.count(False) == 1 else None
    return Change(
        steps=draft.steps if last is None else (*draft.steps, last),
        before=lead(view.color, view.palettes, view.out),
        after=after,
        standings=standings(draft.color, palettes, out),
        finished=last is not None,
        stays=after.seat == seat,
        drew=draft.drew,
        found=draft.found,
        may_draw=last is None and may_draw(draft),
        winner=winner,
        scores=EMPTY if winner is None else counting(draft.color, palettes[winner]),
        rescues=EMPTY if last is not None else _rescues(view, draft),
    )


def _rescues(view: View, draft: Draft) -> CardSet:
    """The unseen cards that would keep in a mover who draws one blindly and loses without."""
    if not draft.blind or draft.wins(draft.color) or CANVAS not in kinds_in_question(draft):
        return EMPTY
    return unseen(view) & draft.reach()
