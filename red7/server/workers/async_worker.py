"""A worker process on the event loop: jobs are awaited without a thread between.

A thread would cost the loop more than most jobs do. The line to the process is watched by the
loop itself. Whoever asked may go away: a job that is not begun is left out then, and the answer
to one that is gets taken off the line all the same.
"""

import asyncio
import pickle
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar, cast

from red7.core import Red7Error
from red7.server.workers.fair_queue import FairQueue
from red7.server.workers.process import (
    LENGTH,
    PATIENCE,
    Reply,
    WorkerDied,
    WorkerHung,
    WorkerProcess,
    framed,
    packed_job,
    result_of,
)
from red7.server.workers.process_times import Watchdog
from red7.service.async_lru_cache import is_wanted
from red7.service.requester import requester

T = TypeVar("T")


class _Asked(NamedTuple):
    job: Callable[..., object]
    given: tuple[object, ...]
    patience: float | None
    answer: "asyncio.Future[object]"
    wanted: Callable[[], bool]


class _Line(asyncio.Protocol):
    """Puts together what comes over the line."""

    def __init__(self, hear: Callable[[Reply], None], end: Callable[["_Line"], None]) -> None:
        self._hear, self._end, self._data = hear, end, bytearray()

    def data_received(self, data: bytes) -> None:
        self._data += data
        while len(self._data) >= LENGTH:
            end = LENGTH + int.from_bytes(self._data[:LENGTH], "big")
            if len(self._data) < end:
                return
            reply = cast(Reply, pickle.loads(self._data[LENGTH:end]))
            del self._data[:end]
            self._hear(reply)

    def connection_lost(self, error: Exception | None) -> None:
        self._end(self)


class AsyncWorker:
    """A worker process that takes jobs by priority, and fairly among those who ask."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.process = WorkerProcess(set_up, niceness)
        self._waiting: FairQueue[_Asked] = FairQueue()
        self._current: _Asked | None = None
        self._watchdog: Watchdog | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._line: tuple[asyncio.WriteTransport, _Line] | None = None
        self._starting: asyncio.Task[None] | None = None
        self._is_ready = self._is_hung = False
        self.replaced = 0
        """How often its process has died or was ended for taking too long."""

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
        """Send the next job, if none is being done."""
        if self._current is not None or self._starting is not None or not len(self._waiting):
            return
        if self._line is None:
            self._starting = asyncio.create_task(self._start())
            return
        if not self._is_ready or (asked := self._next()) is None:
            return
        self._current = asked
        try:
            self._line[0].write(framed((packed_job(asked.job), asked.given)))
        except Exception as error:
            self._answer(error=WorkerDied(f"this cannot be sent to a worker: {error!r}"))
            return
        self._watch(asked.patience)

    def _next(self) -> _Asked | None:
        """The next job that somebody waits for."""
        while len(self._waiting):
            asked = self._waiting.pop()
            if not asked.answer.done() and asked.wanted():
                return asked
            asked.answer.cancel()
        return None

    def _watch(self, patience: float | None) -> None:
        """Have the process ended if it hangs over what it now does."""
        self._watchdog = None
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
        """End a process that hangs; then the line ends."""
        self._timer = None
        if self._watchdog is None or (self._current is None and self._is_ready):
            return
        now = self._loop.time()
        if now < self._watchdog.due or not self._watchdog.is_hung(now):
            self._set_timer()
        else:
            self._is_hung = True
            self.process.kill()

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

    def _hear(self, reply: Reply) -> None:
        """Hand on what came of a job; the first word is that the process is there."""
        if not self._is_ready:
            self._is_ready = True
            self._go_on()
            return
        try:
            self._answer(result_of(reply))
        except Red7Error as error:
            self._answer(error=error)

    def _end(self, line: _Line) -> None:
        """The process has died: let go of it, and tell whoever waits for it."""
        if self._line is None or self._line[1] is not line:
            return
        self._line, self._watchdog, self._is_ready = None, None, False
        if not self.process.stopped:
            self.replaced += 1
            with suppress(RuntimeError):
                self._loop.run_in_executor(None, self.process.forget())
        was_hung, self._is_hung = self._is_hung, False
        kind = WorkerHung if was_hung else WorkerDied
        self._fail(kind("a worker process " + ("hung" if was_hung else "has died")))

    def _fail(self, error: WorkerDied) -> None:
        """Tell whoever waits for the current job, or for the next, that nothing came of it."""
        if self._current is None:
            self._current = self._next()
        self._answer(error=error)

    def _answer(self, result: object = None, error: Exception | None = None) -> None:
        """Tell whoever waits for the current job, and go on with the next."""
        asked, self._current = self._current, None
        if asked is not None and not asked.answer.done():
            if error is None:
                asked.answer.set_result(result)
            else:
                asked.answer.set_exception(error)
        self._go_on()


async def _watched(line: socket.socket, protocol: _Line) -> tuple[asyncio.WriteTransport, _Line]:
    """A line that the event loop reads and writes."""
    loop = asyncio.get_running_loop()
    local = line.family == getattr(socket, "AF_UNIX", None)
    connect = loop.create_unix_connection if local else loop.create_connection
    # The process keeps its own end of the line; the loop closes the one it was given.
    return await connect(lambda: protocol, sock=line.dup())
