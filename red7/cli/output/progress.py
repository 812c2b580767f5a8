"""A progress bar on standard error, by rich, for users at a terminal."""

import sys
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Self, TextIO

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID

BAR_WIDTH = 30
LEAST_WIDTH = 80
"""Minimum columns of a terminal to show the bar itself."""


class Progress:
    """A counter up to a total; silent if the stream is not a terminal."""

    def __init__(self, label: str, total: int, stream: TextIO | None = None) -> None:
        self.label = label
        self.done = 0
        self._total = total
        self.stream = sys.stderr if stream is None else stream
        self._bar: Bar | None = None
        self._task: TaskID

    def __enter__(self) -> Self:
        # A program without a console has no standard error at all.
        if self.stream is None or not self.stream.isatty():
            return self
        bar = _bar_on(self.stream)
        with suppress(OSError):
            if bar.console.is_dumb_terminal:
                print(f"{self.label} ...", file=self.stream)
                return self
            self._bar, self._task = bar, bar.add_task(self.label, total=self._total)
            bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            # A terminal that has gone must not stop the work.
            with suppress(OSError):
                self._bar.stop()

    def step(self, by: int = 1, total: int | None = None) -> None:
        """Count more work as done, and perhaps change the total."""
        self.done += by
        if self._bar is not None:
            self._bar.update(self._task, advance=by, total=total)


def _bar_on(stream: TextIO) -> "Bar":
    """Return a line that disappears when the work is done.

    On a narrow terminal it has no bar, and on a very narrow one it takes two lines.
    """
    # Imported late, because only terminals need it.
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.table import Column

    from red7.texts import say

    console = Console(file=stream)
    return Bar(
        TextColumn("{task.description}", table_column=Column()),
        *([BarColumn(BAR_WIDTH)] if console.width >= LEAST_WIDTH else []),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(compact=True),
        TextColumn(say("terminal-remaining")),
        console=console,
        refresh_per_second=5,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
