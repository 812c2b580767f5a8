"""A log without somebody: their names are empty, and their id is one that points to nobody.

Everything else stays, so that whoever else has the game can go on playing and replaying it.
"""

from collections.abc import Iterable, Sequence

from red7.table.commands import Command, LoggedCommand, Open, apply_command
from red7.table.seating import MoveSeats, PassHost, Rename, Sit
from red7.table.senders import Sender
from red7.table.state import Sitter, Table


def without_person(log: Sequence[LoggedCommand], person: str, stranger: str) -> list[LoggedCommand]:
    """A log in which a stranger has played instead of a person. Raises like `after`."""
    names = _names_of(log, person)
    return [
        LoggedCommand(_without(command, names, person, stranger), _sender(by, person, stranger), at)
        for command, by, at in log
    ]


def _names_of(log: Iterable[LoggedCommand], person: str) -> frozenset[str]:
    """All names that a person has had at a table."""
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
        # Another one who is called the same loses the name, too: better than to keep one too many.
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
