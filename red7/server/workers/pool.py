"""Lanes of workers: quick bots, deep ones, reviews, and the compiler, none in another's way."""

import asyncio
import os
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from red7.bots import BOTS
from red7.core import Position, Turn, View, apply, view
from red7.notation import Record
from red7.server.workers import jobs
from red7.server.workers.process import ThoughtFailed, Worker, WorkerDied
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

ATTEMPTS = 4
"""How often a job is done whose worker dies of it, or meanwhile."""
MOST_DEEP = 4
BELOW, LAST = 5, 15
"""By how much the work of deep workers, and what nobody waits for, comes after the rest."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Lane:
    """Workers that take jobs in the order in which they come."""

    def __init__(self, count: int, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.workers = [Worker(set_up, niceness) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def do(self, work: Callable[[Worker], Awaitable[T]]) -> T:
        """What some work with one worker comes to. Raises `ThoughtFailed`."""
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


class Lanes:
    """All thought of a server."""

    def __init__(self) -> None:
        self.quick = Lane(1, jobs.get_quick)
        self.deep = Lane(max(1, min(MOST_DEEP, cores() - 1)), jobs.get_deep, BELOW)
        self.slow = Lane(1, jobs.nothing, LAST)
        self._warmth: asyncio.Task[None] | None = None
        self._compiler = Worker(jobs.nothing, LAST)

    async def turn(self, bot: str, position: Position) -> Turn:
        """A whole turn of the bot at the seat to move. Raises `ThoughtFailed`.

        What it draws is on the table already, though nobody has seen it; so it can be shown
        as the turn goes on, and the turn is stored whole.
        """
        if bot not in BOTS:
            raise ThoughtFailed(f"nobody here plays as {bot}")
        lane = self.deep if BOTS[bot].compiled else self.quick

        async def play(worker: Worker) -> Turn:
            now, seat = position, position.turn
            while len(now.history) == len(position.history):
                seen = view(now, seat)
                step = await worker.ask(jobs.choose_step, bot, seen, secrets.token_hex(8))
                now = apply(now, step)
            return now.history[-1].steps[len(position.steps) :]

        if lane is self.deep:
            self.warm()
        return await lane.do(play)

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat. Raises `ThoughtFailed`."""
        self.warm()
        return await self.deep.do(lambda worker: worker.ask(jobs.hints, seen))

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game, which waits for the compiler. Raises `ThoughtFailed`."""
        self.warm()
        if self._warmth is not None:
            await asyncio.shield(self._warmth)
        return await self.slow.do(lambda worker: worker.ask(jobs.review, record, patience=None))

    async def start(self) -> None:
        """Have the quick bots ready."""
        with suppress(ThoughtFailed):
            await self.quick.do(lambda worker: worker.ask(jobs.nothing))

    def warm(self) -> None:
        """Have the deep bots ready, and the engine compiled: somebody has come."""
        if self._warmth is None:
            self._warmth = asyncio.create_task(self._compile())

    async def _compile(self) -> None:
        """Have the engine on disk, without anybody waiting for it, then in every worker."""
        # What goes wrong here leaves the plain engine at work.
        with suppress(ThoughtFailed):
            if not await self.deep.do(lambda worker: worker.ask(jobs.kernels_are_kept)):
                await self._compiler.ask(jobs.have_kernels, patience=None)
                await asyncio.to_thread(self._compiler.stop)
            await asyncio.gather(*(worker.ask(jobs.get_deep) for worker in self.deep.workers))

    def stop(self) -> None:
        """End all workers."""
        for lane in (self.quick, self.deep, self.slow):
            lane.stop()
        self._compiler.stop()
