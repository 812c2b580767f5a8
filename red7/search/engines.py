"""Choice of the search engine: compiled kernels or, without a compiler, pure Python.

The compiled engine is imported on first use because importing numba is slow. If the budget of a
call may not wait, pure Python answers it until the kernels are ready.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING

from red7.core import FOLD, Position, Turn, View
from red7.search.budget import Budget, Estimate
from red7.search.pure_python import flat_monte_carlo as pure_python

if TYPE_CHECKING:
    from red7.sim.precompile import Report

NEEDED = {"llvmlite", "numba", "numpy", "platformdirs"}
"""Third-party packages that the compiled engine imports."""


@cache
def has_compiler() -> bool:
    """Return whether the compiled engine can be imported; import it with all its kernels."""
    try:
        for module in ("flat_monte_carlo", "ismcts"):
            import_module(f"red7.search.compiled.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] not in NEEDED:
            raise
        return False
    return True


def is_ready() -> bool:
    """Return whether the compiled engine is ready in this process, so that calls need not wait."""
    if not has_compiler():
        return False
    from red7.sim import is_ready

    return is_ready()


def is_kept() -> bool:
    """Return whether the kernels are cached on disk, so that `prepare` takes less than a second."""
    if not has_compiler():
        return False
    from red7.sim import is_kept

    return is_kept()


def prepare(report: "Report" = lambda done, total: None) -> None:
    """Compile the engine or load it from disk; do nothing without a compiler."""
    if has_compiler():
        from red7.sim import prepare

        prepare(report)


def is_compiled_for(budget: Budget) -> bool:
    """Return whether to use the compiled engine for a budget."""
    return has_compiler() and (budget.may_wait or is_ready())


def estimates(
    view: View, rng: Random, budget: Budget, *, also: Sequence[Turn] = ()
) -> list[Estimate]:
    """Return estimates of the most promising turns, the best turn for the mover first.

    The view's seat must be to move. The turns in `also` must be legal whole turns, from the
    turn's start; the search keeps them until its last phase.
    """
    if is_compiled_for(budget):
        from red7.search.compiled import flat_monte_carlo

        return flat_monte_carlo.estimates(view, rng, budget, also=also)
    return pure_python.estimates(view, rng, budget, also=also)


def best_in_the_open(position: Position, rng: Random, budget: Budget) -> Turn | None:
    """Return the best turn of a mover that sees all cards; None if no turn keeps it in."""
    if is_compiled_for(budget):
        from red7.search.compiled import ismcts

        return ismcts.search_open(position, rng, budget)
    found = [each.turn for each in pure_python.estimates_in_the_open(position, rng, budget)]
    return None if found in ([], [(FOLD,)]) else found[0]
