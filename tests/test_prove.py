"""The page about reliability: figures as they were seen, and what fell short is said."""

import json
import subprocess
import sys

import pytest
from prove import PAGE, PROOFS, ROOT, TEMPLATE, Row, flood_row, page

from tests.hosting.flood_clients import FLOODS, MIXED, MOVES

HELD = Row("this", "≥ 1", "2", "2 seen", holds=True, reaches=True)
SHORT = Row("that", "≥ 5", "", "3 seen", holds=False)
LEFT = Row("those", "≥ 5", "", "not installed", holds=None)
FLOOD = {
    "flood": "moves-40",
    "addresses": 1,
    "players": "honest players",
    "share": 0.97,
    "ack_p99_ms": 12.0,
    "ack_p99_ms_without": 10.0,
    "turned_away": [],
}


def test_a_page_has_every_figure_against_its_must_and_goal() -> None:
    text = page([HELD, HELD._replace(reaches=False)], "nothing else")
    assert "| this | ≥ 1 | 2 | 2 seen | goal |" in text
    assert "| this | ≥ 1 | 2 | 2 seen | holds |" in text
    assert "Every requirement was met." in text
    assert "{{" not in text


def test_what_fell_short_or_was_left_out_is_said() -> None:
    text = page([HELD, SHORT, LEFT], "a load average of 9")
    assert "| that | ≥ 5 | - | 3 seen | **falls short** |" in text
    assert "Falls short: that." in text
    assert "Not tried here: those." in text
    assert "a load average of 9" in text


def test_one_kind_of_flood_from_one_address_must_hardly_be_felt() -> None:
    assert flood_row(FLOOD).verdict == "goal"
    assert flood_row({**FLOOD, "share": 0.85}).verdict == "holds"
    for felt in ({"share": 0.79}, {"ack_p99_ms": 31.0}, {"turned_away": ["ConnectionClosed"]}):
        assert flood_row({**FLOOD, **felt}).verdict == "**falls short**"


@pytest.mark.parametrize("heavy", [{"addresses": 50}, {"addresses": 0}, {"flood": MIXED}])
def test_heavier_floods_may_slow_honest_players_down_but_not_send_them_away(
    heavy: dict[str, object],
) -> None:
    slow = {**FLOOD, **heavy, "share": 0.5, "ack_p99_ms": 99.0}
    assert flood_row(slow).verdict == "holds"
    assert flood_row({**slow, "share": 0.6}).verdict == "goal"
    turned_away = flood_row({**slow, "turned_away": ["a", "b"]})
    assert turned_away.verdict == "**falls short**"
    assert "2 times refused or disconnected" in turned_away.seen


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


# Kills, fuzz and failures of a cluster are tests themselves: `make prove` runs them for longer.
@pytest.mark.slow
@pytest.mark.parametrize("name", ["speed", "sockets", "half-requests", "postgres"])
def test_a_proof_runs_in_its_short_form(name: str) -> None:
    done = run("scripts/prove.py", "--short", "--only", name)
    # On a busy machine a figure may fall short.
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout.rstrip().splitlines()[-1].count(" (must ") == 1, done.stderr


@pytest.mark.slow
def test_a_flood_is_measured_in_its_short_form() -> None:
    done = run("scripts/proofs/floods.py", "--json", "--seconds", "1", "--after", "1", "renames")
    (found,) = json.loads(done.stdout)
    assert found["flood"] == "renames"
    assert found["moves_per_second"] > 0


def test_the_page_in_the_guide_is_of_this_template() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for part in TEMPLATE.read_text(encoding="utf-8").split("\n\n"):
        if "{{" not in part:
            assert part.strip() in text
    for kind in FLOODS:
        assert f"beside a flood: {kind} |" in text
        assert f"beside a flood from 50 addresses: {kind} |" in text
    for kind in MOVES:
        assert f"moves of a class of thirty beside a flood from their own address: {kind} |" in text
    assert len([line for line in text.splitlines() if line.startswith("| ")]) > len(PROOFS)
