"""Cards and styles on a terminal, and plain text wherever it is asked for."""

import io

import pytest

from red7.cli.output.screen import Screen
from red7.cli.output.table_drawing import draw_card
from red7.notation import parse_card
from tests.cli.conftest import Terminal

pytestmark = pytest.mark.usefixtures("usual_terminal")

RED_SEVEN = parse_card("R7")


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


def test_a_page_is_as_wide_as_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    assert Screen(Terminal()).width == 44
    assert Screen(io.StringIO()).width == 80
