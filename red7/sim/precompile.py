"""Ahead-of-time compilation of all entries, with a second process to share the work.

Callers that cannot wait check `is_ready` or `is_kept`, and use the pure-Python engine meanwhile.
"""

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from importlib import import_module
from threading import Thread
from typing import TypeAlias

import numba

from red7.sim import cache_folder
from red7.sim.jit import ENTRIES, Entry

Report: TypeAlias = Callable[[int, int], None]
"""Called with the number of entries that are ready, and their total."""


def is_ready() -> bool:
    """Return whether every entry is compiled in this process, so that calls need not wait."""
    return all(each.is_ready for each in ENTRIES)


def is_kept() -> bool:
    """Return whether every entry is cached on disk, so that `prepare` takes less than a second."""
    return all(cache_folder.is_noted(each.name) for each in ENTRIES)


def prepare(report: Report = lambda done, total: None) -> None:
    """Compile every entry or load it from disk; a second process helps if there is much to do."""
    left, lent = deque(each for each in ENTRIES if not each.is_ready), list[Entry]()
    total, done = len(left), 0
    helper = _Helper(left, lent) if _needs_help(left) else None
    try:
        while each := _taken(left.popleft):
            _compile(each)
            done += 1
            report(done + len(lent), total)
        if helper is not None:
            helper.join()
    finally:
        if helper is not None:
            helper.leave()
    for each in lent:
        _compile(each)
    report(total, total)


def _needs_help(left: deque[Entry]) -> bool:
    """Return whether a second process is worth starting, and can be started."""
    if sum(not cache_folder.is_noted(each.name) for each in left) < 2:
        return False
    return (os.cpu_count() or 1) > 1 and bool(sys.executable) and cache_folder.folder() is not None


def _taken(take: Callable[[], Entry]) -> Entry | None:
    """Return an entry from an end of the queue, or None if the other thread took the last entry."""
    try:
        return take()
    except IndexError:
        return None


def _compile(each: Entry) -> None:
    """Compile an entry or load it, and note it if it is cached on disk."""
    before = numba.config.LOOP_VECTORIZE, numba.config.SLP_VECTORIZE
    # No kernel has a loop to vectorize; the search for such loops takes a sixth of the time.
    numba.config.LOOP_VECTORIZE = numba.config.SLP_VECTORIZE = 0
    try:
        for signature in each.signatures:
            each.kernel.compile(signature)
    finally:
        numba.config.LOOP_VECTORIZE, numba.config.SLP_VECTORIZE = before
    if each.is_kept:
        cache_folder.note(each.name)


class _Helper:
    """A second process that compiles entries from the far end of the queue into the disk cache."""

    def __init__(self, left: deque[Entry], lent: list[Entry]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "red7.sim.precompile"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        self._thread = Thread(target=self._lend, args=(left, lent), daemon=True)
        self._thread.start()
        self.join = self._thread.join

    def _lend(self, left: deque[Entry], lent: list[Entry]) -> None:
        """Send entries to the process, one by one; add each to `lent`, even on failure."""
        orders, answers = self._process.stdin, self._process.stdout
        assert orders is not None
        assert answers is not None
        while each := _taken(left.pop):
            try:
                print(each.name, file=orders, flush=True)
                answer = answers.readline()
            except (OSError, ValueError):
                answer = ""
            lent.append(each)
            if not answer:
                return

    def leave(self) -> None:
        """Kill the second process, and wait until it and the thread have ended."""
        self._process.kill()
        self._thread.join()
        self._process.communicate()


def help_out() -> None:
    """Compile the entries named on standard input, and answer each with its name."""
    for line in sys.stdin:
        name = line.strip()
        import_module(name.rpartition(".")[0])
        for each in ENTRIES:
            if each.name == name:
                _compile(each)
        print(name, flush=True)


if __name__ == "__main__":
    help_out()
