"""A bus that reconnects by itself when its link breaks.

After a reconnection, all processes are told that messages may have been lost. Messages wait in a
short queue and are sent in groups, so that no caller waits for the bus.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from logging import getLogger
from time import monotonic

from red7.hosting.cluster.bus.protocol import Died, Hear, ignored

MAX_WAITING_MESSAGES = 10_000
"""Maximum messages that wait for the link.

If there are more, all are dropped, and the other processes are told that some were lost.
"""
MAX_MESSAGES_AT_ONCE = 500
LINK_TEST_S = 1.0
"""Seconds of silence after which the link is tested."""
ANSWER_S = 2.0
"""Maximum seconds to wait for an answer over the link."""
RETRY_S = 0.25
"""Seconds between two attempts to connect."""
CLOSE_S = 0.5
"""Maximum seconds that `close` waits for the last messages to be sent."""
SOMETHING_LOST = b""


class LinkedBus(ABC):
    """A `Bus` that reconnects whenever its link breaks. Subclasses make the link."""

    _lost: tuple[type[Exception], ...] = (OSError, EOFError, TimeoutError)
    """The exceptions that mean that a link has broken or cannot be made."""

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
        """Make a link, call `_linked`, and exchange messages over the link until it breaks.

        Raise the exception of the broken link.
        """

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        """Start to receive messages; return after the first attempt to connect."""
        self._hear = hear
        self._task = asyncio.create_task(self._keep_up())
        await self._tried.wait()

    async def tell(self, message: bytes) -> None:
        if len(self._waiting) >= MAX_WAITING_MESSAGES:
            self._waiting.clear()
            message = SOMETHING_LOST
        self._waiting.append(message)
        self._all_sent.clear()
        self._any_waiting.set()

    async def close(self) -> None:
        """Close the link, after up to `CLOSE_S` seconds for the last messages to be sent."""
        task, self._task = self._task, None
        if self.linked_since is not None and self._waiting:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_sent.wait(), CLOSE_S)
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
                # Reconnect after any error: otherwise messages would be lost unnoticed from now on.
                getLogger("red7").exception("the bus has failed")
            self.linked_since = None
            self._tried.set()
            await asyncio.sleep(RETRY_S)

    def _linked(self) -> None:
        """Note that the link is made, and report that earlier messages may have been lost.

        After a reconnection, drop the messages that waited to be sent. Tell the other processes
        instead that they may have missed some.
        """
        if self._tried.is_set():
            getLogger("red7").warning("the bus can be reached again")
            self._waiting.clear()
            self._waiting.append(SOMETHING_LOST)
            self._any_waiting.set()
        self.linked_since = monotonic()
        self._tried.set()
        self._hear(SOMETHING_LOST)

    async def _to_send(self) -> list[bytes]:
        """Return the next messages to send, or an empty list after `LINK_TEST_S` without any."""
        if not self._waiting:
            # A caller that asks for more messages has sent the earlier ones.
            self._all_sent.set()
            self._any_waiting.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._any_waiting.wait(), LINK_TEST_S)
        size = min(len(self._waiting), MAX_MESSAGES_AT_ONCE)
        return [self._waiting.popleft() for _ in range(size)]
