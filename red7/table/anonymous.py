"""Anonymized logs: a person's names become empty, and an unknown id replaces theirs.

Everything else stays, so that the other people who have the game can play on and replay it.
"""

from collections.abc import Iterable, Sequence

from red7.table.commands import Command, LoggedCommand, Open, apply_command
from red7.table.seating import MoveSeats, PassHost, Rename, Sit
from red7.table.senders import Sender
from red7.table.state import Sitter, Table


def without_person(log: Sequence[LoggedCommand], person: str, stranger: str) -> list[LoggedCommand]:
    """Return a log with a person's names emptied and `stranger` in place of the person's id.

    Raise like `apply_command`.
    """
    names = _names_of(log, person)
    return [
        LoggedCommand(_without(command, names, person, stranger), _sender(by, person, stranger), at)
        for command, by, at in log
    ]


def _names_of(log: Iterable[LoggedCommand], person: str) -> frozenset[str]:
    """Return all names that a person has had at a table."""
    found: set[str] = set()
    table: Table | None = None
    for command, by, at in log:
        table = apply_command(table, command, by, at)
        found.update(each.name for each in table.sitters if each.person == person)
    return frozenset(found)


def _sender(by: Sender, person: str, stranger: str) -> Sender:
    return by._replace(name=stranger) if by.name == person else by


def _without(command: Command, names: frozenset[str], person: str, stranger: str) -> Command:
    def renamed(name: str) -> str:
        # Another player with the same name loses it, too: better than to leave one of this person.
        return "" if name in names else name

    def other(whom: str) -> str:
        return stranger if whom == person else whom

    def sitter(each: Sitter) -> Sitter:
        return each._replace(name=renamed(each.name), person=other(each.person))

    match command:
        case Open():
            return command._replace(
                sitters=tuple(map(sitter, command.sitters)),
                host=other(command.host),
                evening=tuple(each._replace(who=other(each.who)) for each in command.evening),
            )
        case Sit() | Rename():
            changed = command._replace(name=renamed(command.name))
            if isinstance(changed, Sit):
                return changed._replace(person=other(changed.person))
            return changed
        case PassHost() | MoveSeats():
            return command._replace(person=other(command.person))
    return command
