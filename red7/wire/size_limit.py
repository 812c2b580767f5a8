"""The size limit of messages: what would be too large is cut down to what must be told."""

from msgspec.structs import replace

from red7.wire.messages import LARGEST, TableMessage, Update, answer_bytes


def fitted(message: TableMessage | Update, largest: int = LARGEST) -> bytes:
    """The bytes of a message; if it is too large, without the way it came, then without options.

    A client asks for the options that it misses with `explore`.
    """
    data = answer_bytes(message)
    if len(data) > largest and isinstance(message, Update):
        message = replace(message, frames=message.frames[-1:])
        data = answer_bytes(message)
    if len(data) > largest:
        data = answer_bytes(replace(message, options=[]))
    return data
