"""Hints and reviews as wire shapes, the structures that clients get as JSON."""

from red7.analysis.hints import Hint, Reason
from red7.analysis.luck_and_skill import Point, ReviewedTurn
from red7.analysis.mistake_kinds import mistake_kind
from red7.analysis.review_json import account_json, point_json, turn_json
from red7.analysis.reviews import Review
from red7.notation import color_letter
from red7.wire.http_bodies import AccountShape, PointShape, ReviewedTurnShape, ReviewShape
from red7.wire.serialize import rescue_shapes, step_names
from red7.wire.shapes import HintShape, ReasonShape


def hint_shape(hint: Hint) -> HintShape:
    """Convert a hint to the shape that clients get."""
    return HintShape(step_names(hint.turn), hint.round, [*hint.match], _reason(hint.reason))


def _reason(reason: Reason) -> ReasonShape:
    return ReasonShape(
        replies=reason.replies,
        no_reply=reason.no_reply,
        keeps_open=reason.keeps_open,
        cards=reason.cards,
        wins=[*map(color_letter, reason.wins)],
        draws=reason.draws,
        rescues=rescue_shapes(reason.rescues),
        conceding=reason.conceding,
    )


def review_shape(review: Review) -> ReviewShape:
    """Convert a review to the shape that clients get."""
    turning = review.turning_point
    return ReviewShape(
        turns=[*map(_turn, review.turns)],
        points=[*map(_point, review.points)],
        accounts=[AccountShape(**account_json(account)) for account in review.accounts],
        turning=None if turning is None else _point(turning),
    )


def _turn(turn: ReviewedTurn) -> ReviewedTurnShape:
    told = turn_json(turn)
    better = told["better"]
    return ReviewedTurnShape(
        round=told["round"],
        turn=told["turn"],
        seat=told["seat"],
        steps=told["steps"].split(),
        quality=told["class"],
        given=told["given"],
        better=None if better is None else better.split(),
        kind=None if turn.better is None else mistake_kind(turn.steps, turn.better).value,
    )


def _point(point: Point) -> PointShape:
    return PointShape(**point_json(point))
