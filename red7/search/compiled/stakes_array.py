"""What a round is about, as an array for kernels."""

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from red7.core import Rules
from red7.search.equity import stakes

StakesArray: TypeAlias = NDArray[np.float64]
"""By seat, winner and points that the winner scores."""


@lru_cache(maxsize=1024)
def stakes_array(rules: Rules, scores: tuple[int, ...]) -> StakesArray:
    """Every seat's chance to win the match after each way in which the round may end."""
    return np.array(stakes(rules, scores))
