"""A worker process on the event loop: jobs are awaited without a thread between.

A thread would cost the loop more than most jobs do. The line to the process is watched by the
loop itself. Whoever asked may go away: a job that is not begun is left out then, the answer to a
short one is taken off the line all the same, and over a long one its process is ended.

Short jobs can be on the line several at a time (pipelining), so that a busy process waits for
nobody between two of them, and both sides read and write once for many.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar, cast

from red7.core import Red7Error
from red7.hosting.compute.fair_queue import FairQueue
from red7.hosting.compute.process_times import Watchdog
from red7.hosting.compute.worker_process import (
    PATIENCE,
    Reply,
    WorkerDied,
    WorkerHung,
    WorkerProcess,
    framed,
    packed_job,
    result_of,
    taken_off,
)
from red7.live.compute.async_lru_cache import is_wanted
from red7.live.limits.requester import requester

T = TypeVar("T")


class _Asked(NamedTuple):
    job: Callable[..., object]
    given: tuple[object, ...]
    patience: float | None
    answer: "asyncio.Future[object]"
    wanted: Callable[[], bool]

    @property
    def is_given_up(self) -> bool:
        """Whether nobody waits for it any longer."""
        return self.answer.done() or not self.wanted()


class _Line(asyncio.Protocol):
    """Puts together what comes over the line."""

    def __init__(self, hear: Callable[[Reply], None], end: Callable[["_Line"], None]) -> None:
        self._hear, self._end, self._data = hear, end, bytearray()

    def data_received(self, data: bytes) -> None:
        self._data += data
        for reply in taken_off(self._data):
            self._hear(cast(Reply, reply))

    def connection_lost(self, error: Exception | None) -> None:
        self._end(self)


class AsyncWorker:
    """A worker process that takes jobs by priority, and fairly among those who ask."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0, depth: int = 1) -> None:
        """With a `depth`, so many jobs may be on the line at a time."""
        self.process = WorkerProcess(set_up, niceness)
        self._waiting: FairQueue[_Asked] = FairQueue()
        self._current: deque[_Asked] = deque()
        """What is on the line, in order."""
        self._depth, self._careful = depth, 0
        """Jobs that are still done one by one, for a process has died over some."""
        self._went_on = False
        """Whether anything was answered since the process was last looked at."""
        self._watchdog: Watchdog | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._line: tuple[asyncio.WriteTransport, _Line] | None = None
        self._starting: asyncio.Task[None] | None = None
        self._is_ready = self._is_hung = False
        self._given_up: _Asked | None = None
        """What nobody waited for when the process was last looked at."""
        self.replaced = 0
        """How often its process has died or was ended for taking too long."""

    @property
    def is_new(self) -> bool:
        """Whether its first process is being started."""
        is_starting = self._starting is not None or self._line is not None
        return is_starting and not self._is_ready and not self.replaced

    @property
    def waiting(self) -> int:
        """How many jobs wait for others."""
        return len(self._waiting)

    async def ask(
        self,
        job: Callable[..., T],
        *given: object,
        patience: float | None = PATIENCE,
        priority: int = 0,
        most: int | None = None,
    ) -> T:
        """What a job gives that is done in the process; at most so many may wait for one token.

        Raises the job's own `Red7Error`, `WorkFailed` for anything else, `WorkerDied`, or
        `TooManyRequests`.
        """
        self._loop = asyncio.get_running_loop()
        answer, who = self._loop.create_future(), requester.get()
        asked = _Asked(job, given, patience, answer, is_wanted.get())
        self._waiting.put(asked, who, priority, most)
        self._go_on()
        try:
            return cast(T, await answer)
        except asyncio.CancelledError:
            self._waiting.remove(asked, who, priority)
            raise

    def stop(self) -> None:
        """End the process, whatever it is doing; may be called from any thread."""
        self.process.stop()
        if self._line is not None:
            line, loop = self._line[0], self._loop
            # A loop that has ended has let go of the line already.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(line.close)

    def _go_on(self) -> None:
        """Send as many jobs as may be on the line."""
        if self._starting is not None or not len(self._waiting):
            return
        if self._line is None:
            self._starting = asyncio.create_task(self._start())
            return
        most = 1 if self._careful else self._depth
        while self._is_ready and len(self._current) < most and (asked := self._next()) is not None:
            self._send(self._line[0], asked)

    def _send(self, line: asyncio.WriteTransport, asked: _Asked) -> None:
        try:
            line.write(framed((packed_job(asked.job), asked.given)))
        except Exception as error:
            _tell(asked, error=WorkerDied(f"this cannot be sent to a worker: {error!r}"))
            return
        self._current.append(asked)
        if len(self._current) == 1:
            self._watch(asked.patience)

    def _next(self) -> _Asked | None:
        """The next job that somebody waits for."""
        while len(self._waiting):
            asked = self._waiting.pop()
            if not asked.is_given_up:
                return asked
            asked.answer.cancel()
        return None

    def _watch(self, patience: float | None) -> None:
        """Have the process ended if it hangs over what it now does."""
        self._watchdog, self._went_on = None, False
        if patience is None:
            return
        self._watchdog = Watchdog(self.process.pid, patience, self._loop.time())
        self._set_timer()

    def _set_timer(self) -> None:
        assert self._watchdog is not None
        # One timer for many jobs: by the time it rings, most of them are done.
        if self._timer is not None and self._timer.when() <= self._watchdog.due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._watchdog.due, self._look)

    def _look(self) -> None:
        """End a process that hangs, or that works for nobody; then the line ends."""
        self._timer = None
        if self._watchdog is None or (not self._current and self._is_ready):
            return
        if self._went_on:
            self._watch(self._current[0].patience)
            return
        now = self._loop.time()
        if self._works_for_nobody():
            self.process.kill()
        elif now < self._watchdog.due or not self._watchdog.is_hung(now):
            self._set_timer()
        else:
            self._is_hung = True
            self.process.kill()

    def _works_for_nobody(self) -> bool:
        """Whether nobody waits for what is done, now as at the look before: who loads a page anew
        is back by then. Where several are on the line, the others would lose theirs."""
        before, self._given_up = self._given_up, None
        if self._depth == 1 and self._current and self._current[0].is_given_up:
            self._given_up = self._current[0]
        return before is not None and before is self._given_up

    async def _start(self) -> None:
        """Start the process, which takes a while, and watch its line."""
        try:
            self._line = await _watched(
                await asyncio.to_thread(self.process.line), _Line(self._hear, self._end)
            )
        except Exception as error:
            self._starting = None
            self._fail(WorkerDied(f"no worker process can be had: {error!r}"))
            return
        self._starting = None
        self._watch(PATIENCE)
        # The process may have said that it is there while nothing could be sent yet.
        self._go_on()

    def _hear(self, reply: Reply) -> None:
        """Hand on what came of a job; the first word is that the process is there."""
        if not self._is_ready:
            self._is_ready = True
            self._go_on()
            return
        asked, self._went_on = self._current.popleft(), True
        self._careful = max(self._careful - 1, 0)
        try:
            _tell(asked, result_of(reply))
        except Red7Error as error:
            _tell(asked, error=error)
        self._go_on()

    def _end(self, line: _Line) -> None:
        """The process has died: let go of it, and tell whoever waits for it."""
        if self._line is None or self._line[1] is not line:
            return
        self._line, self._watchdog, self._is_ready = None, None, False
        if not self.process.stopped:
            self.replaced += self._given_up is None
            with suppress(RuntimeError):
                self._loop.run_in_executor(None, self.process.forget())
        was_hung, self._is_hung, self._given_up = self._is_hung, False, None
        kind = WorkerHung if was_hung else WorkerDied
        self._fail(kind("a worker process " + ("hung" if was_hung else "has died")))

    def _fail(self, error: WorkerDied) -> None:
        """Tell whoever waits for what is on the line, or for the next, that nothing came of it."""
        if not self._current and (asked := self._next()) is not None:
            self._current.append(asked)
        # Whichever of them it was, the others are not on the line with it again.
        self._careful = len(self._current) + len(self._waiting)
        for asked in [*self._current]:
            _tell(asked, error=error)
        self._current.clear()
        self._go_on()


def _tell(asked: _Asked, result: object = None, error: Exception | None = None) -> None:
    """Tell whoever waits for a job."""
    if asked.answer.done():
        return
    if error is None:
        asked.answer.set_result(result)
    else:
        asked.answer.set_exception(error)


async def _watched(line: socket.socket, protocol: _Line) -> tuple[asyncio.WriteTransport, _Line]:
    """A line that the event loop reads and writes."""
    loop = asyncio.get_running_loop()
    local = line.family == getattr(socket, "AF_UNIX", None)
    connect = loop.create_unix_connection if local else loop.create_connection
    # The process keeps its own end of the line; the loop closes the one it was given.
    return await connect(lambda: protocol, sock=line.dup())
