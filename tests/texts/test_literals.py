"""No words stand in the code of what a player reads: a parser finds them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent_files import IN_THE_TERMINAL, files_of, read

PACKAGE = Path(__file__).parent.parent.parent / "red7"
FOR_PROGRAMS = {
    *("__init__", "main", "options", "referee", "text_files", "picture_files"),
    *("arena", "ladder", "ladder_page", "ladder_plot", "backup", "load", "load_options"),
    *("setting_sources", "transfer", "think"),
    *("simulate", "simulate_plot", "simulate_reports"),
    "tables",
}
"""Commands and options that speak English in every language, and what reads and writes files."""
FILES = [
    *(path for path in sorted(PACKAGE.glob("cli/**/*.py")) if path.stem not in FOR_PROGRAMS),
    *(PACKAGE / "texts" / f"{name}.py" for name in ("names", "sentences", "svg")),
]
KEYS = {*read([file for file in files_of("en") if file.stem in IN_THE_TERMINAL])}
FAMILIES = {"why-", "review-quality-"}
STYLES = {"bold", "dim", "none", "yellow", "red", "cyan", "on"}
"""Words of rich's styles."""
MARKUP = re.compile(r"""</?\w+|[\w-]+="[^"]*("|$)|^[^"<>]*"(?=[ />])|\.red7 [^{}]*\{[^}]*\}""")
"""Tags, attributes and rules of style, whole or as far as they stand in a literal."""
EXPECTED = {
    *("{task.description}", "{task.completed}/{task.total}", "/api/health", ".local"),
    *(") scale(", "@media(prefers-color-scheme:dark){"),
}
"""Parts of patterns, addresses and pictures that are no words."""
SAID = {"print", "input", "BadText", "Red7Error", "TextColumn", "Progress"}
"""What is called with words for people."""


def strings(node: ast.AST, *, said: bool = False, part: bool = False) -> Iterator[tuple[str, bool]]:
    """All literals that are no docstrings, and whether any word at all would be one too many."""
    match node:
        case ast.Constant(value=str() as text):
            yield text, said or part
        case ast.JoinedStr(values=values):
            for value in values:
                yield from strings(value, said=said, part=True)
        case ast.FormattedValue(value=value):
            # A format says nothing.
            yield from strings(value, said=said)
        case ast.Expr(value=ast.Constant(value=str())) | ast.Assert():
            return
        case ast.Call(func=func, args=args, keywords=keywords):
            name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
            yield from strings(func)
            for arg in [*args, *(keyword.value for keyword in keywords)]:
                yield from strings(arg, said=name in SAID)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from strings(test)
            for each in (body, orelse):
                yield from strings(each, said=said)
        case ast.BinOp() | ast.BoolOp() | ast.Tuple() | ast.List() | ast.Starred():
            for child in ast.iter_child_nodes(node):
                yield from strings(child, said=said)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from strings(child)


def words_in(source: str) -> list[str]:
    """The literals of a source that a player would read as words."""
    found = []
    for text, at_all in strings(ast.parse(source)):
        rest = MARKUP.sub("", text)
        allowed = text in KEYS | FAMILIES | EXPECTED or {*text.split()} <= STYLES
        has_words = re.search(r"[A-Za-z]{2}", rest) and (
            at_all or "<" in text or " " in rest.strip()
        )
        if has_words and not allowed and not re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text):
            found.append(text)
    return found


def test_every_module_for_programs_is_there() -> None:
    assert {path.stem for path in PACKAGE.glob("cli/**/*.py")} >= FOR_PROGRAMS


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_player_reads_nothing_that_is_not_in_the_catalogue(path: Path) -> None:
    assert words_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        'print("Hello")',
        'self.screen.print("", "Taken back.")',
        'said = "You lead"',
        'said = f"{name} leads"',
        '''said = f"{name}{'is out' if out else ''}"''',
        'raise BadText("bad-value", f"{file} is empty")',
        'raise Red7Error("no")',
        'x = f"<title>{rule}</title><desc>face down</desc>"',
        "x = '<text class=\"ink\">Palette</text>'",
        'input("Really? ")',
        'print("Hello" + name)',
        'row("Under it", cards)',
    ],
)
def test_a_planted_word_is_found(planted: str) -> None:
    assert words_in(planted)


@pytest.mark.parametrize(
    "harmless",
    [
        '"""A docstring of some words."""',
        'say("terminal-lead", name=name)',
        'raise BadText("bad-value", say("terminal-no-seat", seat=seat, count=1))',
        'style("bold red", text)',
        'f"{text:>{wide}}   {other}"',
        'f\'<g class="lead" transform="translate({x:g} 14)"><rect height="24" rx="12"/>\'',
        'assert position, "a round has been dealt"',
    ],
)
def test_what_is_no_text_is_not_found(harmless: str) -> None:
    assert words_in(harmless) == []
