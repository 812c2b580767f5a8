"""The web client's types are those of the messages."""

import re
from typing import get_args

import pytest
from wire_types import field_docstrings, typescript

from red7.wire import http_bodies, messages, seating_messages, shapes
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL, Answer, Request
from red7.wire.shapes import Message, Shape

TEXT = typescript()
DECLARED = re.findall(r"^export (?:interface|type) (\w+)", TEXT, flags=re.M)
PLAIN = {"string", "number", "boolean", "null", "Record"}


def declaration(name: str) -> str:
    """The text of an interface."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", TEXT, flags=re.M | re.S)
    assert found
    return found[1]


def test_no_two_types_share_a_name() -> None:
    assert len({*DECLARED}) == len(DECLARED)


def test_every_message_and_every_shape_has_a_type_of_its_own() -> None:
    structs = {
        each
        for module in (messages, seating_messages, shapes, http_bodies)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, (Message, Shape))
    } - {Message, Shape}
    interfaces = TEXT.count("export interface ")
    assert interfaces == len(structs)


def test_every_type_that_is_mentioned_is_declared() -> None:
    fields = re.findall(r"^  \w+\??: ([^;]*);", TEXT, flags=re.M)
    mentioned = {name for field in fields for name in re.findall(r"\w+", field) if '"' not in field}
    assert mentioned <= {*DECLARED, *PLAIN}
    assert "any" not in mentioned


@pytest.mark.parametrize(("name", "union"), [("Request", Request), ("Answer", Answer)])
def test_the_messages_of_each_side_are_told_apart_by_their_type(name: str, union: object) -> None:
    found = re.search(rf"^export type {name} = (.*);$", TEXT, flags=re.M)
    assert found
    names = found[1].split(" | ")
    tags = [each.__struct_config__.tag for each in get_args(union)]
    assert [f'  type: "{tag}";' for tag in tags] == [
        declaration(each).splitlines()[0] for each in names
    ]


def test_what_a_few_types_look_like() -> None:
    assert declaration("StandRequest").startswith('  type: "stand";\n  table: string;\n')
    assert "  skip?: number;\n" in declaration("Explore")
    assert declaration("Made") == "  table: string;\n"
    assert "  values?: Record<string, string | number>;\n" in declaration("Problem")
    assert "  finish: string[] | null;\n" in declaration("Choice")
    assert "  options: Options;\n" in declaration("OptionsMessage")
    assert "  tie: Tie | null;\n" in declaration("Lead")
    assert 'export type TieBrokenBy = "number" | "color";' in TEXT
    assert f"export const PROTOCOL = {PROTOCOL};\n" in TEXT
    assert f"export const MAX_MESSAGE_BYTES = {MAX_MESSAGE_BYTES};\n" in TEXT


def test_every_type_says_what_it_is() -> None:
    assert TEXT.count("\n/** ") == len(DECLARED) - len(("SeatingRequest", "Request", "Answer"))
    assert "None" not in TEXT


class Documented(Shape, frozen=True):
    """A shape with fields that are told of, and one that is not."""

    first: int
    """The first field,
    in two lines."""
    second: int
    third: int = 0
    """The third."""


def test_what_stands_below_a_field_is_read() -> None:
    assert field_docstrings(Documented) == {
        "first": "The first field, in two lines.",
        "third": "The third.",
    }


def test_a_field_is_told_of_right_above_it() -> None:
    assert "  /** How many turns of the round are finished. */\n  turn: number;\n" in TEXT
    assert "  /** The version of the program. */\n  release: string;\n" in declaration("Welcome")
    assert "  /** null right after the deal. */\n  happened: Happened | null;\n" in TEXT
    assert "  steps: string[];\n  drew: number;\n" in declaration("FinishedTurn")
