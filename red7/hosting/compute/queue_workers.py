"""Workers whose thinking is done elsewhere: bots, hints and reviews go through a job queue.

A table never waits for long: where no thinker answers, a bot that needs no compiler moves.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import getLogger
from typing import TypeVar

from red7.bots import BOTS
from red7.bots.bot_protocol import continues, foreseen_step
from red7.core import Position, Red7Error, Step, Turn, View
from red7.hosting.cluster.bus import Bus
from red7.hosting.compute.job_messages import (
    FORMAT,
    Answer,
    BadJob,
    Failed,
    FoundHints,
    HintsJob,
    Job,
    PlanJob,
    Planned,
    Reviewed,
    ReviewJob,
    packed,
    parse_answer,
)
from red7.hosting.compute.job_queue import JobQueue, Priority
from red7.hosting.compute.queued_answers import NotTaken, Patience, QueuedAnswers, new_job
from red7.hosting.compute.view_shape import view_shape
from red7.live.compute.protocol import Workers, WorkFailed, whole_turn
from red7.live.limits.rate_limits import QUEUE, TooManyRequests
from red7.live.limits.requester import requester
from red7.notation import Record, parse_step, record_text
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

STAND_IN = "planner"
"""Who moves for a bot that searches, where nobody searches for it."""
ALONE = 0.5
"""Seconds in which a turn must be taken while nobody seems to take any."""
MOST_WAITING, FULL_FOR = 16, 2.0
"""So many hints and reviews may wait for one asker; who is refused may try again after seconds."""
CLOSING = 3.0
"""Seconds in which jobs are dropped that nobody will wait for."""
PATIENCE = {
    Priority.TURN: Patience(3.0, 12.0),
    Priority.HINT: Patience(10.0, 25.0),
    Priority.REVIEW: Patience(60.0, 600.0),
}


def _asker() -> str:
    """For whom the task at hand works, as a queue shares work out."""
    who = requester.get()
    return who.token or who.address


def _why(failure: Red7Error) -> str:
    """What a log may have of a failure: not the words of others, which may quote cards."""
    return str(failure) if isinstance(failure, WorkFailed) else type(failure).__name__


class QueueWorkers:
    """`Workers` that leave thinking to others, and do the rest as some local ones do."""

    def __init__(
        self,
        queue: JobQueue,
        bus: Bus,
        local: Workers,
        patience: dict[Priority, Patience] = PATIENCE,
    ) -> None:
        self._local, self._patience = local, patience
        self._answers = QueuedAnswers(queue, bus)
        self._alone = False
        self._waiting: Counter[str] = Counter()
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def waiting(self) -> int:
        """How many jobs somebody waits for that no thinker is known to be at."""
        return self._answers.waiting

    async def run(self, job: Callable[..., T], *given: object) -> T:
        """What a short job of the rules comes to, done here."""
        return await self._local.run(job, *given)

    async def run_question(self, job: Callable[..., T], *given: object) -> T:
        """The same of a short job that no move waits for."""
        return await self._local.run_question(job, *given)

    async def run_long(self, job: Callable[..., T], *given: object) -> T:
        """The same of a job that may take long."""
        return await self._local.run_long(job, *given)

    async def run_here(self, job: Callable[..., T], *given: object) -> T:
        """The same of a job whose values would be too many to send to another process."""
        return await self._local.run_here(job, *given)

    async def turn(self, bot: str, position: Position) -> Turn:
        """The rest of the turn of the bot at the seat to move. Raises `WorkFailed`."""
        if bot not in BOTS:
            raise WorkFailed(f"nobody here plays as {bot}")
        try:
            return await whole_turn(position, self._planning(bot))
        except Red7Error as failure:
            # Better a quick turn than a table that is stuck.
            self._tell_once(failure)
        return await self._local.turn(STAND_IN if BOTS[bot].compiled else bot, position)

    def _planning(self, bot: str) -> Callable[[View], Awaitable[Step]]:
        """Chooses steps as planned by a thinker, who is asked again where a turn goes otherwise."""
        planned: tuple[View, Turn] | None = None

        async def choose(seen: View) -> Step:
            nonlocal planned
            step = foreseen_step(planned, seen)
            if step is None:
                turn = await self._plan(bot, seen)
                planned, step = (seen, turn), turn[len(seen.steps)]
            return step

        return choose

    async def _plan(self, bot: str, seen: View) -> Turn:
        """A bot's turn from its start, by a thinker. Raises `Red7Error`."""
        job = PlanJob(bot, view_shape(seen), secrets.token_hex(8))
        patience = self._patience[Priority.TURN]
        if self._alone:
            patience = patience._replace(taken=min(ALONE, patience.taken))
        answer = await self._answer(Priority.TURN, job, patience)
        turn = tuple(map(parse_step, answer.steps)) if isinstance(answer, Planned) else ()
        if not continues(turn, seen):
            raise WorkFailed("a thinker has planned something else")
        return turn

    async def hints(self, seen: View) -> list[HintShape]:
        """The best turns of a view's seat. Raises `WorkFailed`."""
        answer = await self._asked(Priority.HINT, HintsJob(view_shape(seen)))
        if not isinstance(answer, FoundHints):
            raise WorkFailed("a thinker has answered something else")
        return answer.hints

    async def review(self, record: Record) -> ReviewShape:
        """The review of a game. Raises `WorkFailed`."""
        text = await self._local.run_long(record_text, record)
        answer = await self._asked(Priority.REVIEW, ReviewJob(text))
        if not isinstance(answer, Reviewed):
            raise WorkFailed("a thinker has answered something else")
        return answer.review

    async def _asked(self, priority: Priority, job: Job) -> Answer:
        """An answer that a person waits for; if none comes, that is logged."""
        asker = _asker()
        if self._waiting[asker] >= MOST_WAITING:
            raise TooManyRequests(FULL_FOR, QUEUE)
        self._waiting[asker] += 1
        try:
            return await self._answer(priority, job, self._patience[priority])
        except (WorkFailed, BadJob) as failure:
            getLogger("red7").warning("no %s: %s", priority.name.lower(), _why(failure))
            raise
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]

    async def _answer(self, priority: Priority, job: Job, patience: Patience) -> Answer:
        """What a thinker says to a job. Raises `WorkFailed`, or `BadJob`."""
        answer = parse_answer(
            await self._answers.answer(new_job(priority, _asker(), FORMAT, packed(job)), patience)
        )
        if self._alone:
            self._alone = False
            getLogger("red7").warning("a thinker takes jobs again")
        if isinstance(answer, Failed):
            raise WorkFailed(f"a thinker has failed: {answer.why}")
        return answer

    def _tell_once(self, failure: Red7Error) -> None:
        """Log that a bot moves without a thinker; while none is there, once is enough."""
        if not self._alone:
            getLogger("red7").warning("a bot moves without a thinker: %s", _why(failure))
        self._alone = self._alone or isinstance(failure, NotTaken)

    def warm(self) -> None:
        """Nothing gets ready any sooner: thinkers are ready before they take a job."""

    async def start(self) -> None:
        """Have the rules and the quick bots ready, and hear of answers."""
        self._loop = asyncio.get_running_loop()
        await self._answers.open()
        await self._local.start()

    def stop(self) -> None:
        """Ask for nothing any more, and let go of everything; from any thread but the loop's."""
        self._local.stop()
        loop, self._loop = self._loop, None
        # A loop that has ended has nobody who waits.
        if loop is not None and loop.is_running():
            closing = asyncio.run_coroutine_threadsafe(self._answers.close(), loop)
            with suppress(TimeoutError):
                closing.result(CLOSING)
