"""A thinker: takes jobs from a queue, has them done in processes of its own, and nothing else.

Each process is a lane. Bots' turns and hints have as many lanes as there are processes to search;
reviews, which take long, have one of their own that gives way to all others. A lease is renewed
while a job is being done; if nobody wants it any longer, its process is ended.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from logging import ERROR, INFO, WARNING, getLogger
from time import monotonic
from typing import NamedTuple

from red7.core import Red7Error
from red7.hosting.cluster.bus import Bus
from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.job_messages import FORMAT, Failed, packed
from red7.hosting.compute.job_queue import JobQueue, Lease, Priority, QueuedJob
from red7.hosting.compute.pool import BELOW, LAST, LONGEST_REVIEW, review_patience
from red7.hosting.compute.queued_answers import DONE, PUT
from red7.hosting.compute.queued_jobs import answered
from red7.hosting.compute.worker_process import WorkerDied
from red7.hosting.operations.logs import tell
from red7.live.compute import bot_jobs
from red7.live.compute.protocol import WorkFailed
from red7.live.store.protocol import StorageFailed


class ThinkingTimes(NamedTuple):
    """What a thinker waits for, in seconds."""

    lease: float = 3.0
    """A job whose thinker has died is taken by another after this."""
    poll: float = 0.5
    """After this jobs are looked for without a hint."""
    kept: float = 60.0
    """How long an answer is kept for who asked."""
    grace: float = 5.0
    """How long jobs under way may take when the thinker is to end; then they are given back."""
    turn: float = 10.0
    """A process that takes longer for a turn or a hint is taken for hung."""
    review: float = LONGEST_REVIEW
    """The same for a review; one of few turns has less."""

    def patience(self, job: QueuedJob) -> float:
        """How long a process may take for a job."""
        if job.priority is not Priority.REVIEW:
            return self.turn
        # A record has a line for each turn, and some more; in JSON a line ends like this.
        return min(review_patience(job.body.count(rb"\n")), self.review)


TIMES = ThinkingTimes()
ATTEMPTS = 3
"""How often a job is taken whose thinkers die of it."""
SELDOM = 10
"""So many times as long as one lane waits for a hint, the others do."""
STARTING = 60.0
"""Seconds in which a process has loaded what it needs."""
SEARCHES = frozenset({Priority.TURN, Priority.HINT})
REVIEWS = frozenset({Priority.REVIEW})


class Duties(NamedTuple):
    """What the processes of a thinker do."""

    is_prepared: Callable[[], bool] = bot_jobs.kernels_are_kept
    prepare: Callable[[], None] = bot_jobs.have_kernels
    """Once, where it was never done."""
    load: Callable[[], None] = bot_jobs.get_deep
    """In each of them, when it begins, and when all is prepared."""
    answer: Callable[[bytes], bytes] = answered


class Lane:
    """A process that does one job at a time."""

    def __init__(
        self, priorities: frozenset[Priority], load: Callable[[], None], niceness: int
    ) -> None:
        self.priorities = priorities
        self.worker = AsyncWorker(load, niceness)
        self.hinted = asyncio.Event()
        """Whether there may be a job."""
        self.is_busy = True
        """Whether it does one, or has yet to begin."""


DUTIES = Duties()


def kind_of(failure: Red7Error) -> str:
    """What kind of failure it is: its own words may quote cards, which no log has."""
    # What goes wrong in a process is told with its kind before it.
    is_told = type(failure) is WorkFailed
    return str(failure).partition(":")[0] if is_told else type(failure).__name__


def _know(duty: Callable[[bytes], bytes]) -> None:
    """Be there, and have a duty's module imported: whoever is given a function has done that."""


