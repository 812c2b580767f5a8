"""The metrics log: lines about refusals, failures, full queues and a late event loop.

The server only counts such events. The logger reads the counters once a second, and logs by how
much each of them has grown. It logs a counter at most once in `REPEAT_INTERVAL_S` seconds, so that
a flood of requests does not flood the log.
"""

import asyncio
import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from logging import DEBUG, ERROR, INFO, WARNING
from time import monotonic
from typing import NamedTuple

from red7.hosting.operations.logs import REPEAT_INTERVAL_S, log_event
from red7.live.compute.protocol import PoolLoad
from red7.live.limits.rate_limits import CODE
from red7.live.services import Services

CHECK_INTERVAL_S = 1.0
"""Seconds between two checks of the metrics."""
DESCRIPTOR_WARNING_SHARE = 0.8
"""If more than this share of all file descriptors is in use, a warning is logged."""
LOOP_LAG_WARNING_S = 1.0
"""If the event loop is late by more than these seconds, that is logged."""
QUEUE_WARNING_JOBS = 50
"""If more than this number of jobs wait for a pool of workers, that is logged."""


class _Count(NamedTuple):
    """A counter, and the log event that reports its growth."""

    level: int
    event: str
    total: int
    values: dict[str, object]

    @property
    def key(self) -> tuple[object, ...]:
        """What identifies the counter. The cause of a storage error is left out: it may change."""
        if "cause" in self.values:
            return "storage", self.values["work"]
        return self.event, *self.values.values()


class MetricsLogger:
    """Logs the changes in the metrics of a process."""

    def __init__(self, services: Services, loads: Callable[[], Mapping[str, PoolLoad]]) -> None:
        self._services, self._loads = services, loads
        self._logged_totals: dict[tuple[object, ...], int] = {}
        self._silent_until: dict[tuple[object, ...], float] = {}
        self._was_failing = False

    async def run(self) -> None:
        """Check the metrics once a second until cancelled, and measure the event loop's lag."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + CHECK_INTERVAL_S
            await asyncio.sleep(CHECK_INTERVAL_S)
            lag_s = max(0.0, loop.time() - due)
            self._services.metrics.lag.observe(lag_s)
            if lag_s > LOOP_LAG_WARNING_S:
                self._log_state("loop-late", seconds=round(lag_s, 1))
            self.log_changes()
            await self._check_descriptors()

    def log_changes(self, *, is_last: bool = False) -> None:
        """Log the counters that have grown, and pools with many waiting jobs.

        A counter is logged at most once in `REPEAT_INTERVAL_S` seconds. When the process ends,
        `is_last` logs all growth that is left.
        """
        now = monotonic()
        for count in self._counts():
            growth = count.total - self._logged_totals.get(count.key, 0)
            if growth > 0 and (is_last or now >= self._silent_until.get(count.key, 0.0)):
                log_event(count.level, count.event, count=growth, **count.values)
                self._logged_totals[count.key] = count.total
                self._silent_until[count.key] = now + REPEAT_INTERVAL_S
        is_failing = bool(self._services.metrics.failing)
        if self._was_failing and not is_failing:
            log_event(INFO, "storage-works-again")
        self._was_failing = is_failing
        for pool, load in self._loads().items():
            if load.waiting > QUEUE_WARNING_JOBS:
                self._log_state("workers-slow", pool=pool, waiting=load.waiting)
        sockets, tables = self._services.metrics.sockets, len(self._services.tables)
        moves = self._services.metrics.moves.total()
        self._log_state("in-use", level=DEBUG, sockets=sockets, tables=tables, moves=moves)

    def _counts(self) -> Iterator[_Count]:
        metrics = self._services.metrics
        for code, count in metrics.refusals.items():
            if code != CODE:
                yield _Count(INFO, "refused", count, {"code": code})
        for kind, count in metrics.limited.items():
            yield _Count(INFO, "refused", count, {"code": CODE, "kind": kind})
        for work, count in metrics.storage_errors.items():
            cause, error = metrics.storage_cause
            event = "disk-full" if cause == "full" else "storage-error"
            yield _Count(ERROR, event, count, {"work": work, "cause": cause, "error": error})
        yield _Count(ERROR, "failed", metrics.failures, {})
        yield _Count(INFO, "pruned", metrics.pruned, {})
        for pool, load in self._loads().items():
            yield _Count(WARNING, "workers-replaced", load.replaced, {"pool": pool})

    async def _check_descriptors(self) -> None:
        # In a thread, because counting ten thousand descriptors takes a while.
        used, most = await asyncio.to_thread(descriptors)
        if used >= most:
            self._log_state("descriptors-out", level=ERROR, most=most)
        elif used > DESCRIPTOR_WARNING_SHARE * most:
            self._log_state("descriptors-few", level=WARNING, used=used, most=most)

    def _log_state(self, event: str, level: int = INFO, **values: object) -> None:
        """Log a state, at most once in `REPEAT_INTERVAL_S` seconds for each event and pool."""
        key, now = (event, values.get("pool")), monotonic()
        if now >= self._silent_until.get(key, 0.0):
            self._silent_until[key] = now + REPEAT_INTERVAL_S
            log_event(level, event, **values)


def descriptors() -> tuple[int, int]:
    """Return the number of open file descriptors of this process, and its limit.

    If the number is unknown or there is no limit, the number is 0.
    """
    if sys.platform != "linux":
        return 0, 1
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most == resource.RLIM_INFINITY:
        return 0, 1
    try:
        return len(os.listdir("/proc/self/fd")), most
    except OSError as error:
        # Listing the folder needs a descriptor, too, so this error means that all are in use.
        return (most, most) if error.errno == errno.EMFILE else (0, most)
