"""Fields of settings classes, with a default, a meaning and a parser, and the usual parsers.

A settings class is a frozen dataclass of one feature, such as `HintSettings`. The command line's
options, the environment variables, the TOML file and docs/reference/settings.md are made from it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setting:
    """What a settings class says about one of its fields."""

    meaning: str
    parse: Callable[[str], object]
    """Return the value of a text. Raise `ValueError` with a sentence."""
    option: str
    """The command-line option; empty for one named after the section and the field."""
    metavar: str
    default_text: str
    """The default in words, where its value does not explain itself."""


def setting(
    default: T,
    meaning: str,
    parse: Callable[[str], T],
    *,
    option: str = "",
    metavar: str = "",
    default_text: str = "",
) -> T:
    """Return the field of a settings class.

    The text of a tuple, a set or a mapping has commas between its items; `KEY=VALUE` is an item of
    a mapping. A boolean's option takes no value, and sets what is not the default.
    """
    about = Setting(meaning, parse, option, metavar, default_text)
    made: Any = field(default_factory=lambda: default, metadata={"setting": about})
    return cast(T, made)


def text(value: str) -> str:
    """Return a text as it is."""
    return value


def items(value: str) -> list[str]:
    """Return the items of a text with commas between them."""
    return [item.strip() for item in value.split(",")]


def true_or_false(value: str) -> bool:
    """Return the boolean of a text. Raise `ValueError`."""
    if value not in ("true", "false"):
        raise ValueError(f"{value[:40]!r} is neither true nor false")
    return value == "true"


def one_of(*choices: T) -> Callable[[str], T]:
    """Return a parser of texts that are one of some choices."""

    def parse(value: str) -> T:
        for choice in choices:
            if choice == value:
                return choice
        raise ValueError(f"{value[:40]!r} is none of {', '.join(map(str, choices))}")

    return parse


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of whole numbers from `least` to `most`."""

    def parse(value: str) -> int:
        if not (value.isascii() and value.isdigit() and least <= int(value) <= most):
            raise ValueError(f"{value[:40]} is not a whole number from {least} to {most}")
        return int(value)

    return parse


def count(value: str) -> int:
    """Return a whole number above zero. Raise `ValueError`."""
    if not value.isdecimal() or int(value) == 0:
        raise ValueError(f"{value[:40]!r} is no number above zero")
    return int(value)


def count_or_unlimited(value: str) -> int:
    """Return a whole number; 0 stands for no limit. Raise `ValueError`."""
    if not value.isdecimal():
        raise ValueError(f"{value[:40]!r} is no number")
    return int(value)


def seconds(value: str) -> float:
    """Return a number of seconds above 0, less than a day. Raise `ValueError`."""
    if not 0 < (found := _number(value)) < 86_400:
        raise ValueError(f"{value[:40]!r} is no number of seconds of a day")
    return found


def number(least: float, most: float) -> Callable[[str], float]:
    """Return a parser of numbers from `least` to `most`."""

    def parse(value: str) -> float:
        if not least <= (found := _number(value)) <= most:
            raise ValueError(f"{value[:40]!r} is not a number from {least:g} to {most:g}")
        return found

    return parse


def days(value: str) -> float:
    """Return a number of days; 0 stands for no limit. Raise `ValueError`."""
    if not 0 <= (found := _number(value)) < float("inf"):
        raise ValueError(f"{value[:40]!r} is no number of days")
    return found


def _number(value: str) -> float:
    """Return a number; -1 for what is none."""
    try:
        return float(value)
    except ValueError:
        return -1.0
