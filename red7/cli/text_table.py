"""Tables as lines of text."""

from collections.abc import Sequence


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as lines: the first column from the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [f"{cell:>{wide}}" for cell, wide in zip(others, widths[1:], strict=True)]
        lines.append("   ".join([f"{first:{widths[0]}}", *cells]).rstrip())
    return "\n".join(lines)
