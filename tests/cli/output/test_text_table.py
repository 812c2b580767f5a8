"""Tables of text in pipes and on terminals of any width."""

import io
import re

import pytest

from red7.cli.output.screen import Screen
from red7.cli.output.text_table import text_table
from tests.cli.conftest import Terminal

pytestmark = pytest.mark.usefixtures("usual_terminal")

ROWS = [
    ["players, rules", "leader", "1st to move", "points"],
    ["2, draw and actions", "59.9%", "40.1%", "10.0"],
    ["  standard error", "0.41%", "", ""],
]


def test_a_pipe_gets_a_line_for_each_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    assert text_table(Screen(io.StringIO()), ROWS, has_heading=True) == [
        "players, rules        leader   1st to move   points",
        "2, draw and actions    59.9%         40.1%     10.0",
        "  standard error       0.41%",
    ]


def test_all_columns_can_start_at_the_left() -> None:
    rows = [["a  ", "b"], ["ccc", "dd"]]
    assert text_table(Screen(io.StringIO()), rows, all_left=True) == ["a     b", "ccc   dd"]


def test_a_heading_stands_out_on_a_terminal() -> None:
    heading, *others = text_table(Screen(Terminal()), ROWS, has_heading=True)
    assert "\x1b[1mplayers, rules" in heading
    assert "\x1b" not in "".join(others)


@pytest.mark.parametrize("wide", [80, 51, 46, 45, 36, 30])
def test_a_table_fits_a_terminal_and_says_all(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    lines = [
        re.sub(r"\x1b\[[\d;]*m", "", line)
        for line in text_table(Screen(Terminal()), ROWS, has_heading=True)
    ]
    assert max(map(len, lines)) <= wide
    words = [word for row in ROWS for cell in row for word in cell.split()]
    assert sorted(" ".join(lines).split()) == sorted(words)


def test_spaces_make_room_only_where_there_is_some(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [["", "    best", "doubtful"], ["You", "3", "1"]]
    monkeypatch.setenv("COLUMNS", "25")
    assert text_table(Screen(Terminal()), rows)[0] == "          best   doubtful"
    monkeypatch.setenv("COLUMNS", "24")
    assert text_table(Screen(Terminal()), rows)[0] == "      best   doubtful"


def test_where_it_cannot_fit_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    shown = " ".join(text_table(Screen(Terminal()), ROWS))
    assert all(word in shown for row in ROWS for cell in row for word in cell.split())
