"""A thinker: jobs in processes of its own, processes that die or hang, jobs that nobody wants."""

import asyncio
import os
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import count
from pathlib import Path
from typing import TypeAlias

import pytest

from red7.hosting.compute.job_queue import JobState, Lease, Priority, QueuedJob
from red7.hosting.compute.pool import LONGEST_REVIEW_S, review_limit_s
from red7.hosting.compute.queue_client import JOB_PUT
from red7.hosting.compute.queue_messages import FORMAT, Failed, ReviewJob, packed, parse_answer
from red7.hosting.compute.thinker import MAX_ATTEMPTS, Duties, Thinker, ThinkerTimes
from red7.live.compute import bot_jobs
from red7.notation import parse_record
from tests.hosting.compute.in_process_thinkers import MemoryBus
from tests.hosting.compute.memory_job_queue import MemoryJobQueue

pytestmark = pytest.mark.slow

LONG = 600.0
GAME = Path(__file__).parents[3] / "docs" / "guide" / "game.red7"
TIMES = ThinkerTimes(lease_s=0.3, poll_s=0.05, grace_s=0.01, turn_s=4.0, review_s=LONG)


def act(body: bytes) -> bytes:
    """A job that does what it says: for processes that come to grief."""
    match body.decode().split():
        case ["sleep", seconds]:
            time.sleep(float(seconds))
        case ["hang-once", file] if not Path(file).exists():
            Path(file).touch()
            time.sleep(LONG)
        case ["die"]:
            os._exit(1)
        case ["fail"]:
            raise ValueError("no")
    return str(os.getpid()).encode()


ACTING = Duties(bool, bot_jobs.nothing, bot_jobs.nothing, act)


class NotedQueue(MemoryJobQueue):
    """A queue that knows how often a lease was renewed, and outlasts its thinker."""

    def __init__(self) -> None:
        super().__init__()
        self.renewed = 0

    async def renew(self, lease: Lease, seconds: float) -> bool:
        self.renewed += 1
        return await super().renew(lease, seconds)

    async def close(self) -> None:
        pass


class Scene:
    """A thinker at work in a loop of its own, and those who ask it."""

    def __init__(self, duties: Duties) -> None:
        self.queue, self.bus, self._count = NotedQueue(), MemoryBus(), count()
        self.thinker = Thinker(self.queue, self.bus, 1, TIMES, duties)
        self.running = asyncio.create_task(self.thinker.run())

    async def ask(self, body: str, priority: Priority = Priority.TURN) -> str:
        """The id of a job that is put now."""
        name = await self.put(body, priority)
        await self.bus.tell(JOB_PUT)
        return name

    async def put(self, body: str, priority: Priority = Priority.TURN) -> str:
        """The same without a hint."""
        name = f"job {next(self._count)}"
        await self.queue.put(QueuedJob(name, priority, "fox", FORMAT, body.encode()), LONG)
        return name

    async def state(self, name: str, holds: Callable[[JobState], bool]) -> JobState:
        """How a job stands once something holds of it."""
        async with asyncio.timeout(100):
            while not holds(state := (await self.queue.fetch([name]))[name]):
                assert not self.running.done()
                await asyncio.sleep(0.01)
        return state

    async def taken(self, name: str) -> None:
        await self.state(name, lambda state: state.taken)

    async def answer(self, name: str) -> bytes:
        """What comes of a job."""
        found = await self.state(name, lambda state: state.answer is not None)
        assert found.answer is not None
        return found.answer

    async def end(self) -> None:
        self.thinker.stop()
        await self.running


Work: TypeAlias = Callable[[Scene], Coroutine[None, None, None]]
Try: TypeAlias = Callable[[Work], None]


@pytest.fixture(scope="module")
def with_thinker() -> Iterator[Try]:
    """Does something with a thinker that all tests share, as its processes are slow to begin."""
    with asyncio.Runner() as runner:

        async def begin() -> Scene:
            return Scene(ACTING)

        scene = runner.run(begin())
        yield lambda work: runner.run(work(scene))
        runner.run(scene.end())


def test_jobs_are_answered_one_after_the_other_by_one_process(with_thinker: Try) -> None:
    async def work(scene: Scene) -> None:
        before = scene.thinker.done
        names = [await scene.ask("say") for _ in range(3)]
        assert len({await scene.answer(name) for name in names}) == 1
        assert scene.thinker.done == before + 3
        assert scene.bus.told[-1] == f"done {names[-1]}".encode()

    with_thinker(work)


def test_a_review_that_hangs_is_ended_within_minutes() -> None:
    def patience(record: str) -> float:
        body = packed(ReviewJob(record))
        return ThinkerTimes().limit_s(QueuedJob("a", Priority.REVIEW, "fox", FORMAT, body))

    game = GAME.read_text(encoding="utf-8")
    turns = sum(len(each.turns) for each in parse_record(game).rounds)
    assert review_limit_s(turns) < patience(game) < 90
    assert patience(game * 1000) == LONGEST_REVIEW_S
    assert TIMES.limit_s(QueuedJob("a", Priority.HINT, "fox", FORMAT, b"")) == TIMES.turn_s


def test_a_job_is_found_without_a_hint(with_thinker: Try) -> None:
    async def work(scene: Scene) -> None:
        assert await scene.answer(await scene.put("say"))

    with_thinker(work)


def test_a_job_that_fails_says_why(with_thinker: Try) -> None:
    async def work(scene: Scene) -> None:
        assert parse_answer(await scene.answer(await scene.ask("fail"))) == Failed("ValueError")

    with_thinker(work)


def test_a_lease_is_renewed_while_a_job_is_done(with_thinker: Try) -> None:
    async def work(scene: Scene) -> None:
        before = scene.queue.renewed
        await scene.answer(await scene.ask("sleep 0.5", Priority.REVIEW))
        assert scene.queue.renewed > before

    with_thinker(work)


def test_a_process_that_hangs_is_replaced_and_its_job_done_again(
    with_thinker: Try, tmp_path: Path
) -> None:
    async def work(scene: Scene) -> None:
        before = await scene.answer(await scene.ask("say"))
        assert await scene.answer(await scene.ask(f"hang-once {tmp_path / 'file'}")) != before

    with_thinker(work)


def test_a_job_that_kills_every_process_is_given_up(
    with_thinker: Try, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(scene: Scene) -> None:
        answer = parse_answer(await scene.answer(await scene.ask("die")))
        assert isinstance(answer, Failed)
        assert caplog.text.count("job-given-back") == MAX_ATTEMPTS - 1
        assert caplog.text.count("job-given-up") == 1

    with_thinker(work)


def test_a_job_that_nobody_wants_any_longer_is_ended(with_thinker: Try) -> None:
    async def work(scene: Scene) -> None:
        unwanted = await scene.ask("sleep 600", Priority.REVIEW)
        await scene.taken(unwanted)
        assert await scene.queue.cancel(unwanted)
        assert await scene.answer(await scene.ask("say", Priority.REVIEW))

    with_thinker(work)


def test_a_review_holds_up_no_turn_and_is_given_back_at_the_end(with_thinker: Try) -> None:
    """The last of this thinker."""

    async def work(scene: Scene) -> None:
        review = await scene.ask("sleep 600", Priority.REVIEW)
        await scene.taken(review)
        await scene.answer(await scene.ask("say"))
        await scene.end()
        lease = await scene.queue.take(FORMAT, LONG)
        assert lease is not None
        assert (lease.job.id, lease.number) == (review, 2)

    with_thinker(work)
