"""Every run draws the same examples, as many as `RED7_EXAMPLES` asks for, and hears Ctrl-C.

Commands speak English in tests, whatever the machine speaks, until a test asks for more.
"""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.databases.fixtures import database, postgres, redis
from tests.live.store.store_fixtures import with_stores

__all__ = ["database", "postgres", "redis", "with_stores"]

# A shell that starts something in the background has it ignore interrupts, and all that it starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ["RED7_LANG"] = "en"
settings.register_profile(
    "red7",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=int(os.environ.get("RED7_EXAMPLES", "60")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("red7")

TESTS = Path(__file__).parent
FIRST = ("web", "hosting")
"""The folders whose tests take longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, and a process that has a browser keeps it for all of it."""
    items.sort(key=lambda item: _place(item.path))


def _place(path: Path) -> int:
    folder = path.relative_to(TESTS).parts[0]
    return FIRST.index(folder) if folder in FIRST else len(FIRST)
