"""The thinker: a `red7 think` process, which takes jobs from the job queue and computes them.

It computes them in worker processes, called lanes. `--processes` sets the number of lanes for bots'
turns and hints. One more lane, at the lowest priority, is for reviews, which take long. The thinker
takes each job for a limited time (a lease), and renews the lease while a lane computes the job. It
kills the lane's process if no server wants the answer any more.
"""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from logging import ERROR, INFO, WARNING, getLogger
from time import monotonic
from typing import NamedTuple

from red7 import __version__
from red7.core import Red7Error
from red7.hosting.cluster.bus.protocol import Bus
from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.job_queue import JobQueue, Lease, Priority, QueuedJob
from red7.hosting.compute.pool import LONGEST_REVIEW_S, NICE_BATCH, NICE_IDLE, review_limit_s
from red7.hosting.compute.queue_client import JOB_DONE, JOB_PUT
from red7.hosting.compute.queue_messages import (
    FORMAT,
    Failed,
    FoundHints,
    HintsJob,
    Job,
    PlanJob,
    Planned,
    Reviewed,
    ReviewJob,
    packed,
    parse_job,
    parse_view,
)
from red7.hosting.compute.worker_process import WorkerDied
from red7.hosting.database_addresses import check_bus, check_database, cluster_packages
from red7.hosting.databases import opened_queue
from red7.hosting.operations.logs import log_event
from red7.hosting.server_settings import DatabaseSettings
from red7.live.compute import bot_jobs
from red7.live.compute.protocol import WorkFailed
from red7.live.live_settings import DEFAULTS, HintSettings
from red7.live.store.protocol import StorageFailed
from red7.notation import parse_record
from red7.wire.serialize import step_names


class ThinkerTimes(NamedTuple):
    """The intervals and time limits of a thinker, in seconds."""

    lease_s: float = 3.0
    """How long a job stays reserved for the thinker that took it (the lease), unless renewed."""
    poll_s: float = 0.5
    """The interval between polls of the queue when no bus message comes."""
    kept_s: float = 60.0
    """How long an answer stays in the queue if the server does not fetch it."""
    grace_s: float = 5.0
    """How long running jobs may go on after `stop`; then they are given back to the queue."""
    turn_s: float = 10.0
    """How long a process may take for a turn or a hint before it counts as hung."""
    review_s: float = LONGEST_REVIEW_S
    """How long a process may take for the longest review; the limit for short games is lower."""

    def limit_s(self, job: QueuedJob) -> float:
        """Return the seconds that a process may take for a job."""
        if job.priority is not Priority.REVIEW:
            return self.turn_s
        # A record has one line for each turn, and a few more. JSON writes a line end as `\n`.
        return min(review_limit_s(job.body.count(rb"\n")), self.review_s)


TIMES = ThinkerTimes()
MAX_ATTEMPTS = 3
"""Maximum attempts at a job whose worker process dies."""
IDLE_POLL_FACTOR = 10
"""How many times longer a process waits between polls, unless it is the first of its kind.

A process that takes a job wakes another one of its kind.
"""
LOADING_S = 60.0
"""Maximum seconds for a new process to load what it needs."""
SEARCHES = frozenset({Priority.TURN, Priority.HINT})
REVIEWS = frozenset({Priority.REVIEW})


def answered(body: bytes, hint_budget_ms: float = DEFAULTS.hints.budget_ms) -> bytes:
    """Compute a job in this process, and return its answer. Raise `Red7Error` if that fails."""
    return packed(_answer(parse_job(body), hint_budget_ms))


def _answer(job: Job, hint_budget_ms: float) -> Planned | FoundHints | Reviewed:
    match job:
        case PlanJob(bot, shape, seed):
            return Planned(step_names(bot_jobs.plan_turn(bot, parse_view(shape), seed)))
        case HintsJob(shape):
            return FoundHints(bot_jobs.hints(parse_view(shape), hint_budget_ms))
        case ReviewJob(text):
            return Reviewed(bot_jobs.review(parse_record(text)))


class Duties(NamedTuple):
    """The functions that the worker processes of a thinker run; tests replace them."""

    is_prepared: Callable[[], bool] = bot_jobs.kernels_are_kept
    prepare: Callable[[], None] = bot_jobs.have_kernels
    """Compiles the engine. It runs once, if the engine is not in the cache."""
    load: Callable[[], None] = bot_jobs.get_deep
    """Loads the engine. It runs in each process when the process starts, and after `prepare`."""
    answer: Callable[[bytes], bytes] = answered


DUTIES = Duties()


class Lane:
    """A worker process of a thinker, which computes one job at a time."""

    def __init__(
        self, priorities: frozenset[Priority], load: Callable[[], None], niceness: int
    ) -> None:
        self.priorities = priorities
        self.worker = AsyncWorker(load, niceness)
        self.woken = asyncio.Event()
        """Set when the queue may have a job for this lane."""
        self.is_busy = True
        """Whether the lane has a job, or is still starting."""


