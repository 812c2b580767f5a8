"""A screen: the terminal or the pipe that a command prints to, its width, its styles by rich."""

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
"""Columns of a page on a stream that is no terminal."""
_CODES = re.compile(r"\x1b\[[\d;]*m")
"""What changes the style of a text, and takes no room."""


def wants_color(stream: TextIO) -> bool:
    """Whether a stream is a terminal whose owner has not asked for plain text."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Screen:
    """Prints to one stream."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.color = wants_color(self.stream)

    def print(self, *lines: str) -> None:
        """Print some lines."""
        for line in lines:
            print(line, file=self.stream)

    def console(self, width: int) -> "Console":
        """What rich makes of the stream: which colors it has."""
        # Imported late, as a pipe does without.
        from rich.console import Console

        colors: Literal["auto"] | None = "auto" if self.color else None
        return Console(file=self.stream, width=width, color_system=colors)

    @cached_property
    def room(self) -> float:
        """How many characters fit on a line: any number in a pipe."""
        return get_terminal_size().columns if self.stream.isatty() else inf

    @property
    def width(self) -> int:
        """How wide a page should be."""
        return USUAL_WIDTH if self.room == inf else int(self.room)

    def fit(self, *parts: str, indent: str = "") -> list[str]:
        """Parts on one line, or each on its own where a terminal is too narrow for that."""
        line = "   ".join(parts)
        if len(_CODES.sub("", line)) <= self.room:
            return [line]
        first, *others = parts
        return [first, *(f"{indent}{part.lstrip()}" for part in others)]

    def style(self, style: str, text: str) -> str:
        """A text in a style of rich's, where there are styles."""
        if not self.color:
            return text
        # Imported late, and without rich's console: a game begins sooner.
        from rich.color import ColorSystem
        from rich.style import Style

        true_colors = os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        colors = ColorSystem.TRUECOLOR if true_colors else ColorSystem.EIGHT_BIT
        return Style.parse(style).render(text, color_system=colors)

    def bold(self, text: str) -> str:
        """A text that stands out, where it can."""
        return self.style("bold", text)
