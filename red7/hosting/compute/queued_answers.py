"""Answers from a job queue: jobs are put there, and waited for until somebody has done them.

The bus hints that an answer is there; without a hint a slow poll finds it. What nobody waits for
any longer is dropped from the queue.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from logging import getLogger
from typing import Any, NamedTuple

from red7.hosting.cluster.bus import Bus
from red7.hosting.compute.job_queue import JobQueue, JobState, Priority, QueuedJob
from red7.live.compute.async_lru_cache import is_wanted
from red7.live.compute.protocol import WorkFailed
from red7.live.store.protocol import StorageFailed

POLL = 1.0
"""Seconds after which answers are looked for without a hint."""
WANTED = 10.0
"""Seconds for which a job is wanted: several polls, so that none is dropped for a slow one."""
PUT, DONE = b"job", b"done "
"""What is told on the bus: that there is a job; that of an id, an answer."""


class Patience(NamedTuple):
    """How long an answer is waited for, in seconds."""

    taken: float
    """Until somebody is at it."""
    answered: float
    """In all."""


class NotTaken(WorkFailed):
    """Nobody has taken a job in time."""


@dataclass(slots=True)
class _Asked:
    answer: "asyncio.Future[bytes]"
    wanted: Callable[[], bool]
    taken: bool = False


class QueuedAnswers:
    """Puts jobs into a queue and gives what comes of them."""

    def __init__(self, queue: JobQueue, bus: Bus) -> None:
        self._queue, self._bus = queue, bus
        self._asked: dict[str, _Asked] = {}
        self._hinted = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        """How many jobs nobody is known to be at."""
        return sum(not asked.taken for asked in self._asked.values())

    async def open(self) -> None:
        """Begin to hear of answers."""
        await self._bus.open(self._hear)

    async def close(self) -> None:
        """Wait for nothing any more."""
        if self._watching is not None:
            self._watching.cancel()
        for asked in self._asked.values():
            asked.answer.cancel()
        # Whoever waited drops the job on the way out.
        await asyncio.sleep(0)
        await asyncio.gather(*self._background, return_exceptions=True)
        await self._bus.close()
        await self._queue.close()

    async def answer(self, job: QueuedJob, patience: Patience) -> bytes:
        """What comes of a job. Raises `WorkFailed` if that takes too long, or cannot be asked."""
        asked = _Asked(asyncio.get_running_loop().create_future(), is_wanted.get())
        try:
            await self._queue.put(job, WANTED)
            self._asked[job.id] = asked
            self._watch()
            self._spawn(self._bus.tell(PUT))
            return await self._in_time(job.id, asked, patience)
        except StorageFailed as failure:
            raise WorkFailed(f"the queue cannot be reached: {failure}") from None
        finally:
            self._asked.pop(job.id, None)
            if not asked.answer.done() or asked.answer.cancelled():
                self._spawn(self._drop(job.id))

    async def _in_time(self, name: str, asked: _Asked, patience: Patience) -> bytes:
        """An answer, or `WorkFailed`."""
        await asyncio.wait([asked.answer], timeout=patience.taken)
        if not asked.answer.done() and not asked.taken:
            self._note(await self._queue.fetch([name]))
            if not asked.answer.done() and not asked.taken:
                raise NotTaken(f"nobody has taken a job for {patience.taken:g} s")
        await asyncio.wait([asked.answer], timeout=patience.answered - patience.taken)
        if not asked.answer.done():
            raise WorkFailed(f"no answer came within {patience.answered:g} s")
        return asked.answer.result()

    def _watch(self) -> None:
        """See to answers as long as somebody waits for one."""
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._look())

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        polled = loop.time()
        while self._asked:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(polled + POLL):
                    await self._hinted.wait()
            self._hinted.clear()
            names = self._wanted()
            try:
                if loop.time() >= polled + POLL:
                    polled = loop.time()
                    await self._queue.still_wanted(names, WANTED)
                self._note(await self._queue.fetch(names), names)
            except StorageFailed as failure:
                getLogger("red7").warning("no answers can be fetched: %s", failure)
                await asyncio.sleep(POLL)

    def _wanted(self) -> list[str]:
        """The jobs that somebody waits for; the others are left."""
        for asked in self._asked.values():
            if not asked.wanted():
                asked.answer.cancel()
        return [name for name, asked in self._asked.items() if not asked.answer.done()]

    def _note(self, states: dict[str, JobState], names: list[str] | None = None) -> None:
        """Hand on how jobs stand; one that is gone from the queue fails."""
        for name in states if names is None else names:
            asked, state = self._asked.get(name), states.get(name)
            if asked is None or asked.answer.done():
                continue
            if state is None:
                asked.answer.set_exception(WorkFailed("the job is gone from the queue"))
            elif state.answer is not None:
                asked.answer.set_result(state.answer)
            else:
                asked.taken = state.taken or asked.taken

    def _hear(self, message: bytes) -> None:
        """A hint: an answer is there, or hints may have been lost."""
        if not message or message.removeprefix(DONE).decode("ascii", "replace") in self._asked:
            self._hinted.set()

    async def _drop(self, name: str) -> None:
        # If it cannot be dropped now, it will be when nobody says any longer that it is wanted.
        with suppress(StorageFailed):
            await self._queue.cancel(name)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def new_job(priority: Priority, asker: str, version: int, body: bytes) -> QueuedJob:
    """A job with an id of its own."""
    return QueuedJob(secrets.token_hex(16), priority, asker, version, body)
