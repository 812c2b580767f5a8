"""The page about the protocol: its examples are read, and its tables are those of the code."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from wire_types import typescript

from red7.core import Why
from red7.wire import http_bodies
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL, Answer, Request, parse_request
from red7.wire.options import MAX_LISTED_TURNS
from red7.wire.shapes import Message, Shape

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### `?([\w-]+)`?\n(.*?)(?=^##|\Z)", PAGE, flags=re.M | re.S))
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, flags=re.M | re.S)
PARTS = dict(re.findall(r"^## ([\w ]+)\n(.*?)(?=^## |\Z)", PAGE, flags=re.M | re.S))
LIBRARY = {
    name.removesuffix("Shape"): each
    for name, each in vars(http_bodies).items()
    if isinstance(each, type) and issubclass(each, Shape)
}


def interfaces() -> dict[str, list[tuple[str, str]]]:
    """The fields of every message, by its type, and of every shape, by its name."""
    found = {}
    for name, body in re.findall(r"^export interface (\w+) {\n(.*?)^}", typescript(), re.M | re.S):
        fields = re.findall(r"^  (\w+)\??: (.*);$", body, flags=re.M)
        field, kind = fields[0]
        tagged = field == "type" and kind.startswith('"')
        found[kind.strip('"') if tagged else name] = fields[tagged:]
    return found


INTERFACES = interfaces()


def rows(text: str) -> list[list[str]]:
    """The rows of the tables in a text, without those that head them."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [
        row
        for place, row in enumerate(cells)
        if not lines[place].startswith("|--")
        and not (lines[place + 1 : place + 2] and lines[place + 1].startswith("|--"))
    ]


def test_every_message_and_every_shape_has_its_place() -> None:
    assert set(SECTIONS) == set(INTERFACES)


@pytest.mark.parametrize("name", INTERFACES)
def test_every_field_is_described(name: str) -> None:
    expected = [[f"`{field}`", kind.replace(" | ", " or ")] for field, kind in INTERFACES[name]]
    described = rows(SECTIONS[name])
    assert [row[:2] for row in described] == expected
    assert all(row[2] for row in described)


@pytest.mark.parametrize("side", [Request, Answer], ids=["requests", "answers"])
def test_every_message_has_an_example_in_its_own_place(side: object) -> None:
    kind = "request" if side is Request else "answer"
    for struct in get_args(side):
        tag = struct.__struct_config__.tag
        (example,) = re.findall(rf"^```json {kind}\n(.*?)^```$", SECTIONS[tag], re.M | re.S)
        assert isinstance(msgspec.json.decode(example, type=side), struct)


def test_every_form_and_every_page_asked_for_has_an_example() -> None:
    asked = {name for name, _ in EXAMPLES} - {"request", "answer"}
    mentioned = re.findall(r"\[(\w+)\]\(#\w+\)", PARTS["Over HTTP"])
    assert asked == {*mentioned} - {"Errors"}


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_an_example_is_what_it_says(name: str, example: str) -> None:
    if name == "request":
        value: msgspec.Struct = parse_request(example)
    else:
        value = msgspec.json.decode(example, type=Answer if name == "answer" else LIBRARY[name])
    assert isinstance(value, (Message, Shape))
    # What is left out of an example would be a field that nobody sees there.
    assert msgspec.json.decode(example) == msgspec.to_builtins(value)


def test_there_are_no_other_examples() -> None:
    assert len(re.findall("^```json", PAGE, flags=re.M)) == len(EXAMPLES)


def documented(part: str) -> set[str]:
    """The codes in the first column of a text's tables."""
    return {row[0].strip("`") for row in rows(part)}


def test_the_codes_are_those_that_the_code_uses() -> None:
    errors, reasons = PARTS["Errors"].split("in `why`:")
    assert documented(reasons) == {why.value for why in Why}
    sources = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("red7/**/*.py"))
    raised = set(re.findall(r'(?:Refused|ErrorMessage|Problem)\(\s*"([a-z-]+)"', sources))
    assert raised <= documented(errors)
    assert {code for code in documented(errors) if f'"{code}"' not in sources} == set()


def test_the_addresses_are_those_that_are_answered() -> None:
    source = (ROOT / "red7/hosting/http/routes.py").read_text(encoding="utf-8")
    answered = re.findall(r'\("(GET|POST|DELETE)", "(/[^"]*)"', source)
    expected = {f"`{method} /api{path.replace('{name}', 'NAME')}`" for method, path in answered}
    written = {
        row[0] for row in rows(PARTS["Over HTTP"]) if row[0].startswith(("`GET", "`P", "`D"))
    }
    assert written - {"`GET /api/health`"} == expected


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"This page describes protocol {PROTOCOL}." in PAGE.replace("\n", " ")
    limits = PARTS["Limits"]
    for number in (MAX_MESSAGE_BYTES, MAX_LISTED_TURNS, 2**31 - 1):
        assert f"{number:,}" in limits
