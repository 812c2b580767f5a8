"""A round as an immutable value, with every card in its place and the deck in order.

What will be drawn lies in the deck already; whoever shuffles stays outside.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from red7.core.cards import ALL, EMPTY, Card, CardSet, Color, card_set
from red7.core.editions import Rules
from red7.core.rules import Seat, rule_in_force
from red7.core.steps import Turn
from red7.core.strengths import Strengths, strengths


class PastTurn(NamedTuple):
    """A turn taken: its steps, how many cards it drew, and whether it put its player out."""

    seat: Seat
    steps: Turn
    drew: int
    out: bool


class MatchScore(NamedTuple):
    """What earlier rounds left behind."""

    piles: tuple[CardSet, ...]
    """The cards that each seat has scored."""
    points: tuple[int, ...]
    aside: CardSet
    """The cards that are out of the match: scored, or not in this game at all."""


class Position(NamedTuple):
    """A round at one moment. Seats are numbered in turn order, to the left."""

    rules: Rules
    mover: Seat
    """The seat to move; once the round is over, the seat that is still in."""
    hands: tuple[CardSet, ...]
    palettes: tuple[CardSet, ...]
    strengths: tuple[Strengths, ...]
    """What each palette is worth under each rule."""
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    """Bottom first; empty while the starting color is in force."""
    deck: tuple[Card, ...]
    """Top first."""
    known_top: int
    """How many cards on top of the deck everybody saw go there."""
    known: tuple[CardSet, ...]
    """For each hand, the cards that everybody saw drawn from such a top."""
    score: MatchScore
    steps: Turn = ()
    """The turn under way."""
    drew: int = 0
    """How many cards it has drawn."""
    history: tuple[PastTurn, ...] = ()

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


def start(
    rules: Rules,
    hands: Sequence[CardSet],
    palettes: Sequence[CardSet],
    deck: Iterable[Card],
    score: MatchScore | None = None,
) -> Position:
    """Return a round as dealt: no card on the canvas, left of the highest palette card begins."""
    players, deck = len(hands), tuple(deck)
    nothing = (EMPTY,) * players
    if score is None:
        aside = ALL & ~(card_set(deck) | sum(hands) | sum(palettes))
        score = MatchScore(nothing, (0,) * players, aside)
    return Position(
        rules=rules,
        mover=(palettes.index(max(palettes)) + 1) % players,
        hands=tuple(hands),
        palettes=tuple(palettes),
        strengths=tuple(map(strengths, palettes)),
        out=(False,) * players,
        canvas=(),
        deck=deck,
        known_top=0,
        known=nothing,
        score=score,
    )


def next_in(out: Sequence[bool], seat: Seat) -> Seat:
    """The next seat to the left that is still in."""
    seat = (seat + 1) % len(out)
    while out[seat]:
        seat = (seat + 1) % len(out)
    return seat
