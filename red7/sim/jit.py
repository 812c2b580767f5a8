"""Compiling: kernels are plain functions here, compiled when first called, and kept on disk.

An entry is a kernel that Python calls; only entries are kept, with all that they call in
them. `precompile` compiles them all at a time when somebody can wait.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import numba
from numba.core.caching import FunctionCache
from numba.core.runtime import rtsys

from red7.sim import cache_folder

F = TypeVar("F", bound=Callable[..., object])
Compiled: TypeAlias = Any
"""What the compiler makes of a function; it has no types of its own."""
Signature: TypeAlias = Any
"""The types a kernel is compiled for: a text such as `i8(i8[::1])`, or by `signature_of`."""


class Entry(NamedTuple):
    """A kernel that Python calls, with the signatures it is compiled for ahead of use."""

    kernel: Compiled
    signatures: tuple[Signature, ...]

    @property
    def name(self) -> str:
        """Its module and name."""
        return _name(self.kernel)

    @property
    def is_ready(self) -> bool:
        """Whether this process has it compiled."""
        return len(self.kernel.signatures) >= len(self.signatures)

    @property
    def is_kept(self) -> bool:
        """Whether the disk had it, or took it, once it was compiled."""
        return isinstance(self.kernel._cache, _Kept) and self.kernel._cache.is_sound


def _name(made: Compiled) -> str:
    return f"{made.__module__}.{made.__name__}"


ENTRIES: list[Entry] = []
"""Every entry of the modules that have been imported."""


def inlined(function: F) -> F:
    """A small kernel that becomes part of the kernels that call it."""
    return _part(function, forceinline=True)


def kernel(function: F) -> F:
    """A function that other kernels call."""
    return _part(function, forceinline=False)


def woven(function: F) -> F:
    """A kernel that becomes part of its callers before they are compiled, not after.

    Each level of calls is compiled with all that is below it; this one costs no level.
    """
    return cast(F, numba.njit(error_model="numpy", inline="always")(function))


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


def signature_of(*values: object) -> Signature:
    """The signature of calls with values like these; a named tuple of arrays is one of them."""
    return tuple(map(numba.typeof, values))


def entry(*signatures: Signature) -> Callable[[F], F]:
    """A kernel that Python calls, with the signatures to compile it for."""

    def compiled(function: F) -> F:
        made: Compiled = numba.njit(error_model="numpy", nogil=True)(function)
        _keep(made)
        ENTRIES.append(Entry(made, signatures))
        return cast(F, made)

    return compiled


class _Kept(FunctionCache):  # type: ignore[misc] # the compiler has no types
    """Loads and keeps a kernel where it can; where it cannot, the kernel is compiled."""

    is_sound = True

    def load_overload(self, signature: Compiled, target: Compiled) -> Compiled:
        try:
            # As the compiler would, but for its tables of all that can be compiled: to load
            # takes none of them, and to fill them takes most of a second start.
            rtsys.initialize(target)
            return self._load_overload(signature, target)
        except Exception:
            # Whatever is wrong with what was kept, without it there is nothing lost but time.
            self.is_sound = False
            with suppress(OSError):
                self.flush()
            return None

    def save_overload(self, signature: Compiled, data: Compiled) -> None:
        try:
            super().save_overload(signature, data)
            self.is_sound = True
        except OSError:
            self.is_sound = False


def _keep(made: Compiled) -> None:
    """Let a kernel be kept on disk, where that is possible."""
    room = cache_folder.room_of(_name(made))
    folder, before = cache_folder.folder(room), numba.config.CACHE_DIR
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
        with suppress(OSError, RuntimeError):
            made._cache = _Kept(made.py_func)
        numba.config.CACHE_DIR = before
