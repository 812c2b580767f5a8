"""The fast engine: numba kernels for rounds packed into rows of 64-bit words.

`packed` makes a row from a position of `core`; the other functions answer for rows what `core`
answers for positions. Nothing is compiled on import; `prepare` compiles ahead of use.
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
    """Return an exported name, imported on first use because importing numba is slow."""
    if name in __all__:
        from red7.sim import precompile, rounds, row_layout

        for module in (rounds, precompile, row_layout):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
