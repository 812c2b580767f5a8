"""The worker processes of a server: separate processes for each kind of job.

The kinds are moves, queries (short jobs that no move waits for), batches (long jobs), the turns of
quick bots (which need no compiled engine), search (other bots, and hints) and reviews. A job waits
only for jobs of its own kind. Waiting clients take turns.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from typing import TypeVar

from red7.bots import BOTS
from red7.core import Position, Turn, View
from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.fair_queue import FairQueue
from red7.hosting.compute.job_queue import Priority
from red7.hosting.compute.worker_process import WorkerDied, WorkerHung, cores
from red7.live.compute import bot_jobs, table_jobs
from red7.live.compute.async_lru_cache import is_wanted
from red7.live.compute.protocol import PoolLoad, WorkFailed, whole_turn
from red7.live.limits.requester import requester
from red7.live.live_settings import DEFAULTS, HintSettings
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

MAX_ATTEMPTS = 4
"""Maximum attempts at a job whose worker process dies."""
MAX_HANGS = 2
"""Maximum attempts at a job whose worker process hangs."""
MAX_SEARCH_PROCESSES = 4
NICE_QUERY, NICE_BATCH, NICE_IDLE = 5, 10, 15
"""Niceness of processes: for queries, for search and batches, and for reviews and compiling."""

MOVE_PIPELINE = 8
"""Maximum jobs sent to the process for moves before it has answered the first one.

Each job takes a millisecond.
"""

# A worker process that has worked on a job for longer than its limit counts as hung.
MOVE_LIMIT_S = 5.0
BATCH_LIMIT_S = 20.0
SEARCH_LIMIT_S = 8.0
"""Time limit of a search in seconds, in addition to twice the time budget of the search."""
REVIEW_LIMIT_S, REVIEWED_TURN_S, LONGEST_REVIEW_S = 20.0, 0.75, 180.0
"""Time limit of a review in seconds: a base, an addition for each reviewed turn, and the maximum.

