"""The choice of the engine: pure Python if the compiler is missing, or if a call must not wait."""

import subprocess
import sys
from pathlib import Path
from random import Random

from red7.bots.registry import BOTS
from red7.core import ADVANCED, view
from red7.search import engines
from red7.search.budget import Budget
from tests.builders import dealt

ROOT = Path(__file__).parent.parent.parent
BARE = """
import sys
for missing in ("numba", "numpy", "llvmlite", "platformdirs"):
    sys.modules[missing] = None
"""


def run(script: str) -> None:
    """Run a script in a fresh process, from the repository's root."""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120, cwd=ROOT)


def test_only_the_compiled_engine_needs_the_compiler() -> None:
    script = """
from importlib import import_module
from pathlib import Path
packages = ("search", "bots", "analysis")
paths = [path for package in packages for path in Path("red7", package).rglob("*.py")]
names = [".".join(path.with_suffix("").parts) for path in paths if "compiled" not in path.parts]
assert len(names) > 25
for name in names:
    import_module(name)
"""
    run(BARE + script)


def test_without_a_compiler_every_bot_and_the_oracle_play() -> None:
    script = """
from random import Random
from red7.bots import BOTS, Budget
from red7.bots.arena import play_match
from red7.bots.registry import contestant
from red7.core import EXPERT
from red7.search import engines
assert not engines.has_compiler() and not engines.is_ready() and not engines.is_kept()
engines.prepare()
for name in (*BOTS, "oracle"):
    for rules in (EXPERT._replace(scoring=False), EXPERT._replace(actions=False)):
        seats = [contestant(name)(Random(1), Budget(playouts=4)) for _ in range(2)]
        assert sum(play_match(seats, rules, "bare").shares) == 1
"""
    run(BARE + script)


def test_without_a_compiler_there_are_hints_and_reviews() -> None:
    script = """
from random import Random
from red7.analysis.hints import hint
from red7.analysis.reviews import review
from red7.bots import Budget
from red7.core import ADVANCED, CARDS, Match, deal, view
from red7.notation import parse_record
position = deal(Match(ADVANCED, 2), list(CARDS))
assert hint(view(position, position.mover), Budget(playouts=30))
record = parse_record(open("docs/guide/game.red7", encoding="utf-8").read())
found = review(record, Budget(playouts=5))
assert len(found.turns) == sum(len(played.turns) for played in record.rounds)
"""
    run(BARE + script)


def test_an_error_of_our_own_is_not_taken_for_a_missing_compiler() -> None:
    script = """
import sys
sys.modules["red7.search.compiled.candidates"] = None
from red7.search import engines
try:
    engines.has_compiler()
except ModuleNotFoundError as error:
    assert error.name == "red7.search.compiled.candidates"
else:
    raise AssertionError("it was")
"""
    run(script)


def test_a_budget_that_may_not_wait_is_answered_at_once() -> None:
    """In a fresh process, which has compiled nothing, both searching bots and hints answer."""
    script = """
from random import Random
from red7.bots import BOTS, Budget
from red7.analysis.hints import hint
from red7.core import ADVANCED, CARDS, Match, deal, legal_steps, view
from red7.search import engines
position = deal(Match(ADVANCED, 2), list(CARDS))
seen = view(position, position.mover)
for name in ("sampler", "scout"):
    budget = Budget(playouts=30, may_wait=False)
    assert BOTS[name].choose(seen, Random(1), budget) in legal_steps(seen)
assert hint(seen, Budget(playouts=30, may_wait=False))
assert engines.has_compiler() and not engines.is_ready()
"""
    run(script)


def test_a_budget_that_may_wait_gets_the_compiled_engine() -> None:
    at = dealt(ADVANCED, 2, 3)
    BOTS["scout"].choose(view(at, at.mover), Random(1), Budget(playouts=50))
    engines.prepare()
    assert engines.is_ready()
    assert engines.is_compiled_for(Budget(may_wait=False))
