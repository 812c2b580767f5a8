"""A graph made of characters: the chances to win over a game."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from red7.analysis.luck_and_skill import Point
from red7.core import Seat
from red7.texts import say

BLOCKS = " ▁▂▃▄▅▆▇█"
PLAIN = " .:#"
"""Characters for streams that cannot show blocks."""
WIDEST_STEP = 3
"""Maximum columns for one moment, in a short game."""


class Column(NamedTuple):
    """Columns of a graph that show one moment, or the gap before a round (None)."""

    point: Point | None
    width: int


def graph(
    points: Sequence[Point],
    names: Sequence[str],
    turning: Point | None,
    marks: str,
    paint: Callable[[str], str],
    wide: int = 80,
) -> Iterator[str]:
    """Yield the lines of a graph of chances.

    Of two players only the first is drawn, of more players each. `turning` is marked with `^`.
    """
    two = len(names) == 2
    height = 8 if two else 3
    labels = {height // 2 - 1: percent(0.5), 0: percent(1), height - 1: percent(0)}
    left = len(percent(1))
    margin = " " * (left + len("| "))
    places = columns(points, wide - len(margin))
    for seat, name in enumerate(names[:1] if two else names):
        yield say("terminal-graph", name=name)
        for place, row in enumerate(area(places, seat, height, marks)):
            yield f"{labels.get(place, ''):>{left}}| {paint(row)}".rstrip()
    yield margin + round_numbers(places)
    if turning is not None:
        yield margin + " " * column_of(places, turning) + "^"


def percent(share: float) -> str:
    """Return a chance in whole percents, padded to the width of 100%."""
    return f"{say('terminal-share', share=share):>{len(say('terminal-share', share=1))}}"


def columns(points: Sequence[Point], wide: int) -> list[Column]:
    """Return the columns of a game: moments spread out or thinned to fit a width, and gaps."""
    rounds, count = points[-1].round, len(points)
    room = max(wide - rounds + 1, 2 * rounds)
    share = count if count <= room else room - rounds
    nexts = [*points[1:], None]
    # The last moment of a round is always kept, because it shows the result.
    kept = [
        point
        for place, (point, after) in enumerate(zip(points, nexts, strict=True))
        if place * share // count > (place - 1) * share // count
        or after is None
        or after.round > point.round
    ]
    step = max(1, min(WIDEST_STEP, room // len(kept)))
    found: list[Column] = []
    for point in kept:
        if found and found[-1].point and point.round > found[-1].point.round:
            found.append(Column(None, 1))
        found.append(Column(point, step))
    return found


def area(places: Sequence[Column], seat: Seat, height: int, marks: str) -> list[str]:
    """Return the rows of a seat's graph, top first; the higher the chance, the more is filled."""
    most = len(marks) - 1
    levels = [
        (0 if point is None else round(point.chances[seat] * height * most), width)
        for point, width in places
    ]
    return [
        "".join(
            marks[min(max(level - row * most, 0), most)] * width for level, width in levels
        ).rstrip()
        for row in reversed(range(height))
    ]


def round_numbers(places: Sequence[Column]) -> str:
    """Return a line with the number of each round below its first column."""
    line, at, shown = "", 0, 0
    for point, width in places:
        if point is not None and point.round > shown:
            shown = point.round
            line = f"{line:{at}}{shown}"
        at += width
    return line


def column_of(places: Sequence[Column], wanted: Point) -> int:
    """Return the first column of a moment or, if it is left out, of the next one shown."""
    at = 0
    for point, width in places:
        if point is not None and (point.round, point.turn_number) >= (
            wanted.round,
            wanted.turn_number,
        ):
            break
        at += width
    return at
