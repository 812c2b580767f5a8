"""Generate the types of all messages, their keys and values, for TypeScript and Python."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from fluent_files import (
    IN_THE_TERMINAL,
    ONLY_IN_THE_TERMINAL,
    TEXTS,
    BadCatalogue,
    files_of,
    read,
    variables,
)

WEB = TEXTS.parent.parent / "web" / "src" / "texts" / "messages.ts"
PYTHON = TEXTS / "message_keys.py"
GENERATED = "Generated from red7/texts/en/*.ftl by `make types`. Do not edit."


class Kind(NamedTuple):
    """A kind of value: its types in TypeScript and in Python."""

    name: str
    typescript: str
    python: str


PERSON = Kind("person", "Person", "Person")
NUMBER = Kind("number", "number", "float")
TEXT = Kind("text", "Text", "str")
CARD = Kind("card", "CardValue", "str")
CARDS = Kind("cards", "CardsValue", "Sequence[str]")
COLOR = Kind("color", "string", "str")
DATE = Kind("date", "Date", "str")
CHOICE = Kind("choice", "string", "str")

KINDS: Mapping[str, Kind] = {
    **dict.fromkeys(("who", "leader", "rival", "winner"), PERSON),
    **dict.fromkeys(("count", "number", "round", "rounds", "turn", "share"), NUMBER),
    **dict.fromkeys(("page", "pages"), NUMBER),
    **dict.fromkeys(("most", "seat", "line", "ours", "yours"), NUMBER),
    **dict.fromkeys(("points", "target", "unseen", "against", "two", "three", "four"), NUMBER),
    **dict.fromkeys(("step", "steps", "level", "levels"), NUMBER),
    **dict.fromkeys(("mistakes", "blunders", "doubtful", "last"), NUMBER),
    **dict.fromkeys(("name", "names", "bot", "ahead", "text", "first", "next"), TEXT),
    **dict.fromkeys(("amount", "theirs", "mine", "colors"), TEXT),
    **dict.fromkeys(("title", "command", "rules", "standing", "result", "scores", "quality"), TEXT),
    **dict.fromkeys(("card", "best", "beaten", "cause"), CARD),
    **dict.fromkeys(("typed", "row", "mover", "opponent", "file", "url"), TEXT),
    **dict.fromkeys(("cards", "palette"), CARDS),
    **dict.fromkeys(("color", "suit"), COLOR),
    **dict.fromkeys(("state", "mark", "rule", "broken", "code"), CHOICE),
    **dict.fromkeys(("what", "work", "why", "case"), CHOICE),
    "date": DATE,
}
"""All names of values, with their kinds. A name has the same kind in all messages."""


def generated() -> dict[Path, str]:
    """Return the text of every generated file."""
    english = files_of("en")
    page = read([file for file in english if file.stem not in ONLY_IN_THE_TERMINAL])
    terminal = read([file for file in english if file.stem in IN_THE_TERMINAL])
    return {
        WEB: typescript({key: sorted(variables(key, page)) for key in page}),
        PYTHON: python({key: sorted(variables(key, terminal)) for key in terminal}),
    }


def kind_of(key: str, name: str) -> Kind:
    """Return the kind of a value. Raise BadCatalogue if its name is unknown."""
    if name not in KINDS:
        raise BadCatalogue(f"{key}: no kind of value is called ${name}; see {Path(__file__).name}")
    return KINDS[name]


def typescript(messages: Mapping[str, list[str]]) -> str:
    """Return the TypeScript interface of the page's messages and their values."""
    lines = []
    for key, names in messages.items():
        fields = "; ".join(f"{name}: {kind_of(key, name).typescript}" for name in names)
        lines.append(f"  '{key}': {{ {fields} }}\n" if fields else f"  '{key}': null\n")
    used = sorted({kind_of(key, name).typescript for key in messages for name in messages[key]})
    imported = [name for name in used if name[0].isupper() and name != "Date"]
    return (
        f"// {GENERATED}\n"
        f"import type {{ {', '.join(imported)} }} from './values'\n\n"
        "/** The values of each message. */\n"
        f"export interface Messages {{\n{''.join(lines)}}}\n"
    )


def python(messages: Mapping[str, list[str]]) -> str:
    """Return Python's types of messages: one overload for all messages with the same values."""
    groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for key, names in messages.items():
        groups[tuple(names)].append(key)
    overloads = "".join(_overload(names, keys) for names, keys in sorted(groups.items()))
    return (
        f'"""Keys and values of all messages of the catalogue.\n\n'
        f'{GENERATED}\n"""\n# fmt: off\n\n'
        "from __future__ import annotations\n\n"
        "from collections.abc import Sequence\n"
        "from typing import Literal, Protocol, TypeAlias, overload\n\n"
        'Person: TypeAlias = Literal["you", "other"]\n'
        '"""Whether a sentence speaks to the player or about them."""\n\n\n'
        "class Say(Protocol):\n"
        '    """A function that returns a message of the catalogue, in one language."""\n\n'
        f"{overloads}"
        "    def named(self, key: str, /, **values: str | float | Sequence[str]) -> str:\n"
        '        """Return a message whose key is made at run time."""\n\n'
        "    def has(self, key: str) -> bool:\n"
        '        """Return whether the catalogue has a message."""\n\n'
        "    def list_of(self, words: Sequence[str]) -> str:\n"
        '        """Return words as a list in the language: "a, b and c"."""\n\n'
        "    def row_of(self, words: Sequence[str]) -> str:\n"
        '        """Return words as a list with the same separator between all of them."""\n'
    )


def _overload(names: tuple[str, ...], keys: list[str]) -> str:
    given = "".join(f", {name}: {kind_of(keys[0], name).python}" for name in names)
    values = fill(
        f"/{', *' + given if given else ''},",
        99,
        initial_indent=" " * 8,
        subsequent_indent=" " * 8,
        break_on_hyphens=False,
    )
    quoted = ", ".join(f'"{key}"' for key in keys)
    indent = " " * 12
    listed = fill(
        quoted, 99, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )
    return (
        "    @overload\n"
        "    def __call__(\n"
        "        self,\n"
        f"        key: Literal[\n{listed}\n        ],\n"
        f"{values}\n"
        "    ) -> str: ...\n"
    )


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8", newline="\n")
