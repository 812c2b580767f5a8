"""Fixtures for tests of commands: a terminal, and a command that is refused."""

import io
import os
from collections.abc import Callable
from typing import TypeAlias

import pytest

from red7.cli.main import main

Refuses: TypeAlias = Callable[..., str]
AT_A_TERMINAL = {**os.environ, "TERM": "xterm-256color"}
"""The environment of a command that is given a terminal."""


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the environment of a terminal with 256 colors and 80 columns."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("COLORTERM", raising=False)


@pytest.fixture
def refuses(capsys: pytest.CaptureFixture[str]) -> Refuses:
    """Run a command in this process that must be refused. Return its sentence."""

    def refuse(*words: str) -> str:
        try:
            status: object = main(words)
        except SystemExit as leaving:
            status = leaving.code
        output, errors = capsys.readouterr()
        assert (status, output) == (2, "")
        (line,) = errors.splitlines()
        return line

    return refuse
