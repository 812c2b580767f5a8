"""Building messages about a table and its changes, for a client that has some of its seats."""

from collections.abc import Collection, Iterator, Sequence
from itertools import repeat

from msgspec.structs import replace

from red7.core import Position, Seat, Turn, view
from red7.table import ReplayedStep, Table, dealt, replayed_steps
from red7.wire.messages import MAX_MESSAGE_BYTES, TableMessage, Update, answer_bytes
from red7.wire.options import pushed_options
from red7.wire.serialize import (
    finished_turn,
    finished_turns,
    frame,
    happened_shape,
    match_shape,
    mover_shape,
    preset_name,
    rules_shape,
    shuffle_shapes,
    sitter_shapes,
    spectators_frame,
    with_hands,
)
from red7.wire.shapes import FinishedTurnShape, Frame, OptionsShape


def table_message(name: str, table: Table, mine: Collection[Seat]) -> TableMessage:
    """Return the message about a table as it is now."""
    return TableMessage(
        table=name,
        version=table.version,
        rules=rules_shape(table.rules),
        sitters=sitter_shapes(table, mine),
        frame=_frame(table, mine),
        told=_turn_log(table),
        options=table_options(table, mine),
        match=match_shape(table.match),
        shuffles=shuffle_shapes(table),
        preset=preset_name(table.rules),
    )


def updates(
    name: str,
    before: Position | None,
    steps: Turn,
    positions: Sequence[Position],
    after: Table,
    audiences: Sequence[Collection[Seat]],
) -> list[Update]:
    """Return what a turn or a deal has changed at a table, as one message for each audience.

    `before` is the round before the steps of a turn, None for a deal; `positions` are the round
    after each step, or after the deal. The parts that all audiences see alike are made once.
    """
    shown = [*_spectators_frames(before, steps, positions, len(after.rounds))]
    common = Update(
        table=name,
        version=after.version,
        frames=shown,
        told=_turns_finished(before, after),
        options=[],
        match=match_shape(after.match),
        shuffles=shuffle_shapes(after),
    )
    return [
        replace(
            common,
            frames=[*map(with_hands, shown, positions, repeat(mine))],
            options=table_options(after, mine),
        )
        for mine in audiences
    ]


def _spectators_frames(
    last: Position | None, steps: Turn, positions: Sequence[Position], number: int
) -> Iterator[Frame]:
    if last is None:
        yield from (spectators_frame(position, number) for position in positions)
        return
    for step, position in zip(steps, positions, strict=True):
        yield spectators_frame(position, number, happened_shape(last, step, position))
        last = position


def _turns_finished(before: Position | None, after: Table) -> list[FinishedTurnShape]:
    """Return the turn that is finished now, if there is one."""
    now = after.position
    if before is None or now is None or len(now.history) == len(before.history):
        return []
    past, count = now.history[-1], len(now.history)
    by = mover_shape(after.rounds[-1].movers, count, after.sitters[past.seat])
    return [finished_turn(now, past, len(after.rounds), count, by)]


def table_options(table: Table, mine: Collection[Seat]) -> list[OptionsShape]:
    """Return the mover's possible turns if the seat is in `mine`; otherwise an empty list."""
    mover, position = table.mover, table.position
    # A player for whom the table folds has no choice.
    if position is None or mover is None or mover not in mine or table.auto_folds:
        return []
    if table.bot_to_move:
        return []
    return [pushed_options(view(position, mover), outcomes=table.tells_outcomes)]


def _frame(table: Table, eyes: Collection[Seat]) -> Frame | None:
    position = table.position
    return None if position is None else frame(position, len(table.rounds), eyes)


def _turn_log(table: Table) -> list[FinishedTurnShape]:
    number = len(table.rounds)
    if not number:
        return []
    start = dealt(table, number)
    return [*finished_turns(table.rounds[-1], number, start, table.sitters)]


def replayed(table: Table, eyes: Collection[Seat]) -> list[tuple[int, Frame]]:
    """Return every frame of a table's rounds, each with the number of rounds before its own."""
    return [(moment.round - 1, _replayed(moment, eyes)) for moment in replayed_steps(table)]


def _replayed(moment: ReplayedStep, eyes: Collection[Seat]) -> Frame:
    before, step, position = moment.before, moment.step, moment.position
    happened = None if step is None else happened_shape(before, step, position)
    return frame(position, moment.round, eyes, happened)


def fitted(message: TableMessage | Update, largest: int = MAX_MESSAGE_BYTES) -> bytes:
    """Return the bytes of a message, made smaller if it has more than `largest` bytes.

    An update then has only its last frame. A message that is still too large has no options; a
    client asks for them with `explore`.
    """
    data = answer_bytes(message)
    if len(data) > largest and isinstance(message, Update):
        message = replace(message, frames=message.frames[-1:])
        data = answer_bytes(message)
    if len(data) > largest:
        data = answer_bytes(replace(message, options=[]))
    return data
