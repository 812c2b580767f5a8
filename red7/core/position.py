"""Positions: a round at one moment as an immutable value, with the place of every card.

The deck is in order, so the cards to be drawn are fixed. Callers shuffle; this package does not.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from red7.core.cards import ALL, EMPTY, Card, CardSet, Color, card_set
from red7.core.editions import Rules
from red7.core.rules import Seat, rule_in_force
from red7.core.steps import Turn
from red7.core.strengths import Strengths, strengths


class PastTurn(NamedTuple):
    """A finished turn: its steps, the number of cards drawn, and whether it put its player out."""

    seat: Seat
    steps: Turn
    drew: int
    out: bool


class MatchScore(NamedTuple):
    """The score of a match from its earlier rounds."""

    piles: tuple[CardSet, ...]
    """The cards that each seat has scored."""
    points: tuple[int, ...]
    aside: CardSet
    """The cards that are not in this round: scored in earlier rounds, or left out of the game."""


class Position(NamedTuple):
    """A round at one moment. Seats are numbered in turn order, to the left."""

    rules: Rules
    mover: Seat
    """The seat to move; once the round is over, the seat that is still in."""
    hands: tuple[CardSet, ...]
    palettes: tuple[CardSet, ...]
    strengths: tuple[Strengths, ...]
    """The strength of each palette under each rule."""
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    """Bottom first; empty while the starting color is in force."""
    deck: tuple[Card, ...]
    """Top first."""
    known_top: int
    """Number of cards on top of the deck that all players saw put there."""
    known: tuple[CardSet, ...]
    """For each hand, the cards that all players know, because they saw them put on the deck."""
    score: MatchScore
    steps: Turn = ()
    """The steps taken in the turn under way."""
    drew: int = 0
    """Number of cards drawn in the turn under way."""
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
    """Return a round that has just been dealt, with an empty canvas.

    The seat to the left of the highest palette card begins.
    """
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
    """Return the next seat to the left that is still in."""
    seat = (seat + 1) % len(out)
    while out[seat]:
        seat = (seat + 1) % len(out)
    return seat
