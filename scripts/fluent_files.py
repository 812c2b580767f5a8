"""Parser of the texts' Fluent files into a small tree, from which the texts are compiled.

It supports a subset of Fluent: text, variables, nested messages and terms, selection on a variable,
and the functions of `FUNCTIONS`. Anything else raises BadCatalogue. Terms are resolved here, with
their arguments.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

TEXTS = Path(__file__).resolve().parent.parent / "red7" / "texts"
ONLY_IN_THE_TERMINAL = ("terminal", "pictures", "link_previews")
"""Files that the web page does not need."""
IN_THE_TERMINAL = ("common", "refusals", *ONLY_IN_THE_TERMINAL)
"""Files that Python needs."""
FUNCTIONS = ("CARD", "COLOR", "NUMBER", "PERCENT", "DATETIME")

Element: TypeAlias = "str | Variable | Message | Call | Select"
Pattern: TypeAlias = tuple[Element, ...]
Literals: TypeAlias = Mapping[str, str | float]
Terms: TypeAlias = Mapping[str, ast.Pattern]


class Variable(NamedTuple):
    """A value, inserted as it is."""

    name: str


class Message(NamedTuple):
    """Another message of the catalogue, with the same values."""

    key: str


class Call(NamedTuple):
    """A value, formatted by a function."""

    function: str
    name: str
    options: Literals


class Select(NamedTuple):
    """One of several patterns, chosen by a value; `default` is the index of the fallback."""

    name: str
    variants: tuple[tuple[str | float, Pattern], ...]
    default: int


class BadCatalogue(Exception):
    """The texts cannot be compiled; the message says where and why."""


def languages() -> list[str]:
    """Return the codes of all languages, from the names of their folders."""
    return sorted(path.parent.name for path in TEXTS.glob("*/common.ftl"))


def files_of(language: str, texts: Path = TEXTS) -> list[Path]:
    """Return the files of a language, in order."""
    return sorted((texts / language).glob("*.ftl"))


def read(files: list[Path]) -> dict[str, Pattern]:
    """Return the messages of some files of one language. Raise BadCatalogue."""
    messages: dict[str, ast.Pattern] = {}
    terms: dict[str, ast.Pattern] = {}
    for file in files:
        for name, pattern in _entries(file.name, file.read_text(encoding="utf-8")):
            known = terms if name.startswith("-") else messages
            if name in known:
                raise BadCatalogue(f"{file.name}: {name} is there twice")
            known[name] = pattern
    return {key: _Reader(key, terms).pattern(pattern) for key, pattern in messages.items()}


def parsed(text: str) -> dict[str, Pattern]:
    """Return the messages of a text. Raise BadCatalogue."""
    entries = dict(_entries("text", text))
    return {
        key: _Reader(key, entries).pattern(pattern)
        for key, pattern in entries.items()
        if not key.startswith("-")
    }


def _entries(file: str, text: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield names and patterns of a file; a term's name begins with a dash."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            reasons = "; ".join(note.message or "" for note in entry.annotations)
            raise BadCatalogue(f"{file}: {reasons} near {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            dash = "-" if isinstance(entry, ast.Term) else ""
            if entry.attributes or entry.value is None:
                raise BadCatalogue(f"{file}: {dash}{entry.id.name} must be a text, no attributes")
            yield f"{dash}{entry.id.name}", entry.value


class _Reader:
    """A reader of the patterns of one message; inside a term, the values are literals."""

    def __init__(self, key: str, terms: Terms, literals: Literals | None = None) -> None:
        self.key, self.terms, self.literals = key, terms, literals

    def fail(self, what: str) -> BadCatalogue:
        return BadCatalogue(f"{self.key}: {what}")

    def pattern(self, pattern: ast.Pattern) -> Pattern:
        found: list[Element] = []
        for element in pattern.elements:
            parts = self._element(element)
            for part in parts:
                if isinstance(part, str) and found and isinstance(found[-1], str):
                    found[-1] += part
                elif part != "":
                    found.append(part)
        return tuple(found)

    def _element(self, element: ast.TextElement | ast.Placeable) -> Pattern:
        if isinstance(element, ast.TextElement):
            return (element.value,)
        return self._expression(element.expression)

    def _expression(self, expression: object) -> Pattern:
        match expression:
            case ast.Placeable():
                return self._expression(expression.expression)
            case ast.StringLiteral():
                return (str(expression.parse()["value"]),)
            case ast.NumberLiteral():
                return (expression.value,)
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.MessageReference(attribute=None):
                return (Message(expression.id.name),)
            case ast.TermReference(attribute=None):
                return self._term(expression)
            case ast.FunctionReference():
                return (self._call(expression),)
            case ast.SelectExpression():
                return self._select(expression)
        raise self.fail(f"{type(expression).__name__} is not part of our subset of Fluent")

    def _variable(self, name: str) -> Pattern:
        if self.literals is None:
            return (Variable(name),)
        if name not in self.literals:
            raise self.fail(f"${name} is not given to the term")
        return (str(self.literals[name]),)

    def _term(self, reference: ast.TermReference) -> Pattern:
        name = f"-{reference.id.name}"
        if name not in self.terms:
            raise self.fail(f"there is no term {name}")
        given = reference.arguments.named if reference.arguments else []
        return _Reader(self.key, self.terms, _literals(given)).pattern(self.terms[name])

    def _call(self, reference: ast.FunctionReference) -> Call:
        name = reference.id.name
        match reference.arguments.positional:
            case [ast.VariableReference() as variable] if name in FUNCTIONS:
                return Call(name, variable.id.name, _literals(reference.arguments.named))
        raise self.fail(f"{name}() must be one of {', '.join(FUNCTIONS)}, of one variable")

    def _select(self, expression: ast.SelectExpression) -> Pattern:
        if not isinstance(expression.selector, ast.VariableReference):
            raise self.fail("a selector must be a variable")
        name = expression.selector.id.name
        if self.literals is not None:
            return self.pattern(_chosen(expression.variants, self.literals.get(name)).value)
        variants = tuple(
            (_key(variant.key), self.pattern(variant.value)) for variant in expression.variants
        )
        default = next(at for at, variant in enumerate(expression.variants) if variant.default)
        return (Select(name, variants, default),)


def _chosen(variants: list[ast.Variant], value: str | float | None) -> ast.Variant:
    fallback = next(variant for variant in variants if variant.default)
    return next((variant for variant in variants if _key(variant.key) == value), fallback)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _literals(arguments: list[ast.NamedArgument]) -> dict[str, str | float]:
    return {
        argument.name.name: (
            float(argument.value.value)
            if isinstance(argument.value, ast.NumberLiteral)
            else str(argument.value.parse()["value"])
        )
        for argument in arguments
    }


def literals(pattern: Pattern) -> Iterator[str]:
    """Yield the literal texts in a pattern, in all its variants."""
    for element in pattern:
        match element:
            case str():
                yield element
            case Select(_, variants, _):
                for _, variant in variants:
                    yield from literals(variant)


def variables(key: str, messages: Mapping[str, Pattern]) -> set[str]:
    """Return the names of the values that a message needs, including those of nested messages."""
    return set(_variables(messages[key], messages, (key,)))


def _variables(
    pattern: Pattern, messages: Mapping[str, Pattern], inside: tuple[str, ...]
) -> Iterator[str]:
    for element in pattern:
        match element:
            case Variable(name) | Call(_, name, _):
                yield name
            case Select(name, variants, _):
                yield name
                for _, variant in variants:
                    yield from _variables(variant, messages, inside)
            case Message(key):
                if key not in messages:
                    raise BadCatalogue(f"{inside[0]}: there is no message {key}")
                if key in inside:
                    raise BadCatalogue(f"{inside[0]}: {key} is inside itself")
                yield from _variables(messages[key], messages, (*inside, key))
