"""The classes of turns in a review, from best to blunder, by the chance they gave away."""

from enum import StrEnum


class Quality(StrEnum):
    """How good a turn was."""

    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = {Quality.BEST: 0.02, Quality.GOOD: 0.05, Quality.DOUBTFUL: 0.10, Quality.MISTAKE: 0.20}
"""The chance that a turn may give away at most to be called so."""


def quality_of(given: float) -> Quality:
    """The class of a turn that gave a chance away."""
    return next((quality for quality, most in LIMITS.items() if given <= most), Quality.BLUNDER)
