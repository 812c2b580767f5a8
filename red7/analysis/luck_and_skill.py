"""Luck and skill: how turns, deals and draws changed each seat's chance to win a game.

The figures of a seat add up: its chance at the end is its chance at the start, minus what it gave
away, plus what the other seats gave it, plus luck.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from red7.analysis.equity_loss import Chances
from red7.analysis.turn_quality import Quality, quality_of
from red7.core import Seat, Turn


class ReviewedTurn(NamedTuple):
    """A turn and its quality, judged by what its mover could know."""

    round: int
    turn_number: int
    seat: Seat
    steps: Turn
    before: Chances
    """Every seat's chance to win the match if the mover had played its best turn."""
    after: Chances
    """Every seat's chance after the played turn; cards drawn in between change it, too."""
    better: Turn | None
    """The best turn, if it is clearly better than the played turn; else None."""
    moved: Chances
    """How the mover's decisions changed every seat's chance; never positive for the mover."""

    @property
    def given(self) -> float:
        """The chance to win the match that the mover gave away."""
        return -self.moved[self.seat] + 0.0

    @property
    def quality(self) -> Quality:
        """The class of the turn, from best to blunder."""
        return quality_of(self.given)


class Point(NamedTuple):
    """Every seat's chance after a turn, or after a deal (turn 0), with all hands open."""

    round: int
    turn_number: int
    chances: Chances


class Account(NamedTuple):
    """How one seat's chance changed from the start of a game to its end."""

    start: float
    end: float
    given: float
    """Chance given away compared with the best turns: lack of skill."""
    received: float
    """Chance gained by other players' decisions; can be negative with three or more players."""
    deals: float
    """Luck of the deal."""
    draws: float
    """All other luck: drawn cards, and hidden cards that the mover could not know."""

    @property
    def luck(self) -> float:
        """How much deals and draws changed the chance."""
        return self.deals + self.draws


def accounts_of(turns: Sequence[ReviewedTurn], points: Sequence[Point]) -> tuple[Account, ...]:
    """Return the account of each seat."""
    moved = {(turn.round, turn.turn_number): turn.moved for turn in turns}
    players = len(points[0].chances)
    start = Point(0, 0, (1 / players,) * players)
    return tuple(_account(seat, [start, *points], turns, moved) for seat in range(players))


def _account(
    seat: Seat,
    points: Sequence[Point],
    turns: Sequence[ReviewedTurn],
    moved: dict[tuple[int, int], Chances],
) -> Account:
    deals = draws = 0.0
    for before, after in pairwise(points):
        change = after.chances[seat] - before.chances[seat]
        if after.turn_number == 0:
            deals += change
        else:
            choice = moved.get((after.round, after.turn_number))
            draws += change - (0.0 if choice is None else choice[seat])
    return Account(
        points[0].chances[seat],
        points[-1].chances[seat],
        sum(turn.given for turn in turns if turn.seat == seat),
        sum(turn.moved[seat] for turn in turns if turn.seat != seat),
        deals,
        draws,
    )


def turning_point(points: Sequence[Point], winners: Sequence[Seat]) -> Point | None:
    """Return the point from which the winner was never behind again.

    Return None if the winner was never behind another seat, or if there is not exactly one winner.
    """
    if len(winners) != 1:
        return None
    (winner,) = winners
    behind = [
        place for place, (_, _, chances) in enumerate(points) if chances[winner] < max(chances)
    ]
    return points[behind[-1] + 1] if behind else None
