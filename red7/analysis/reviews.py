"""Reviews of recorded games: each turn judged, and how skill and luck changed the chances.

Decisions are judged by what the mover could know. The chances between turns are those with all
hands open and the deck hidden. A change that no decision explains is luck.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from red7.analysis.equity_loss import Case, Chances, Verdict, judge
from red7.analysis.luck_and_skill import Account, Point, ReviewedTurn, accounts_of, turning_point
from red7.analysis.turn_quality import Quality
from red7.bots.arena import shares_of
from red7.core import Red7Error, Seat, Turn, scored, with_result
from red7.core import points as points_in
from red7.notation import Moment, Record, replay, result_of
from red7.search.budget import Budget
from red7.search.equity import stakes

Spread: TypeAlias = Callable[[Callable[[Case], Verdict], Sequence[Case]], Iterable[Verdict]]
"""Works like `map`, perhaps in many processes: a function, cases, their results in order."""

PLAYOUTS = 600_000
"""Playouts for a whole review, divided among its turns; a third of it with actions (slower)."""
FEWEST, MOST = 1_000, 40_000
"""Minimum and maximum playouts for one turn."""


class Review(NamedTuple):
    """The review of a game."""

    turns: tuple[ReviewedTurn, ...]
    points: tuple[Point, ...]
    """The chances after each deal and each turn, in order."""
    accounts: tuple[Account, ...]
    """The account of each seat."""
    turning_point: Point | None
    """The point from which the winner was never behind again; None if there is none."""

    def counts(self, seat: Seat) -> dict[Quality, int]:
        """Return the number of turns of each class that a seat has played."""
        found = Counter(turn.quality for turn in self.turns if turn.seat == seat)
        return {quality: found[quality] for quality in Quality}


def review(
    record: Record, budget: Budget | None = None, seed: int = 0, spread: Spread = map
) -> Review:
    """Return the review of a game, finished or not.

    The budget is for each turn. Raise `Red7Error` if the record breaks the rules or has no turn.
    """
    moments = list(replay(record))
    if not any(moment.turn_number for moment in moments):
        raise Red7Error("there is no turn to review")
    pending = [moment for moment in moments if not moment.position.is_over]
    given = usual_budget(record, len(pending)) if budget is None else budget
    cases = [
        Case(moment.position, _next_steps(record, moment), given, f"{seed}/{place}")
        for place, moment in enumerate(pending)
    ]
    verdicts = dict(zip(pending, spread(judge, cases), strict=True))
    turns = tuple(
        _reviewed(moment, case.steps, verdicts[moment])
        for moment, case in zip(pending, cases, strict=True)
        if verdicts[moment].decisions
    )
    points = tuple(
        Point(moment.round, moment.turn_number, _chances_at(moment, verdicts.get(moment)))
        for moment in moments
    )
    return Review(
        turns, points, accounts_of(turns, points), turning_point(points, result_of(record).winners)
    )


def usual_budget(record: Record, turns: int) -> Budget:
    """Return the default budget of each turn, for a number of turns to judge."""
    total = PLAYOUTS // 3 if record.rules.actions else PLAYOUTS
    return Budget(playouts=min(max(total // turns, FEWEST), MOST))


def _next_steps(record: Record, moment: Moment) -> Turn:
    """Return the steps of the turn that follows a moment; none if the record ends there."""
    played = record.rounds[moment.round - 1].turns
    # `replay` also yields a moment in the middle of an unfinished last turn.
    if moment.turn_number == len(played):
        return ()
    return played[moment.turn_number].steps


def _reviewed(moment: Moment, steps: Turn, verdict: Verdict) -> ReviewedTurn:
    """Return a reviewed turn; its `better` is that of the worst decision."""
    decisions = verdict.decisions
    losses = [
        [after - before for before, after in zip(one.before, one.after, strict=True)]
        for one in decisions
    ]
    seat = moment.position.mover
    worst = min(range(len(decisions)), key=lambda number: losses[number][seat])
    return ReviewedTurn(
        moment.round,
        moment.turn_number + 1,
        seat,
        steps,
        decisions[0].before,
        decisions[-1].after,
        decisions[worst].best if losses[worst][seat] < 0 else None,
        tuple(map(sum, zip(*losses, strict=True))),
    )


def _chances_at(moment: Moment, verdict: Verdict | None) -> Chances:
    """Return the chances at a moment: those of its verdict or, after a round, by the score."""
    if verdict is not None:
        return verdict.chances
    match = with_result(moment.match, moment.position)
    if match.is_over:
        return shares_of(match)
    table = stakes(match.rules, moment.match.points)
    won = points_in(scored(moment.position))
    return tuple(table[seat][moment.position.mover][won] for seat in range(match.players))
