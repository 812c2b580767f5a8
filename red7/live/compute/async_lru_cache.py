"""An async LRU cache with single flight: concurrent callers of one key wait for one computation.

Work is not started once its callers are gone. Work that has started goes on for later callers,
unless it takes long: then its worker gives it up.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")

is_wanted: ContextVar[Callable[[], bool]] = ContextVar("is_wanted", default=lambda: True)
"""Tells whether a caller still waits for the result of the current task."""


class AsyncLruCache(Generic[T]):
    """The results that were used last; the least recently used is dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """Return the result for a key. Raise what the work raises, without caching it."""
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
                # The work was given up just before this call: begin again.

    async def _awaited(self, task: "asyncio.Task[T]") -> T:
        self._waiting[task] += 1
        try:
            # This caller may be cancelled while others wait for the same result.
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
        """Remove the task of a failed computation."""
        if (task.cancelled() or task.exception()) and self._tasks.get(key) is task:
            del self._tasks[key]
