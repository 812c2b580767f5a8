"""Which engine searches: the compiled one or, where there is no compiler, pure Python.

The compiled one is imported when it is first asked for: the compiler's library takes its
time. Whoever must not wait says so in the budget, and gets the other one until it is ready.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from red7.core import FOLD, Position, Turn, View
from red7.search.budget import Budget
from red7.search.estimate import Estimate
from red7.search.pure_python import flat_monte_carlo as pure_python

if TYPE_CHECKING:
    from red7.sim.precompile import Report

NEEDED = {"llvmlite", "numba", "numpy", "platformdirs"}
"""What the compiled engine imports from outside."""


@cache
def has_compiler() -> bool:
    """Whether there is a compiled engine; imports it, with all its kernels."""
    try:
        for module in ("flat_monte_carlo", "ismcts"):
            import_module(f"red7.search.compiled.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        return False
    return True


def is_ready() -> bool:
    """Whether the compiled engine is ready in this process, so that no call has to wait."""
    if not has_compiler():
        return False
    from red7.sim import is_ready

    return is_ready()


def is_kept() -> bool:
    """Whether the compiled engine is on disk, so that `prepare` takes less than a second."""
    if not has_compiler():
        return False
    from red7.sim import is_kept

    return is_kept()


def prepare(report: "Report" = lambda done, total: None) -> None:
    """Compile the engine, or load it from disk; does nothing where there is no compiler."""
    if has_compiler():
        from red7.sim import prepare

        prepare(report)


def is_compiled_for(budget: Budget) -> bool:
    """Whether the compiled engine is to be used."""
    return has_compiler() and (budget.may_wait or is_ready())


def estimates(
    view: View, rng: Random, budget: Budget, *, also: Sequence[Turn] = ()
) -> list[Estimate]:
    """All turns worth a try, best for the mover first, if the view's seat is to move.

    Those in `also`, legal turns from the turn's start, are tried to the end in any case.
    """
    if is_compiled_for(budget):
        from red7.search.compiled import flat_monte_carlo

        return flat_monte_carlo.estimates(view, rng, budget, also=also)
    return pure_python.estimates(view, rng, budget, also=also)


def best_in_the_open(position: Position, rng: Random, budget: Budget) -> Turn | None:
    """The best turn for a mover who sees all hands and the deck; None if no turn stays in."""
    if is_compiled_for(budget):
        from red7.search.compiled import ismcts

        return ismcts.search_open(position, rng, budget)
    found = [each.turn for each in pure_python.estimates_in_the_open(position, rng, budget)]
    return None if found in ([], [(FOLD,)]) else found[0]
