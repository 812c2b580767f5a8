"""No message is missing, unused or asked for with other values; families are whole."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent_files import IN_THE_TERMINAL, Message, Pattern, Select, files_of, read, variables

from red7.analysis.turn_quality import Quality
from red7.bots import BOTS
from red7.core import Why

ROOT = Path(__file__).parent.parent.parent
MESSAGES = read([file for file in files_of("en") if file.stem in IN_THE_TERMINAL])
PYTHON = [path for path in sorted(ROOT.glob("red7/**/*.py")) if path.name != "message_keys.py"]
WEB = [
    path
    for ending in ("ts", "svelte")
    for path in sorted(ROOT.glob(f"web/src/**/*.{ending}"))
    if path.name != "messages.ts"
]
FILE_PROBLEMS = {
    code
    for name in ("sqlite/file", "data_folder")
    for code in re.findall(r'"file-([a-z-]+)"', (ROOT / f"red7/hosting/{name}.py").read_text())
}
FAMILIES = {
    "why-": {*Why},
    "bot-": {*BOTS, *(f"{name}-text" for name in BOTS)},
    "review-quality-": {*Quality},
    "terminal-file-": FILE_PROBLEMS,
}
"""Messages whose keys are made at run time: how they begin, and how they may go on."""
OTHER_FAMILIES = ("problem-",)
"""Compared with the codes of the server by `test_problems`."""


def inside(pattern: Pattern) -> Iterator[str]:
    """The messages inside a message."""
    for element in pattern:
        if isinstance(element, Message):
            yield element.key
        elif isinstance(element, Select):
            for _, variant in element.variants:
                yield from inside(variant)


def unused(keys: Iterable[str], source: str) -> list[str]:
    """Those keys that no source has literally."""
    quoted = {*re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", source)}
    return [key for key in keys if key not in quoted]


def asked(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """Messages that a source asks for by their keys, and their values, where they are all seen."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name("say" | "_said" | "english"), args=[key], keywords=keywords
            ):
                values = {each.arg for each in keywords if each.arg is not None}
                for each in [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]:
                    yield ast.literal_eval(each), values


def test_what_is_asked_for_is_seen() -> None:
    source = "say('one' if yes else 'two', count=2)\nenglish('three')\nsay.named('four')"
    assert list(asked(source)) == [("one", {"count"}), ("two", {"count"}), ("three", set())]


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_message_is_missing_or_gets_other_values(path: Path) -> None:
    for key, values in asked(path.read_text(encoding="utf-8")):
        assert key in MESSAGES
        assert values == variables(key, MESSAGES), key


def test_no_message_is_unused() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in [*PYTHON, *WEB])
    parts = {key for pattern in MESSAGES.values() for key in inside(pattern)}
    families = (*FAMILIES, *OTHER_FAMILIES)
    literal = [key for key in MESSAGES if key not in parts and not key.startswith(families)]
    assert unused(literal, source) == []
    assert unused(["terminal-nobody-says-this"], source)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_is_whole(family: str) -> None:
    found = {key.removeprefix(family) for key in MESSAGES if key.startswith(family)}
    assert found == FAMILIES[family]
