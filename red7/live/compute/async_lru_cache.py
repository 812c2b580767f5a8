"""Async LRU cache with single flight: concurrent callers of one key share one computation.

If all callers are cancelled, a worker drops a computation that it has not started. If the
computation has started, the worker finishes it for later callers, unless that takes long.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")

is_wanted: ContextVar[Callable[[], bool]] = ContextVar("is_wanted", default=lambda: True)
"""A function that returns whether a caller still waits for the result of the current task."""


class AsyncLruCache(Generic[T]):
    """A cache of a limited number of results, which drops the least recently used result first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """Return the result for a key, from the cache or by running `work`.

        Raise what `work` raises; the cache does not keep errors.
        """
        while True:
            if key not in self._tasks:
                self._tasks[key] = self._begun(key, work)
            task = self._tasks[key]
            self._tasks.move_to_end(key)
            if len(self._tasks) > self._most:
                self._tasks.popitem(last=False)
            try:
                return await self._awaited(task)
            except asyncio.CancelledError:
                asker = asyncio.current_task()
                if not task.cancelled() or asker is None or asker.cancelling():
                    raise
                # A worker gave up the task just before this call: start a new one.

    async def _awaited(self, task: "asyncio.Task[T]") -> T:
        self._waiting[task] += 1
        try:
            # If this caller is cancelled, other callers may still wait for the same task.
            return await asyncio.shield(task)
        finally:
            self._waiting[task] -= 1
            if not self._waiting[task]:
                del self._waiting[task]

    def _begun(
        self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]
    ) -> "asyncio.Task[T]":
        wanted = is_wanted.set(lambda: self._waiting[task] > 0)
        try:
            task = asyncio.create_task(work())
        finally:
            is_wanted.reset(wanted)
        task.add_done_callback(lambda task: self._check(key, task))
        return task

    def _check(self, key: Hashable, task: "asyncio.Task[T]") -> None:
        """Remove a failed or cancelled task, so that the next caller starts a new one."""
        if (task.cancelled() or task.exception()) and self._tasks.get(key) is task:
            del self._tasks[key]
