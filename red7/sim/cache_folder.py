"""The folder that keeps compiled kernels from one start to the next.

Each package with kernels has its own folder, named by a digest of all sources that its kernels are
made from. Numba alone checks only the file of a kernel, and would miss changes in what it calls.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import time

import llvmlite
import numba
from llvmlite.binding import get_host_cpu_name
from platformdirs import user_cache_path

PACKAGE = Path(__file__).parent.parent
_UNUSED_AGE_S = 24 * 60 * 60
"""Seconds after which an unused folder of other sources is removed."""


def package_of(kernel: str) -> str:
    """Return the package of a kernel, given by module and name; `sim` for kernels outside red7."""
    top, package, *rest = kernel.split(".")
    return package if top == PACKAGE.name and rest else "sim"


def sources(package: str = "sim") -> list[Path]:
    """Return the source files of a package's kernels and of the tables compiled into them.

    A kernel calls kernels of its own package and of `sim`.
    """
    packages = {"core", "sim", package}
    return sorted(path for each in packages for path in PACKAGE.glob(f"{each}/**/*.py"))


def digest(package: str = "sim") -> str:
    """Return a hash of a package's sources, the compiler and the processor, to name its folder."""
    versions = (sys.version, numba.__version__, llvmlite.__version__)
    found = hashlib.sha256(repr((versions, get_host_cpu_name())).encode())
    for path in sources(package):
        # Numba checks the modification time, too: it compiles a file again that was only touched.
        found.update(repr((path.name, path.stat().st_mtime_ns)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


@cache
def folder(package: str = "sim") -> Path | None:
    """Return a package's folder: beside the sources, else in the user's cache, else None."""
    name = digest(package)
    for home in _homes():
        found = home / "kernels" / name
        with suppress(OSError):
            found.mkdir(parents=True, exist_ok=True)
            os.utime(found)
            if os.access(found, os.W_OK):
                _remove_old(found)
                return found
    return None


def _homes() -> Iterator[Path]:
    if asked := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(asked)
        return
    yield PACKAGE / "__pycache__"
    user = user_cache_path("red7")
    # Without a home folder, the path is not absolute: it still starts with a tilde.
    if user.is_absolute():
        yield user


def _remove_old(present: Path) -> None:
    """Remove the folders beside the present one that have not been used for a day."""
    for other in present.parent.iterdir():
        with suppress(OSError):
            if other != present and time() - other.stat().st_mtime > _UNUSED_AGE_S:
                shutil.rmtree(other, ignore_errors=True)


def note(name: str) -> None:
    """Note that a kernel is cached."""
    if (kept := folder(package_of(name))) is not None:
        with suppress(OSError):
            (kept / f"{name}.kept").touch()


def is_noted(name: str) -> bool:
    """Return whether a kernel is cached, so that it only has to be loaded."""
    kept = folder(package_of(name))
    return kept is not None and (kept / f"{name}.kept").exists()
