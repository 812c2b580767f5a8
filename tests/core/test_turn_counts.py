"""The number of legal turns in fixed deals, against the counts on file."""

import json

import pytest

from tests.golden import TURN_COUNTS, as_json, turn_counts


@pytest.fixture(scope="module")
def counted() -> dict[str, list[int]]:
    return turn_counts()


def test_the_counts_are_those_on_file(counted: dict[str, list[int]]) -> None:
    assert counted == json.loads(TURN_COUNTS.read_text(encoding="utf-8"))


def test_the_file_is_written_as_it_would_be_now(counted: dict[str, list[int]]) -> None:
    assert as_json(counted) == TURN_COUNTS.read_text(encoding="utf-8")


def test_without_actions_every_edition_allows_the_same_turns(counted: dict[str, list[int]]) -> None:
    for name, numbers in counted.items():
        edition, _, deal = name.partition(" ")
        if "expert" not in name:
            assert numbers == counted[f"v1.2 {deal}"], edition
