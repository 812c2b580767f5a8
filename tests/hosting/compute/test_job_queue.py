"""What every job queue must do: the same tests for the one in memory and that in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import asyncpg
import pytest

from red7.hosting.compute.job_queue import JobQueue, JobState, Lease, Priority, QueuedJob
from red7.hosting.postgres.job_queue import PostgresJobQueue
from red7.hosting.postgres.migrations import MIGRATIONS, migrate
from red7.hosting.postgres.store import prepared
from tests.databases.fixtures import new_database
from tests.databases.postgres import PostgresService
from tests.hosting.compute.memory_job_queue import MemoryJobQueue

LONG, SHORT = 600.0, 0.05
"""Seconds that outlast every test, and that are soon over."""

Work: TypeAlias = Callable[[JobQueue, JobQueue], Awaitable[None]]
"""Uses a queue by two handles, as who asks and who thinks would."""
Try: TypeAlias = Callable[[Work], None]


@asynccontextmanager
async def in_memory(address: str) -> AsyncIterator[tuple[JobQueue, JobQueue]]:
    queue = MemoryJobQueue()
    yield queue, queue
    await queue.close()


@asynccontextmanager
async def in_postgres(address: str) -> AsyncIterator[tuple[JobQueue, JobQueue]]:
    await prepared(address)
    queues = PostgresJobQueue(address), PostgresJobQueue(address)
    yield queues
    for queue in queues:
        await queue.close()


@pytest.fixture(params=["memory", "postgres"])
def with_queues(request: pytest.FixtureRequest) -> Try:
    is_postgres = request.param == "postgres"
    address = request.getfixturevalue("database") if is_postgres else ""
    queues = in_postgres if is_postgres else in_memory

    def with_queues(work: Work) -> None:
        async def run() -> None:
            async with queues(address) as (one, other):
                await work(one, other)

        asyncio.run(run())

    return with_queues


def job(
    name: str, priority: Priority = Priority.TURN, asker: str = "fox", version: int = 1
) -> QueuedJob:
    return QueuedJob(name, priority, asker, version, f"body of {name}".encode())


async def taken(queue: JobQueue, seconds: float = LONG) -> Lease:
    """The next job, waited for: an earlier lease may have to run out."""
    async with asyncio.timeout(20):
        while (lease := await queue.take(1, seconds)) is None:
            await asyncio.sleep(0.01)
    return lease


async def taken_names(queue: JobQueue) -> list[str]:
    """All jobs in the order in which they are taken."""
    found = []
    while (lease := await queue.take(1, LONG)) is not None:
        found.append(lease.job.id)
    return found


def test_a_job_is_taken_once_and_its_answer_fetched_once(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        assert await asks.fetch(["one"]) == {"one": JobState(taken=False)}
        lease = await thinks.take(1, LONG)
        assert lease == Lease(job("one"), 1)
        assert await thinks.take(1, LONG) is None
        assert await asks.fetch(["one"]) == {"one": JobState(taken=True)}
        assert await thinks.answer(lease, b"well", LONG)
        assert await asks.fetch(["one", "two"]) == {"one": JobState(True, b"well")}
        assert await asks.fetch(["one"]) == {}
        assert await thinks.take(1, LONG) is None

    with_queues(work)


def test_a_job_that_is_put_twice_is_there_once(with_queues: Try) -> None:
    """As after an acknowledgement that was lost."""

    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        assert await thinks.take(1, LONG) is not None
        await asks.put(job("one"), LONG)
        assert await thinks.take(1, LONG) is None

    with_queues(work)


def test_turns_come_before_hints_before_reviews(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        for priority in reversed(Priority):
            await asks.put(job(priority.name, priority), LONG)
        assert await asks.waiting() == dict.fromkeys(Priority, 1)
        assert await taken_names(thinks) == ["TURN", "HINT", "REVIEW"]
        assert await asks.waiting() == dict.fromkeys(Priority, 0)

    with_queues(work)


def test_a_thinker_takes_only_what_it_is_for(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("turn"), LONG)
        await asks.put(job("review", Priority.REVIEW), LONG)
        await asks.put(job("newer", version=2), LONG)
        lease = await thinks.take(1, LONG, {Priority.HINT, Priority.REVIEW})
        assert lease is not None
        assert lease.job.id == "review"
        assert await taken_names(thinks) == ["turn"]

    with_queues(work)


def test_askers_take_turns(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        for number in range(4):
            await asks.put(job(f"fox {number}"), LONG)
        assert (await taken(thinks)).job.id == "fox 0"
        assert (await taken(thinks)).job.id == "fox 1"
        # Who comes later waits for what is at its turn, and not for all the rest.
        await asks.put(job("hen 0", asker="hen"), LONG)
        await asks.put(job("hen 1", asker="hen"), LONG)
        await asks.put(job("owl 0", asker="owl"), LONG)
        assert await taken_names(thinks) == ["fox 2", "hen 0", "owl 0", "fox 3", "hen 1"]

    with_queues(work)


def test_a_job_whose_thinker_has_died_is_taken_by_another(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        first = await taken(thinks, SHORT)
        second = await taken(asks)
        assert (first.number, second.number) == (1, 2)
        # The first was only slow: what it says now counts no more.
        assert not await thinks.renew(first, LONG)
        assert not await thinks.answer(first, b"late", LONG)
        await thinks.give_back(first)
        assert await asks.take(1, LONG) is None
        assert await asks.answer(second, b"well", LONG)
        assert await thinks.fetch(["one"]) == {"one": JobState(True, b"well")}

    with_queues(work)


def test_a_lease_that_is_renewed_goes_on(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        lease = await taken(thinks, SHORT)
        assert await thinks.renew(lease, LONG)
        await asyncio.sleep(2 * SHORT)
        assert await asks.take(1, LONG) is None
        assert await thinks.answer(lease, b"well", LONG)

    with_queues(work)


def test_a_job_that_is_given_back_is_taken_at_once(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        await thinks.give_back(await taken(thinks))
        lease = await thinks.take(1, LONG)
        assert lease == Lease(job("one"), 2)

    with_queues(work)


def test_a_cancelled_job_is_done_by_nobody(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        await asks.put(job("two"), LONG)
        lease = await taken(thinks)
        assert await asks.cancel("one")
        assert not await asks.cancel("two")
        assert not await asks.cancel("three")
        assert not await thinks.renew(lease, LONG)
        assert not await thinks.answer(lease, b"well", LONG)
        assert await taken_names(thinks) == []

    with_queues(work)


def test_a_job_whose_asker_has_gone_is_done_by_nobody(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        for name in ("one", "two"):
            await asks.put(job(name), LONG)
        lease = await taken(thinks)
        await asks.still_wanted(["one", "two"], SHORT)
        async with asyncio.timeout(20):
            while await thinks.renew(lease, LONG):
                await asyncio.sleep(0.01)
        assert await thinks.take(1, LONG) is None
        assert await thinks.sweep() == 2
        assert await asks.fetch(["one", "two"]) == {}

    with_queues(work)


def test_what_is_still_wanted_stays(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), SHORT)
        await asks.still_wanted(["one", "gone"], LONG)
        await asyncio.sleep(2 * SHORT)
        assert await thinks.sweep() == 0
        assert await taken_names(thinks) == ["one"]

    with_queues(work)


def test_an_answer_that_nobody_fetches_goes_in_the_end(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        await asks.put(job("one"), LONG)
        assert await thinks.answer(await taken(thinks), b"well", SHORT)
        async with asyncio.timeout(20):
            while not await thinks.sweep():
                await asyncio.sleep(0.01)
        assert await asks.fetch(["one"]) == {}

    with_queues(work)


def test_of_many_who_take_at_once_each_gets_a_job_of_its_own(with_queues: Try) -> None:
    async def work(asks: JobQueue, thinks: JobQueue) -> None:
        for number in range(12):
            await asks.put(job(f"job {number}"), LONG)
        queues = [asks, thinks] * 6
        leases = await asyncio.gather(*(queue.take(1, LONG) for queue in queues))
        assert len({lease.job.id for lease in leases if lease is not None}) == 12

    with_queues(work)


def test_a_database_from_before_the_queue_is_brought_forward(postgres: PostgresService) -> None:
    address = new_database(postgres)

    async def run() -> None:
        connection = await asyncpg.connect(address)
        await migrate(connection, MIGRATIONS[:1])
        await connection.close()
        await prepared(address)
        queue = PostgresJobQueue(address)
        await queue.put(job("one"), LONG)
        assert await taken_names(queue) == ["one"]
        await queue.close()

    asyncio.run(run())
