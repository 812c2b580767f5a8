"""Kernels that were kept on disk play as those that were just compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LONG = bool(os.environ.get("RED7_SIDE_BY_SIDE"))
SCRIPT = """
from random import Random
from red7.bots import BOTS, Budget
from red7.search.compiled.flat_monte_carlo import estimates
from red7.core import ADVANCED, EXPERT, view
from tests.builders import playout

for rules in (ADVANCED, EXPERT):
    for at in playout(rules, 3, 5)[:-1:2]:
        seen = view(at, at.mover)
        print(estimates(seen, Random(1), Budget(playouts=200)))
        print(BOTS["scout"].choose(seen, Random(1), Budget(playouts=900)))
"""


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="compiles everything anew; a part of `make test-long`")
def test_kept_kernels_play_as_those_just_compiled(tmp_path: Path) -> None:
    root = str(Path(__file__).parent.parent.parent.parent)
    around = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": root}
    just_compiled, loaded = (
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env=around,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for _ in range(2)
    )
    assert just_compiled
    assert loaded == just_compiled
