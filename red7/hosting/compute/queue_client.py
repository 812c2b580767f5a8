"""The server's side of the job queue: it leaves bots' turns, hints and reviews to thinkers.

A thinker is a `red7 think` process. The server puts a job into the queue and waits for its answer.
A bus message tells it that the answer is there; if the message is lost, the next poll finds the
answer. A game never waits long for a bot: if no thinker answers in time, the server itself computes
the turn with a bot that needs no compiled engine.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from logging import getLogger
from typing import Any, NamedTuple, TypeVar

from red7.bots import BOTS
from red7.core import Position, Red7Error, Turn, View
from red7.hosting.cluster.bus.protocol import Bus
from red7.hosting.compute.job_queue import JobQueue, JobState, Priority, QueuedJob
from red7.hosting.compute.queue_messages import (
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
    view_shape,
)
from red7.live.compute.async_lru_cache import is_wanted
from red7.live.compute.protocol import PoolLoad, Workers, WorkFailed, whole_turn
from red7.live.limits.rate_limits import QUEUE, TooManyRequests
from red7.live.limits.requester import requester
from red7.live.live_settings import DEFAULTS, HintSettings
from red7.live.store.protocol import StorageFailed
from red7.notation import Record, parse_step, record_text
from red7.wire.http_bodies import ReviewShape
from red7.wire.shapes import HintShape

T = TypeVar("T")

POLL_S = 1.0
"""Seconds between two polls for answers when no bus message comes."""
WANTED_S = 10.0
"""Seconds after which a job is not wanted any more, unless the server asks for it again.

The server does so at each poll.
"""
JOB_PUT, JOB_DONE = b"job", b"done "
"""Bus messages: a job was put into the queue; the job whose id follows has an answer."""

QUICK_BOT = "planner"
"""The bot that plays in place of a searching bot when no thinker answers."""
TURN_ALONE_S = 0.5
"""Maximum seconds until a thinker takes a bot's turn, if none took the previous one in time."""
PENDING_RETRY_S = 2.0
"""Seconds after which a client with too many pending hints and reviews may retry."""
CLOSING_S = 3.0
"""Maximum seconds that `close` waits until pending jobs are dropped from the queue."""


class AnswerTimes(NamedTuple):
    """How long a server waits for the answer to a job, in seconds."""

    taken_s: float
    """Maximum seconds until a thinker takes the job."""
    answered_s: float
    """Maximum seconds until the answer is there, including `taken_s`."""


ANSWER_TIMES = {
    Priority.TURN: AnswerTimes(3.0, 12.0),
    Priority.HINT: AnswerTimes(10.0, 25.0),
    Priority.REVIEW: AnswerTimes(60.0, 600.0),
}


class NotTaken(WorkFailed):
    """No thinker took a job in time."""


@dataclass(slots=True)
class _Pending:
    answer: "asyncio.Future[bytes]"
    wanted: Callable[[], bool]
    taken: bool = False


