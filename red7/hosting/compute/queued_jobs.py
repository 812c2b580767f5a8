"""What a thinker does with a job from a queue: bytes in, bytes out, in a process of its own."""

from red7.hosting.compute.job_messages import (
    FoundHints,
    HintsJob,
    Job,
    PlanJob,
    Planned,
    Reviewed,
    ReviewJob,
    packed,
    parse_job,
)
from red7.hosting.compute.view_shape import parse_view
from red7.live.compute import bot_jobs
from red7.notation import parse_record
from red7.wire.serialize import step_names


def answered(body: bytes) -> bytes:
    """The answer to a job. Raises `Red7Error`."""
    return packed(_answer(parse_job(body)))


def _answer(job: Job) -> Planned | FoundHints | Reviewed:
    match job:
        case PlanJob(bot, shape, seed):
            return Planned(step_names(bot_jobs.plan_turn(bot, parse_view(shape), seed)))
        case HintsJob(shape):
            return FoundHints(bot_jobs.hints(parse_view(shape)))
        case ReviewJob(text):
            return Reviewed(bot_jobs.review(parse_record(text)))
