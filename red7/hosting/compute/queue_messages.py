"""The messages of the job queue: servers' requests, and the answers of thinkers.

A thinker is a `red7 think` process. The messages are JSON. A thinker gets a seat's view or the
record of a finished game, never a position with hidden cards. `ViewShape` lists the fields of
`View` one by one, so that a server cannot send anything that the seat does not see.
"""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from red7.core import Card, CardSet, PastTurn, Red7Error, View, card_set
from red7.core.position import MatchScore
from red7.core.strengths import strengths
from red7.notation import card_name, card_names, parse_card, parse_step
from red7.wire.http_bodies import ReviewShape
from red7.wire.serialize import parse_rules, rules_shape, step_names
from red7.wire.shapes import CardName, HintShape, RulesShape, Shape, StepName

FORMAT = 1
"""The version of these messages. A thinker takes only jobs of its own version."""


class BadJob(Red7Error):
    """A job or an answer that cannot be parsed."""

    code = "failed"


class PastTurnShape(Shape, frozen=True):
    """A finished turn."""

    seat: int
    steps: list[StepName]
    drew: int
    out: bool


class ScoreShape(Shape, frozen=True):
    """The score of earlier rounds: scored cards, points, and the cards out of the match."""

    piles: list[list[CardName]]
    points: list[int]
    aside: list[CardName]


class ViewShape(Shape, frozen=True):
    """A view: a round as one seat sees it."""

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


class PlanJob(Shape, frozen=True, tag_field="job", tag="plan"):
    """A request for a bot's turn; the bot plays for the seat to move in the view."""

    bot: str
    view: ViewShape
    seed: str


class HintsJob(Shape, frozen=True, tag_field="job", tag="hints"):
    """A request for the best turns of the seat that has this view."""

    view: ViewShape


class ReviewJob(Shape, frozen=True, tag_field="job", tag="review"):
    """A request for the review of a finished game."""

    record: str
    """The text of the game's record."""


class Planned(Shape, frozen=True, tag_field="answer", tag="plan"):
    """A turn that a bot plans, including the steps already taken.

    It ends early if the rest depends on a card to be drawn.
    """

    steps: list[StepName]


class FoundHints(Shape, frozen=True, tag_field="answer", tag="hints"):
    """The best turns that a thinker has found."""

    hints: list[HintShape]


class Reviewed(Shape, frozen=True, tag_field="answer", tag="review"):
    """The review of a game."""

    review: ReviewShape


class Failed(Shape, frozen=True, tag_field="answer", tag="failed"):
    """The answer to a job that failed."""

    why: str
    """The reason, for the server's log."""


Job: TypeAlias = PlanJob | HintsJob | ReviewJob
Answer: TypeAlias = Planned | FoundHints | Reviewed | Failed

_jobs = msgspec.json.Decoder(Job)
_answers = msgspec.json.Decoder(Answer)


def packed(value: Job | Answer) -> bytes:
    """Return a job or an answer as JSON."""
    return msgspec.json.encode(value)


def parse_job(data: bytes) -> Job:
    """Parse a job. Raise `BadJob` if the data is no job."""
    try:
        job: Job = _jobs.decode(data)
    except msgspec.DecodeError as error:
        raise BadJob(f"no job can be read from this: {error}") from None
    return job


def parse_answer(data: bytes) -> Answer:
    """Parse an answer. Raise `BadJob` if the data is no answer."""
    try:
        answer: Answer = _answers.decode(data)
    except msgspec.DecodeError as error:
        raise BadJob(f"no answer can be read from this: {error}") from None
    return answer


def view_shape(seen: View) -> ViewShape:
    """Convert a view to its JSON form, field by field."""
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
    """Convert the JSON form of a view to a view. Raise `BadText` for an invalid card or step."""
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
