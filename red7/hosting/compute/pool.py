"""Worker pools by priority: moves, questions, long work, quick bots, deep ones, reviews.

None is in another's way, and each is shared out fairly among those who ask.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from contextvars import Context
from enum import IntEnum
from typing import NamedTuple, Protocol, TypeVar

from red7.bots import BOTS
from red7.core import Position, Step, Turn, View
from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.fair_queue import FairQueue
from red7.hosting.compute.worker_process import WorkerDied, WorkerHung, cores
from red7.live.compute import bot_jobs, table_jobs
from red7.live.compute.async_lru_cache import is_wanted
from red7.live.compute.protocol import Workers, WorkFailed, whole_turn
from red7.live.limits.requester import requester
from red7.notation import Record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

ATTEMPTS = 4
"""How often a job is done whose worker dies of it, or meanwhile."""
HANGS = 2
"""How often one is done over which its worker hangs."""
MOST_DEEP = 4
ASIDE, BELOW, LAST = 5, 10, 15
"""The niceness of questions, of deep workers and long work, and of work that nobody waits for."""

DEPTH = 8
"""So many jobs of moves are on the line to their worker at a time: each takes a millisecond."""
MOVE_PATIENCE = 5.0
"""Seconds of work after which a worker is taken for hung: over a move, or a question."""
LONG_PATIENCE = 20.0
THOUGHT_PATIENCE = 8.0
"""Besides the bot's own budget."""
REVIEW_PATIENCE, REVIEWED_TURN, LONGEST_REVIEW = 20.0, 0.75, 180.0
"""For a review, and for each of its turns; and for one of any length.

With the compiled engine a review takes some 5 seconds, as its playouts are shared out among the
turns; without it, up to 0.4 for each turn.
"""

MOST_QUESTIONS = 64
MOST_THOUGHTS = 16
"""So many jobs may wait for one token: questions; hints, reviews and long work."""


class Priority(IntEnum):
    """What comes first in a pool."""

    TURN = 0
    HINT = 1


class PoolLoad(NamedTuple):
    """How it goes in a pool."""

    waiting: int
    """How many jobs wait for a worker."""
    replaced: int
    """How often a worker has died or was ended for taking too long."""


class ServerWorkers(Workers, Protocol):
    """The workers of a server, which tells how busy they are."""

    def loads(self) -> dict[str, PoolLoad]:
        """Return the load of each pool, by its name."""


