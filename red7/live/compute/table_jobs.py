"""What is computed for a table off the event loop: commands carried out, messages, options.

Each is a pure function but for the shuffle, so that any process can do it. Tables and positions
travel as MessagePack, which takes a tenth of the time that pickling them does.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from red7.core import Card, Position, Seat, Step, Turn, View, played
from red7.live.shuffling import shuffled
from red7.table import (
    Deal,
    DealRound,
    GameCommand,
    Given,
    Play,
    PlayTurn,
    Request,
    Sender,
    SenderKind,
    Table,
    decide,
    fold_log,
)
from red7.table.commands import gone_on, position_after, round_for
from red7.wire.messages import Options, answer_bytes
from red7.wire.options import options
from red7.wire.size_limit import fitted
from red7.wire.table_messages import table_message, updates

Audience: TypeAlias = tuple[Seat, ...]
"""The seats whose hands somebody may see: whoever has the same sees the same."""


_table = msgspec.msgpack.Decoder(Table)
_position = msgspec.msgpack.Decoder(Position)


def packed(value: Table | Position) -> bytes:
    """A table or a position as it travels."""
    return msgspec.msgpack.encode(value)


def unpacked_position(data: bytes) -> Position:
    """A position that has travelled."""
    return _position.decode(data)


def unpacked(data: bytes) -> Table:
    """A table that has travelled."""
    return _table.decode(data)


def fold_packed(log: Sequence[Given]) -> bytes:
    """The table of a log, packed. Raises `Red7Error`."""
    return packed(fold_log(log))


PlainDeal: TypeAlias = tuple[tuple[Card, ...], str]
"""What a `Deal` has: the order and the salt."""


class CarriedOut(NamedTuple):
    """A request that a table accepts, ready to be stored and shown."""

    dealt: PlainDeal | None
    """What was dealt, if that was the request."""
    packed_position: bytes
    """The round after it."""
    packed_table: bytes
    """The table after it, as the next job takes it."""
    updates: list[bytes]
    """The message for each audience."""

    @property
    def position(self) -> Position:
        """The round after it."""
        return unpacked_position(self.packed_position)

    def command(self, request: Request) -> GameCommand:
        """The command that the request has come to."""
        if isinstance(request, PlayTurn):
            return Play(request.seat, request.steps)
        assert self.dealt is not None
        return Deal(*self.dealt)


def carry_out(
    name: str,
    packed_table: bytes,
    sender: tuple[str, str],
    request: tuple[int] | tuple[int, Seat, Turn],
    now: float,
    audiences: Sequence[Audience],
) -> tuple[PlainDeal | None, bytes, bytes, list[bytes]]:
    """What a `CarriedOut` of a request is made of. Raises `Refused` or `IllegalStep`.

    Sender and request come as `plain` makes them.
    """
    table = _table.decode(packed_table)
    by = Sender(SenderKind(sender[0]), sender[1])
    asked = PlayTurn(*request) if len(request) == 3 else DealRound(*request)
    decision = decide(table, by, asked, now, shuffled)
    command, after = decision.command, decision.table
    told = updates(name, table, command, decision.positions, after, audiences)
    dealt = (command.order, command.salt) if isinstance(command, Deal) else None
    parts = packed(decision.positions[-1]), packed(after.without_history())
    return (dealt, *parts, [*map(fitted, told)])


def follow(
    name: str,
    packed_table: bytes,
    sender: tuple[str, str],
    command: PlainDeal | tuple[Seat, Turn],
    at: float,
    audiences: Sequence[Audience],
) -> tuple[bytes, bytes, list[bytes]]:
    """The round, the table and the messages after a command that was accepted elsewhere."""
    table = _table.decode(packed_table)
    by = Sender(SenderKind(sender[0]), sender[1])
    taken = _command(command)
    if isinstance(taken, Play):
        positions = played(round_for(table, taken.seat, taken.steps), taken.steps)
    else:
        positions = (position_after(table, taken),)
    after = gone_on(table, taken, positions[-1], by, at)
    told = updates(name, table, taken, positions, after, audiences)
    return packed(positions[-1]), packed(after.without_history()), [*map(fitted, told)]


def _command(parts: PlainDeal | tuple[Seat, Turn]) -> GameCommand:
    if isinstance(parts[0], int):
        return Play(*parts)
    return Deal(*parts)


def plain(
    sender: Sender, request: Request
) -> tuple[tuple[str, str], tuple[int] | tuple[int, Seat, Turn]]:
    """A sender and a request as plain tuples: pickling classes would cost more than the job."""
    return (str(sender.kind), sender.name), (*request,)


def table_bytes(name: str, packed_table: bytes, audience: Audience) -> bytes:
    """A table as it is now, as the message for an audience."""
    return fitted(table_message(name, _table.decode(packed_table), audience))


class Exploration(NamedTuple):
    """What is asked about the choices in the middle of a turn."""

    steps: Turn
    skip: int
    using: Step | None
    most: int
    outcomes: bool


def options_bytes(
    name: str, version: int, seen: View, asked: Exploration, using: str | None
) -> bytes:
    """What a seat could do, as the answer to `explore`. Raises `IllegalStep`."""
    steps, skip, sought, most, outcomes = asked
    found = options(seen, steps, skip, sought, most, outcomes=outcomes)
    return answer_bytes(Options(name, version, found, using))


def ready() -> None:
    """Have all of this loaded."""
