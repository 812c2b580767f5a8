"""Tell a process that hangs from one that is slow because the machine is busy.

On a busy machine a healthy process takes long for little work. A process hangs if it does nothing
at all, or if it has used more processor time than its job can take.
"""

import time
from pathlib import Path

FIRST_LOOK_S, LOOK_EVERY_S = 5.0, 1.0
"""Seconds to the first look at the latest, and between two looks."""
LIMIT_FACTOR, LIMIT_EXTRA_S = 4.0, 60.0
"""On any machine a process hangs after this many times its limit, and this many seconds more."""
RUNNABLE = "RD"
"""The states of proc(5) for running, or waiting for a processor or for the disk."""


def processor_time(pid: int | None) -> float | None:
    """Return the processor time of a process in seconds; None where it cannot be known."""
    if pid is None or not Path("/proc/self/stat").exists():
        return None
    try:
        # Linux has a clock for each process: MAKE_PROCESS_CPUCLOCK(pid, CPUCLOCK_SCHED).
        return time.clock_gettime((~pid << 3) | 2)
    except (OSError, OverflowError):
        return None


def is_runnable(pid: int) -> bool:
    """Return whether a process runs, or would if it had a processor."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    # The name stands before the state, in parentheses, and may contain any character (proc(5)).
    return text.rpartition(") ")[2][:1] in RUNNABLE


class Watchdog:
    """Watch a process over one job.

    A process hangs if it has used `limit_s` of processor time, or if it has done nothing since the
    last look and is not waiting for a processor. Where the processor time cannot be known, elapsed
    time decides.
    """

    def __init__(self, pid: int | None, limit_s: float, now: float) -> None:
        self.due = now + min(limit_s, FIRST_LOOK_S)
        """When to call `is_hung` next."""
        self._pid, self._limit_s = pid, limit_s
        self._end = now + limit_s * LIMIT_FACTOR + LIMIT_EXTRA_S
        self._begin = processor_time(pid)
        self._last: float | None = None

    def is_hung(self, now: float) -> bool:
        """Return whether the process hangs. If not, `due` says when to ask again."""
        last, self._last = self._last, processor_time(self._pid)
        self.due = now + LOOK_EVERY_S
        if self._pid is None or self._begin is None or self._last is None or now >= self._end:
            return True
        if self._last - self._begin >= self._limit_s:
            return True
        return last == self._last and not is_runnable(self._pid)
