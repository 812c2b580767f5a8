"""Groups: what has come in while the last command was under way goes to PostgreSQL as one.

So a round trip is shared by the more of them the busier it gets.
"""

import asyncio
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

P = TypeVar("P")

LARGEST_GROUP = 200
AT_ONCE = 2
"""Groups under way: while one waits for the disk, the next is on its way."""


class Groups(ABC, Generic[P]):
    """What one process asks for, in groups."""

    def __init__(self) -> None:
        self._pending: list[P] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @abstractmethod
    def _split(self, pending: list[P]) -> tuple[list[P], list[P]]:
        """A group of what waits, and what is left for later ones."""

    @abstractmethod
    async def _carry_out(self, group: list[P]) -> None:
        """Carry out a group, and tell everybody what has come of it."""

    async def close(self) -> None:
        """Carry out what has come in."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def _add(self, pending: P) -> None:
        self._pending.append(pending)
        if len(self._tasks) < AT_ONCE:
            task = asyncio.create_task(self._carry_out_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry_out_all(self) -> None:
        while self._pending:
            group, self._pending = self._split(self._pending)
            await self._carry_out(group)