class QueuedAnswers:
    """Puts jobs into a queue, and waits for their answers."""

    def __init__(self, queue: JobQueue, bus: Bus) -> None:
        self._queue, self._bus = queue, bus
        self._pending: dict[str, _Pending] = {}
        self._woken = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[object]] = set()

    @property
    def waiting(self) -> int:
        """The number of this server's pending jobs that no thinker had taken at the last poll."""
        return sum(not pending.taken for pending in self._pending.values())

    async def open(self) -> None:
        """Start to receive bus messages about answers."""
        await self._bus.open(self._hear)

    async def close(self) -> None:
        """Cancel all pending jobs and close the queue and the bus."""
        if self._watching is not None:
            self._watching.cancel()
        for pending in self._pending.values():
            pending.answer.cancel()
        # Each cancelled `answer` drops its job from the queue.
        await asyncio.sleep(0)
        await asyncio.gather(*self._background, return_exceptions=True)
        await self._bus.close()
        await self._queue.close()

    async def answer(self, job: QueuedJob, times: AnswerTimes) -> bytes:
        """Put a job into the queue, and return its answer.

        Raise `WorkFailed` if the answer is late or the queue fails.
        """
        pending = _Pending(asyncio.get_running_loop().create_future(), is_wanted.get())
        try:
            await self._queue.put(job, WANTED_S)
            self._pending[job.id] = pending
            self._watch()
            self._spawn(self._bus.tell(JOB_PUT))
            return await self._in_time(job.id, pending, times)
        except StorageFailed as failure:
            raise WorkFailed(f"the queue cannot be reached: {failure}") from None
        finally:
            self._pending.pop(job.id, None)
            if not pending.answer.done() or pending.answer.cancelled():
                self._spawn(self._drop(job.id))

    async def _in_time(self, name: str, pending: _Pending, times: AnswerTimes) -> bytes:
        await asyncio.wait([pending.answer], timeout=times.taken_s)
        if not pending.answer.done() and not pending.taken:
            self._note(await self._queue.fetch([name]))
            if not pending.answer.done() and not pending.taken:
                raise NotTaken(f"no thinker has taken a job for {times.taken_s:g} s")
        await asyncio.wait([pending.answer], timeout=times.answered_s - times.taken_s)
        if not pending.answer.done():
            raise WorkFailed(f"no answer came within {times.answered_s:g} s")
        return pending.answer.result()

    def _watch(self) -> None:
        """Fetch answers in the background as long as jobs are pending."""
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._fetch_answers())

    async def _fetch_answers(self) -> None:
        loop = asyncio.get_running_loop()
        polled = loop.time()
        while self._pending:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(polled + POLL_S):
                    await self._woken.wait()
            self._woken.clear()
            names = self._wanted()
            try:
                if loop.time() >= polled + POLL_S:
                    polled = loop.time()
                    await self._queue.still_wanted(names, WANTED_S)
                self._note(await self._queue.fetch(names), names)
            except StorageFailed as failure:
                getLogger("red7").warning("no answers can be fetched: %s", failure)
                await asyncio.sleep(POLL_S)

    def _wanted(self) -> list[str]:
        """Return the ids of the jobs that a caller still waits for, and cancel the other jobs."""
        for pending in self._pending.values():
            if not pending.wanted():
                pending.answer.cancel()
        return [name for name, pending in self._pending.items() if not pending.answer.done()]

    def _note(self, states: dict[str, JobState], names: list[str] | None = None) -> None:
        """Pass the states of jobs to their callers.

        A job in `names` that has no state has left the queue, so it fails.
        """
        for name in states if names is None else names:
            pending, state = self._pending.get(name), states.get(name)
            if pending is None or pending.answer.done():
                continue
            if state is None:
                pending.answer.set_exception(WorkFailed("the job is gone from the queue"))
            elif state.answer is not None:
                pending.answer.set_result(state.answer)
            else:
                pending.taken = state.taken or pending.taken

    def _hear(self, message: bytes) -> None:
        """Fetch answers now if a bus message says that a pending job was answered.

        Do so also after an empty message, which says that others may have been lost.
        """
        name = message.removeprefix(JOB_DONE).decode("ascii", "replace")
        if not message or name in self._pending:
            self._woken.set()

    async def _drop(self, name: str) -> None:
        # If this fails, thinkers remove the job from the queue when it is not wanted any more.
        with suppress(StorageFailed):
            await self._queue.cancel(name)

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _asker() -> str:
    """Return what identifies the client that the current task works for, for the fair queue.

    This is the digest of the client's cookie token, or the client's address if it has no token.
    """
    who = requester.get()
    return who.token or who.address


def _reason(failure: Red7Error) -> str:
    """Return a text about a failure that is safe to log.

    For a `WorkFailed`, this is its message. For any other failure, it is the name of the class,
    because the message may quote hidden cards.
    """
    return str(failure) if isinstance(failure, WorkFailed) else type(failure).__name__


