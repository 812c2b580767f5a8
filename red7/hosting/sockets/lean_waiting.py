"""A flag and a queue to wait for, as small as they can be: every socket has some of them.

asyncio's own keep a deque for whoever waits, which takes 700 bytes while nobody does.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Flag:
    """What `asyncio.Event` does."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self, *, is_set: bool = False) -> None:
        self._is_set = is_set
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def is_set(self) -> bool:
        """Whether nobody has to wait."""
        return self._is_set

    def set(self) -> None:
        """Let everybody go on who waits."""
        self._is_set = True
        for each in self._waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        """Let whoever comes wait."""
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it is set."""
        if self._is_set:
            return True
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting = (*self._waiting, turn)
        try:
            await turn
        finally:
            self._waiting = tuple(each for each in self._waiting if each is not turn)
        return True


class Inbox(Generic[T]):
    """What `asyncio.Queue` does, for one who reads."""

    __slots__ = ("_came", "_items")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._came = Flag()

    def qsize(self) -> int:
        """How many wait to be read."""
        return len(self._items)

    def empty(self) -> bool:
        """Whether none does."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Add one."""
        self._items.append(item)
        self._came.set()

    async def get(self) -> T:
        """The next, once it is there."""
        while not self._items:
            self._came.clear()
            await self._came.wait()
        return self._items.pop(0)
