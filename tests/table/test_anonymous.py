"""Anonymized logs: nothing is left by which a person could be known."""

from red7.core import ADVANCED
from red7.table import Command, LoggedCommand, Open, Settings, Sitter, rebuild_log, senders
from red7.table.anonymous import without_person
from red7.table.seating import MoveSeats, Rename, Sit


def log(*commands: tuple[str, Command]) -> list[LoggedCommand]:
    """A log in which people give commands."""
    return [LoggedCommand(command, senders.person(who), 1.0) for who, command in commands]


def opened(face: str = "") -> Open:
    sitters = (Sitter("Ann", None, "ann", face=face), *(Sitter(""),) * 2)
    return Open(ADVANCED, sitters, settings=Settings(), host="ann")


def test_names_and_faces_go_and_those_of_others_stay() -> None:
    given = log(
        ("ann", opened("cat")),
        ("bob", Sit(1, "Bob", "bob", face="owl")),
        ("ann", Rename(0, "Anna", "fox")),
        ("ann", Rename(0, "Nan")),
    )
    kept = without_person(given, "ann", "x")
    assert [(each.name, each.person, each.face) for each in rebuild_log(kept).sitters[:2]] == [
        ("", "x", ""),
        ("Bob", "bob", "owl"),
    ]
    traces = ("Ann", "Anna", "Nan", "ann", "cat", "fox")
    assert not [trace for trace in traces if repr(trace) in repr(kept)]
    # Nothing is chosen where nothing was.
    assert kept[3].command == Rename(0, "", None)


def test_a_face_that_came_from_another_device_goes_too() -> None:
    given = log(
        ("ann", opened()),
        ("old phone", Sit(1, "", "old phone", face="owl")),
        ("old phone", MoveSeats((1,), "bob")),
    )
    assert "owl" not in repr(without_person(given, "bob", "x"))
