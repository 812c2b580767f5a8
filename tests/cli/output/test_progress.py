"""The progress bar of commands that take their time."""

import io
import re

import pytest

from red7.cli.output.progress import Progress
from tests.cli.conftest import Terminal

pytestmark = pytest.mark.usefixtures("usual_terminal")
ERASE_LINE = "\x1b[2K"


def lines_shown(stream: Terminal) -> list[str]:
    """Return the lines that a terminal has shown, without cursor movements."""
    return re.split(r"[\r\n]+", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", stream.getvalue()))


def test_progress_is_shown_on_a_terminal_and_erased() -> None:
    stream = Terminal()
    with Progress("deals", 3, stream) as progress:
        progress.step(2)
    first, *_, last = [line for line in lines_shown(stream) if line]
    assert re.fullmatch(r"deals \S{30} 0/3 --:-- left", first)
    assert re.fullmatch(r"deals \S{30} 2/3 \S+ left", last)
    assert stream.getvalue().endswith(ERASE_LINE)


def test_progress_is_silent_elsewhere() -> None:
    stream = io.StringIO()
    with Progress("deals", 3, stream) as progress:
        progress.step(3)
    assert stream.getvalue() == ""


def test_progress_towards_another_total() -> None:
    stream = Terminal()
    with Progress("compiling", 0, stream) as progress:
        progress.step(4, 8)
    assert " 4/8 " in stream.getvalue()


@pytest.mark.parametrize("wide", [30, 40, 60, 80, 120])
def test_progress_fits_the_terminal(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    stream = Terminal()
    with Progress("planner against random", 456, stream) as progress:
        progress.step(123)
    lines = lines_shown(stream)
    assert max(map(len, lines)) <= wide
    assert any(" 123/456 " in line for line in lines)
    words = re.split(r"\W+", " ".join(lines))
    assert {"planner", "against", "random"} <= {*words}


def test_a_dumb_terminal_is_told_what_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    stream = Terminal()
    with Progress("deals", 3, stream) as progress:
        progress.step(3)
    assert stream.getvalue() == "deals ...\n"


class Gone(Terminal):
    """A terminal that was closed."""

    def write(self, text: str) -> int:
        raise OSError(5, "Input/output error")


def test_a_terminal_that_has_gone_does_not_stop_the_work() -> None:
    with Progress("deals", 3, Gone()) as progress:
        progress.step(3)
    assert progress.done == 3
