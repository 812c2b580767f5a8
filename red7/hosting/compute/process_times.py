"""Whether a process is at work: its processor time, and whether it waits for a processor.

On a machine that is busy with other things a healthy process takes long for little; one that hangs
either does nothing at all, or has used more time than its job can take.
"""

import time
from pathlib import Path

FIRST, LOOK = 5.0, 1.0
"""Seconds to the first look at the latest, and between any two."""
FACTOR, LONGEST = 4.0, 60.0
"""However busy the machine, there is an end: so many times the patience, and so many seconds."""
RUNNABLE = "RD"
"""Running or waiting for a processor; or for the disk."""


def processor_time(pid: int | None) -> float | None:
    """Seconds of processor time that a process has used; None where that cannot be known."""
    if pid is None or not Path("/proc/self/stat").exists():
        return None
    try:
        # Linux has a clock for each process: MAKE_PROCESS_CPUCLOCK(pid, CPUCLOCK_SCHED).
        return time.clock_gettime((~pid << 3) | 2)
    except (OSError, OverflowError):
        return None


def is_runnable(pid: int) -> bool:
    """Whether a process runs, or would if it had a processor."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    # The name comes before, in parentheses, and may have any character (proc(5)).
    return text.rpartition(") ")[2][:1] in RUNNABLE


class Watchdog:
    """Watches a process over a job, and tells when it will not answer any more.

    It looks again and again: a process that has used up its patience in processor time hangs,
    and so does one that has done nothing since the last look, and wants to do nothing.
    Where nothing is known of a process, time alone tells.
    """

    def __init__(self, pid: int | None, patience: float, now: float) -> None:
        self.due = now + min(patience, FIRST)
        """When to look next."""
        self._pid, self._patience = pid, patience
        self._end = now + patience * FACTOR + LONGEST
        self._begin = processor_time(pid)
        self._last: float | None = None

    def is_hung(self, now: float) -> bool:
        """Whether it hangs, now that it is looked at; if not, there is another `due`."""
        last, self._last = self._last, processor_time(self._pid)
        self.due = now + LOOK
        if self._pid is None or self._begin is None or self._last is None or now >= self._end:
            return True
        if self._last - self._begin >= self._patience:
            return True
        return last == self._last and not is_runnable(self._pid)
