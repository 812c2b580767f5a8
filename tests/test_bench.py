"""`make bench` in its short form: every section runs, and prints a figure."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from have_browser import is_wanted

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_wanted(), reason="RED7_NO_BROWSER is set"),
]

ROOT = Path(__file__).parent.parent
SECTIONS = (
    r"import +[\d.]+ ms for red7\.core",
    r"4 players, advanced +[\d.]+ million turns a second",
    "against OpenSpiel",
    r"red7 +[\d.]+ times as many turns a second as one",
    r"advanced +loop [\d.]+ ms",
    r"expert +loop [\d.]+ ms",
    r"p50 [\d.]+ ms, p99 [\d.]+; \d+ moves",
    r"/api/games +\d+ ms of the processor",
    r"kB gzipped in English",
    r"a commit alone takes [\d.]+ ms",
    r"playable \d+ ms after navigation",
)


def test_every_section_runs() -> None:
    command = [sys.executable, "scripts/bench.py", "--short"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [each for each in SECTIONS if not re.search(each, done.stdout)] == []
