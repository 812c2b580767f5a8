"""Who gives a command: a person, a bot, or the table itself."""

from enum import StrEnum
from typing import NamedTuple


class SenderKind(StrEnum):
    """The kinds of senders."""

    PERSON = "person"
    BOT = "bot"
    TABLE = "table"


class Sender(NamedTuple):
    """Whoever gave a command."""

    kind: SenderKind
    name: str = ""
    """A person's id, or a bot's name; empty for the table itself."""


def person(person_id: str) -> Sender:
    """Somebody, by the id that their seats belong to."""
    return Sender(SenderKind.PERSON, person_id)


def bot(name: str) -> Sender:
    """A bot."""
    return Sender(SenderKind.BOT, name)


TABLE = Sender(SenderKind.TABLE)
"""The table itself."""
