"""Compiling: kernels are plain functions here, compiled when first called, and kept on disk.

An entry is a kernel that Python calls; only entries are kept, with all that they call in
them. The folder of what is kept is named by the sources' contents, for the compiler itself
looks at the one file a kernel is in and would miss a change of what it calls.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar, cast

import llvmlite
import numba
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).parent.parent
ENTRIES: list[tuple[Callable[..., object], tuple[str, ...]]] = []
"""Every entry, with the signatures it is compiled for ahead of use."""


def inlined(function: F) -> F:
    """A small kernel that becomes part of the kernels that call it."""
    return cast(F, numba.njit(error_model="numpy", forceinline=True)(function))


def kernel(function: F) -> F:
    """A function that other kernels call."""
    return cast(F, numba.njit(error_model="numpy")(function))


def entry(*signatures: str) -> Callable[[F], F]:
    """A kernel that Python calls, with the signatures to compile it for."""

    def compiled(function: F) -> F:
        folder, before = _folder(), numba.config.CACHE_DIR
        numba.config.CACHE_DIR = "" if folder is None else str(folder)
        try:
            made = numba.njit(error_model="numpy", nogil=True, cache=folder is not None)(function)
        finally:
            numba.config.CACHE_DIR = before
        ENTRIES.append((made, signatures))
        return cast(F, made)

    return compiled


def sources() -> list[Path]:
    """The files that kernels are written in."""
    return sorted([*PACKAGE.glob("sim/*.py"), *PACKAGE.glob("bots/*.py")])


def digest() -> str:
    """A name for the present contents of the sources, with the compiler's versions."""
    found = hashlib.sha256(f"{numba.__version__} {llvmlite.__version__}".encode())
    for path in sources():
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


_chosen: list[Path | None] = []


def _folder() -> Path | None:
    """Where compiled kernels are kept: beside the sources, or in the user's cache, or nowhere."""
    if not _chosen:
        _chosen.append(next(_writable(digest()), None))
    return _chosen[0]


def _writable(name: str) -> Iterator[Path]:
    """The folders that can be written to, with what older sources left there removed."""
    asked = os.environ.get("NUMBA_CACHE_DIR")
    homes = [Path(asked)] if asked else [PACKAGE / "__pycache__", user_cache_path("red7")]
    for home in homes:
        folder = home / "kernels" / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, RuntimeError):
            continue
        if os.access(folder, os.W_OK):
            for other in folder.parent.iterdir():
                if other != folder:
                    shutil.rmtree(other, ignore_errors=True)
            yield folder
