"""Search jobs: turns of bots, hints and reviews.

A job for a turn or a hint gets a view, which has only what a seat may know. A review gets the
record of a finished game. Functions import the search when they are called, so that only worker
processes load the compiled engine.
"""

from random import Random

from red7.bots import BOTS, Budget, bot_named
from red7.bots.registry import load
from red7.core import Turn, View
from red7.live.compute.hint_and_review_shapes import hint_shape, review_shape
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

REVIEW_MILLISECONDS = 250.0
"""Milliseconds of search for each turn of a review, if the compiled engine is not available."""


def nothing() -> None:
    """Do nothing. The answer shows that the worker process is up."""


def get_quick() -> None:
    """Load the bots that do not need the compiled engine."""
    for bot in BOTS.values():
        if not bot.compiled:
            load(bot.name)


def get_deep() -> None:
    """Load the search, and also the compiled engine if it is cached on disk."""
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()


def kernels_are_kept() -> bool:
    """Return whether the compiled engine is cached on disk."""
    from red7.search import engines

    return engines.is_kept()


def have_kernels() -> None:
    """Compile the engine, or load it from the cache on disk."""
    from red7.search import engines

    engines.prepare()


def plan_turn(bot: str, view: View, seed: str) -> Turn:
    """Return the turn that a bot plans, including the steps already taken.

    The plan may stop after a step that draws a card, because the rest depends on this card. Raise
    `UnknownBot` if there is no bot of this name.
    """
    opponent = bot_named(bot)
    return opponent.planned(view, Random(seed), opponent.budget._replace(may_wait=False))


def hints(view: View, budget_ms: float) -> list[HintShape]:
    """Search for `budget_ms` milliseconds, and return the best turns for the seat of a view."""
    from red7.analysis.hints import hint

    return [hint_shape(each) for each in hint(view, Budget(budget_ms, may_wait=False))]


def review(record: Record) -> ReviewShape:
    """Return the review of a recorded game."""
    from red7.analysis import reviews
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()
        return review_shape(reviews.review(record))
    return review_shape(reviews.review(record, Budget(REVIEW_MILLISECONDS, may_wait=False)))
