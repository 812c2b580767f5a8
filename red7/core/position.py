"""A round as an immutable value, with every card in its place and the deck in order.

What will be drawn lies in the deck already; whoever shuffles stays outside.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from red7.core.cards import ALL, EMPTY, Card, CardSet, Color, card_set
from red7.core.draft import Draft, bars_of, rivals_of
from red7.core.editions import Rules
from red7.core.rules import Seat, rule_in_force
from red7.core.steps import FOLD, Step, Turn
from red7.core.strengths import Strengths, strengths

T = TypeVar("T")


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
    turn: Seat
    """The seat to move; once the round is over, its winner."""
    hands: tuple[CardSet, ...]
    palettes: tuple[CardSet, ...]
    strengths: tuple[Strengths, ...]
    """What each palette is worth under each rule."""
    out: tuple[bool, ...]
    canvas: tuple[Card, ...]
    """Bottom first; empty while the red start shows."""
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
        return rule_in_force(self.canvas)

    @property
    def is_over(self) -> bool:
        """Whether the round has its winner: only one seat is still in."""
        return self.out.count(False) == 1


def start(
    rules: Rules,
    hands: Sequence[CardSet],
    palettes: Sequence[CardSet],
    deck: Iterable[Card],
    score: MatchScore | None = None,
) -> Position:
    """A round as dealt: red canvas, left of the highest palette card begins."""
    players, deck = len(hands), tuple(deck)
    nothing = (EMPTY,) * players
    if score is None:
        aside = ALL & ~(card_set(deck) | sum(hands) | sum(palettes))
        score = MatchScore(nothing, (0,) * players, aside)
    return Position(
        rules=rules,
        turn=(palettes.index(max(palettes)) + 1) % players,
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


def draft_of(position: Position) -> Draft:
    """The turn under way, with every card known."""
    seat = position.turn
    actions = position.rules.actions
    draft = Draft()
    draft.rules = position.rules
    draft.hand = position.hands[seat]
    draft.palette = position.palettes[seat]
    draft.mine = position.strengths[seat]
    draft.rivals = rivals_of(position.palettes, position.out, seat) if actions else ()
    draft.bars = bars_of(position.strengths, position.out, seat)
    draft.canvas = position.canvas
    draft.color = position.color
    draft.deck = len(position.deck)
    draft.top = position.deck
    draft.known_top = position.known_top
    draft.known = position.known[seat]
    draft.steps = position.steps
    draft.drew = position.drew
    return draft


def with_draft(position: Position, draft: Draft, last: Step | None) -> Position:
    """The position with its turn brought up to a draft and, if there is a last step, finished."""
    seat, out, history = position.turn, position.out, position.history
    turn, steps, drew = seat, draft.steps, draft.drew
    if last is not None:
        past = PastTurn(seat, (*steps, last), drew, last == FOLD or not draft.wins(draft.color))
        out, history = _put(out, seat, past.out), (*history, past)
        turn, steps, drew = next_in(out, seat), (), 0
    palettes, strengths = _with_rivals(position, draft)
    return Position(
        rules=position.rules,
        turn=turn,
        hands=_put(position.hands, seat, draft.hand),
        palettes=_put(palettes, seat, draft.palette),
        strengths=_put(strengths, seat, draft.mine),
        out=out,
        canvas=draft.canvas,
        deck=draft.top,
        known_top=draft.known_top,
        known=_put(position.known, seat, draft.known),
        score=position.score,
        steps=steps,
        drew=drew,
        history=history,
    )


def _with_rivals(
    position: Position, draft: Draft
) -> tuple[tuple[CardSet, ...], tuple[Strengths, ...]]:
    """All palettes and strengths as a 1 may have left them."""
    before = rivals_of(position.palettes, position.out, position.turn) if draft.rivals else ()
    if draft.rivals == before:
        return position.palettes, position.strengths
    palettes = draft.all_palettes(position.palettes, position.out, position.turn)
    return palettes, tuple(map(strengths, palettes))


def next_in(out: Sequence[bool], seat: Seat) -> Seat:
    """The next seat to the left that is still in."""
    seat = (seat + 1) % len(out)
    while out[seat]:
        seat = (seat + 1) % len(out)
    return seat


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
