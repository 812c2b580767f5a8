"""What moved the chances of a game: the choices of each turn, the deals, the draws.

The accounts of a seat add up: its chance at the end is that at the start, less what it gave
away, and what the others gave it, and luck.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from red7.analysis.equity_loss import Chances
from red7.analysis.turn_quality import Quality, quality_of
from red7.core import Seat, Turn


class ReviewedTurn(NamedTuple):
    """A turn and how good it was, as far as its mover could know."""

    round: int
    turn_number: int
    seat: Seat
    steps: Turn
    before: Chances
    """Every seat's chance to win the match, had the mover played its best."""
    after: Chances
    """The same after what was played; a card drawn in between has its part in it."""
    better: Turn | None
    """The best turn, where it is clearly better than what was played."""
    moved: Chances
    """What the mover's choices did to every seat's chance: never any good to its own."""

    @property
    def given(self) -> float:
        """The chance that the mover gave away."""
        return -self.moved[self.seat] + 0.0

    @property
    def quality(self) -> Quality:
        """The class of the turn."""
        return quality_of(self.given)


class Point(NamedTuple):
    """How the chances stood after a turn, or after a deal (turn 0), with all hands open."""

    round: int
    turn_number: int
    chances: Chances


class Account(NamedTuple):
    """How one seat's chance came from its start to its end: the rest adds up to it."""

    start: float
    end: float
    given: float
    """Given away against the best turns: lack of skill."""
    received: float
    """What the others' choices gave; with three or more players they may have taken, too."""
    deals: float
    """Luck of the deal."""
    draws: float
    """All other luck: cards drawn, and cards that nobody could know of."""

    @property
    def luck(self) -> float:
        """How much draws and deals moved the chance."""
        return self.deals + self.draws


def accounts_of(turns: Sequence[ReviewedTurn], points: Sequence[Point]) -> tuple[Account, ...]:
    """For each seat, what moved its chance."""
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
    """The first point after the last one at which somebody was ahead of the only winner."""
    if len(winners) != 1:
        return None
    (winner,) = winners
    behind = [
        place for place, (_, _, chances) in enumerate(points) if chances[winner] < max(chances)
    ]
    return points[behind[-1] + 1] if behind else None
