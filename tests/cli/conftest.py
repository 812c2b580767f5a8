"""What tests of commands share: a terminal that is there for everybody."""

import io
import os

import pytest

AT_A_TERMINAL = {**os.environ, "TERM": "xterm-256color"}
"""The environment of a command that is given a terminal."""


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of a terminal with 256 colors and 80 columns."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)
