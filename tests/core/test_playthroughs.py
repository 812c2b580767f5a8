"""Rounds as every seat saw them, against the files; `make golden` writes these anew."""

import pytest

from tests.golden import PLAYTHROUGHS, ROUNDS, playthrough


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_goes_as_on_file(name: str) -> None:
    assert playthrough(name) == (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")


def test_there_is_no_file_without_its_round() -> None:
    assert {path.stem for path in PLAYTHROUGHS.iterdir()} == set(ROUNDS)
