"""Views: what one seat may know of a position. This is the only module that hides cards.

A view is built field by field, so a new field of `Position` stays hidden until it is named here.
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
    """A round as a seat or a spectator sees it."""

    rules: Rules
    seat: Seat | None
    """The seat that has this view; None for a spectator."""
    mover: Seat
    """The seat to move; once the round is over, the seat that is still in."""
    hand: CardSet
    """The seat's own hand; empty for a spectator."""
    hand_counts: tuple[int, ...]
    palettes: tuple[CardSet, ...]
    """All palettes; those of seats that are out are as last seen."""
    strengths: tuple[Strengths, ...]
    """The strength of each palette under each rule."""
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    """Bottom first; empty while the starting color is in force."""
    deck: int
    """Number of cards in the deck."""
    top: tuple[Card, ...]
    """The cards that all players saw put on top of the deck, top first."""
    known: tuple[CardSet, ...]
    """For each hand, the cards that all players know, because they saw them put on the deck."""
    score: MatchScore
    steps: Turn
    """The steps taken in the turn under way."""
    drew: int
    """Number of cards drawn in the turn under way."""
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
    """Return what a seat, or a spectator if `seat` is None, may know of a position.

    Raise `IndexError` if there is no such seat.
    """
    if seat is not None and seat < 0:
        raise IndexError("there is no such seat")
    # `View(...)` would take half as long again. This call names and checks its fields, too.
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
    """Return the hands that the owner of the seats `eyes` may see, and None for each hidden hand.

    Once a round is over, all hands are open, including those of players who went out.
    """
    if position.is_over:
        return position.hands
    return tuple(hand if seat in eyes else None for seat, hand in enumerate(position.hands))


def unseen(view: View) -> CardSet:
    """Return the cards whose place a view does not show: in other hands or in the deck."""
    seen = view.hand | view.score.aside | card_set(view.canvas) | card_set(view.top)
    for cards in (*view.palettes, *view.known):
        seen |= cards
    return ALL & ~seen


def draft_of(view: View) -> Draft | None:
    """Return a draft that knows what the view's seat knows; None if the seat is not to move."""
    if view.seat != view.mover or view.is_over:
        return None
    return _draft(view, view.hand, view.deck, view.top, len(view.top))


def draft_to_play(position: Position) -> Draft | None:
    """Return a draft that knows all cards, to play on it; None once the round is over."""
    if position.is_over:
        return None
    deck = position.deck
    hand = position.hands[position.mover]
    return _draft(position, hand, len(deck), deck, position.known_top)


def _draft(
    seen: Position | View, hand: CardSet, deck: int, top: tuple[Card, ...], known_top: int
) -> Draft:
    """Return a draft of the mover's turn that knows a hand and the top cards of the deck."""
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
