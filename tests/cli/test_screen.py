"""Cards and styles on a terminal, and plain text wherever it is asked for."""

import io

import pytest

from red7.cli.screen import Screen
from red7.cli.table_drawing import draw_card, draw_hand
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


def test_parts_that_do_not_fit_have_lines_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = ["> You  1 [B3]", "7 in hand"]
    monkeypatch.setenv("COLUMNS", "25")
    assert Screen(Terminal()).fit(*parts, indent="    ") == ["> You  1 [B3]   7 in hand"]
    monkeypatch.setenv("COLUMNS", "24")
    assert Screen(Terminal()).fit(*parts, indent="    ") == ["> You  1 [B3]", "    7 in hand"]
    assert Screen(io.StringIO()).fit(*parts) == ["> You  1 [B3]   7 in hand"]


def test_a_style_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    screen = Screen(Terminal())
    assert len(screen.fit(screen.bold("Red"), screen.style("dim", "deck 8"))) == 1


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


def test_a_page_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    assert Screen(Terminal()).width == 44
    assert Screen(io.StringIO()).width == 80
