"""Results that took some work, kept in mind: a few, the last asked for longest."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """The last few results of some work. Whoever asks while it is done waits for the same."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, work: Callable[[], Coroutine[object, object, T]]) -> T:
        """The result for a key. Raises what the work raises, which is then not kept."""
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
