"""Explanations as data: why a seat leads, and what a turn would change.

Clients turn these values into pictures and sentences, in any language; there is no text here.
"""

from collections.abc import Hashable, Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from red7.core.advanced_draw import may_draw
from red7.core.cards import EMPTY, Card, CardSet, Color, number_of
from red7.core.draft import Draft
from red7.core.legality import kinds_in_question
from red7.core.position import Position
from red7.core.refusals import IllegalStep, follow, refusal_off_turn
from red7.core.rules import Seat, Standing, counting, rank, standings
from red7.core.steps import CANVAS, END, FOLD, Step, Turn
from red7.core.views import View, draft_of, unseen


class TieBroken(StrEnum):
    """What breaks a tie between palettes with equally many cards that count."""

    BY_NUMBER = "number"
    BY_COLOR = "color"


class Tie(NamedTuple):
    """A tie for the lead: a rival has as many cards that count as the leader."""

    rival: Seat
    best: Card
    """The rival's best card that counts."""
    broken: TieBroken


class Lead(NamedTuple):
    """The leader under a rule, and why that seat leads."""

    color: Color
    seat: Seat | None
    """The leader; None while no seat has a card that counts."""
    cards: CardSet
    """The leader's cards that count."""
    best: Card
    """The best of these cards, or -1."""
    tie: Tie | None
    """The tie that the leader's best card broke, if there was one."""

    @property
    def count(self) -> int:  # type: ignore[override] # not a tuple's way of counting
        """The number of the leader's cards that count."""
        return self.cards.bit_count()


def lead(color: Color, palettes: Sequence[CardSet], out: Sequence[bool]) -> Lead:
    """Return the leader under a color's rule, and why that seat leads."""
    return lead_among(color, standings(color, palettes, out))


def lead_among(color: Color, found: Iterable[Standing]) -> Lead:
    """Return the leader, given the standings of all seats under a color's rule."""
    first, second, *_ = sorted(found, key=_rank, reverse=True)
    if not first.cards:
        return Lead(color, None, EMPTY, -1, None)
    tie = _tie(first, second) if first.count == second.count else None
    return Lead(color, first.seat, first.cards, first.best, tie)


def _rank(standing: Standing) -> int:
    return rank(standing.cards)


def _tie(first: Standing, second: Standing) -> Tie:
    same_number = number_of(first.best) == number_of(second.best)
    broken = TieBroken.BY_COLOR if same_number else TieBroken.BY_NUMBER
    return Tie(second.seat, second.best, broken)


class OutReason(NamedTuple):
    """Why a turn put its player out: the standing of the player when the turn ended."""

    seat: Seat
    cards: CardSet
    """The player's cards that counted."""
    lead: Lead
    """The seat that led instead, and the rule in force."""


def out_reason(after: Position) -> OutReason | None:
    """Return why the turn that has just ended put its player out.

    Return None if the player stayed in, or folded, which is the player's choice.
    """
    past = after.history[-1]
    if not past.out or past.steps[0] == FOLD:
        return None
    cards = counting(after.color, after.palettes[past.seat])
    return OutReason(past.seat, cards, lead(after.color, after.palettes, after.out))


class Change(NamedTuple):
    """The changes that a turn, or its first steps, would make."""

    steps: Turn
    """All steps of the turn, including those that the view already shows as taken."""
    before: Lead
    after: Lead
    standings: tuple[Standing, ...]
    """The standing of every seat afterwards."""
    finished: bool
    stays: bool
    """Whether the mover leads, and so stays in if the turn ends here."""
    drew: int
    """Number of cards that the turn has drawn by then."""
    found: CardSet
    """The cards drawn by these steps that the mover knows beforehand."""
    may_draw: bool
    """Whether an optional draw is offered at this point."""
    winner: Seat | None
    """The seat that wins the round by these steps; None if the round goes on."""
    scores: CardSet
    """The cards that the winner would take."""
    rescues: CardSet
    """If the mover is losing and drew an unknown card, the cards that would save the mover."""


