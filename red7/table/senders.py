"""Senders of commands: a person, a bot, or the table itself."""

from enum import StrEnum
from typing import NamedTuple


class SenderKind(StrEnum):
    """The kinds of senders."""

    PERSON = "person"
    BOT = "bot"
    TABLE = "table"


class Sender(NamedTuple):
    """The sender of a command."""

    kind: SenderKind
    name: str = ""
    """A person's id, or a bot's name; empty for the table itself."""


def person(person_id: str) -> Sender:
    """Return a person as a sender, by the person's id."""
    return Sender(SenderKind.PERSON, person_id)


def bot(name: str) -> Sender:
    """Return a bot as a sender, by the bot's name."""
    return Sender(SenderKind.BOT, name)


TABLE = Sender(SenderKind.TABLE)
"""The table itself as a sender."""
