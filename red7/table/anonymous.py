"""Anonymized logs: a person's names and faces become empty, and an unknown id replaces theirs.

Everything else stays, so that the other people who have the game can play on and replay it.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from red7.table.commands import Command, LoggedCommand, Open, apply_command
from red7.table.seating import MoveSeats, PassHost, Rename, Sit
from red7.table.senders import Sender
from red7.table.state import Sitter, Table


def without_person(log: Sequence[LoggedCommand], person: str, stranger: str) -> list[LoggedCommand]:
    """Return a log with `stranger` in place of a person's id, and without the names and faces.

    Raise like `apply_command`.
    """
    marks = _marks_of(log, person)
    return [
        LoggedCommand(_without(command, marks, person, stranger), _sender(by, person, stranger), at)
        for command, by, at in log
    ]


class _Marks(NamedTuple):
    """All names and faces that a person has had at a table."""

    names: frozenset[str]
    faces: frozenset[str]


def _marks_of(log: Iterable[LoggedCommand], person: str) -> _Marks:
    """Return all names and faces that a person has had at a table."""
    found: set[Sitter] = set()
    table: Table | None = None
    for command, by, at in log:
        table = apply_command(table, command, by, at)
        found.update(each for each in table.sitters if each.person == person)
    return _Marks(
        frozenset(each.name for each in found), frozenset(each.face for each in found if each.face)
    )


def _sender(by: Sender, person: str, stranger: str) -> Sender:
    return by._replace(name=stranger) if by.name == person else by


def _without(command: Command, marks: _Marks, person: str, stranger: str) -> Command:
    # Another player with the same name or face loses it, too: better than to leave one of this
    # person.
    def renamed(name: str) -> str:
        return "" if name in marks.names else name

    def faceless(face: str) -> str:
        return "" if face in marks.faces else face

    def other(whom: str) -> str:
        return stranger if whom == person else whom

    def sitter(each: Sitter) -> Sitter:
        return each._replace(
            name=renamed(each.name), person=other(each.person), face=faceless(each.face)
        )

    match command:
        case Open():
            return command._replace(
                sitters=tuple(map(sitter, command.sitters)),
                host=other(command.host),
                evening=tuple(each._replace(who=other(each.who)) for each in command.evening),
            )
        case Sit(_, name, whom, _, face):
            return command._replace(name=renamed(name), person=other(whom), face=faceless(face))
        case Rename(_, name, chosen):
            changed = None if chosen is None else faceless(chosen)
            return command._replace(name=renamed(name), face=changed)
        case PassHost() | MoveSeats():
            return command._replace(person=other(command.person))
    return command
