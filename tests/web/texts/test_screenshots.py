"""`make screenshots` in its short form: one language on one screen."""

import subprocess
import sys
from pathlib import Path

import pytest
from have_browser import is_wanted

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_wanted(), reason="RED7_NO_BROWSER is set"),
]

ROOT = Path(__file__).parents[3]


def test_each_page_is_drawn(tmp_path: Path) -> None:
    wanted = ("--languages", "de", "--sizes", "360x640", "--folder", str(tmp_path))
    command = [sys.executable, "scripts/screenshots.py", *wanted]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    drawn = [*tmp_path.rglob("*.png")]
    assert len(drawn) > 5
    assert all(path.stat().st_size > 5_000 for path in drawn)
