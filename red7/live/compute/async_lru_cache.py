"""An async LRU cache with single flight: whoever asks while it is computed waits for the same.

Work that nobody waits for any longer is not begun; what has begun goes on for whoever comes again,
unless it takes long: then its worker gives it up.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")

is_wanted: ContextVar[Callable[[], bool]] = ContextVar("is_wanted", default=lambda: True)
"""Whether somebody still waits for what the task at hand works for; asked before it is begun."""


class AsyncLruCache(Generic[T]):
    """The last few results of some work, those asked for longest ago dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """The result for a key. Raises what the work raises, which is then not cached."""
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
                # It was given up just before somebody asked again.

    async def _awaited(self, task: "asyncio.Task[T]") -> T:
        self._waiting[task] += 1
        try:
            # Who asked may go away, and others may wait for the same.
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
        """Forget a result that is none."""
        if (task.cancelled() or task.exception()) and self._tasks.get(key) is task:
            del self._tasks[key]
