"""Cold start: compile every entry while somebody waits, or tell that it would take long.

Who cannot wait asks `is_ready` or `is_kept`, and uses the plain engine meanwhile.
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
"""Told how many entries are ready, of how many."""


def is_ready() -> bool:
    """Whether every entry is compiled in this process, so that no call has to wait."""
    return all(each.is_ready for each in ENTRIES)


def is_kept() -> bool:
    """Whether every entry is on disk, so that `prepare` takes less than a second."""
    return all(cache_folder.is_noted(each.name) for each in ENTRIES)


def prepare(report: Report = lambda done, total: None) -> None:
    """Compile every entry, or load it from disk; a second process helps where there is much."""
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
    """Whether a second process would be of use, and is possible."""
    if sum(not cache_folder.is_noted(each.name) for each in left) < 2:
        return False
    return (os.cpu_count() or 1) > 1 and bool(sys.executable) and cache_folder.folder() is not None


def _taken(take: Callable[[], Entry]) -> Entry | None:
    """An entry from one end of those that are left, unless the other process had the last."""
    try:
        return take()
    except IndexError:
        return None


def _compile(each: Entry) -> None:
    """Compile an entry or load it, and note that it is kept if it is."""
    before = numba.config.LOOP_VECTORIZE, numba.config.SLP_VECTORIZE
    # No kernel has a loop over many numbers; looking for one takes a sixth of the time.
    numba.config.LOOP_VECTORIZE = numba.config.SLP_VECTORIZE = 0
    try:
        for signature in each.signatures:
            each.kernel.compile(signature)
    finally:
        numba.config.LOOP_VECTORIZE, numba.config.SLP_VECTORIZE = before
    if each.is_kept:
        cache_folder.note(each.name)


class _Helper:
    """A process that compiles entries from the far end of a list, and leaves them on disk."""

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
        """Hand out entries one by one; one that is not done in the end still counts as lent."""
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
        """Let the process go, at once."""
        self._process.kill()
        self._thread.join()
        self._process.communicate()


def help_out() -> None:
    """Compile the entries that are named on standard input, and answer each with its name."""
    for line in sys.stdin:
        name = line.strip()
        import_module(name.rpartition(".")[0])
        for each in ENTRIES:
            if each.name == name:
                _compile(each)
        print(name, flush=True)


if __name__ == "__main__":
    help_out()