def failure_kind(failure: Red7Error) -> str:
    """Return the class name of a failure, for the log: the message may quote hidden cards."""
    # A worker process puts the class name of an unexpected error before its message.
    is_unexpected = type(failure) is WorkFailed
    return str(failure).partition(":")[0] if is_unexpected else type(failure).__name__


def _import_duty(duty: Callable[[bytes], bytes]) -> None:
    """Do nothing: the call alone makes a worker process import the module of `duty`."""


class Thinker:
    """Takes jobs from a queue and computes them, until `stop` is called."""

    def __init__(
        self,
        queue: JobQueue,
        bus: Bus,
        processes: int,
        times: ThinkerTimes = TIMES,
        duties: Duties = DUTIES,
    ) -> None:
        self._queue, self._bus, self._times, self._duties = queue, bus, times, duties
        self._searching = [Lane(SEARCHES, duties.load, NICE_BATCH) for _ in range(processes)]
        self._reviewing = Lane(REVIEWS, duties.load, NICE_IDLE)
        self._lanes = [*self._searching, self._reviewing]
        self._compiler = AsyncWorker(bot_jobs.nothing, NICE_IDLE)
        self._ending = asyncio.Event()
        self.done = 0
        """The number of jobs that this thinker has answered."""

    def stop(self) -> None:
        """Take no more jobs. Unfinished jobs go back to the queue after `ThinkerTimes.grace_s`."""
        self._ending.set()

    async def run(self) -> None:
        """Take jobs until `stop` is called, then end the processes and close the queue and bus."""
        try:
            await self._bus.open(self._hear)
            lanes = [asyncio.create_task(self._search(lane)) for lane in self._searching]
            lanes.append(asyncio.create_task(self._review()))
            sweeping = asyncio.create_task(self._sweep())
            await self._ending.wait()
            sweeping.cancel()
            self._hear(b"")
            _, late = await asyncio.wait(lanes, timeout=self._times.grace_s)
            for task in late:
                task.cancel()
            await asyncio.gather(*lanes, sweeping, return_exceptions=True)
            log_event(INFO, "ended", jobs=self.done)
        finally:
            await asyncio.to_thread(self._end_processes)
            await self._bus.close()
            await self._queue.close()

    async def _search(self, lane: Lane) -> None:
        """Compute turns and hints in a worker process until `stop` is called.

        Until the engine is compiled, the process uses the pure-Python search.
        """
        with suppress(Red7Error):
            await self._start(lane)
        if lane is self._searching[0]:
            log_event(INFO, "taking-turns-and-hints", processes=len(self._searching))
        await self._serve(lane)

    async def _review(self) -> None:
        """Wait until the engine is compiled, then compute reviews until `stop` is called."""
        preparing = asyncio.create_task(self._prepare())
        ending = asyncio.create_task(self._ending.wait())
        await asyncio.wait([preparing, ending], return_when=asyncio.FIRST_COMPLETED)
        ending.cancel()
        preparing.cancel()
        if not self._ending.is_set():
            log_event(INFO, "taking-reviews")
        await self._serve(self._reviewing)

    async def _prepare(self) -> None:
        """If the engine is not in the cache, compile it, then load it in every process."""
        try:
            await self._start(self._reviewing)
            if await self._reviewing.worker.ask(self._duties.is_prepared, patience=LOADING_S):
                return
            log_event(INFO, "compiling")
            start = monotonic()
            await self._compiler.ask(self._duties.prepare, patience=None)
            await asyncio.to_thread(self._compiler.stop)
            lanes = (lane.worker for lane in self._lanes)
            await asyncio.gather(*(each.ask(self._duties.load, patience=None) for each in lanes))
            log_event(INFO, "compiled", seconds=round(monotonic() - start))
        except Red7Error as failure:
            log_event(WARNING, "not-compiled", error=failure_kind(failure))

    async def _start(self, lane: Lane) -> None:
        """Start a worker process now, so that the first job's time limit excludes the start."""
        await lane.worker.ask(_import_duty, self._duties.answer, patience=LOADING_S)

    async def _serve(self, lane: Lane) -> None:
        """Compute one job after another in a worker process, until `stop` is called."""
        # One lane of each kind polls often and wakes the others.
        is_first = lane in (self._searching[0], self._reviewing)
        poll_s = self._times.poll_s * (1 if is_first else IDLE_POLL_FACTOR)
        lane.is_busy = False
        while not self._ending.is_set():
            # Cleared before the queue is read, so that no bus message is lost in between.
            lane.woken.clear()
            lease = await self._next(lane)
            if lease is not None:
                lane.is_busy = True
                self._wake_one(lane.priorities)
                await self._do(lane, lease)
                lane.is_busy = False
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(poll_s):
                    await lane.woken.wait()

    def _wake_one(self, priorities: frozenset[Priority]) -> None:
        """Wake an idle worker process that takes jobs of these priorities, if there is one."""
        for lane in self._lanes:
            is_idle = not lane.is_busy and not lane.woken.is_set()
            if lane.priorities == priorities and is_idle:
                lane.woken.set()
                return

    async def _next(self, lane: Lane) -> Lease | None:
        """Take the next job for a process. Return None if there is none or the queue fails."""
        try:
            return await self._queue.take(FORMAT, self._times.lease_s, lane.priorities)
        except StorageFailed as failure:
            getLogger("red7").warning("no job can be taken: %s", failure)
            return None

    async def _do(self, lane: Lane, lease: Lease) -> None:
        """Compute a job and store its answer. If cancelled, give the job back to the queue."""
        working = asyncio.create_task(self._answer(lane, lease))
        try:
            while not (await asyncio.wait([working], timeout=self._times.lease_s / 3))[0]:
                if not await self._renew(lease):
                    lane.worker.process.kill()
            await self._store_answer(lease, await working)
        except WorkerDied as failure:
            await self._worker_died(lane, lease, failure)
        except asyncio.CancelledError:
            working.cancel()
            with suppress(StorageFailed):
                await self._queue.give_back(lease)
                await self._bus.tell(JOB_PUT)
            raise
        except StorageFailed as failure:
            # The lease expires, and another thinker takes the job.
            getLogger("red7").warning("an answer cannot be stored: %s", failure)

    async def _answer(self, lane: Lane, lease: Lease) -> bytes:
        """Return the answer to a job, computed in a worker process.

        If the job fails, the answer says so. Raise `WorkerDied` if the process dies or hangs.
        """
        limit_s = self._times.limit_s(lease.job)
        try:
            return await lane.worker.ask(self._duties.answer, lease.job.body, patience=limit_s)
        except WorkerDied:
            raise
        except Red7Error as failure:
            why = failure_kind(failure)
            log_event(WARNING, "job-failed", job=lease.job.priority.name.lower(), error=why)
            return packed(Failed(why))

    async def _renew(self, lease: Lease) -> bool:
        """Extend a lease. If the queue cannot be reached, log a warning and return True.

        Return False if the job is not wanted any more, or another thinker has taken it.
        """
        try:
            return await self._queue.renew(lease, self._times.lease_s)
        except StorageFailed as failure:
            getLogger("red7").warning("a lease cannot be renewed: %s", failure)
            return True

    async def _store_answer(self, lease: Lease, answer: bytes) -> None:
        """Store an answer and tell the servers. Raise `StorageFailed` if the database fails.

        Do nothing if the job is not wanted any more, or another thinker has taken it.
        """
        if await self._queue.answer(lease, answer, self._times.kept_s):
            self.done += 1
            await self._bus.tell(JOB_DONE + lease.job.id.encode())

    async def _worker_died(self, lane: Lane, lease: Lease, failure: WorkerDied) -> None:
        """Give the job of a dead process back to the queue, and start another process.

        After `MAX_ATTEMPTS` attempts, store a failure as the answer instead.
        """
        try:
            if not await self._queue.renew(lease, self._times.lease_s):
                log_event(INFO, "job-ended", why="nobody waits for it")
            elif lease.number < MAX_ATTEMPTS:
                log_event(
                    WARNING, "job-given-back", error=failure_kind(failure), tries=lease.number
                )
                await self._queue.give_back(lease)
                await self._bus.tell(JOB_PUT)
            else:
                log_event(ERROR, "job-given-up", error=failure_kind(failure), tries=lease.number)
                await self._store_answer(lease, packed(Failed(failure_kind(failure))))
        except StorageFailed as problem:
            getLogger("red7").warning("a job cannot be given back: %s", problem)
        with suppress(Red7Error):
            await self._start(lane)

    async def _sweep(self) -> None:
        """Remove unwanted jobs and answers from the queue at intervals, until cancelled."""
        while True:
            await asyncio.sleep(self._times.kept_s / 4)
            with suppress(StorageFailed):
                await self._queue.sweep()

    def _hear(self, message: bytes) -> None:
        """Wake one idle worker process of each kind if a bus message says that there is a new job.

        Wake all processes if the message is empty, because other messages may have been lost.
        """
        if not message:
            for lane in self._lanes:
                lane.woken.set()
        elif message == JOB_PUT:
            self._wake_one(SEARCHES)
            self._wake_one(REVIEWS)

    def _end_processes(self) -> None:
        for worker in (self._compiler, *(lane.worker for lane in self._lanes)):
            worker.stop()


def think(database: DatabaseSettings, processes: int, hints: HintSettings) -> None:
    """Compute jobs from the queue in a database until a signal stops this process.

    Raise `Red7Error` if the settings or the database cannot be used.
    """
    check_database(database.address)
    if database.bus:
        check_bus(database.bus)
    asyncio.run(_think(database, processes, hints))


async def _think(database: DatabaseSettings, processes: int, hints: HintSettings) -> None:
    with cluster_packages():
        from red7.hosting.postgres.store import prepared
    queue, bus = opened_queue(database, await prepared(database.address))
    duties = Duties(answer=partial(answered, hint_budget_ms=hints.budget_ms))
    thinker = Thinker(queue, bus, processes, duties=duties)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, thinker.stop)
    log_event(INFO, "started", version=__version__, processes=processes, **asdict(database.shown()))
    await thinker.run()
