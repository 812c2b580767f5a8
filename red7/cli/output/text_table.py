"""Text tables, laid out by rich to fit a terminal; in a pipe as wide as needed."""

from collections.abc import Sequence
from typing import Literal

from red7.cli.output.screen import Screen

GAP = 3
"""Columns between two cells; one column if the terminal is too narrow."""


def text_table(
    screen: Screen,
    rows: Sequence[Sequence[str]],
    *,
    has_heading: bool = False,
    all_left: bool = False,
) -> list[str]:
    """Return rows of cells as lines; the first column is left-aligned, the others right-aligned.

    On a narrow terminal, first headings wrap, then the names of rows; numbers stay whole.
    """
    # Imported late, because most commands have no table.
    from rich.table import Table
    from rich.text import Text

    widths, gap = _layout(rows, screen.room)
    table = Table.grid(padding=(0, gap, 0, 0))
    for place, width in enumerate(widths):
        left = all_left or place == 0
        justify: Literal["left", "right"] = "left" if left else "right"
        table.add_column(justify=justify, vertical="bottom", width=width, overflow="fold")
    for number, row in enumerate(rows):
        style = "bold" if has_heading and number == 0 else ""
        first, *others = row
        table.add_row(Text(first, style), *(Text(cell.strip(), style) for cell in others))
    # If the table still does not fit, the terminal breaks the lines.
    console = screen.console(sum(widths) + gap * len(widths))
    with console.capture() as printed:
        console.print(table)
    return [line.rstrip() for line in printed.get().splitlines()]


def _layout(rows: Sequence[Sequence[str]], room: float) -> tuple[list[int], int]:
    """Return column widths and the gap between columns, to fit the room if possible."""
    from rich.cells import cell_len

    def missing() -> int:
        return int(max(sum(widths) + gap * (len(widths) - 1) - room, 0))

    columns = [*zip(*rows, strict=True)]
    widths, gap = [max(map(cell_len, column)) for column in columns], GAP
    if missing():
        longest = [max(map(cell_len, _words(column))) for column in columns]
        # Names of rows may be indented.
        longest[0] = max(longest[0], *map(_indented, columns[0]))
        widths[1:] = longest[1:]
        if missing():
            gap = 1
        widths[0] = max(longest[0], widths[0] - missing())
    return widths, gap


def _words(cells: Sequence[str]) -> list[str]:
    """Return all words of some cells."""
    return [word for cell in cells for word in cell.split()] or [""]


def _indented(cell: str) -> int:
    """Return the length of a cell's first word and the spaces before it."""
    words = cell.lstrip()
    return len(cell) - len(words) + len(words.partition(" ")[0])
