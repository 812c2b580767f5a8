"""What one seat may know, built field by field: the only place that hides.

A field that is added to `Position` stays hidden until it is named here.
"""

from collections.abc import Collection
from typing import NamedTuple

from red7.core.cards import ALL, EMPTY, Card, CardSet, Color, card_set
from red7.core.draft import Draft, bars_of, rivals_of
from red7.core.editions import Rules
from red7.core.position import MatchScore, PastTurn, Position
from red7.core.rules import Seat, rule_in_force
from red7.core.steps import Turn
from red7.core.strengths import Strengths


class View(NamedTuple):
    """A round as one seat, or a spectator, sees it."""

    rules: Rules
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    mover: Seat
    """The seat to move; once the round is over, the seat that is still in."""
    hand: CardSet
    """The seat's own hand; empty for a spectator."""
    hand_counts: tuple[int, ...]
    palettes: tuple[CardSet, ...]
    """All palettes; those of seats that are out as last seen."""
    strengths: tuple[Strengths, ...]
    """What each palette is worth under each rule."""
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    """Bottom first; empty while the starting color is in force."""
    deck: int
    """How many cards the deck has."""
    top: tuple[Card, ...]
    """The cards that everybody saw go on top of it, top first."""
    known: tuple[CardSet, ...]
    """For each hand, the cards that everybody saw drawn from such a top."""
    score: MatchScore
    steps: Turn
    """The turn under way."""
    drew: int
    """How many cards it has drawn."""
    history: tuple[PastTurn, ...]

    @property
    def color(self) -> Color:
        """The color whose rule is in force."""
        return rule_in_force(self.canvas, self.rules.edition)

    @property
    def is_over(self) -> bool:
        """Whether the round is over: only one seat is still in."""
        return self.out.count(False) == 1

    @property
    def winner(self) -> Seat | None:
        """The seat that has won the round, or None while it goes on."""
        return self.mover if self.is_over else None


def view(position: Position, seat: Seat | None) -> View:
    """What a seat may know of a position; None asks for a spectator.

    Raises `IndexError` for a seat that is not there.
    """
    if seat is not None and seat < 0:
        raise IndexError("there is no such seat")
    # Not `View(...)`, which takes half as long again; by name and checked all the same.
    return View.__new__(
        View,
        rules=position.rules,
        seat=seat,
        mover=position.mover,
        hand=EMPTY if seat is None else position.hands[seat],
        hand_counts=tuple(map(int.bit_count, position.hands)),
        palettes=position.palettes,
        strengths=position.strengths,
        out=position.out,
        canvas=position.canvas,
        deck=len(position.deck),
        top=position.deck[: position.known_top],
        known=position.known,
        score=position.score,
        steps=position.steps,
        drew=position.drew,
        history=position.history,
    )


def open_hands(position: Position, eyes: Collection[Seat]) -> tuple[CardSet | None, ...]:
    """The hands that whoever has some seats may see; None for each that stays hidden.

    Once a round is over all hands lie open, also those of players who went out of it.
    """
    if position.is_over:
        return position.hands
    return tuple(hand if seat in eyes else None for seat, hand in enumerate(position.hands))


def unseen(view: View) -> CardSet:
    """The cards whose place this view does not show: in other hands or in the deck."""
    seen = view.hand | view.score.aside | card_set(view.canvas) | card_set(view.top)
    for cards in (*view.palettes, *view.known):
        seen |= cards
    return ALL & ~seen


def draft_of(view: View) -> Draft | None:
    """The turn under way as its mover sees it; None where the view's seat is not to move."""
    if view.seat != view.mover or view.is_over:
        return None
    return _draft(view, view.hand, view.deck, view.top, len(view.top))


def draft_to_play(position: Position) -> Draft | None:
    """The turn under way with every card known, for whoever plays it; None after a round."""
    if position.is_over:
        return None
    deck = position.deck
    hand = position.hands[position.mover]
    return _draft(position, hand, len(deck), deck, position.known_top)


def _draft(
    seen: Position | View, hand: CardSet, deck: int, top: tuple[Card, ...], known_top: int
) -> Draft:
    """The mover's turn under way, from what everybody sees and what the asker knows."""
    seat = seen.mover
    draft = Draft()
    draft.rules = seen.rules
    draft.hand = hand
    draft.palette = seen.palettes[seat]
    draft.mine = seen.strengths[seat]
    draft.rivals = rivals_of(seen.palettes, seen.out, seat) if seen.rules.actions else ()
    draft.bars = bars_of(seen.strengths, seen.out, seat)
    draft.canvas = seen.canvas
    draft.color = rule_in_force(seen.canvas, seen.rules.edition)
    draft.deck = deck
    draft.top = top
    draft.known_top = known_top
    draft.known = seen.known[seat]
    draft.steps = seen.steps
    draft.drew = seen.drew
    draft.found = EMPTY
    draft.blind = 0
    return draft
