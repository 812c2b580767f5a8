"""Fields of settings classes, with a default, a meaning and a parser; parsers for common types.

A settings class is a frozen dataclass for one feature, such as `HintSettings`. The command-line
options, the environment variables, the TOML file and docs/reference/settings.md are made from it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setting:
    """The description of one field of a settings class."""

    meaning: str
    parse: Callable[[str], object]
    """A function that returns the value of a text, or raises `ValueError` for an invalid text."""
    option: str
    """The command-line option.

    If it is empty, the option is made from the names of the section and the field.
    """
    metavar: str
    default_text: str
    """The default in words, if the value does not explain itself; otherwise empty."""


def setting(
    default: T,
    meaning: str,
    parse: Callable[[str], T],
    *,
    option: str = "",
    metavar: str = "",
    default_text: str = "",
) -> T:
    """Return a field for a settings class, with a default, a meaning and a parser.

    The text of a tuple, a set or a mapping has commas between its items; an item of a mapping is
    `KEY=VALUE`. The option of a boolean takes no value, and sets the opposite of the default.
    """
    about = Setting(meaning, parse, option, metavar, default_text)
    made: Any = field(default_factory=lambda: default, metadata={"setting": about})
    return cast(T, made)


def text(value: str) -> str:
    """Return the text unchanged, as the parser for settings that are text."""
    return value


def items(value: str) -> list[str]:
    """Return the items of a comma-separated text, without the spaces around them."""
    return [item.strip() for item in value.split(",")]


def true_or_false(value: str) -> bool:
    """Return the boolean that a text names. Raise `ValueError` unless it is `true` or `false`."""
    if value not in ("true", "false"):
        raise ValueError(f"{value[:40]!r} is neither true nor false")
    return value == "true"


def one_of(*choices: T) -> Callable[[str], T]:
    """Return a parser that returns the choice equal to a text.

    It raises `ValueError` if there is no such choice.
    """

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
    """Return the whole number in a text.

    Raise `ValueError` if the text is not a whole number from 1 up.
    """
    if not value.isdecimal() or int(value) == 0:
        raise ValueError(f"{value[:40]!r} is no number above zero")
    return int(value)


def count_or_unlimited(value: str) -> int:
    """Return the whole number in a text; 0 stands for no limit.

    Raise `ValueError` if the text is not a whole number from 0 up.
    """
    if not value.isdecimal():
        raise ValueError(f"{value[:40]!r} is no number")
    return int(value)


def seconds(value: str) -> float:
    """Return the number of seconds in a text, above 0 and less than a day.

    Raise `ValueError` for any other text.
    """
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
    """Return the number of days in a text; 0 stands for no limit.

    Raise `ValueError` if the text is not a finite number from 0 up.
    """
    if not 0 <= (found := _number(value)) < float("inf"):
        raise ValueError(f"{value[:40]!r} is no number of days")
    return found


def _number(value: str) -> float:
    """Return the number in a text, or -1.0 if it is not a number."""
    try:
        return float(value)
    except ValueError:
        return -1.0
