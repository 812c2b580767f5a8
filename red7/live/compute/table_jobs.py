"""Jobs of a table: messages for its clients, legal options, tables rebuilt from long logs.

Each is a pure function, so that any process can compute it. Tables and positions are sent as
MessagePack, which takes a tenth of the time of pickle.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from red7.core import Position, Seat, Step, Turn, View
from red7.table import LoggedCommand, Table, rebuild_log
from red7.wire.messages import Options, answer_bytes
from red7.wire.options import options
from red7.wire.table_messages import fitted, table_message, updates

Audience: TypeAlias = tuple[Seat, ...]
"""The seats whose hands a client may see. Clients with the same audience see the same."""


class RoundChange(NamedTuple):
    """What a turn or a deal has changed at a table."""

    before: Position | None
    """The round before the turn; None for a deal."""
    steps: Turn
    """The steps of the turn; none for a deal."""
    positions: tuple[Position, ...]
    """The round after each step, or as it was dealt."""
    table: Table
    """The table after it."""


_table = msgspec.msgpack.Decoder(Table)
_change = msgspec.msgpack.Decoder(RoundChange)


def packed(value: Table | RoundChange) -> bytes:
    """Return a table or a change as MessagePack."""
    return msgspec.msgpack.encode(value)


def unpacked(data: bytes) -> Table:
    """Return the table of some MessagePack."""
    return _table.decode(data)


def rebuild_packed(log: Sequence[LoggedCommand]) -> bytes:
    """Return the table of a log as MessagePack. Raise `Red7Error`."""
    return packed(rebuild_log(log))


def update_bytes(name: str, packed_change: bytes, audiences: Sequence[Audience]) -> list[bytes]:
    """Return the message for each audience about a turn or a deal."""
    change = _change.decode(packed_change)
    return [*map(fitted, updates(name, *change, audiences))]


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
