"""An event and a queue that use less memory than asyncio's, because every socket has several.

`asyncio.Event` and `asyncio.Queue` have a deque for waiting tasks, which takes 700 bytes even when
no task waits.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class LightEvent:
    """An event like `asyncio.Event` that uses less memory."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, *, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Return whether the event is set."""
        return self._is_set

    def set(self) -> None:
        """Set the event, and wake all tasks that wait for it."""
        self._is_set = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        """Reset the event, so that tasks wait for it again."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until the event is set, and return True."""
        if self._is_set:
            return True
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, future)
        try:
            await future
        finally:
            self._waiting = tuple(each for each in self._waiting if each is not future)
        return True


class LightQueue(Generic[T]):
    """A queue like `asyncio.Queue` that uses less memory; only one task may read from it."""

    __slots__ = ("_has_items", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._has_items = LightEvent()

    def qsize(self) -> int:
        """Return the number of items in the queue."""
        return len(self._items)

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Add an item at the end of the queue."""
        self._items.append(item)
        self._has_items.set()

    async def get(self) -> T:
        """Remove and return the first item; wait while the queue is empty."""
        while not self._items:
            self._has_items.clear()
            await self._has_items.wait()
        return self._items.pop(0)
