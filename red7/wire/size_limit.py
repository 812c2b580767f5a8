"""Messages about a table as bytes, cut down where they would be too large.

A client asks for what it misses: lists of turns come with `explore`.
"""

from collections.abc import Collection

from msgspec.structs import replace

from red7.core import Seat
from red7.table import Command, Table
from red7.wire.messages import LARGEST, TableMessage, Update, answer_bytes
from red7.wire.shapes import OptionsShape
from red7.wire.table_messages import table_message, update


def table_bytes(name: str, table: Table, mine: Collection[Seat]) -> bytes:
    """A table as it is now, as the message of a client that holds some seats."""
    return fitted(table_message(name, table, mine))


def update_bytes(
    name: str, before: Table, command: Command, after: Table, mine: Collection[Seat]
) -> bytes:
    """How a table has gone on, as the message of a client that holds some seats."""
    return fitted(update(name, before, command, after, mine))


def fitted(message: TableMessage | Update, largest: int = LARGEST) -> bytes:
    """The bytes of a message, without the lists of turns or the way it came if it is too large."""
    data = answer_bytes(message)
    if len(data) > largest:
        message = replace(message, options=[*map(_cut, message.options[:1])])
        data = answer_bytes(message)
    if len(data) > largest and isinstance(message, Update):
        data = answer_bytes(replace(message, frames=message.frames[-1:]))
    return data


def _cut(options: OptionsShape) -> OptionsShape:
    return replace(options, turns=[])
