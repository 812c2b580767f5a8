"""A screen: the terminal or pipe that a command prints to, with its width and styles."""

import os
import re
import sys
from functools import cached_property
from math import inf
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Literal, TextIO

if TYPE_CHECKING:
    from rich.console import Console

USUAL_WIDTH = 80
"""Columns of a page on a stream that is not a terminal."""
_CODES = re.compile(r"\x1b\[[\d;]*m")
"""Escape sequences, which change the style of text and take no columns."""


def wants_color(stream: TextIO) -> bool:
    """Return whether a stream is a terminal, and the environment does not ask for plain text."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Screen:
    """A stream to print to, with its width and styles."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.color = wants_color(self.stream)

    def print(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            print(line, file=self.stream)

    def console(self, width: int) -> "Console":
        """Return rich's console for the stream, with the colors that the stream has."""
        # Imported late, because most output does not need it.
        from rich.console import Console

        colors: Literal["auto"] | None = "auto" if self.color else None
        return Console(file=self.stream, width=width, color_system=colors)

    @cached_property
    def room(self) -> float:
        """The characters that fit on a line; infinite in a pipe."""
        return get_terminal_size().columns if self.stream.isatty() else inf

    @property
    def width(self) -> int:
        """The width of a page in columns."""
        return USUAL_WIDTH if self.room == inf else int(self.room)

    def fit(self, *parts: str, indent: str = "") -> list[str]:
        """Return the parts on one line or, on a narrow terminal, each on a line of its own."""
        line = "   ".join(parts)
        if len(_CODES.sub("", line)) <= self.room:
            return [line]
        first, *others = parts
        return [first, *(f"{indent}{part.lstrip()}" for part in others)]

    def style(self, style: str, text: str) -> str:
        """Return a text in a style of rich; unchanged if the stream has no styles."""
        if not self.color:
            return text
        # Imported late, and without rich's console, so that a game starts faster.
        from rich.color import ColorSystem
        from rich.style import Style

        true_colors = os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        colors = ColorSystem.TRUECOLOR if true_colors else ColorSystem.EIGHT_BIT
        return Style.parse(style).render(text, color_system=colors)

    def bold(self, text: str) -> str:
        """Return a text in bold, if the stream has styles."""
        return self.style("bold", text)
