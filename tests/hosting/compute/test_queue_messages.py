"""Jobs for thinkers elsewhere: what goes there comes back the same, and nothing hidden goes."""

import json

import pytest
from hypothesis import given

from red7.core import Position, view
from red7.hosting.compute.queue_messages import (
    BadJob,
    Failed,
    FoundHints,
    HintsJob,
    PlanJob,
    Planned,
    Reviewed,
    ReviewJob,
    ViewShape,
    packed,
    parse_answer,
    parse_job,
    parse_view,
    view_shape,
)
from red7.notation import BadText
from red7.wire.http_bodies import AccountShape, PointShape, ReviewedTurnShape, ReviewShape
from red7.wire.shapes import HintShape, ReasonShape, RescueShape
from tests.builders import alike, many, moments, position, seeds

MIDDLE = position("R7 O6 | V1", "I4 | V2", canvas="G2", deck="B5 B6", draw=True)


def travelled(shape: ViewShape) -> ViewShape:
    job = parse_job(packed(HintsJob(shape)))
    assert isinstance(job, HintsJob)
    return job.view


@many
@given(moments)
def test_a_view_comes_back_as_it_went(now: Position) -> None:
    for seat in (*range(len(now.hands)), None):
        seen = view(now, seat)
        assert parse_view(travelled(view_shape(seen))) == seen


@given(moments, seeds)
def test_what_a_seat_does_not_see_changes_nothing_that_travels(now: Position, seed: int) -> None:
    other = alike(now, now.mover, seed)
    one, two = (packed(HintsJob(view_shape(view(each, now.mover)))) for each in (now, other))
    assert one == two


def test_a_job_can_be_read_by_people() -> None:
    told = json.loads(packed(PlanJob("scout", view_shape(view(MIDDLE, 0)), "seed")))
    assert (told["job"], told["bot"]) == ("plan", "scout")
    seen = told["view"]
    assert (seen["hand"], seen["hand_counts"]) == (["R7", "O6"], [2, 1])
    assert (seen["canvas"], seen["deck"], seen["top"]) == (["G2"], 2, [])
    assert "I4" not in json.dumps(seen["palettes"])


REASON = ReasonShape(2.5, 0.25, 3.0, 4, ["R"], 1, [RescueShape("R", 2)], None)
REVIEW = ReviewShape(
    [ReviewedTurnShape(1, 1, 0, ["--"], "blunder", 0.5, ["+R7", "."], "fold")],
    [PointShape(1, 0, [0.5, 0.5])],
    [AccountShape(0.5, 0.0, 0.5, 0.0, 0.0, 0.0)],
    PointShape(1, 1, [0.0, 1.0]),
)


@pytest.mark.parametrize(
    "answer",
    [
        Planned(["+R7", "."]),
        FoundHints([HintShape(["+R7", "."], 0.5, [0.5, 0.5], REASON)]),
        Reviewed(REVIEW),
        Failed("no"),
    ],
)
def test_an_answer_comes_back_as_it_went(
    answer: Planned | FoundHints | Reviewed | Failed,
) -> None:
    assert parse_answer(packed(answer)) == answer


def test_a_record_travels_as_its_text() -> None:
    assert parse_job(packed(ReviewJob('[Red7 "1"]\n'))) == ReviewJob('[Red7 "1"]\n')


@pytest.mark.parametrize("data", [b"", b"{}", b'{"job":"steal"}', b'{"job":"hints"}', b"\xff"])
def test_what_is_no_job_is_refused(data: bytes) -> None:
    with pytest.raises(BadJob):
        parse_job(data)
    with pytest.raises(BadJob):
        parse_answer(data)


def test_a_view_with_a_card_that_is_none_is_refused() -> None:
    text = packed(HintsJob(view_shape(view(MIDDLE, 0)))).replace(b'"R7"', b'"X9"')
    job = parse_job(text)
    assert isinstance(job, HintsJob)
    with pytest.raises(BadText):
        parse_view(job.view)
