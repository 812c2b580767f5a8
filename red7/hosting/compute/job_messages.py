"""Jobs for whoever thinks elsewhere, and what comes of them: versioned JSON, as a queue keeps it.

A thinker is given views, or the record of a game that is over; never a position with hidden cards.
"""

from typing import TypeAlias

import msgspec

from red7.core import Red7Error
from red7.hosting.compute.view_shape import ViewShape
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape, Shape, StepName

FORMAT = 1
"""The version of all that is here. A thinker takes jobs of its own version only."""


class BadJob(Red7Error):
    """A job or an answer that cannot be understood."""

    code = "failed"


class PlanJob(Shape, frozen=True, tag_field="job", tag="plan"):
    """What would a bot do for the seat of a view, which is to move?"""

    bot: str
    view: ViewShape
    seed: str


class HintsJob(Shape, frozen=True, tag_field="job", tag="hints"):
    """What are the best turns of a view's seat?"""

    view: ViewShape


class ReviewJob(Shape, frozen=True, tag_field="job", tag="review"):
    """What did the turns of a game give away?"""

    record: str
    """The text of its record."""


class Planned(Shape, frozen=True, tag_field="answer", tag="plan"):
    """A bot's turn from its start; it may stop short where the rest hangs on a draw."""

    steps: list[StepName]


class FoundHints(Shape, frozen=True, tag_field="answer", tag="hints"):
    """The best turns."""

    hints: list[HintShape]


class Reviewed(Shape, frozen=True, tag_field="answer", tag="review"):
    """The review of a game."""

    review: ReviewShape


class Failed(Shape, frozen=True, tag_field="answer", tag="failed"):
    """Nothing came of the job."""

    why: str
    """For the log of whoever asked."""


Job: TypeAlias = PlanJob | HintsJob | ReviewJob
Answer: TypeAlias = Planned | FoundHints | Reviewed | Failed

_jobs = msgspec.json.Decoder(Job)
_answers = msgspec.json.Decoder(Answer)


def packed(value: Job | Answer) -> bytes:
    """A job or an answer as it travels."""
    return msgspec.json.encode(value)


def parse_job(data: bytes) -> Job:
    """The job of some bytes. Raises `BadJob`."""
    try:
        job: Job = _jobs.decode(data)
    except msgspec.DecodeError as error:
        raise BadJob(f"no job can be read from this: {error}") from None
    return job


def parse_answer(data: bytes) -> Answer:
    """The answer of some bytes. Raises `BadJob`."""
    try:
        answer: Answer = _answers.decode(data)
    except msgspec.DecodeError as error:
        raise BadJob(f"no answer can be read from this: {error}") from None
    return answer