class Thinker:
    """Takes jobs until it is told to stop."""

    def __init__(
        self,
        queue: JobQueue,
        bus: Bus,
        processes: int,
        times: ThinkingTimes = TIMES,
        duties: Duties = DUTIES,
    ) -> None:
        self._queue, self._bus, self._times, self._duties = queue, bus, times, duties
        self._searching = [Lane(SEARCHES, duties.load, BELOW) for _ in range(processes)]
        self._reviewing = Lane(REVIEWS, duties.load, LAST)
        self._lanes = [*self._searching, self._reviewing]
        self._compiler = AsyncWorker(bot_jobs.nothing, LAST)
        self._ending = asyncio.Event()
        self.done = 0
        """How many jobs it has answered."""

    def stop(self) -> None:
        """Take no more jobs; those under way are finished, or given back."""
        self._ending.set()

    async def run(self) -> None:
        """Take jobs until told to stop."""
        try:
            await self._bus.open(self._hear)
            lanes = [asyncio.create_task(self._search(lane)) for lane in self._searching]
            lanes.append(asyncio.create_task(self._review()))
            sweeping = asyncio.create_task(self._sweep())
            await self._ending.wait()
            sweeping.cancel()
            self._hear(b"")
            _, late = await asyncio.wait(lanes, timeout=self._times.grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*lanes, sweeping, return_exceptions=True)
            tell(INFO, "ended", jobs=self.done)
        finally:
            await asyncio.to_thread(self._end_processes)
            await self._bus.close()
            await self._queue.close()

    async def _search(self, lane: Lane) -> None:
        """Do turns and hints: without the engine as long as it is being compiled."""
        with suppress(Red7Error):
            await self._start(lane)
        if lane is self._searching[0]:
            tell(INFO, "taking-turns-and-hints", processes=len(self._searching))
        await self._serve(lane)

    async def _review(self) -> None:
        """Do reviews, once the engine is there."""
        preparing = asyncio.create_task(self._prepare())
        ending = asyncio.create_task(self._ending.wait())
        await asyncio.wait([preparing, ending], return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        preparing.cancel()
        if not self._ending.is_set():
            tell(INFO, "taking-reviews")
        await self._serve(self._reviewing)

    async def _prepare(self) -> None:
        """Have the engine on disk, and then in every process."""
        try:
            await self._start(self._reviewing)
            if await self._reviewing.worker.ask(self._duties.is_prepared, patience=STARTING):
                return
            # Bots and hints do without it meanwhile.
            tell(INFO, "compiling")
            start = monotonic()
            await self._compiler.ask(self._duties.prepare, patience=None)
            await asyncio.to_thread(self._compiler.stop)
            lanes = (lane.worker for lane in self._lanes)
            await asyncio.gather(*(each.ask(self._duties.load, patience=None) for each in lanes))
            tell(INFO, "compiled", seconds=round(monotonic() - start))
        except Red7Error as failure:
            tell(WARNING, "not-compiled", error=kind_of(failure))

    async def _start(self, lane: Lane) -> None:
        """Have a lane's process begin, so that no job's time is spent on that."""
        await lane.worker.ask(_know, self._duties.answer, patience=STARTING)

    async def _serve(self, lane: Lane) -> None:
        """Do jobs in a process, one after the other."""
        # One of a kind is enough to look without a hint; it wakes the others.
        often = lane in (self._searching[0], self._reviewing)
        poll = self._times.poll * (1 if often else SELDOM)
        lane.is_busy = False
        while not self._ending.is_set():
            # Before it looks: a hint that comes meanwhile is not lost.
            lane.hinted.clear()
            lease = await self._next(lane)
            if lease is not None:
                lane.is_busy = True
                self._wake_one(lane.priorities)
                await self._do(lane, lease)
                lane.is_busy = False
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(poll):
                    await lane.hinted.wait()

    def _wake_one(self, priorities: frozenset[Priority]) -> None:
        """Have one lane of some priorities look for a job, if one has nothing to do."""
        for lane in self._lanes:
            is_free = not lane.is_busy and not lane.hinted.is_set()
            if lane.priorities == priorities and is_free:
                lane.hinted.set()
                return

    async def _next(self, lane: Lane) -> Lease | None:
        """The next job for a lane, if there is one."""
        try:
            return await self._queue.take(FORMAT, self._times.lease, lane.priorities)
        except StorageFailed as failure:
            getLogger("red7").warning("no job can be taken: %s", failure)
            return None

    async def _do(self, lane: Lane, lease: Lease) -> None:
        """Do a job, and leave its answer; give it back if the thinker is to end before."""
        working = asyncio.create_task(self._answer(lane, lease))
        try:
            while not (await asyncio.wait([working], timeout=self._times.lease / 3))[0]:
                if not await self._is_wanted(lease):
                    lane.worker.process.kill()
            await self._leave(lease, await working)
        except WorkerDied as failure:
            await self._mourn(lane, lease, failure)
        except asyncio.CancelledError:
            working.cancel()
            with suppress(StorageFailed):
                await self._queue.give_back(lease)
                await self._bus.tell(PUT)
            raise
        except StorageFailed as failure:
            # Its lease runs out, and somebody else does it.
            getLogger("red7").warning("an answer cannot be stored: %s", failure)

    async def _answer(self, lane: Lane, lease: Lease) -> bytes:
        """What comes of a job, in the lane's process. Raises `WorkerDied`."""
        patience = self._times.patience(lease.job)
        try:
            return await lane.worker.ask(self._duties.answer, lease.job.body, patience=patience)
        except WorkerDied:
            raise
        except Red7Error as failure:
            why = kind_of(failure)
            tell(WARNING, "job-failed", job=lease.job.priority.name.lower(), error=why)
            return packed(Failed(why))

    async def _is_wanted(self, lease: Lease) -> bool:
        """Renew a lease; whether anybody still waits for what comes of it."""
        try:
            return await self._queue.renew(lease, self._times.lease)
        except StorageFailed as failure:
            getLogger("red7").warning("a lease cannot be renewed: %s", failure)
            return True

    async def _leave(self, lease: Lease, answer: bytes) -> None:
        """Leave an answer for whoever asked. Raises `StorageFailed`."""
        if await self._queue.answer(lease, answer, self._times.kept):
            self.done += 1
            await self._bus.tell(DONE + lease.job.id.encode())

    async def _mourn(self, lane: Lane, lease: Lease, failure: WorkerDied) -> None:
        """See to a job whose process has died or was ended, and have another process."""
        try:
            if not await self._queue.renew(lease, self._times.lease):
                tell(INFO, "job-ended", why="nobody waits for it")
            elif lease.number < ATTEMPTS:
                tell(WARNING, "job-given-back", error=kind_of(failure), tries=lease.number)
                await self._queue.give_back(lease)
                await self._bus.tell(PUT)
            else:
                tell(ERROR, "job-given-up", error=kind_of(failure), tries=lease.number)
                await self._leave(lease, packed(Failed(kind_of(failure))))
        except StorageFailed as problem:
            getLogger("red7").warning("a job cannot be given back: %s", problem)
        with suppress(Red7Error):
            await self._start(lane)

    async def _sweep(self) -> None:
        """Remove from time to time what nobody wants."""
        while True:
            await asyncio.sleep(self._times.kept / 4)
            with suppress(StorageFailed):
                await self._queue.sweep()

    def _hear(self, message: bytes) -> None:
        """A hint: a job is there, or hints may have been lost."""
        if not message:
            for lane in self._lanes:
                lane.hinted.set()
        elif message == PUT:
            self._wake_one(SEARCHES)
            self._wake_one(REVIEWS)

    def _end_processes(self) -> None:
        for worker in (self._compiler, *(lane.worker for lane in self._lanes)):
            worker.stop()
