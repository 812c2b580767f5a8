"""A round as an immutable value, with every card in its place and the deck in order.

What will be drawn lies in the deck already; whoever shuffles stays outside.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from red7.core.cards import ALL, COLOR_OF, EMPTY, RED, Card, CardSet, Color, card_set
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
    open_top: int
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
        rules,
        (palettes.index(max(palettes)) + 1) % players,
        tuple(hands),
        tuple(palettes),
        tuple(map(strengths, palettes)),
        (False,) * players,
        (),
        deck,
        0,
        nothing,
        score,
    )


def draft_of(position: Position) -> Draft:
    """The turn under way, with every card known."""
    draft = Draft()
    (
        draft.rules,
        turn,
        hands,
        palettes,
        powers,
        out,
        draft.canvas,
        deck,
        draft.open_top,
        known,
        _,
        draft.steps,
        draft.drew,
        _,
    ) = position
    draft.top = deck
    draft.deck = len(deck)
    draft.hand = hands[turn]
    draft.palette = palettes[turn]
    draft.known = known[turn]
    draft.mine = powers[turn]
    draft.bars = bars_of(powers, out, turn)
    canvas = draft.canvas
    draft.color = COLOR_OF[canvas[-1]] if canvas else RED
    draft.rivals = rivals_of(palettes, out, turn) if draft.rules.actions else ()
    return draft


# Here and in `views` named tuples are made without their own constructors, which would be
# a good part of a turn's whole cost.
def with_draft(position: Position, draft: Draft, last: Step | None) -> Position:
    """The position with its turn brought up to a draft and, if there is a last step, finished."""
    rules, seat, hands, palettes, powers, out, _, _, _, known, score, _, _, history = position
    turn, steps, drew = seat, draft.steps, draft.drew
    if rules.actions:
        palettes, powers = _with_rivals(position, draft)
    if draft.palette != palettes[seat]:
        palettes = _put(palettes, seat, draft.palette)
        powers = _put(powers, seat, draft.mine)
    if draft.known != known[seat]:
        known = _put(known, seat, draft.known)
    if last is not None:
        lost = last == FOLD or draft.mine[draft.color] <= draft.bars[draft.color]
        past = tuple.__new__(PastTurn, (seat, (*steps, last), drew, lost))
        history = (*history, past)
        steps, drew = (), 0
        if lost:
            out = _put(out, seat, lost)
        turn = next_in(out, seat)
    return tuple.__new__(
        Position,
        (
            rules,
            turn,
            _put(hands, seat, draft.hand),
            palettes,
            powers,
            out,
            draft.canvas,
            draft.top,
            draft.open_top,
            known,
            score,
            steps,
            drew,
            history,
        ),
    )


def _with_rivals(
    position: Position, draft: Draft
) -> tuple[tuple[CardSet, ...], tuple[Strengths, ...]]:
    """All palettes and strengths as a 1 may have left them."""
    if draft.rivals == rivals_of(position.palettes, position.out, position.turn):
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
    changed = [*values]
    changed[index] = value
    return (*changed,)
