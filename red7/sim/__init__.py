"""The fast engine: kernels on rows of words.

A row is a round, as `packed` makes it from a position; what `core` says of positions is asked
of rows here. Nothing is compiled before it is called; `prepare` does it ahead of that.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from red7.sim.precompile import is_kept, is_ready, prepare
    from red7.sim.rounds import after, is_over, legal_steps, turn_count, turns
    from red7.sim.row_layout import Rows, packed

__all__ = [
    "Rows",
    "after",
    "is_kept",
    "is_over",
    "is_ready",
    "legal_steps",
    "packed",
    "prepare",
    "turn_count",
    "turns",
]


def __getattr__(name: str) -> object:
    """What is exported, imported when it is first asked for: the compiler takes its time."""
    if name in __all__:
        from red7.sim import precompile, rounds, row_layout

        for module in (rounds, precompile, row_layout):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
