"""Messages about what happens at a table, for a single audience."""

from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise

from red7.core import Position, Seat, Step, apply
from red7.table import Command, Deal, Play, Table
from red7.wire.messages import Update
from red7.wire.serialize import frame, happened_shape
from red7.wire.shapes import Frame
from red7.wire.table_messages import updates


def positions_of(before: Position, steps: Sequence[Step]) -> list[Position]:
    """The round before some steps of a turn, and after each of them."""
    return [*accumulate(steps, apply, initial=before)]


def frames(
    before: Position, steps: Sequence[Step], number: int, eyes: Collection[Seat]
) -> list[Frame]:
    """The round after each of some steps of a turn."""
    passed = pairwise(positions_of(before, steps))
    return [
        frame(then, number, eyes, happened_shape(now, step, then))
        for step, (now, then) in zip(steps, passed, strict=True)
    ]


def update(
    name: str, before: Table, command: Command, then: Table, mine: Collection[Seat]
) -> Update:
    """How a table has gone on by a command, for one audience."""
    (found,) = updates_for(name, before, command, then, [mine])
    return found


def updates_for(
    name: str,
    before: Table,
    command: Command,
    then: Table,
    audiences: Sequence[Collection[Seat]],
) -> list[Update]:
    """The same, for each of some audiences."""
    assert isinstance(command, Deal | Play)
    position = before.position if isinstance(command, Play) else then.position
    assert position is not None
    passed = [position]
    if isinstance(command, Play):
        passed = positions_of(position, command.steps)[1:]
    start = before.position if isinstance(command, Play) else None
    steps = command.steps if isinstance(command, Play) else ()
    return updates(name, start, steps, passed, then, audiences)