With the compiled engine any review takes about 5 seconds, because a fixed number of playouts is
divided among its turns. Without it, a review takes up to 0.4 seconds for each turn.
"""

PENDING_QUERIES, PENDING_BATCHES = 64, 16
"""Maximum queries, and maximum batches, of one client that wait for a process."""


class WorkerPool:
    """Worker processes that share one queue, ordered by priority, then fairly among clients."""

    def __init__(self, count: int, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.workers = [AsyncWorker(set_up, niceness) for _ in range(count)]
        self._free = [*self.workers]
        self._waiting: FairQueue[tuple[asyncio.Future[AsyncWorker], Callable[[], bool]]]
        self._waiting = FairQueue()

    @property
    def load(self) -> PoolLoad:
        """The numbers of waiting jobs and of replaced processes."""
        return PoolLoad(len(self._waiting), sum(worker.replaced for worker in self.workers))

    async def do(
        self,
        work: Callable[[AsyncWorker], Awaitable[T]],
        priority: int = 0,
        most: int | None = None,
    ) -> T:
        """Wait for a free worker, call `work` with it, and return the result.

        If the worker process dies, call `work` again (see `attempted`). Raise what `work` raises,
        or `TooManyRequests` if `most` calls of the client wait already.
        """
        worker = await self._taken(priority, most)
        try:
            return await attempted(lambda: work(worker))
        finally:
            self._give_back(worker)

    async def _taken(self, priority: int, most: int | None) -> AsyncWorker:
        """Wait for a free worker and return it."""
        if self._free:
            return self._free.pop(0)
        turn: asyncio.Future[AsyncWorker] = asyncio.get_running_loop().create_future()
        waiting, who = (turn, is_wanted.get()), requester.get()
        self._waiting.put(waiting, who, priority, most)
        try:
            return await turn
        except asyncio.CancelledError:
            self._waiting.remove(waiting, who, priority)
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())
            raise

    def _give_back(self, worker: AsyncWorker) -> None:
        while len(self._waiting):
            turn, wanted = self._waiting.pop()
            if not turn.done() and wanted():
                turn.set_result(worker)
                return
            turn.cancel()
        self._free.append(worker)

    def stop(self) -> None:
        """End all worker processes."""
        for worker in self.workers:
            worker.stop()


async def attempted(work: Callable[[], Awaitable[T]]) -> T:
    """Return the result of `work`; call it again if its worker process dies or hangs.

    Raise `WorkerDied` after `MAX_ATTEMPTS` calls or `MAX_HANGS` hangs.
    """
    hangs = 0
    for attempt in range(MAX_ATTEMPTS):
        try:
            return await work()
        except WorkerDied as died:
            hangs += isinstance(died, WorkerHung)
            if hangs >= MAX_HANGS or attempt == MAX_ATTEMPTS - 1:
                raise
    raise AssertionError


class ProcessWorkers:
    """`Workers` that compute jobs in worker processes of this server."""

    def __init__(self, hints: HintSettings = DEFAULTS.hints) -> None:
        self._hints = hints
        # One process takes all jobs of moves, in order and pipelined, without a pool.
        self.rules = AsyncWorker(table_jobs.ready, pipeline=MOVE_PIPELINE)
        self.queries = AsyncWorker(table_jobs.ready, NICE_QUERY)
        self.batches = AsyncWorker(table_jobs.ready, NICE_BATCH)
        self.quick = WorkerPool(1, bot_jobs.get_quick)
        searchers = max(1, min(MAX_SEARCH_PROCESSES, cores() - 1))
        self.deep = WorkerPool(searchers, bot_jobs.get_deep, NICE_BATCH)
        self.slow = WorkerPool(1, bot_jobs.nothing, NICE_IDLE)
        self._warming: asyncio.Task[None] | None = None
        self._compiler = AsyncWorker(bot_jobs.nothing, NICE_IDLE)

    def loads(self) -> dict[str, PoolLoad]:
        # The names are those of the metrics.
        alone = {"rules": self.rules, "questions": self.queries, "long": self.batches}
        pools = {"quick": self.quick, "deep": self.deep, "slow": self.slow}
        return {
            **{name: PoolLoad(each.waiting, each.replaced) for name, each in alone.items()},
            **{name: pool.load for name, pool in pools.items()},
        }

    async def run_move(self, job: Callable[..., T], *given: object) -> T:
        if self.rules.is_new:
            # Right after a start, a thread computes moves, so that they need not wait for the
            # process.
            return await asyncio.to_thread(job, *given)
        return await _run_in(self.rules, job, *given, patience=MOVE_LIMIT_S)

    async def run_query(self, job: Callable[..., T], *given: object) -> T:
        return await _run_in(self.queries, job, *given, patience=MOVE_LIMIT_S, most=PENDING_QUERIES)

    async def run_batch(self, job: Callable[..., T], *given: object) -> T:
        return await _run_in(
            self.batches, job, *given, patience=BATCH_LIMIT_S, most=PENDING_BATCHES
        )

    async def run_in_thread(self, job: Callable[..., T], *given: object) -> T:
        return await asyncio.to_thread(job, *given)

    async def turn(self, bot: str, position: Position) -> Turn:
        if bot not in BOTS:
            raise WorkFailed(f"there is no bot named {bot}")
        pool = self.deep if BOTS[bot].compiled else self.quick
        limit_s = _search_limit_s(BOTS[bot].budget.milliseconds)

        async def play(worker: AsyncWorker) -> Turn:
            async def plan(seen: View) -> Turn:
                seed = secrets.token_hex(8)
                return await worker.ask(bot_jobs.plan_turn, bot, seen, seed, patience=limit_s)

            return await whole_turn(position, plan)

        if pool is self.deep:
            self.warm()
        return await pool.do(play, Priority.TURN)

    async def hints(self, seen: View) -> list[HintShape]:
        self.warm()
        budget_ms = self._hints.budget_ms
        limit_s = _search_limit_s(budget_ms)
        return await self.deep.do(
            lambda worker: worker.ask(bot_jobs.hints, seen, budget_ms, patience=limit_s),
            Priority.HINT,
            self._hints.max_pending_searches,
        )

    async def review(self, record: Record) -> ReviewShape:
        self.warm()
        if self._warming is not None:
            await asyncio.shield(self._warming)
        turns = sum(len(each.turns) for each in record.rounds)
        limit_s = review_limit_s(turns)
        return await self.slow.do(
            lambda worker: worker.ask(bot_jobs.review, record, patience=limit_s),
            most=self._hints.max_pending_searches,
        )

    async def start(self) -> None:
        """Start the worker processes of moves, queries and quick bots."""
        with suppress(WorkFailed):
            await asyncio.gather(
                _run_in(self.rules, bot_jobs.nothing, patience=MOVE_LIMIT_S),
                self.run_query(bot_jobs.nothing),
                self.quick.do(lambda worker: worker.ask(bot_jobs.nothing)),
            )

    def warm(self) -> None:
        """Begin to compile the engine and to load it in the search processes."""
        if self._warming is None:
            # In a context of its own, because the work is not done for one client.
            self._warming = asyncio.create_task(self._compile(), context=Context())

    async def _compile(self) -> None:
        """Compile the engine if it is not in the cache, then load it in all search processes."""
        # If this fails, bots and hints go on with the pure-Python search.
        with suppress(WorkFailed):
            if not await self.deep.do(lambda worker: worker.ask(bot_jobs.kernels_are_kept)):
                await self._compiler.ask(bot_jobs.have_kernels, patience=None)
                await asyncio.to_thread(self._compiler.stop)
            await asyncio.gather(*(worker.ask(bot_jobs.get_deep) for worker in self.deep.workers))

    async def close(self) -> None:
        # A thread waits until the processes have ended.
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """End all worker processes."""
        pools = self.quick, self.deep, self.slow
        for each in (self.rules, self.queries, self.batches, *pools, self._compiler):
            each.stop()


async def _run_in(
    worker: AsyncWorker,
    job: Callable[..., T],
    *given: object,
    patience: float,
    most: int | None = None,
) -> T:
    """Return the result of a job, computed in a worker process. Raise what the job raises.

    If the process dies at each attempt, a thread of this process computes the job instead.
    """
    try:
        return await attempted(lambda: worker.ask(job, *given, patience=patience, most=most))
    except WorkerHung:
        raise
    except WorkerDied:
        if worker.process.stopped:
            raise
        # If no process can be started, a thread computes the job and the game goes on.
        return await asyncio.to_thread(job, *given)


def review_limit_s(turns: int) -> float:
    """Return the seconds that a process may take to review a game with this many turns."""
    return min(REVIEW_LIMIT_S + REVIEWED_TURN_S * turns, LONGEST_REVIEW_S)


def _search_limit_s(budget_ms: float | None) -> float:
    """Return the seconds that a process may take for a search, given its time budget."""
    return SEARCH_LIMIT_S + 2 * (budget_ms or 0.0) / 1000
