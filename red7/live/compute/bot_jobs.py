"""The jobs of workers that think: bots, hints, reviews.

They are given views, never a position; a game that is over, as a record.

The modules that bring the compiler along are imported here by the workers alone.
"""

from random import Random

from red7.bots import BOTS, Budget, bot_named
from red7.bots.registry import load
from red7.core import Step, Turn, View
from red7.live.compute.hint_and_review_shapes import hint_shape, review_shape
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

HINT_MILLISECONDS = 400.0
REVIEW_MILLISECONDS = 250.0
"""For each turn, where the compiled engine is not to be had."""


def nothing() -> None:
    """Be there."""


def get_quick() -> None:
    """Load the bots that need no compiler."""
    for bot in BOTS.values():
        if not bot.compiled:
            load(bot.name)


def get_deep() -> None:
    """Load what searches, and the compiled engine if it is on disk."""
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()


def kernels_are_kept() -> bool:
    """Whether the compiled engine is on disk."""
    from red7.search import engines

    return engines.is_kept()


def have_kernels() -> None:
    """Compile the engine, or load it from disk."""
    from red7.search import engines

    engines.prepare()


def choose_step(bot: str, view: View, seed: str) -> Step:
    """The next step of a bot."""
    opponent = BOTS[bot]
    return opponent.choose(view, Random(seed), opponent.budget._replace(may_wait=False))


def plan_turn(bot: str, view: View, seed: str) -> Turn:
    """The turn of a bot from its start, as far as it foresees it. Raises `UnknownBot`."""
    opponent = bot_named(bot)
    return opponent.planned(view, Random(seed), opponent.budget._replace(may_wait=False))


def hints(view: View) -> list[HintShape]:
    """The best turns of a view's seat."""
    from red7.analysis.hints import hint

    return [hint_shape(each) for each in hint(view, Budget(HINT_MILLISECONDS, may_wait=False))]


def review(record: Record) -> ReviewShape:
    """The review of a game."""
    from red7.analysis import reviews
    from red7.search import engines

    if engines.is_kept():
        engines.prepare()
        return review_shape(reviews.review(record))
    return review_shape(reviews.review(record, Budget(REVIEW_MILLISECONDS, may_wait=False)))
