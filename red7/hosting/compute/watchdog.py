"""A watchdog that finds out whether a process hangs, even if the machine is busy.

On a busy machine a healthy process takes long for little work. So a process counts as hung only if
it does nothing at all, or if it has used more processor time than its job can take.
"""

import time
from pathlib import Path

FIRST_LOOK_S, LOOK_EVERY_S = 5.0, 1.0
"""Maximum seconds before the first check of a process, and seconds between later checks."""
LIMIT_FACTOR, LIMIT_EXTRA_S = 4.0, 60.0
"""A job's maximum time by the clock: `LIMIT_FACTOR` times its limit, plus `LIMIT_EXTRA_S`.

After this time the process counts as hung, however busy the machine is.
"""
RUNNABLE = "RD"
"""States in proc(5): R runs or waits for a processor, D waits for the disk."""


def processor_time(pid: int | None) -> float | None:
    """Return the processor time of a process in seconds, or None if it cannot be read."""
    if pid is None or not Path("/proc/self/stat").exists():
        return None
    try:
        # Linux has a clock for each process: MAKE_PROCESS_CPUCLOCK(pid, CPUCLOCK_SCHED).
        return time.clock_gettime((~pid << 3) | 2)
    except (OSError, OverflowError):
        return None


def is_runnable(pid: int) -> bool:
    """Return whether a process runs, or waits only for a processor or the disk."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    # The name stands before the state, in parentheses, and may contain any character (proc(5)).
    return text.rpartition(") ")[2][:1] in RUNNABLE


class Watchdog:
    """Watches a process during one job, for which it may use `limit_s` seconds of processor time.

    The process counts as hung if it has used more, or if it has done nothing since the last check
    and waits for neither a processor nor the disk. It also counts as hung if its processor time
    cannot be read, or if the job takes far longer than `limit_s` by the clock.
    """

    def __init__(self, pid: int | None, limit_s: float, now: float) -> None:
        self.due = now + min(limit_s, FIRST_LOOK_S)
        """When to call `is_hung` next, on the same clock as `now`."""
        self._pid, self._limit_s = pid, limit_s
        self._end = now + limit_s * LIMIT_FACTOR + LIMIT_EXTRA_S
        self._begin = processor_time(pid)
        self._last: float | None = None

    def is_hung(self, now: float) -> bool:
        """Return whether the process hangs, and set `due` to the time of the next check."""
        last, self._last = self._last, processor_time(self._pid)
        self.due = now + LOOK_EVERY_S
        if self._pid is None or self._begin is None or self._last is None or now >= self._end:
            return True
        if self._last - self._begin >= self._limit_s:
            return True
        return last == self._last and not is_runnable(self._pid)
