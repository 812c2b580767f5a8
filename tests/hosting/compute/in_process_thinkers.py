"""Thinkers and a bus in the process of the test: no other process, nothing to wait for."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from red7.hosting.cluster.bus.protocol import Died, Hear, ignored
from red7.hosting.compute.job_queue import JobQueue, Lease
from red7.hosting.compute.queue_client import JOB_DONE
from red7.hosting.compute.queue_messages import FORMAT
from red7.hosting.compute.thinker import answered


class MemoryBus:
    """A `Bus` that brings everything to everybody who has opened it."""

    def __init__(self, is_cut_off: bool = False) -> None:
        self.told: list[bytes] = []
        self._hear: list[Hear] = []
        self._is_cut_off = is_cut_off

    linked_since = 0.0

    async def open(self, hear: Hear, died: Died = ignored) -> None:
        self._hear.append(hear)

    async def tell(self, message: bytes) -> None:
        self.told.append(message)
        for hear in () if self._is_cut_off else self._hear:
            hear(message)

    async def close(self) -> None:
        self._hear.clear()


def as_asked(lease: Lease) -> bytes:
    """The answer that a thinker is for."""
    return answered(lease.job.body)


@asynccontextmanager
async def thinking(
    queue: JobQueue, bus: MemoryBus, answer: Callable[[Lease], bytes] = as_asked
) -> AsyncIterator[list[Lease]]:
    """A thinker that answers at once; gives what it has taken so far."""
    taken: list[Lease] = []

    async def think() -> None:
        while True:
            lease = await queue.take(FORMAT, 60)
            if lease is None:
                await asyncio.sleep(0.002)
                continue
            taken.append(lease)
            await queue.answer(lease, answer(lease), 60)
            await bus.tell(JOB_DONE + lease.job.id.encode())

    task = asyncio.create_task(think())
    try:
        yield taken
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
