"""Worker pools by priority: rules, quick bots, deep ones, reviews, none in another's way."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from red7.bots import BOTS
from red7.core import Position, Step, Turn, View
from red7.notation import Record
from red7.server.workers.async_worker import AsyncWorker
from red7.server.workers.process import WorkerDied, cores
from red7.service import bot_jobs, table_jobs
from red7.service.workers import WorkFailed, whole_turn
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

ATTEMPTS = 4
"""How often a job is done whose worker dies of it, or meanwhile."""
MOST_DEEP = 4
BELOW, LAST = 5, 15
"""The niceness of deep workers, and of work that nobody waits for."""


class WorkerPool:
    """Workers of one priority, that take jobs in the order in which they come."""

    def __init__(self, count: int, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.workers = [AsyncWorker(set_up, niceness) for _ in range(count)]
        self._free: asyncio.Queue[AsyncWorker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def do(self, work: Callable[[AsyncWorker], Awaitable[T]]) -> T:
        """What some work with one worker comes to. Raises `WorkFailed`."""
        worker = await self._free.get()
        try:
            for _ in range(ATTEMPTS - 1):
                try:
                    return await work(worker)
                except WorkerDied:
                    continue
            return await work(worker)
        finally:
            self._free.put_nowait(worker)

    def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            worker.stop()


class ProcessWorkers:
    """`Workers` in processes of their own."""

    def __init__(self) -> None:
        # Every move asks it, each with one job: it needs no pool to take them in order.
        self.rules = AsyncWorker(table_jobs.ready)
        self.quick = WorkerPool(1, bot_jobs.get_quick)
        self.deep = WorkerPool(max(1, min(MOST_DEEP, cores() - 1)), bot_jobs.get_deep, BELOW)
        self.slow = WorkerPool(1, bot_jobs.nothing, LAST)
        self._warmth: asyncio.Task[None] | None = None
        self._compiler = AsyncWorker(bot_jobs.nothing, LAST)

    async def run(self, job: Callable[..., T], *given: object) -> T:
        """What a short job of the rules comes to. Raises what it raises, if that is `Red7Error`."""
        for _ in range(ATTEMPTS):
            try:
                return await self.rules.ask(job, *given)
            except WorkerDied:
                continue
        # Where no process can be had, the game goes on without one.
        return await asyncio.to_thread(job, *given)

    async def run_here(self, job: Callable[..., T], *given: object) -> T:
        """What a job comes to that is done in a thread of this process."""
        return await asyncio.to_thread(job, *given)

    async def turn(self, bot: str, position: Position) -> Turn:
        """The rest of the turn of the bot at the seat to move. Raises `WorkFailed`."""
        if bot not in BOTS:
            raise WorkFailed(f"nobody here plays as {bot}")
        pool = self.deep if BOTS[bot].compiled else self.quick

        async def play(worker: AsyncWorker) -> Turn:
            async def choose(seen: View) -> Step:
                return await worker.ask(bot_jobs.choose_step, bot, seen, secrets.token_hex(8))

            return await whole_turn(position, choose)

        if pool is self.deep:
            self.warm()
        return await pool.do(play)

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat. Raises `WorkFailed`."""
        self.warm()
        return await self.deep.do(lambda worker: worker.ask(bot_jobs.hints, seen))

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game, which waits for the compiler. Raises `WorkFailed`."""
        self.warm()
        if self._warmth is not None:
            await asyncio.shield(self._warmth)
        return await self.slow.do(lambda worker: worker.ask(bot_jobs.review, record, patience=None))

    async def start(self) -> None:
        """Have the rules and the quick bots ready."""
        with suppress(WorkFailed):
            await self.run(bot_jobs.nothing)
            await self.quick.do(lambda worker: worker.ask(bot_jobs.nothing))

    def warm(self) -> None:
        """Have the deep bots ready, and the engine compiled: somebody has come."""
        if self._warmth is None:
            self._warmth = asyncio.create_task(self._compile())

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
        for each in (self.rules, self.quick, self.deep, self.slow, self._compiler):
            each.stop()
