"""A view as plain data: for whoever thinks about it in another process.

It has the fields of `View` and no other, by names: nothing can travel that the seat does not see.
"""

from collections.abc import Iterable

from red7.core import Card, CardSet, PastTurn, View, card_set
from red7.core.position import MatchScore
from red7.core.strengths import strengths
from red7.notation import card_name, card_names, parse_card, parse_step
from red7.wire.serialize import parse_rules, rules_shape, step_names
from red7.wire.shapes import CardName, RulesShape, Shape, StepName


class PastTurnShape(Shape, frozen=True):
    """A turn taken."""

    seat: int
    steps: list[StepName]
    drew: int
    out: bool


class ScoreShape(Shape, frozen=True):
    """What earlier rounds left behind."""

    piles: list[list[CardName]]
    points: list[int]
    aside: list[CardName]


class ViewShape(Shape, frozen=True):
    """A round as one seat sees it."""

    rules: RulesShape
    seat: int | None
    turn: int
    hand: list[CardName]
    hand_counts: list[int]
    palettes: list[list[CardName]]
    out: list[bool]
    canvas: list[CardName]
    deck: int
    top: list[CardName]
    known: list[list[CardName]]
    score: ScoreShape
    steps: list[StepName]
    drew: int
    history: list[PastTurnShape]


def view_shape(seen: View) -> ViewShape:
    """A view, field by field."""
    score = seen.score
    return ViewShape(
        rules=rules_shape(seen.rules),
        seat=seen.seat,
        turn=seen.mover,
        hand=card_names(seen.hand),
        hand_counts=[*seen.hand_counts],
        palettes=[*map(card_names, seen.palettes)],
        out=[*seen.out],
        canvas=[*map(card_name, seen.canvas)],
        deck=seen.deck,
        top=[*map(card_name, seen.top)],
        known=[*map(card_names, seen.known)],
        score=ScoreShape([*map(card_names, score.piles)], [*score.points], card_names(score.aside)),
        steps=step_names(seen.steps),
        drew=seen.drew,
        history=[
            PastTurnShape(past.seat, step_names(past.steps), past.drew, past.out)
            for past in seen.history
        ],
    )


def parse_view(shape: ViewShape) -> View:
    """The view of a shape. Raises `BadText`."""
    palettes = _sets(shape.palettes)
    score = shape.score
    return View(
        rules=parse_rules(shape.rules),
        seat=shape.seat,
        mover=shape.turn,
        hand=_set(shape.hand),
        hand_counts=tuple(shape.hand_counts),
        palettes=palettes,
        strengths=tuple(map(strengths, palettes)),
        out=tuple(shape.out),
        canvas=_cards(shape.canvas),
        deck=shape.deck,
        top=_cards(shape.top),
        known=_sets(shape.known),
        score=MatchScore(_sets(score.piles), tuple(score.points), _set(score.aside)),
        steps=tuple(map(parse_step, shape.steps)),
        drew=shape.drew,
        history=tuple(
            PastTurn(past.seat, tuple(map(parse_step, past.steps)), past.drew, past.out)
            for past in shape.history
        ),
    )


def _cards(names: Iterable[CardName]) -> tuple[Card, ...]:
    return tuple(map(parse_card, names))


def _set(names: Iterable[CardName]) -> CardSet:
    return card_set(_cards(names))


def _sets(lists: Iterable[Iterable[CardName]]) -> tuple[CardSet, ...]:
    return tuple(map(_set, lists))
