"""The reporter: tells the log what the numbers say, a line a kind in so many seconds.

Whatever floods a server must not flood its log, too: services only count, and here is told by how
much a count has grown since it was last told.
"""

import asyncio
import errno
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from logging import DEBUG, ERROR, INFO, WARNING
from time import monotonic
from typing import NamedTuple

from red7.hosting.operations.logs import QUIET, log_event
from red7.live.compute.protocol import PoolLoad
from red7.live.limits.rate_limits import CODE
from red7.live.services import Services

EVERY = 1.0
"""Seconds between two looks."""
FULL = 0.8
"""The part of all descriptors that may be in use before it is told."""
LATE = 1.0
"""Seconds by which the event loop may be late before it is told."""
LONG = 50
"""Jobs that may wait in a pool before it is told."""


class _Line(NamedTuple):
    """A count that may have grown, and how it is told."""

    level: int
    event: str
    total: int
    values: dict[str, object]

    @property
    def key(self) -> tuple[object, ...]:
        """What tells it from others; a cause may be another each time."""
        if "cause" in self.values:
            return "storage", self.values["work"]
        return self.event, *self.values.values()


class Reporter:
    """Looks at the numbers of a process again and again."""

    def __init__(self, services: Services, loads: Callable[[], Mapping[str, PoolLoad]]) -> None:
        self._services, self._loads = services, loads
        self._told: dict[tuple[object, ...], int] = {}
        self._quiet: dict[tuple[object, ...], float] = {}
        self._failing = False

    async def run(self) -> None:
        """Look until somebody ends it; and measure by the way how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            lag = max(0.0, loop.time() - due)
            self._services.metrics.lag.observe(lag)
            if lag > LATE:
                self._warn("loop-late", seconds=round(lag, 1))
            self.look()
            await self._look_at_descriptors()

    def look(self, *, last: bool = False) -> None:
        """Tell what has grown; at the last look all of it."""
        now = monotonic()
        for line in self._lines():
            grown = line.total - self._told.get(line.key, 0)
            if grown > 0 and (last or now >= self._quiet.get(line.key, 0.0)):
                log_event(line.level, line.event, count=grown, **line.values)
                self._told[line.key], self._quiet[line.key] = line.total, now + QUIET
        failing = bool(self._services.metrics.failing)
        if self._failing and not failing:
            log_event(INFO, "storage-works-again")
        self._failing = failing
        for pool, load in self._loads().items():
            if load.waiting > LONG:
                self._warn("workers-slow", pool=pool, waiting=load.waiting)
        sockets, tables = self._services.metrics.sockets, len(self._services.tables)
        moves = self._services.metrics.moves.total()
        self._warn("in-use", level=DEBUG, sockets=sockets, tables=tables, moves=moves)

    def _lines(self) -> Iterator[_Line]:
        metrics = self._services.metrics
        for code, count in metrics.refusals.items():
            if code != CODE:
                yield _Line(INFO, "refused", count, {"code": code})
        for kind, count in metrics.limited.items():
            yield _Line(INFO, "refused", count, {"code": CODE, "kind": kind})
        for work, count in metrics.storage_errors.items():
            cause, error = metrics.storage_cause
            event = "disk-full" if cause == "full" else "storage-error"
            yield _Line(ERROR, event, count, {"work": work, "cause": cause, "error": error})
        yield _Line(ERROR, "failed", metrics.failures, {})
        yield _Line(INFO, "pruned", metrics.pruned, {})
        for pool, load in self._loads().items():
            yield _Line(WARNING, "workers-replaced", load.replaced, {"pool": pool})

    async def _look_at_descriptors(self) -> None:
        # Of ten thousand that takes a while.
        used, most = await asyncio.to_thread(descriptors)
        if used >= most:
            self._warn("descriptors-out", level=ERROR, most=most)
        elif used > FULL * most:
            self._warn("descriptors-few", level=WARNING, used=used, most=most)

    def _warn(self, event: str, level: int = INFO, **values: object) -> None:
        """Tell of a state, but once in a while; of each pool by itself."""
        key, now = (event, values.get("pool")), monotonic()
        if now >= self._quiet.get(key, 0.0):
            self._quiet[key] = now + QUIET
            log_event(level, event, **values)


def descriptors() -> tuple[int, int]:
    """How many descriptors this process has open, and may have; where nobody knows, 0 of 1."""
    if sys.platform != "linux":
        return 0, 1
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most == resource.RLIM_INFINITY:
        return 0, 1
    try:
        return len(os.listdir("/proc/self/fd")), most
    except OSError as error:
        # To count them takes one more.
        return (most, most) if error.errno == errno.EMFILE else (0, most)
