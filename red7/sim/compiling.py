"""Compiling: kernels are plain functions here, compiled when first called, and kept on disk.

An entry is a kernel that Python calls; only entries are kept, with all that they call in
them. `preparing` compiles them all at a time when somebody can wait.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import numba

from red7.sim import cache_folder

F = TypeVar("F", bound=Callable[..., object])
Compiled: TypeAlias = Any
"""What the compiler makes of a function; it has no types of its own."""


class Entry(NamedTuple):
    """A kernel that Python calls, with the signatures it is compiled for ahead of use."""

    kernel: Compiled
    signatures: tuple[str, ...]

    @property
    def name(self) -> str:
        """Its module and name."""
        return f"{self.kernel.__module__}.{self.kernel.__name__}"

    @property
    def is_ready(self) -> bool:
        """Whether this process has it compiled."""
        return len(self.kernel.signatures) >= len(self.signatures)


ENTRIES: list[Entry] = []
"""Every entry of the modules that have been imported."""


def inlined(function: F) -> F:
    """A small kernel that becomes part of the kernels that call it."""
    return _part(function, forceinline=True)


def kernel(function: F) -> F:
    """A function that other kernels call."""
    return _part(function, forceinline=False)


def _part(function: F, *, forceinline: bool) -> F:
    """A function compiled once for ints, not again for every constant it is called with."""
    made: Compiled = numba.njit(
        error_model="numpy", forceinline=forceinline, no_cfunc_wrapper=True
    )(function)
    called = made.get_call_template
    made.get_call_template = lambda types, names: called(
        [numba.types.unliteral(each) for each in types], names
    )
    return cast(F, made)


def entry(*signatures: str) -> Callable[[F], F]:
    """A kernel that Python calls, with the signatures to compile it for."""

    def compiled(function: F) -> F:
        made: Compiled = numba.njit(error_model="numpy", nogil=True)(function)
        _keep(made)
        ENTRIES.append(Entry(made, signatures))
        return cast(F, made)

    return compiled


def _keep(made: Compiled) -> None:
    """Let a kernel be kept on disk, where that is possible."""
    folder, before = cache_folder.folder(), numba.config.CACHE_DIR
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
        try:
            made.enable_caching()
        except (OSError, RuntimeError):
            pass  # It has become impossible meanwhile; then it is compiled at every start.
        finally:
            numba.config.CACHE_DIR = before


def is_ready() -> bool:
    """Whether every entry is compiled in this process, so that no call has to wait."""
    return all(each.is_ready for each in ENTRIES)
