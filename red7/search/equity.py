"""Match equity: the chance to win a match from a score, before the next deal.

`equity.gz` has a table for each number of players and each setting of draw and actions,
estimated by self-play (`scripts/equity.py` makes it). Chances between the scores of a table are
interpolated.
"""

import gzip
import json
import sys
from array import array
from functools import cache, lru_cache
from itertools import product
from math import prod
from pathlib import Path
from typing import NamedTuple, TypeAlias

from red7.core import Rules, Seat
from red7.core.match import TARGETS

Stakes: TypeAlias = tuple[tuple[tuple[float, ...], ...], ...]
"""The stakes of a round: `stakes[seat][winner][points]` is a seat's chance to win the match."""

STEPS = {2: 1, 3: 2, 4: 3}
"""Points between neighboring scores of a table, by the number of players."""
MOST_POINTS = 128
"""More points than any palette can score in a round."""
TYPICAL_POINTS = 12
"""Typical points of the winner of a round."""
_SCALE = 65535
"""The cell that stands for a chance of 1."""


class Table(NamedTuple):
    """The first player's chance at every score; there is an axis for each player, in order."""

    side: int
    """Length of each axis."""
    cells: "array[int]"
    """All cells; the last axis changes fastest."""


def key_of(players: int, rules: Rules) -> str:
    """Return the name of the table for a game."""
    return f"{players}{'-draw' * rules.draw}{'-actions' * rules.actions}"


@cache
def tables() -> dict[str, Table]:
    """Return all tables by name."""
    path = Path(__file__).with_name("equity.gz")
    return parse_tables(gzip.decompress(path.read_bytes()))


def parse_tables(data: bytes) -> dict[str, Table]:
    """Return the tables of a file: a line of JSON with names and shapes, then all cells.

    A cell has 16 bits, the lower byte first. The tables follow each other in the order of the line.
    """
    header, _, cells = data.partition(b"\n")
    found, at = {}, 0
    for name, shape in json.loads(header).items():
        end = at + 2 * prod(shape)
        if end > len(cells):
            raise ValueError(f"the file breaks off in table {name}")
        found[name] = Table(shape[0], _sixteen_bits(cells[at:end]))
        at = end
    return found


def _sixteen_bits(data: bytes) -> "array[int]":
    found = array("H", data)
    if sys.byteorder == "big":
        found.byteswap()
    return found


def chance(rules: Rules, *scores: int) -> float:
    """Return the first player's chance to win at some scores, all of them short of the target."""
    return _between(_chances_along(rules, scores, 0), scores[0], STEPS[len(scores)])


def _chances_along(rules: Rules, scores: tuple[int, ...], axis: int) -> list[float]:
    """Return the first player's chances at all scores of one player's axis.

    The other players have the given scores: multilinear interpolation between their neighbors.
    """
    players = len(scores)
    table, step = tables()[key_of(players, rules)], STEPS[players]
    strides = [table.side ** (players - 1 - player) for player in range(players)]
    others = [player for player in range(players) if player != axis]
    found = [0.0] * table.side
    for corner in product((0, 1), repeat=len(others)):
        weight, place = 1.0 / _SCALE, 0
        for player, up in zip(others, corner, strict=True):
            below, beyond = divmod(scores[player], step)
            weight *= beyond / step if up else 1 - beyond / step
            place += min(below + up, table.side - 1) * strides[player]
        if weight:
            for at in range(table.side):
                found[at] += weight * table.cells[place + at * strides[axis]]
    return found


def _between(chances: list[float], score: int, step: int) -> float:
    """Return the chance at a score, given those at all scores that are a step apart."""
    below, beyond = divmod(score, step)
    above = chances[min(below + 1, len(chances) - 1)]
    return chances[below] + (above - chances[below]) * beyond / step


@lru_cache(maxsize=1024)
def stakes(rules: Rules, scores: tuple[int, ...]) -> Stakes:
    """Return the stakes of a round before it is played, at the given scores of the match.

    They are, for each seat, winner and number of points, the seat's chance to win the match then.
    """
    seats = range(len(scores))
    return tuple(
        tuple(_after_win(rules, scores, winner, seat) for winner in seats) for seat in seats
    )


def _after_win(
    rules: Rules, scores: tuple[int, ...], winner: Seat, seat: Seat
) -> tuple[float, ...]:
    """Return a seat's chances after a winner has scored 0, 1, 2 ... points."""
    wins = float(seat == winner)
    if not rules.scoring:
        return (wins,) * MOST_POINTS
    target, step = TARGETS[len(scores)], STEPS[len(scores)]
    order = [seat, *(other for other in range(len(scores)) if other != seat)]
    short = tuple(min(scores[player], target - 1) for player in order)
    along = _chances_along(rules, short, order.index(winner))
    reached = range(scores[winner], scores[winner] + MOST_POINTS)
    return tuple(wins if score >= target else _between(along, score, step) for score in reached)
