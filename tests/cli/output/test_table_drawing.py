"""Cards and hands as they are drawn on a terminal and in a pipe."""

import io

import pytest

from red7.cli.output.screen import Screen
from red7.cli.output.table_drawing import draw_card, draw_hand
from red7.notation import parse_card
from tests.cli.conftest import Terminal

pytestmark = pytest.mark.usefixtures("usual_terminal")


def test_a_card_has_its_color_on_a_terminal() -> None:
    assert draw_card(Screen(Terminal()), parse_card("R7")) == " \x1b[38;5;231;48;5;124m R7 \x1b[0m "


def test_a_terminal_of_all_colors_gets_the_very_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    # Of another color than above, as rich keeps what it has made of a style.
    assert "48;2;255;221;0m Y7 " in draw_card(Screen(Terminal()), parse_card("Y7"))


def test_a_hand_goes_on_below_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [parse_card(name) for name in ("R7", "B3", "V1")]
    monkeypatch.setenv("COLUMNS", "18")
    monkeypatch.setenv("NO_COLOR", "1")
    assert draw_hand(Screen(Terminal()), "  Your hand", cards) == [
        "  Your hand  R7 ",
        "             B3 ",
        "             V1 ",
    ]
    assert draw_hand(Screen(io.StringIO()), "hand", cards) == ["hand  R7  B3  V1 "]
    assert draw_hand(Screen(io.StringIO()), "hand", []) == ["hand  -"]
