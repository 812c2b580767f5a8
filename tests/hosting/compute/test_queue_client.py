"""Thinking that is left to others: what is asked, what is made of it, and when nobody answers."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from red7.bots import BOTS
from red7.core import ADVANCED, EXPERT, Position, Red7Error, Turn, play, view
from red7.hosting.compute.job_queue import Lease, Priority, QueuedJob
from red7.hosting.compute.queue_client import (
    JOB_DONE,
    QUICK_BOT,
    AnswerTimes,
    QueueWorkers,
)
from red7.hosting.compute.queue_messages import (
    FORMAT,
    Failed,
    FoundHints,
    HintsJob,
    PlanJob,
    Planned,
    Reviewed,
    ReviewJob,
    packed,
    parse_job,
    parse_view,
)
from red7.live.compute.async_lru_cache import AsyncLruCache
from red7.live.compute.inline import InlineWorkers
from red7.live.compute.protocol import WorkFailed
from red7.live.limits.rate_limits import TooManyRequests
from red7.live.limits.requester import Requester, requester
from red7.live.live_settings import DEFAULTS
from red7.live.store import StorageFailed
from red7.notation import parse_record
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape, ReasonShape
from tests.builders import dealt, moment
from tests.hosting.compute.in_process_thinkers import MemoryBus, thinking
from tests.hosting.compute.memory_job_queue import MemoryJobQueue

GAME = parse_record(
    (Path(__file__).parents[3] / "docs/guide/game.red7").read_text(encoding="utf-8")
)
HINT = HintShape(["+R7", "."], 0.5, [0.5, 0.5], ReasonShape(1.0, 0.0, 1.0, 6, [], 0, [], None))
REVIEW = ReviewShape([], [], [], None)

SOON = dict.fromkeys(Priority, AnswerTimes(0.02, 0.05))
"""For whoever is sure that nobody answers."""
LATE = dict.fromkeys(Priority, AnswerTimes(60.0, 120.0))
"""For whoever is sure that somebody does."""


class Noting(InlineWorkers):
    """Remembers the bots that were asked to move here."""

    def __init__(self) -> None:
        self.moved: list[str] = []

    async def turn(self, bot: str, position: Position) -> Turn:
        self.moved.append(bot)
        return await super().turn(bot, position)


class Scene:
    """Workers over a queue in memory, and all that is around them."""

    def __init__(self, patience: dict[Priority, AnswerTimes], *, is_cut_off: bool = False) -> None:
        self.queue, self.bus, self.local = MemoryJobQueue(), MemoryBus(is_cut_off), Noting()
        self.workers = QueueWorkers(self.queue, self.bus, self.local, patience)


def with_scene(
    work: Callable[[Scene], Awaitable[None]],
    patience: dict[Priority, AnswerTimes] = LATE,
    *,
    is_cut_off: bool = False,
) -> None:
    async def run() -> None:
        scene = Scene(patience, is_cut_off=is_cut_off)
        await scene.workers.start()
        try:
            await work(scene)
            await until_empty(scene.queue)
        finally:
            await scene.workers.close()

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["random", "thrifty", "planner"])
def test_a_bot_takes_whole_turns(bot: str) -> None:
    async def work(scene: Scene) -> None:
        async with thinking(scene.queue, scene.bus) as taken:
            for rules in (ADVANCED, EXPERT):
                moments = (moment(rules, 2, seed) for seed in range(99))
                middle = next(found for found in moments if found.steps)
                for now in (dealt(rules, 3, 4), middle):
                    steps = await scene.workers.turn(bot, now)
                    assert len(play(now, steps).history) == len(now.history) + 1
        assert taken
        assert scene.local.moved == []

    with_scene(work)


def test_a_turn_is_planned_once_unless_something_is_drawn() -> None:
    async def work(scene: Scene) -> None:
        async with thinking(scene.queue, scene.bus) as taken:
            for seed in range(8):
                now = dealt(ADVANCED._replace(draw=False), 2, seed)
                assert len(await scene.workers.turn("planner", now)) > 1
        assert len(taken) == 8

    with_scene(work)


def test_a_thinker_is_shown_the_movers_view_and_never_a_position() -> None:
    now = dealt(EXPERT, 3, 4)

    async def work(scene: Scene) -> None:
        async with thinking(scene.queue, scene.bus) as taken:
            await scene.workers.turn("planner", now)
        job = parse_job(taken[0].job.body)
        assert isinstance(job, PlanJob)
        assert (job.bot, job.view.seat) == ("planner", now.mover)
        assert len(job.view.hand) == 7

    with_scene(work)


def test_hints_and_reviews_come_from_a_thinker() -> None:
    now = dealt(ADVANCED, 2, 5)
    answers = {
        Priority.HINT: packed(FoundHints([HINT])),
        Priority.REVIEW: packed(Reviewed(REVIEW)),
    }

    async def work(scene: Scene) -> None:
        thinks = thinking(scene.queue, scene.bus, lambda lease: answers[lease.job.priority])
        async with thinks as taken:
            assert await scene.workers.hints(view(now, now.mover)) == [HINT]
            assert await scene.workers.review(GAME) == REVIEW
        hint, review = (parse_job(lease.job.body) for lease in taken)
        assert isinstance(hint, HintsJob)
        assert parse_view(hint.view) == view(now, now.mover)
        assert isinstance(review, ReviewJob)
        assert parse_record(review.record) == GAME

    with_scene(work)


def test_an_answer_is_found_without_a_hint() -> None:
    async def work(scene: Scene) -> None:
        async with thinking(scene.queue, scene.bus) as taken:
            await scene.workers.turn("planner", dealt(ADVANCED, 2, 5))
        assert taken
        assert scene.local.moved == []

    with_scene(work, is_cut_off=True)


@pytest.mark.parametrize("bot", BOTS)
def test_where_nobody_thinks_a_quick_bot_moves(bot: str) -> None:
    now = dealt(ADVANCED, 2, 5)

    async def work(scene: Scene) -> None:
        steps = await scene.workers.turn(bot, now)
        assert len(play(now, steps).history) == 1
        assert scene.local.moved == [QUICK_BOT if BOTS[bot].compiled else bot]

    with_scene(work, SOON)


def test_that_nobody_thinks_is_told_once_and_that_somebody_does_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = dealt(ADVANCED, 2, 5)

    async def work(scene: Scene) -> None:
        for _ in range(3):
            await scene.workers.turn("planner", now)
        assert len(caplog.messages) == 1
        assert caplog.messages[0].startswith("a bot moves without a thinker: no thinker")
        async with thinking(scene.queue, scene.bus):
            # It answers at once, and yet there may be no time for it.
            async with asyncio.timeout(60):
                while len(caplog.messages) < 2:
                    await scene.workers.turn("planner", now)
        assert caplog.messages[1] == "a thinker takes jobs again"

    with_scene(work, {**SOON, Priority.TURN: AnswerTimes(0.05, 60.0)})


def test_hints_and_reviews_that_nobody_gives_fail_and_leave_nothing_behind(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = dealt(ADVANCED, 2, 5)

    async def work(scene: Scene) -> None:
        with pytest.raises(WorkFailed) as failure:
            await scene.workers.hints(view(now, now.mover))
        assert failure.value.code == "failed"
        with pytest.raises(WorkFailed):
            await scene.workers.review(GAME)
        assert [message.split(":")[0] for message in caplog.messages] == ["no hint", "no review"]
        await until_empty(scene.queue)

    with_scene(work, SOON)


async def until_empty(queue: MemoryJobQueue) -> None:
    async with asyncio.timeout(20):
        while any((await queue.waiting()).values()):
            await asyncio.sleep(0.005)


def test_jobs_are_put_for_whoever_asks_and_for_nobody_too_many() -> None:
    now, most = dealt(ADVANCED, 2, 5), DEFAULTS.hints.max_pending_searches

    async def work(scene: Scene) -> None:
        requester.set(Requester("127.0.0.9", "digest"))
        seen = view(now, now.mover)
        waiting = [asyncio.create_task(scene.workers.hints(seen)) for _ in range(most)]
        async with asyncio.timeout(20):
            while (await scene.queue.waiting())[Priority.HINT] < most:
                await asyncio.sleep(0.005)
        with pytest.raises(TooManyRequests):
            await scene.workers.hints(seen)
        lease = await scene.queue.take(FORMAT, 60)
        assert lease is not None
        assert lease.job.asker == "digest"
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    with_scene(work)


def test_a_review_that_nobody_waits_for_any_longer_is_cancelled() -> None:
    async def work(scene: Scene) -> None:
        cache: AsyncLruCache[ReviewShape] = AsyncLruCache(4)
        waiting = asyncio.create_task(cache.get("game", lambda: scene.workers.review(GAME)))
        async with asyncio.timeout(20):
            while not (await scene.queue.waiting())[Priority.REVIEW]:
                await asyncio.sleep(0.005)
        waiting.cancel()
        await until_empty(scene.queue)

    with_scene(work)


def test_who_no_longer_waits_has_the_job_cancelled() -> None:
    now = dealt(ADVANCED, 2, 5)

    async def work(scene: Scene) -> None:
        waiting = asyncio.create_task(scene.workers.hints(view(now, now.mover)))
        async with asyncio.timeout(20):
            while not (await scene.queue.waiting())[Priority.HINT]:
                await asyncio.sleep(0.005)
        waiting.cancel()
        await until_empty(scene.queue)

    with_scene(work)


class TakenAtOnce(MemoryJobQueue):
    """A queue beside a thinker that is quick to take and slow to answer."""

    lease: Lease | None = None

    async def put(self, job: QueuedJob, wanted: float) -> None:
        await super().put(job, wanted)
        self.lease = await self.take(FORMAT, 60)


def test_a_job_that_is_taken_is_waited_for_longer() -> None:
    now = dealt(ADVANCED, 2, 5)

    async def run() -> None:
        queue, bus = TakenAtOnce(), MemoryBus()
        workers = QueueWorkers(queue, bus, Noting(), {Priority.HINT: AnswerTimes(0.02, 120.0)})
        await workers.start()
        try:
            waiting = asyncio.create_task(workers.hints(view(now, now.mover)))
            await asyncio.sleep(0.2)
            assert queue.lease is not None
            await queue.answer(queue.lease, packed(FoundHints([HINT])), 60)
            await bus.tell(JOB_DONE + queue.lease.job.id.encode())
            assert await waiting == [HINT]
        finally:
            await workers.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "answer",
    [
        packed(Failed("no")),
        packed(Planned([])),
        packed(Planned(["."])),
        packed(Planned(["+R7", "+R6", "."])),
        packed(Planned(["nonsense"])),
        packed(Reviewed(ReviewShape([], [], [], None))),
        b"nonsense",
    ],
)
def test_a_thinker_that_answers_nonsense_stops_no_table(answer: bytes) -> None:
    now = dealt(ADVANCED, 2, 5)

    async def work(scene: Scene) -> None:
        async with thinking(scene.queue, scene.bus, lambda lease: answer):
            steps = await scene.workers.turn("planner", now)
            assert len(play(now, steps).history) == 1
            assert scene.local.moved == ["planner"]
            with pytest.raises(Red7Error) as failure:
                await scene.workers.hints(view(now, now.mover))
            assert failure.value.code == "failed"

    with_scene(work)


class Broken(MemoryJobQueue):
    """A queue whose database is gone."""

    async def put(self, job: QueuedJob, wanted: float) -> None:
        raise StorageFailed("write", "no connection")


def test_where_the_queue_cannot_be_reached_a_table_goes_on() -> None:
    now = dealt(ADVANCED, 2, 5)

    async def run() -> None:
        local = Noting()
        workers = QueueWorkers(Broken(), MemoryBus(), local, LATE)
        await workers.start()
        try:
            assert await workers.turn("scout", now)
            assert local.moved == [QUICK_BOT]
            with pytest.raises(WorkFailed):
                await workers.hints(view(now, now.mover))
        finally:
            await workers.close()

    asyncio.run(run())


def test_a_bot_that_is_none_moves_nowhere() -> None:
    async def work(scene: Scene) -> None:
        with pytest.raises(WorkFailed, match="there is no bot named fool"):
            await scene.workers.turn("fool", dealt(ADVANCED, 2, 5))

    with_scene(work)


def test_short_jobs_are_done_here() -> None:
    async def work(scene: Scene) -> None:
        assert await scene.workers.run_move(int, "7") == 7
        assert await scene.workers.run_in_thread(int, "7") == 7
        assert scene.bus.told == []

    with_scene(work)
