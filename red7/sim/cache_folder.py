"""Where compiled kernels are kept from one start to the next.

Each room that has kernels has a folder of its own, named by what they were compiled from, for the
compiler itself looks at the one file a kernel is in and would miss a change of what that calls.
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
_LONG = 24 * 60 * 60
"""Seconds after which what other sources left behind is removed, if nobody has used it since."""


def room_of(kernel: str) -> str:
    """The room that has a kernel, by its module and name; one from outside counts as of `sim`."""
    package, room, *rest = kernel.split(".")
    return room if package == PACKAGE.name and rest else "sim"


def sources(room: str = "sim") -> list[Path]:
    """The files that a room's kernels, and the tables compiled into them, are written in.

    A kernel calls kernels of its own room and of `sim`.
    """
    rooms = {"core", "sim", room}
    return sorted(path for each in rooms for path in PACKAGE.glob(f"{each}/**/*.py"))


def digest(room: str = "sim") -> str:
    """A name for a room's present sources, the compiler, and the processor compiled for."""
    versions = (sys.version, numba.__version__, llvmlite.__version__)
    found = hashlib.sha256(repr((versions, get_host_cpu_name())).encode())
    for path in sources(room):
        # The compiler asks for the date too: a file that was only touched is compiled anew.
        found.update(repr((path.name, path.stat().st_mtime_ns)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


@cache
def folder(room: str = "sim") -> Path | None:
    """A room's folder: beside the sources, in the user's cache, or none where none may be kept."""
    name = digest(room)
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
    # Without a home folder the path of its cache has a tilde left in it.
    if user.is_absolute():
        yield user


def _remove_old(present: Path) -> None:
    """Remove what is beside the present folder and has not been used for long."""
    for other in present.parent.iterdir():
        with suppress(OSError):
            if other != present and time() - other.stat().st_mtime > _LONG:
                shutil.rmtree(other, ignore_errors=True)


def note(name: str) -> None:
    """Note that a kernel is kept."""
    if (kept := folder(room_of(name))) is not None:
        with suppress(OSError):
            (kept / f"{name}.kept").touch()


def is_noted(name: str) -> bool:
    """Whether a kernel is kept, so that it need only be loaded."""
    kept = folder(room_of(name))
    return kept is not None and (kept / f"{name}.kept").exists()
