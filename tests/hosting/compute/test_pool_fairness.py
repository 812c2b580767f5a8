"""Workers that are shared: whose job comes next, what nobody waits for, and what hangs."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from red7.hosting.compute.async_worker import AsyncWorker
from red7.hosting.compute.job_queue import Priority
from red7.hosting.compute.pool import MAX_HANGS, WorkerPool, review_limit_s
from red7.hosting.compute.worker_process import WorkerHung
from red7.live.compute import bot_jobs
from red7.live.compute.async_lru_cache import AsyncLruCache
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.limits.requester import Requester, requester

pytestmark = pytest.mark.slow

ANN, BOB = Requester("192.0.2.1", "ann"), Requester("192.0.2.2", "bob")


def with_pool(work: Callable[[WorkerPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = WorkerPool(1, bot_jobs.nothing)
        try:
            await work(pool)
        finally:
            await asyncio.to_thread(pool.stop)

    asyncio.run(run())


class Gate:
    """Work that holds a worker until it is let go."""

    def __init__(self) -> None:
        self.begun, self.let = asyncio.Event(), asyncio.Event()

    async def __call__(self, worker: AsyncWorker) -> None:
        self.begun.set()
        await self.let.wait()


def test_turns_come_first_and_then_everybody_in_turn() -> None:
    done: list[str] = []

    async def work(pool: WorkerPool) -> None:
        gate = Gate()
        holding = asyncio.create_task(pool.do(gate))
        await gate.begun.wait()

        def ask(name: str, who: Requester, priority: Priority) -> "asyncio.Task[None]":
            async def note(worker: AsyncWorker) -> None:
                done.append(name)

            async def asked() -> None:
                requester.set(who)
                await pool.do(note, priority)

            return asyncio.create_task(asked())

        asked = [ask(f"hint {number}", ANN, Priority.HINT) for number in range(3)]
        asked += [ask("a hint of Bob's", BOB, Priority.HINT), ask("turn", BOB, Priority.TURN)]
        await asyncio.sleep(0)
        assert pool.load.waiting == 5
        gate.let.set()
        await asyncio.gather(holding, *asked)

    with_pool(work)
    assert done == ["turn", "hint 0", "a hint of Bob's", "hint 1", "hint 2"]


def test_what_nobody_waits_for_any_longer_is_never_begun() -> None:
    done: list[str] = []

    async def work(pool: WorkerPool) -> None:
        gate = Gate()
        holding = asyncio.create_task(pool.do(gate))
        await gate.begun.wait()

        async def note(worker: AsyncWorker) -> None:
            done.append("begun")

        cache: AsyncLruCache[None] = AsyncLruCache(4)
        waiting = [
            asyncio.create_task(pool.do(note)),
            asyncio.create_task(cache.get("review", lambda: pool.do(note))),
        ]
        while pool.load.waiting < 2:
            await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        gate.let.set()
        await holding
        await pool.do(lambda worker: worker.ask(bot_jobs.nothing))
        assert pool.load.waiting == 0
        # Whoever asks again has it done.
        await cache.get("review", lambda: pool.do(note))

    with_pool(work)
    assert done == ["begun"]


def test_only_so_much_may_wait_for_one_token() -> None:
    async def work(pool: WorkerPool) -> None:
        gate = Gate()
        holding = asyncio.create_task(pool.do(gate))
        await gate.begun.wait()
        waiting = asyncio.create_task(pool.do(gate, most=1))
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await pool.do(gate, most=1)
        gate.let.set()
        await asyncio.gather(holding, waiting)

    with_pool(work)


def test_a_review_has_time_for_its_turns_and_no_more() -> None:
    assert review_limit_s(40) == 50
    assert review_limit_s(10_000) == 180


def _spin() -> None:
    while True:
        pass


@pytest.mark.parametrize(("job", "given"), [(_spin, ()), (time.sleep, (600,))])
def test_a_worker_that_hangs_is_replaced_soon(
    job: Callable[..., None], given: tuple[object, ...]
) -> None:
    """Whether it computes for ever or waits for ever; what it hung over is given up."""
    tries: list[int] = []

    async def hang(worker: AsyncWorker) -> None:
        tries.append(1)
        await worker.ask(job, *given, patience=0.2)

    async def work(pool: WorkerPool) -> None:
        with pytest.raises(WorkerHung):
            await pool.do(hang)
        assert await pool.do(lambda worker: worker.ask(int, "7")) == 7

    with_pool(work)
    assert len(tries) == MAX_HANGS


def _busy(seconds: float) -> str:
    """Take a while, but not much of a processor."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(0.001)
    return "done"


def test_a_worker_that_is_slow_but_at_work_is_let_be() -> None:
    """It has used little of its time by the first look, as on a machine busy with other things."""

    async def work(pool: WorkerPool) -> None:
        assert await pool.do(lambda worker: worker.ask(_busy, 2.5, patience=1.0)) == "done"

    with_pool(work)
