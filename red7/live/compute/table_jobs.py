"""Jobs of a table: messages for its clients, legal options, tables rebuilt from long logs.

Each is a pure function, so that any process can compute it. Tables and positions are sent as
MessagePack, which takes a tenth of the time of pickle.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from red7.core import Card, Position, Seat, Step, Turn, View, played
from red7.table import (
    Deal,
    GameCommand,
    LoggedCommand,
    Play,
    Sender,
    SenderKind,
    Table,
    rebuild_log,
)
from red7.table.commands import advance, position_after, round_for
from red7.wire.messages import Options, answer_bytes
from red7.wire.options import options
from red7.wire.table_messages import fitted, table_message, updates

Audience: TypeAlias = tuple[Seat, ...]
"""The seats whose hands a client may see. Clients with the same audience see the same."""


_table = msgspec.msgpack.Decoder(Table)
_position = msgspec.msgpack.Decoder(Position)


def packed(value: Table | Position) -> bytes:
    """Return a table or a position as MessagePack."""
    return msgspec.msgpack.encode(value)


def unpacked_position(data: bytes) -> Position:
    """Return the position of some MessagePack."""
    return _position.decode(data)


def unpacked(data: bytes) -> Table:
    """Return the table of some MessagePack."""
    return _table.decode(data)


def rebuild_packed(log: Sequence[LoggedCommand]) -> bytes:
    """Return the table of a log as MessagePack. Raise `Red7Error`."""
    return packed(rebuild_log(log))


PlainCommand: TypeAlias = tuple[Seat, Turn] | tuple[tuple[Card, ...], str]
"""A `Play` or a `Deal` as a plain tuple: to pickle the class would cost more than the job."""


def plain_command(sender: Sender, command: GameCommand) -> tuple[tuple[str, str], PlainCommand]:
    """Return a sender and a command as plain tuples."""
    return (str(sender.kind), sender.name), (*command,)


def update_bytes(
    name: str,
    packed_table: bytes,
    sender: tuple[str, str],
    command: PlainCommand,
    at: float,
    audiences: Sequence[Audience],
) -> list[bytes]:
    """Return the message for each audience about a command that a table has accepted."""
    table = _table.decode(packed_table)
    by = Sender(SenderKind(sender[0]), sender[1])
    taken: GameCommand
    positions: tuple[Position, ...]
    if isinstance(command[0], int):
        taken = Play(*command)
        positions = played(round_for(table, taken.seat, taken.steps), taken.steps)
    else:
        taken = Deal(*command)
        positions = (position_after(table, taken),)
    after = advance(table, taken, positions[-1], by, at)
    return [*map(fitted, updates(name, table, taken, positions, after, audiences))]


def table_bytes(name: str, packed_table: bytes, audience: Audience) -> bytes:
    """Return the message that shows an audience the whole table."""
    return fitted(table_message(name, _table.decode(packed_table), audience))


class Exploration(NamedTuple):
    """A question about the legal choices in the middle of a turn."""

    steps: Turn
    skip: int
    using: Step | None
    most: int
    outcomes: bool


def options_bytes(
    name: str, version: int, seen: View, asked: Exploration, using: str | None
) -> bytes:
    """Return what a seat can do, as the answer to `explore`. Raise `IllegalStep`."""
    steps, skip, sought, most, outcomes = asked
    found = options(seen, steps, skip, sought, most, outcomes=outcomes)
    return answer_bytes(Options(name, version, found, using))


def ready() -> None:
    """Do nothing: to find this function, the worker process has imported the module."""
