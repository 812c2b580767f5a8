"""Hints and reviews as shapes of messages.

Some of their numbers are the compiler's, and made plain here: the server knows no others.
"""

from typing import TYPE_CHECKING

from red7.notation import color_letter
from red7.wire.http_bodies import AccountShape, PointShape, ReviewedTurnShape, ReviewShape
from red7.wire.serialize import rescue_shapes, step_names
from red7.wire.shapes import HintShape, ReasonShape

if TYPE_CHECKING:
    from red7.analysis.hints import Hint, Reason
    from red7.analysis.luck_and_skill import Account, Point, ReviewedTurn
    from red7.analysis.reviews import Review


def hint_shape(hint: "Hint") -> HintShape:
    """A turn worth playing."""
    return HintShape(
        step_names(hint.turn), float(hint.round), [*map(float, hint.match)], _reason(hint.reason)
    )


def _reason(reason: "Reason") -> ReasonShape:
    return ReasonShape(
        replies=float(reason.replies),
        no_reply=float(reason.no_reply),
        keeps_open=float(reason.keeps_open),
        cards=int(reason.cards),
        wins=[*map(color_letter, reason.wins)],
        draws=int(reason.draws),
        rescues=rescue_shapes(reason.rescues),
        conceding=None if reason.conceding is None else float(reason.conceding),
    )


def review_shape(review: "Review") -> ReviewShape:
    """A game, reviewed."""
    turning = review.turning_point
    return ReviewShape(
        turns=[*map(_turn, review.turns)],
        points=[*map(_point, review.points)],
        accounts=[*map(_account, review.accounts)],
        turning=None if turning is None else _point(turning),
    )


def _turn(turn: "ReviewedTurn") -> ReviewedTurnShape:
    return ReviewedTurnShape(
        round=turn.round,
        turn=turn.turn,
        seat=turn.seat,
        steps=step_names(turn.steps),
        quality=turn.quality.value,
        given=float(turn.given),
        better=None if turn.better is None else step_names(turn.better),
    )


def _point(point: "Point") -> PointShape:
    return PointShape(point.round, point.turn, [*map(float, point.chances)])


def _account(account: "Account") -> AccountShape:
    return AccountShape(
        start=float(account.start),
        end=float(account.end),
        given=float(account.given),
        received=float(account.received),
        deals=float(account.deals),
        draws=float(account.draws),
    )