def preview(view: View, steps: Iterable[Step]) -> Change:
    """Return what some steps of the view's seat would change. Raise `IllegalStep`."""
    return Previews(view).of(steps)


class Previews:
    """The previews of one view, which share their results."""

    __slots__ = ("_before", "_others", "_stands", "_unseen", "_view", "_walks")

    def __init__(self, view: View) -> None:
        draft = draft_of(view)
        self._view = view
        self._before = lead(view.color, view.palettes, view.out)
        self._unseen = unseen(view)
        self._walks: dict[Turn, tuple[Draft, Step | None]] = {}
        self._others: dict[Hashable, tuple[Standing, ...]] = {}
        self._stands: dict[Hashable, tuple[tuple[Standing, ...], Lead]] = {}
        if draft is not None:
            self._walks[()] = draft, None

    def of(self, steps: Iterable[Step]) -> Change:
        """Return what some steps of the view's seat would change. Raise `IllegalStep`."""
        return self.after(*self.walk(tuple(steps)))

    def walk(self, steps: Turn) -> tuple[Draft, Step | None]:
        """Return the draft after some steps, and the step that finished the turn, or None.

        Raise `IllegalStep` for bad steps. The draft is shared: callers copy it before they change
        it.
        """
        if not self._walks:
            step = steps[0] if steps else END
            raise IllegalStep(refusal_off_turn(step, is_over=self._view.is_over))
        if steps not in self._walks:
            draft, last = self.walk(steps[:-1])
            draft = draft.copy()
            self._walks[steps] = draft, follow(draft, steps[-1:], last)
        return self._walks[steps]

    def after(self, draft: Draft, last: Step | None) -> Change:
        """Return what a draft has changed; `last` is the step that finished the turn, or None."""
        lost = last == FOLD or (last == END and not draft.wins(draft.color))
        standing, after = self._lead(draft, lost=lost)
        left = [each for each in standing if not each.out]
        winner = left[0] if len(left) == 1 else None
        return Change(
            steps=draft.steps if last is None else (*draft.steps, last),
            before=self._before,
            after=after,
            standings=standing,
            finished=last is not None,
            stays=after.seat == self._view.mover,
            drew=draft.drew,
            found=draft.found,
            may_draw=last is None and may_draw(draft),
            winner=None if winner is None else winner.seat,
            scores=EMPTY if winner is None else winner.cards,
            rescues=EMPTY if last is not None else self._rescues(draft),
        )

    def _lead(self, draft: Draft, *, lost: bool) -> tuple[tuple[Standing, ...], Lead]:
        """Return every seat's standing after the draft, and the lead; `lost` puts the mover out."""
        key = draft.color, draft.palette, draft.rivals, lost
        if key not in self._stands:
            color, seat = draft.color, self._view.mover
            found = [*self._rivals(draft)]
            cards = EMPTY if lost else counting(color, draft.palette)
            found[seat] = Standing(seat, lost, cards)
            self._stands[key] = tuple(found), lead_among(color, found)
        return self._stands[key]

    def _rivals(self, draft: Draft) -> tuple[Standing, ...]:
        """Return all standings, of which the mover's is not up to date.

        Results are cached by the rule in force and the rivals' palettes, which only a 1 changes.
        """
        key = draft.color, draft.rivals
        if key not in self._others:
            view = self._view
            palettes = draft.all_palettes(view.palettes, view.out, view.mover)
            self._others[key] = standings(draft.color, palettes, view.out)
        return self._others[key]

    def _rescues(self, draft: Draft) -> CardSet:
        """Return the unseen cards that would save a losing mover who drew an unknown card."""
        if not draft.blind or draft.wins(draft.color):
            return EMPTY
        return self._unseen & draft.reach() if CANVAS in kinds_in_question(draft) else EMPTY