class QueueWorkers:
    """`Workers` that leave bots' turns, hints and reviews to thinkers (`red7 think` processes).

    The `local` workers compute all other jobs, and also a bot's turn if no thinker answers in time.
    """

    def __init__(
        self,
        queue: JobQueue,
        bus: Bus,
        local: Workers,
        times: dict[Priority, AnswerTimes] = ANSWER_TIMES,
        hints: HintSettings = DEFAULTS.hints,
    ) -> None:
        self._local, self._times, self._hints = local, times, hints
        self.run_move, self.run_query = local.run_move, local.run_query
        self.run_batch, self.run_in_thread = local.run_batch, local.run_in_thread
        self._answers = QueuedAnswers(queue, bus)
        self._is_alone = False
        """Whether no thinker took a bot's turn in time, and none has answered a job since."""
        self._pending: Counter[str] = Counter()
        """The number of hints and reviews under way for each client."""

    @property
    def waiting(self) -> int:
        """The number of this server's pending jobs that no thinker had taken at the last poll."""
        return self._answers.waiting

    def loads(self) -> dict[str, PoolLoad]:
        return {**self._local.loads(), "elsewhere": PoolLoad(self.waiting, 0)}

    async def turn(self, bot: str, position: Position) -> Turn:
        if bot not in BOTS:
            raise WorkFailed(f"there is no bot named {bot}")
        try:
            return await whole_turn(position, lambda seen: self._plan(bot, seen))
        except Red7Error as failure:
            # A quick turn is better than a table that stalls.
            self._log_once(failure)
        return await self._local.turn(QUICK_BOT if BOTS[bot].compiled else bot, position)

    async def _plan(self, bot: str, seen: View) -> Turn:
        """Return a bot's turn, planned by a thinker, including the steps already taken.

        Raise `Red7Error` if no thinker answers in time, or the answer is no turn.
        """
        job = PlanJob(bot, view_shape(seen), secrets.token_hex(8))
        times = self._times[Priority.TURN]
        if self._is_alone:
            times = times._replace(taken_s=min(TURN_ALONE_S, times.taken_s))
        answer = await self._answer(Priority.TURN, job, times)
        if not isinstance(answer, Planned):
            raise WorkFailed("a thinker has answered something else")
        return tuple(map(parse_step, answer.steps))

    async def hints(self, seen: View) -> list[HintShape]:
        answer = await self._asked(Priority.HINT, HintsJob(view_shape(seen)))
        if not isinstance(answer, FoundHints):
            raise WorkFailed("a thinker has answered something else")
        return answer.hints

    async def review(self, record: Record) -> ReviewShape:
        text = await self._local.run_batch(record_text, record)
        answer = await self._asked(Priority.REVIEW, ReviewJob(text))
        if not isinstance(answer, Reviewed):
            raise WorkFailed("a thinker has answered something else")
        return answer.review

    async def _asked(self, priority: Priority, job: Job) -> Answer:
        """Return a thinker's answer to a player's request, and log a failure.

        Raise `WorkFailed` if the job fails or is late, `BadJob` if the answer cannot be parsed, or
        `TooManyRequests` if the client has too many requests pending.
        """
        asker = _asker()
        if self._pending[asker] >= self._hints.max_pending_searches:
            raise TooManyRequests(PENDING_RETRY_S, QUEUE)
        self._pending[asker] += 1
        try:
            return await self._answer(priority, job, self._times[priority])
        except (WorkFailed, BadJob) as failure:
            getLogger("red7").warning("no %s: %s", priority.name.lower(), _reason(failure))
            raise
        finally:
            self._pending[asker] -= 1
            if not self._pending[asker]:
                del self._pending[asker]

    async def _answer(self, priority: Priority, job: Job, times: AnswerTimes) -> Answer:
        """Return a thinker's answer to a job.

        Raise `WorkFailed` if the job fails or is late, or `BadJob` if the answer cannot be parsed.
        """
        name = secrets.token_hex(16)
        queued = QueuedJob(name, priority, _asker(), FORMAT, packed(job))
        answer = parse_answer(await self._answers.answer(queued, times))
        if self._is_alone:
            self._is_alone = False
            getLogger("red7").warning("a thinker takes jobs again")
        if isinstance(answer, Failed):
            raise WorkFailed(f"a thinker has failed: {answer.why}")
        return answer

    def _log_once(self, failure: Red7Error) -> None:
        """Log why this server computes a bot's turn itself.

        While no thinker takes jobs, log this only for the first turn.
        """
        if not self._is_alone:
            getLogger("red7").warning("a bot moves without a thinker: %s", _reason(failure))
        self._is_alone = self._is_alone or isinstance(failure, NotTaken)

    def warm(self) -> None:
        """Do nothing: thinkers load what they need before they take a job."""

    async def start(self) -> None:
        await self._answers.open()
        await self._local.start()

    async def close(self) -> None:
        """Close the local workers, drop pending jobs from the queue, and close the queue."""
        await self._local.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_S):
                await self._answers.close()
