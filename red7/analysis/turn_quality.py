"""Classes of turns in a review, from best to blunder, by the chance that a turn gave away."""

from enum import StrEnum


class Quality(StrEnum):
    """How good a turn was."""

    BEST = "best"
    GOOD = "good"
    DOUBTFUL = "doubtful"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = {Quality.BEST: 0.02, Quality.GOOD: 0.05, Quality.DOUBTFUL: 0.10, Quality.MISTAKE: 0.20}
"""The largest chance that a turn of each class may give away."""


def quality_of(given: float) -> Quality:
    """Return the class of a turn, from the chance that it gave away."""
    return next((quality for quality, most in LIMITS.items() if given <= most), Quality.BLUNDER)
