"""The base of all messages: one JSON object each, with a `type`, nothing unknown in it."""

import msgspec


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message."""
