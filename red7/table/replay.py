"""Replays: every moment of a table's rounds, from each deal to the last step."""

from collections.abc import Iterator
from typing import NamedTuple

from red7.core import Match, Position, Step, apply, deal
from red7.table.state import Table


class ReplayedStep(NamedTuple):
    """A moment of a replay: a step, or a deal, and the round before and after it."""

    round: int
    """The number of the round, from 1."""
    before: Position
    """The round before the step; for a deal, the same as `position`."""
    step: Step | None
    """None for a deal."""
    position: Position


def dealt(table: Table, number: int) -> Position:
    """Return a round of a table as it was dealt; rounds count from 1."""
    earlier = table.match.results[: number - 1]
    return deal(Match(table.rules, len(table.sitters), earlier), table.rounds[number - 1].order)


def replayed_steps(table: Table) -> Iterator[ReplayedStep]:
    """Yield every moment of a table's rounds, from each deal to the last step."""
    for number, played in enumerate(table.rounds, start=1):
        position = dealt(table, number)
        yield ReplayedStep(number, position, None, position)
        turns = (*(past.steps for past in played.position.history), played.position.steps)
        for step in (step for turn in turns for step in turn):
            before, position = position, apply(position, step)
            yield ReplayedStep(number, before, step, position)
