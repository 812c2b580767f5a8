"""A progress bar on standard error, while somebody at a terminal waits."""

import os
import sys
from time import monotonic
from types import TracebackType
from typing import Self, TextIO

WIDEST_BAR = 30
BETWEEN = 0.1
"""Seconds from one drawing to the next."""


class Progress:
    """Counts up to a total. Where the stream is no terminal it stays silent."""

    def __init__(self, label: str, total: int, stream: TextIO | None = None) -> None:
        self.label = label
        self.total = total
        self.done = 0
        self.stream = sys.stderr if stream is None else stream
        # A program without a console has no standard error at all.
        self.shown = self.stream is not None and self.stream.isatty()
        self._start = monotonic()
        self._drawn = 0.0

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.shown:
            self._write("\r" + " " * (width_of(self.stream) - 1) + "\r")

    def step(self, by: int = 1) -> None:
        """So much more is done."""
        self.done += by
        if monotonic() - self._drawn >= BETWEEN:
            self._draw()

    def _draw(self) -> None:
        if self.shown:
            self._drawn = monotonic()
            wide = width_of(self.stream) - 1
            line = bar_line(self.label, self.done, self.total, self._drawn - self._start, wide)
            self._write("\r" + line.ljust(wide))

    def _write(self, text: str) -> None:
        try:
            self.stream.write(text)
            self.stream.flush()
        except OSError:
            # A terminal that has gone must not stop the work.
            self.shown = False


def width_of(stream: TextIO) -> int:
    """How many characters a line of a terminal has."""
    try:
        return os.get_terminal_size(stream.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def bar_line(label: str, done: int, total: int, seconds: float, wide: int) -> str:
    """Label, bar, how many are done, time left; where it is narrow, first the bar shrinks."""
    counted = f"{done}/{total}"
    left = f"{_clock(seconds / done * (total - done))} left" if done else ""
    room = wide - len("  ".join(filter(None, [label, counted, left]))) - len("  []")
    if room >= 5:
        size = min(WIDEST_BAR, room)
        full = size * min(done, total) // max(total, 1)
        counted = f"[{'#' * full}{'.' * (size - full)}]  {counted}"
    for words in ([label, counted, left], [counted, left], [counted]):
        line = "  ".join(filter(None, words))
        if len(line) <= wide:
            return line
    return line[: max(wide, 0)]


def _clock(seconds: float) -> str:
    """A time as people say it: 0:07, 12:30, 3:05:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
