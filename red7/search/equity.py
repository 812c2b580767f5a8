"""Match equity: the chance to win a match from a score, before the next deal.

`equity.npz` has a table for each number of players and each setting of draw and actions,
estimated by self-play: scripts/equity.py makes it.
"""

from functools import cache, lru_cache
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from red7.core import Rules
from red7.core.match import TARGETS

Table = NDArray[np.float64]

STEPS = {2: 1, 3: 2, 4: 3}
"""How many points apart the scores of a table are, by the number of players."""
MOST_POINTS = 128
"""More than any palette scores in a round."""


def key_of(players: int, rules: Rules) -> str:
    """The name of the table for a game."""
    return f"{players}{'-draw' * rules.draw}{'-actions' * rules.actions}"


@cache
def _tables() -> dict[str, Table]:
    with np.load(Path(__file__).with_name("equity.npz")) as kept:
        return {key: kept[key].astype(np.float64) / 65535 for key in kept}


def chances(rules: Rules, scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """The chance of the first player of each row of scores, all short of the target, to win."""
    players = scores.shape[1]
    table, step = _tables()[key_of(players, rules)], STEPS[players]
    below, beyond = np.divmod(scores, step)
    top = table.shape[0] - 1
    found = np.zeros(len(scores))
    for corner in product((0, 1), repeat=players):
        weight = np.ones(len(scores))
        places = []
        for player, up in enumerate(corner):
            share = beyond[:, player] / step
            weight *= share if up else 1 - share
            places.append(np.minimum(below[:, player] + up, top))
        found += weight * table[tuple(places)]
    return found


@lru_cache(maxsize=4096)
def stakes(rules: Rules, scores: tuple[int, ...]) -> Table:
    """What a round is about: for each seat, each winner and each number of points that the
    winner may score, the seat's chance to win the match afterwards."""
    players = len(scores)
    table = np.zeros((players, players, MOST_POINTS))
    for winner, seat in product(range(players), repeat=2):
        if rules.scoring:
            table[seat, winner] = _after_win(rules, scores, winner, seat)
        else:
            table[seat, winner] = seat == winner
    return table


def _after_win(rules: Rules, scores: tuple[int, ...], winner: int, seat: int) -> Table:
    """A seat's chances once a winner has scored 0, 1, 2 ... points."""
    target = TARGETS[len(scores)]
    after = np.tile(np.array(scores, dtype=np.int64), (MOST_POINTS, 1))
    after[:, winner] += np.arange(MOST_POINTS)
    won = after[:, winner] >= target
    others = [other for other in range(len(scores)) if other != seat]
    found = chances(rules, np.minimum(after[:, [seat, *others]], target - 1))
    return np.where(won, float(seat == winner), found)
