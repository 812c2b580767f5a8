"""Cards and styles on a terminal, and plain text wherever it is asked for."""

import io

import pytest

from red7.cli.screen import Screen
from red7.cli.table_drawing import draw_card
from red7.notation import parse_card
from tests.cli.test_progress import Terminal

RED_SEVEN = parse_card("R7")


@pytest.fixture(autouse=True)
def _a_usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)


def test_a_card_has_its_color_on_a_terminal() -> None:
    assert draw_card(Screen(Terminal()), RED_SEVEN) == " \x1b[38;5;231;48;5;124m R7 \x1b[0m "


def test_a_terminal_of_all_colors_gets_the_very_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    # Of another color than above, as rich keeps what it has made of a style.
    assert "48;2;255;221;0m Y7 " in draw_card(Screen(Terminal()), parse_card("Y7"))


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_no_color_where_none_is_wanted(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    screen = Screen(Terminal())
    assert draw_card(screen, RED_SEVEN, counts=True) == "[R7]"
    assert screen.bold("Round 1") == "Round 1"


def test_a_pipe_gets_plain_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    screen = Screen(io.StringIO())
    assert draw_card(screen, RED_SEVEN) == " R7 "
    assert screen.style("bold red", "blunder") == "blunder"


def test_a_page_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    assert Screen(Terminal()).width == 44
    assert Screen(io.StringIO()).width == 80
