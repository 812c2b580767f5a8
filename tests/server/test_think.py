"""`red7 think` as a real process, with a real PostgreSQL: jobs are done, and not lost with it."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from red7.core import ADVANCED, play, view
from red7.notation import parse_record
from red7.server.think import jobs_of
from red7.service.queue_workers import QueueWorkers
from red7.service.queued_answers import PUT, Patience
from red7.store.bus import Bus
from red7.store.job_queue import JobQueue, Priority, QueuedJob
from red7.store.postgres import prepared
from red7.wire.job_messages import FORMAT
from tests.builders import dealt
from tests.server.processes import are_gone, children_of
from tests.service.test_queue_workers import Noting

GAME = parse_record(
    (Path(__file__).parents[2] / "docs/guide/game.red7").read_text(encoding="utf-8")
)
LONG = 600.0
"""Seconds in which even the engine is compiled, where nobody has done that before."""
LATE = dict.fromkeys(Priority, Patience(LONG, 2 * LONG))


class Thinking(NamedTuple):
    """A thinker process."""

    process: "subprocess.Popen[bytes]"
    log: Path

    def end(self, how: int = signal.SIGTERM) -> int:
        """Ask it to end; gives its status."""
        self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def thinking(database: str, folder: Path) -> Iterator[Thinking]:
    """A thinker that has begun; it is ended with the test, if not before."""
    log = folder / "thinker.log"
    words = ["think", "--database", database, "--processes", "1"]
    with log.open("ab") as file:
        process = subprocess.Popen([sys.executable, "-m", "red7", *words], stderr=file)
    try:
        yield Thinking(process, log)
    finally:
        process.kill()
        process.wait()


@asynccontextmanager
async def asking(database: str) -> AsyncIterator[tuple[QueueWorkers, Noting]]:
    """Workers that leave thinking to others, and the local ones that they have besides."""
    local = Noting()
    workers = QueueWorkers(*jobs_of(database, None, await prepared(database)), local, LATE)
    await workers.start()
    try:
        yield workers, local
    finally:
        await asyncio.to_thread(workers.stop)


def test_a_thinker_plays_bots_gives_hints_reviews_games_and_ends(
    database: str, tmp_path: Path
) -> None:
    now = dealt(ADVANCED, 2, 5)

    async def ask() -> None:
        async with asking(database) as (workers, local):
            for bot in ("planner", "scout"):
                steps = await workers.turn(bot, now)
                assert len(play(now, steps).history) == 1
            assert await workers.hints(view(now, now.turn))
            review = await workers.review(GAME)
            assert len(review.turns) == sum(len(played.turns) for played in GAME.rounds)
            assert local.moved == []

    with thinking(database, tmp_path) as thinker:
        asyncio.run(ask())
        children = children_of(thinker.process.pid)
        assert thinker.end() == 0
        assert are_gone(children)
    log = thinker.log.read_text()
    assert "taking jobs" in log
    assert "ended after 4 jobs" in log


@asynccontextmanager
async def at_the_queue(database: str) -> AsyncIterator[tuple[JobQueue, Bus]]:
    queue, bus = jobs_of(database, None, await prepared(database))
    await bus.open(lambda message: None)
    yield queue, bus
    await bus.close()
    await queue.close()


def test_a_job_whose_thinker_is_killed_is_taken_by_another(database: str, tmp_path: Path) -> None:
    async def kill(thinker: Thinking) -> None:
        async with asyncio.timeout(LONG), at_the_queue(database) as (queue, bus):
            # One that comes to nothing: then its process is there.
            await put("zero", queue, bus)
            while (await queue.fetch(["zero"]))["zero"].answer is None:
                await asyncio.sleep(0.05)
            # It hangs, so that the thinker stays in the middle of the next.
            children = children_of(thinker.process.pid)
            for child in children:
                os.kill(child, signal.SIGSTOP)
            await put("one", queue, bus)
            while not (await queue.fetch(["one"]))["one"].taken:
                await asyncio.sleep(0.01)
            thinker.end(signal.SIGKILL)
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            while (lease := await queue.take(FORMAT, LONG)) is None:
                await asyncio.sleep(0.05)
            assert lease.job.id == "one"
            assert lease.number > 1

    with thinking(database, tmp_path) as thinker:
        asyncio.run(kill(thinker))


async def put(name: str, queue: JobQueue, bus: Bus) -> None:
    """Ask for something that nobody understands."""
    await queue.put(QueuedJob(name, Priority.TURN, "fox", FORMAT, b"whatever"), LONG)
    await bus.tell(PUT)
