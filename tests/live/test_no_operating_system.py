"""Tables in use need no operating system: what a browser has is enough."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

SCRIPT = """
import asyncio, importlib, logging, pkgutil, sys

for name in "socket sqlite3 multiprocessing threading signal numpy numba".split():
    sys.modules[name] = None
for name in "fcntl llvmlite matplotlib platformdirs rich".split():
    sys.modules[name] = None

packages = "core notation texts table wire bots analysis live search".split()
for package in (importlib.import_module(f"red7.{name}") for name in packages):
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.startswith("red7.search.compiled."):
            importlib.import_module(module.name)

from tests.live.round_against_a_bot import play_round
print(*sorted(asyncio.run(asyncio.wait_for(play_round("planner"), 60))))
assert not [name for name in sys.modules if name.startswith(("red7.hosting", "red7.sim."))]
"""


def test_a_round_is_played_with_the_operating_system_blocked() -> None:
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "accepted hints table update welcome\n"
