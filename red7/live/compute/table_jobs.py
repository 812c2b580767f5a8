"""Table jobs: messages for clients, legal options, and tables rebuilt from long logs.

Each job is a pure function, so any process can compute it. Tables and positions go to other
processes as MessagePack, which takes a tenth of the time of pickle.
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
"""The seats whose hands a client may see. Clients with the same audience get the same messages."""


class RoundChange(NamedTuple):
    """The change that a turn or a deal makes at a table."""

    before: Position | None
    """The round before the turn; None for a deal."""
    steps: Turn
    """The steps of the turn; empty for a deal."""
    positions: tuple[Position, ...]
    """The round after each step of the turn; for a deal, only the round as dealt."""
    table: Table
    """The table after the turn or deal."""


_table = msgspec.msgpack.Decoder(Table)
_change = msgspec.msgpack.Decoder(RoundChange)


def packed(value: Table | RoundChange) -> bytes:
    """Encode a table or a round change as MessagePack."""
    return msgspec.msgpack.encode(value)


def unpacked(data: bytes) -> Table:
    """Decode a table from MessagePack."""
    return _table.decode(data)


def rebuild_packed(log: Sequence[LoggedCommand]) -> bytes:
    """Rebuild a table from its log, and return it as MessagePack.

    Raise `Red7Error` if a command of the log cannot be applied.
    """
    return packed(rebuild_log(log))


def update_bytes(name: str, packed_change: bytes, audiences: Sequence[Audience]) -> list[bytes]:
    """Return one message for each audience, which shows a turn or a deal."""
    change = _change.decode(packed_change)
    return [*map(fitted, updates(name, *change, audiences))]


def table_bytes(name: str, packed_table: bytes, audience: Audience) -> bytes:
    """Return the message that shows an audience the whole table."""
    return fitted(table_message(name, _table.decode(packed_table), audience))


class Exploration(NamedTuple):
    """A client's question about the legal choices in the middle of a turn."""

    steps: Turn
    skip: int
    using: Step | None
    most: int
    outcomes: bool


def options_bytes(
    name: str, version: int, seen: View, asked: Exploration, using: str | None
) -> bytes:
    """Return the answer to an `explore` message: what a seat can do after some steps.

    `using` is the name of the step `asked.using`. Raise `IllegalStep` if one of the steps is
    illegal.
    """
    steps, skip, sought, most, outcomes = asked
    found = options(seen, steps, skip, sought, most, outcomes=outcomes)
    return answer_bytes(Options(name, version, found, using))


def ready() -> None:
    """Do nothing. A worker process calls this at its start, and so imports this module."""
