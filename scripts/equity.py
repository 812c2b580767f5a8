"""Make red7/search/equity.gz: the chance to win a match from every score.

A bot plays matches against itself, and what the winners of its rounds score is counted. A
match between equals is then a race in which each round is won by anybody, alike, and scores
as counted: from the last points backwards, the chance at every score follows.
"""

import argparse
import gzip
import json
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

import red7.search.equity
from red7.bots.arena import play_match
from red7.bots.registry import contestant
from red7.core import PLAYERS, Rules, points
from red7.core.match import TARGETS
from red7.hosting.compute.arena_pool import spread
from red7.search.budget import Budget
from red7.search.equity import STEPS, key_of
from red7.sim.array_types import Reals
from red7.sim.jit import kernel

GAMES = [
    (players, Rules(draw=draw, scoring=True, actions=actions))
    for players, draw, actions in product(PLAYERS, (False, True), (False, True))
]


def scored_in(task: tuple[str, float, int, Rules, int]) -> list[int]:
    """Play a match, and return the points of the winner of each round."""
    name, milliseconds, players, rules, number = task
    seats = [
        contestant(name)(Random(f"{number}/{seat}"), Budget(milliseconds))
        for seat in range(players)
    ]
    match = play_match(seats, rules, f"equity/{number}").match
    return [points(result.cards) for result in match.results]


@kernel
def race(shares: Reals, target: int, players: int, table: Reals) -> None:
    """Write the first player's chance to win the match at every score into a table.

    The index of a score is a number in base `target` whose digits are the players' points.
    """
    for place in range(len(table) - 1, -1, -1):
        for winner in range(players):
            stride = target ** (players - 1 - winner)
            score = place // stride % target
            for scored in range(1, len(shares)):
                if score + scored < target:
                    table[place] += shares[scored] * table[place + scored * stride]
                elif winner == 0:
                    table[place] += shares[scored]
        table[place] /= players


def table_for(players: int, scored: list[int]) -> NDArray[np.uint16]:
    """Return the table of a game, from the points that its rounds scored."""
    target, counted = TARGETS[players], Counter(points for points in scored if points)
    shares = np.zeros(max(counted) + 1)
    for points_, times in counted.items():
        shares[points_] = times / counted.total()
    full = np.zeros(target**players)
    race(shares, target, players, full)
    every = (slice(None, None, STEPS[players]),) * players
    table: NDArray[np.uint16] = np.rint(65535 * full.reshape((target,) * players)[every])
    return table.astype(np.uint16)


def packed(tables: dict[str, NDArray[np.uint16]]) -> bytes:
    """Return tables as `red7.search.equity.parse_tables` reads them, compressed."""
    header = json.dumps({name: table.shape for name, table in tables.items()}).encode()
    cells = b"".join(table.astype("<u2").tobytes() for table in tables.values())
    return gzip.compress(header + b"\n" + cells, mtime=0)


def main() -> None:
    """Play matches, count points, and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="sampler")
    parser.add_argument("--milliseconds", type=float, default=2.0)
    parser.add_argument("--matches", type=int, default=200, help="for each of the twelve games")
    arguments = parser.parse_args()
    tables = {}
    for players, rules in GAMES:
        tasks = [
            (arguments.bot, arguments.milliseconds, players, rules, number)
            for number in range(arguments.matches)
        ]
        scored = [points for match in spread(scored_in, tasks) for points in match]
        tables[key_of(players, rules)] = table_for(players, scored)
        print(f"{key_of(players, rules):16} {len(scored):6} rounds, {np.mean(scored):.2f} points")
    path = Path(red7.search.equity.__file__).with_name("equity.gz")
    path.write_bytes(packed(tables))


if __name__ == "__main__":
    main()
