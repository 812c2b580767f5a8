"""A bus over a link that may break: it is made anew by itself, and everybody then looks anew.

Messages wait in a short queue and go out in groups, so that nobody waits for the bus.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from logging import getLogger
from time import monotonic

from red7.hosting.cluster.bus.protocol import Died, Hear, ignored

MOST_WAITING = 10_000
"""Messages that wait for the link; with more of them everybody looks anew instead."""
LARGEST_GROUP = 500
HEARTBEAT = 1.0
"""Seconds of silence after which the link is tried."""
ANSWER = 2.0
"""Seconds that the other end may take to answer."""
RETRY = 0.25
"""Seconds between two attempts to have a link."""
FAREWELL = 0.5
"""Seconds for the last messages to go out."""
SOMETHING_LOST = b""


class LinkedBus(ABC):
    """A `Bus` that keeps up a link of some kind."""

    _lost: tuple[type[Exception], ...] = (OSError, EOFError, TimeoutError)
    """What is raised by a link that breaks, or cannot be had."""

    def __init__(self) -> None:
        self._hear: Hear = lambda message: None
        self._waiting: deque[bytes] = deque()
        self._any_waiting = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._tried = asyncio.Event()
        self.linked_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def _serve(self) -> None:
        """Have a link, say so by `_linked`, and serve it until it breaks, which is raised."""

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Begin to hear, at once if the other end answers."""
        self._hear = hear
        self._task = asyncio.create_task(self._keep_up())
        await self._tried.wait()

    async def tell(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            message = SOMETHING_LOST
        self._waiting.append(message)
        self._all_sent.clear()
        self._any_waiting.set()

    async def close(self) -> None:
        """Hear and tell no longer; what was told last may still go out."""
        task, self._task = self._task, None
        if self.linked_since is not None and self._waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_sent.wait(), FAREWELL)
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _keep_up(self) -> None:
        while True:
            try:
                await self._serve()
            except self._lost as error:
                if self.linked_since is not None or not self._tried.is_set():
                    text = str(error) or type(error).__name__
                    getLogger("red7").warning("the bus cannot be reached: %s", text)
            except Exception:
                # Whatever it was, who is deaf from now on would not notice.
                getLogger("red7").exception("the bus has failed")
            self.linked_since = None
            self._tried.set()
            await asyncio.sleep(RETRY)

    def _linked(self) -> None:
        """The link is there: what was said meanwhile is lost, and what was to be said, too."""
        if self._tried.is_set():
            getLogger("red7").warning("the bus can be reached again")
            self._waiting.clear()
            self._waiting.append(SOMETHING_LOST)
            self._any_waiting.set()
        self.linked_since = monotonic()
        self._tried.set()
        self._hear(SOMETHING_LOST)

    async def _to_send(self) -> list[bytes]:
        """The messages that wait, as soon as there are any; none after a while."""
        if not self._waiting:
            # Whoever asks for more has sent what they had.
            self._all_sent.set()
            self._any_waiting.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._any_waiting.wait(), HEARTBEAT)
        size = min(len(self._waiting), LARGEST_GROUP)
        return [self._waiting.popleft() for _ in range(size)]
