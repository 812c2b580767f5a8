"""An async LRU cache with single flight: whoever asks while it is computed waits for the same."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class AsyncLruCache(Generic[T]):
    """The last few results of some work, those asked for longest ago dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """The result for a key. Raises what the work raises, which is then not cached."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(work())
            self._tasks[key].add_done_callback(lambda task: self._check(key, task))
        task = self._tasks[key]
        self._tasks.move_to_end(key)
        if len(self._tasks) > self._most:
            self._tasks.popitem(last=False)
        # Who asked may go away, and others may wait for the same.
        return await asyncio.shield(task)

    def _check(self, key: Hashable, task: "asyncio.Task[T]") -> None:
        """Forget a result that is none."""
        if (task.cancelled() or task.exception()) and self._tasks.get(key) is task:
            del self._tasks[key]
