"""Commands print to a pipe what they always have, and a game leaves the same record."""

from pathlib import Path

import pytest

from tests.cli.transcripts import GAMES, OTHERS, kept, played, run


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_record(name: str, tmp_path: Path) -> None:
    assert played(name, tmp_path) == kept(name)


@pytest.mark.parametrize("name", OTHERS)
def test_what_a_command_prints(name: str, tmp_path: Path) -> None:
    assert {"output": run(OTHERS[name], tmp_path)} == kept(name)