class WorkerPool:
    """Workers of one kind, that take jobs by priority, and fairly among those who ask."""

    def __init__(self, count: int, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.workers = [AsyncWorker(set_up, niceness) for _ in range(count)]
        self._free = [*self.workers]
        self._waiting: FairQueue[tuple[asyncio.Future[AsyncWorker], Callable[[], bool]]]
        self._waiting = FairQueue()

    @property
    def load(self) -> PoolLoad:
        """How it goes."""
        return PoolLoad(len(self._waiting), sum(worker.replaced for worker in self.workers))

    async def do(
        self,
        work: Callable[[AsyncWorker], Awaitable[T]],
        priority: int = 0,
        most: int | None = None,
    ) -> T:
        """What some work with one worker comes to. Raises `WorkFailed` or `TooManyRequests`."""
        worker = await self._taken(priority, most)
        try:
            return await attempted(lambda: work(worker))
        finally:
            self._give_back(worker)

    async def _taken(self, priority: int, most: int | None) -> AsyncWorker:
        """A worker, once it is this one's turn."""
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
        """End all workers."""
        for worker in self.workers:
            worker.stop()


async def attempted(work: Callable[[], Awaitable[T]]) -> T:
    """What some work comes to, done again if its worker dies. Raises `WorkFailed`."""
    hangs = 0
    for attempt in range(ATTEMPTS):
        try:
            return await work()
        except WorkerDied as died:
            hangs += isinstance(died, WorkerHung)
            if hangs >= HANGS or attempt == ATTEMPTS - 1:
                raise
    raise AssertionError


class ProcessWorkers:
    """`Workers` in processes of their own."""

    def __init__(self) -> None:
        # Every move asks it, each with one job: it needs no pool to take them in order.
        self.rules = AsyncWorker(table_jobs.ready, depth=DEPTH)
        self.questions = AsyncWorker(table_jobs.ready, ASIDE)
        self.long = AsyncWorker(table_jobs.ready, BELOW)
        self.quick = WorkerPool(1, bot_jobs.get_quick)
        self.deep = WorkerPool(max(1, min(MOST_DEEP, cores() - 1)), bot_jobs.get_deep, BELOW)
        self.slow = WorkerPool(1, bot_jobs.nothing, LAST)
        self._warmth: asyncio.Task[None] | None = None
        self._compiler = AsyncWorker(bot_jobs.nothing, LAST)

    def loads(self) -> dict[str, PoolLoad]:
        """How it goes in each pool, by its name."""
        alone = {"rules": self.rules, "questions": self.questions, "long": self.long}
        pools = {"quick": self.quick, "deep": self.deep, "slow": self.slow}
        return {
            **{name: PoolLoad(each.waiting, each.replaced) for name, each in alone.items()},
            **{name: pool.load for name, pool in pools.items()},
        }

    async def run(self, job: Callable[..., T], *given: object) -> T:
        """What a job of a move comes to. Raises what it raises, if that is `Red7Error`."""
        if self.rules.is_new:
            # After a restart nobody waits for a process to start before the first move.
            return await asyncio.to_thread(job, *given)
        return await _done_by(self.rules, job, *given, patience=MOVE_PATIENCE)

    async def run_question(self, job: Callable[..., T], *given: object) -> T:
        """The same of a job that no move waits for."""
        return await _done_by(
            self.questions, job, *given, patience=MOVE_PATIENCE, most=MOST_QUESTIONS
        )

    async def run_long(self, job: Callable[..., T], *given: object) -> T:
        """The same of a job that may take long."""
        return await _done_by(self.long, job, *given, patience=LONG_PATIENCE, most=MOST_THOUGHTS)

    async def run_here(self, job: Callable[..., T], *given: object) -> T:
        """What a job comes to that is done in a thread of this process."""
        return await asyncio.to_thread(job, *given)

    async def turn(self, bot: str, position: Position) -> Turn:
        """The rest of the turn of the bot at the seat to move. Raises `WorkFailed`."""
        if bot not in BOTS:
            raise WorkFailed(f"nobody here plays as {bot}")
        pool = self.deep if BOTS[bot].compiled else self.quick
        patience = _patience_for(BOTS[bot].budget.milliseconds)

        async def play(worker: AsyncWorker) -> Turn:
            async def choose(seen: View) -> Step:
                seed = secrets.token_hex(8)
                return await worker.ask(bot_jobs.choose_step, bot, seen, seed, patience=patience)

            return await whole_turn(position, choose)

        if pool is self.deep:
            self.warm()
        return await pool.do(play, Priority.TURN)

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat. Raises `WorkFailed` or `TooManyRequests`."""
        self.warm()
        patience = _patience_for(bot_jobs.HINT_MILLISECONDS)
        return await self.deep.do(
            lambda worker: worker.ask(bot_jobs.hints, seen, patience=patience),
            Priority.HINT,
            MOST_THOUGHTS,
        )

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game, which waits for the compiler. Raises like `hints`."""
        self.warm()
        if self._warmth is not None:
            await asyncio.shield(self._warmth)
        turns = sum(len(each.turns) for each in record.rounds)
        patience = review_patience(turns)
        return await self.slow.do(
            lambda worker: worker.ask(bot_jobs.review, record, patience=patience),
            most=MOST_THOUGHTS,
        )

    async def start(self) -> None:
        """Have the rules and the quick bots ready."""
        with suppress(WorkFailed):
            await asyncio.gather(
                _done_by(self.rules, bot_jobs.nothing, patience=MOVE_PATIENCE),
                self.run_question(bot_jobs.nothing),
                self.quick.do(lambda worker: worker.ask(bot_jobs.nothing)),
            )

    def warm(self) -> None:
        """Have the deep bots ready, and the engine compiled: somebody has come."""
        if self._warmth is None:
            # In a context of its own: it is for everybody, whoever came first.
            self._warmth = asyncio.create_task(self._compile(), context=Context())

    async def _compile(self) -> None:
        """Have the engine on disk, without anybody waiting for it, then in every worker."""
        # What goes wrong here leaves the pure-Python search at work.
        with suppress(WorkFailed):
            if not await self.deep.do(lambda worker: worker.ask(bot_jobs.kernels_are_kept)):
                await self._compiler.ask(bot_jobs.have_kernels, patience=None)
                await asyncio.to_thread(self._compiler.stop)
            await asyncio.gather(*(worker.ask(bot_jobs.get_deep) for worker in self.deep.workers))

    def stop(self) -> None:
        """End all workers."""
        pools = self.quick, self.deep, self.slow
        for each in (self.rules, self.questions, self.long, *pools, self._compiler):
            each.stop()


async def _done_by(
    worker: AsyncWorker,
    job: Callable[..., T],
    *given: object,
    patience: float,
    most: int | None = None,
) -> T:
    """What a job comes to, in a process if there is one. Raises what it raises."""
    try:
        return await attempted(lambda: worker.ask(job, *given, patience=patience, most=most))
    except WorkerHung:
        raise
    except WorkerDied:
        if worker.process.stopped:
            raise
        # Where no process can be had, the game goes on without one.
        return await asyncio.to_thread(job, *given)


def review_patience(turns: int) -> float:
    """How long a worker may take for a review of so many turns."""
    return min(REVIEW_PATIENCE + REVIEWED_TURN * turns, LONGEST_REVIEW)


def _patience_for(milliseconds: float | None) -> float:
    """How long a worker may take for a thought of so much."""
    return THOUGHT_PATIENCE + 2 * (milliseconds or 0.0) / 1000
