"""Jobs that search: turns of bots, hints, reviews.

They are sent views, never a position, and finished games as records. The functions here import the
compiled engine themselves, so that only worker processes load it.
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
"""The budget of each turn of a review where the compiled engine is not available."""


def nothing() -> None:
    """Do nothing: the job returns once the worker process is up."""


def get_quick() -> None:
    """Load the bots that do not search."""
    for bot in BOTS.values():
        if not bot.compiled:
            load(bot.name)


def get_deep() -> None:
    """Load the search, and the compiled engine if it is in the cache."""
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()


def kernels_are_kept() -> bool:
    """Return whether the compiled engine is in the cache."""
    from red7.search import engines

    return engines.is_kept()


def have_kernels() -> None:
    """Compile the engine, or load it from the cache."""
    from red7.search import engines

    engines.prepare()


def plan_turn(bot: str, view: View, seed: str) -> Turn:
    """Return a bot's turn from its start, as far as it can be planned. Raise `UnknownBot`."""
    opponent = bot_named(bot)
    return opponent.planned(view, Random(seed), opponent.budget._replace(may_wait=False))


def hints(view: View, budget_ms: float) -> list[HintShape]:
    """Return the best turns of a view's seat, searched for this long."""
    from red7.analysis.hints import hint

    return [hint_shape(each) for each in hint(view, Budget(budget_ms, may_wait=False))]


def review(record: Record) -> ReviewShape:
    """Return the review of a game."""
    from red7.analysis import reviews
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()
        return review_shape(reviews.review(record))
    return review_shape(reviews.review(record, Budget(REVIEW_MILLISECONDS, may_wait=False)))
