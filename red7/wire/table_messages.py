"""Whole messages about a table, for a client that holds some of its seats."""

from collections.abc import Collection

from red7.core import Match, Position, Seat, deal, play, view
from red7.table import Command, Play, Table
from red7.wire.messages import TableMessage, Update
from red7.wire.options import pushed_options
from red7.wire.serialize import (
    frame,
    frames,
    match_shape,
    rules_shape,
    shuffle_shapes,
    sitter_shapes,
    told,
    told_turn,
)
from red7.wire.shapes import Frame, OptionsShape, ToldShape


def table_message(name: str, table: Table, mine: Collection[Seat]) -> TableMessage:
    """A table as it is now."""
    return TableMessage(
        table=name,
        version=table.version,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, mine),
        frame=_frame(table, mine),
        told=_told(table),
        options=table_options(table, mine),
        match=match_shape(table.match),
        shuffles=shuffle_shapes(table),
    )


def update(
    name: str, before: Table, command: Command, after: Table, mine: Collection[Seat]
) -> Update:
    """How a table has gone on by a command that follows on its opening."""
    number, position = len(after.rounds), after.position
    assert position is not None
    shown: list[Frame] = [frame(position, number, mine)]
    turns: list[ToldShape] = []
    if isinstance(command, Play) and before.position is not None:
        shown = [*frames(before.position, command.steps, number, mine)]
        if len(position.history) > len(before.position.history):
            turns = [told_turn(position, position.history[-1], number, len(position.history))]
    return Update(
        table=name,
        version=after.version,
        frames=shown,
        told=turns,
        options=table_options(after, mine),
        match=match_shape(after.match),
        shuffles=shuffle_shapes(after),
    )


def table_options(table: Table, mine: Collection[Seat]) -> list[OptionsShape]:
    """What the mover could do, if the seat is one of the client's."""
    mover, position = table.mover, table.position
    if position is None or mover is None or mover not in mine:
        return []
    return pushed_options(view(position, mover))


def _frame(table: Table, eyes: Collection[Seat]) -> Frame | None:
    position = table.position
    return None if position is None else frame(position, len(table.rounds), eyes)


def dealt(table: Table, number: int) -> Position:
    """A round of a table as it was dealt; rounds count from 1."""
    earlier = table.match.results[: number - 1]
    return deal(Match(table.rules, len(table.sitters), earlier), table.rounds[number - 1].order)


def _told(table: Table) -> list[ToldShape]:
    number = len(table.rounds)
    return [*told(table.rounds[-1], number, dealt(table, number))] if number else []


def replayed(table: Table, eyes: Collection[Seat]) -> list[tuple[int, Frame]]:
    """Every frame of a table's rounds, each with its number of rounds finished before it."""
    found: list[tuple[int, Frame]] = []
    for number, played in enumerate(table.rounds, start=1):
        position = dealt(table, number)
        found.append((number - 1, frame(position, number, eyes)))
        for past in played.position.history:
            found += ((number - 1, each) for each in frames(position, past.steps, number, eyes))
            position = play(position, past.steps)
        found += (
            (number - 1, each) for each in frames(position, played.position.steps, number, eyes)
        )
    return found
