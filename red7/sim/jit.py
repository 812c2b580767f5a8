"""Decorators that make numba kernels of plain functions, compiled on first call and cached on disk.

An entry is a kernel that Python calls. Only entries are cached, each with all kernels that it
calls; `precompile` compiles all of them ahead of use.
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
"""A function compiled by numba; numba has no type annotations."""
Signature: TypeAlias = Any
"""The argument types of a kernel: a text such as `i8(i8[::1])`, or what `signature_of` returns."""


class Entry(NamedTuple):
    """A kernel that Python calls, with the signatures to compile ahead of use."""

    kernel: Compiled
    signatures: tuple[Signature, ...]

    @property
    def name(self) -> str:
        """The kernel's module and name."""
        return _name(self.kernel)

    @property
    def is_ready(self) -> bool:
        """Whether the kernel is compiled in this process."""
        return len(self.kernel.signatures) >= len(self.signatures)

    @property
    def is_kept(self) -> bool:
        """Whether the compiled kernel is in the cache on disk."""
        return isinstance(self.kernel._cache, _KernelCache) and self.kernel._cache.is_sound


def _name(made: Compiled) -> str:
    return f"{made.__module__}.{made.__name__}"


ENTRIES: list[Entry] = []
"""All entries of the modules imported so far."""


def inlined(function: F) -> F:
    """Make a small kernel that LLVM inlines into its callers."""
    return _part(function, forceinline=True)


def kernel(function: F) -> F:
    """Make a kernel for other kernels to call."""
    return _part(function, forceinline=False)


def inlined_early(function: F) -> F:
    """Make a kernel that numba inlines into its callers before it compiles them.

    Each level of calls is compiled again with everything below it; this kernel adds no level.
    """
    return cast(F, numba.njit(error_model="numpy", inline="always")(function))


def _part(function: F, *, forceinline: bool) -> F:
    """Make a kernel that is compiled once for all ints, not again for each constant argument."""
    made: Compiled = numba.njit(
        error_model="numpy", forceinline=forceinline, no_cfunc_wrapper=True
    )(function)
    called = made.get_call_template
    made.get_call_template = lambda types, names: called(
        [numba.types.unliteral(each) for each in types], names
    )
    return cast(F, made)


def signature_of(*values: object) -> Signature:
    """Return the signature of calls with values like these, which may be named tuples of arrays."""
    return tuple(map(numba.typeof, values))


def entry(*signatures: Signature) -> Callable[[F], F]:
    """Make a kernel for Python to call, with the signatures to compile ahead of use."""

    def compiled(function: F) -> F:
        made: Compiled = numba.njit(error_model="numpy", nogil=True)(function)
        _keep(made)
        ENTRIES.append(Entry(made, signatures))
        return cast(F, made)

    return compiled


class _KernelCache(FunctionCache):  # type: ignore[misc] # the compiler has no types
    """Numba's cache, except that any failure to load or save makes it compile."""

    is_sound = True

    def load_overload(self, signature: Compiled, target: Compiled) -> Compiled:
        try:
            # Numba's own `load_overload` first fills its tables of everything that it can compile.
            # Loading does not need them, and they take most of the time of a later start.
            rtsys.initialize(target)
            return self._load_overload(signature, target)
        except Exception:
            # A bad cached kernel costs only the time to compile it again, so any error is ignored.
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
    """Let numba cache a kernel in its package's folder, if there is one."""
    package = cache_folder.package_of(_name(made))
    folder, before = cache_folder.folder(package), numba.config.CACHE_DIR
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
        with suppress(OSError, RuntimeError):
            made._cache = _KernelCache(made.py_func)
        numba.config.CACHE_DIR = before
