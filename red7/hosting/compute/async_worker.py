"""A worker process for asyncio: callers await the results of jobs, without a thread in between.

A thread would cost more time than most jobs take, so the event loop reads the socket of the process
itself. If a caller is cancelled, a job that was not sent yet is dropped, the answer to a short job
is read and ignored, and the process of a long job is killed.

Short jobs can be pipelined: several are sent before the first is answered. Then a busy process
need not wait between two jobs, and one read or write serves several jobs.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar, cast

from red7.core import Red7Error
from red7.hosting.compute.fair_queue import FairQueue
from red7.hosting.compute.watchdog import Watchdog
from red7.hosting.compute.worker_process import (
    ANSWER_LIMIT_S,
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
        """Whether no caller waits for the answer any more."""
        return self.answer.done() or not self.wanted()


class _Connection(asyncio.Protocol):
    """Reads replies from the socket of a worker process."""

    def __init__(self, hear: Callable[[Reply], None], end: Callable[["_Connection"], None]) -> None:
        self._hear, self._end, self._data = hear, end, bytearray()

    def data_received(self, data: bytes) -> None:
        self._data += data
        for reply in taken_off(self._data):
            self._hear(cast(Reply, reply))

    def connection_lost(self, error: Exception | None) -> None:
        self._end(self)


class AsyncWorker:
    """A worker process that takes jobs by priority, and fairly among clients."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0, pipeline: int = 1) -> None:
        """Prepare a worker; its process starts when there is a job, and calls `set_up` first.

        Up to `pipeline` jobs are sent to the process before it has answered the first one.
        """
        self.process = WorkerProcess(set_up, niceness)
        self._waiting: FairQueue[_Asked] = FairQueue()
        self._current: deque[_Asked] = deque()
        """The jobs that were sent but are not answered yet, in order."""
        self._pipeline, self._one_by_one = pipeline, 0
        """How many of the next jobs are sent one by one, because a process has died."""
        self._has_answered = False
        """Whether the process has answered a job since the watchdog last looked."""
        self._watchdog: Watchdog | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._connection: tuple[asyncio.WriteTransport, _Connection] | None = None
        self._starting: asyncio.Task[None] | None = None
        self._is_ready = self._is_hung = False
        self._given_up: _Asked | None = None
        """The current job, if no caller waited for it when the watchdog last looked."""
        self.replaced = 0
        """How often the process died, or was killed because it hung."""

    @property
    def is_new(self) -> bool:
        """Whether the first process of this worker is still starting."""
        is_starting = self._starting is not None or self._connection is not None
        return is_starting and not self._is_ready and not self.replaced

    @property
    def waiting(self) -> int:
        """The number of jobs that were not sent to the process yet."""
        return len(self._waiting)

    async def ask(
        self,
        job: Callable[..., T],
        *given: object,
        patience: float | None = ANSWER_LIMIT_S,
        priority: int = 0,
        most: int | None = None,
    ) -> T:
        """Return the result of `job(*given)`, computed in the process.

        `patience` is the maximum number of seconds for the job, or None for no limit. The lowest
        `priority` number comes first. Raise the `Red7Error` that the job raises, `WorkFailed` for
        any other error of the job, `WorkerDied` if the process dies or hangs, or `TooManyRequests`
        if `most` jobs of the client wait already.
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
        """Kill the process. Any thread may call this."""
        self.process.stop()
        if self._connection is not None:
            transport, loop = self._connection[0], self._loop
            # A loop that has ended has closed the connection already.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(transport.close)

    def _go_on(self) -> None:
        """Start the process if need be, and send as many jobs as the pipeline allows."""
        if self._starting is not None or not len(self._waiting):
            return
        if self._connection is None:
            self._starting = asyncio.create_task(self._start())
            return
        most = 1 if self._one_by_one else self._pipeline
        while self._is_ready and len(self._current) < most and (asked := self._next()) is not None:
            self._send(self._connection[0], asked)

    def _send(self, transport: asyncio.WriteTransport, asked: _Asked) -> None:
        try:
            transport.write(framed((packed_job(asked.job), asked.given)))
        except Exception as error:
            _set(asked, error=WorkerDied(f"this cannot be sent to a worker: {error!r}"))
            return
        self._current.append(asked)
        if len(self._current) == 1:
            self._watch(asked.patience)

    def _next(self) -> _Asked | None:
        """Return the next job that a caller still waits for, or None if there is none."""
        while len(self._waiting):
            asked = self._waiting.pop()
            if not asked.is_given_up:
                return asked
            asked.answer.cancel()
        return None

    def _watch(self, patience: float | None) -> None:
        """Start a watchdog for the current job of the process, unless `patience` is None."""
        self._watchdog, self._has_answered = None, False
        if patience is None:
            return
        self._watchdog = Watchdog(self.process.pid, patience, self._loop.time())
        self._set_timer()

    def _set_timer(self) -> None:
        assert self._watchdog is not None
        # One timer serves many jobs: most are done by the time it fires.
        if self._timer is not None and self._timer.when() <= self._watchdog.due:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(self._watchdog.due, self._look)

    def _look(self) -> None:
        """Kill the process if it hangs, or if no caller waits for its current job any more."""
        self._timer = None
        if self._watchdog is None or (not self._current and self._is_ready):
            return
        if self._has_answered:
            self._watch(self._current[0].patience)
            return
        now = self._loop.time()
        if self._is_abandoned():
            self.process.kill()
        elif now < self._watchdog.due or not self._watchdog.is_hung(now):
            self._set_timer()
        else:
            self._is_hung = True
            self.process.kill()

    def _is_abandoned(self) -> bool:
        """Return whether no caller waits for the current job, and none did at the last check.

        A client that reloads its page is back before the second check. If the process may be sent
        several jobs at a time, return False: killing it would lose the other jobs.
        """
        before, self._given_up = self._given_up, None
        if self._pipeline == 1 and self._current and self._current[0].is_given_up:
            self._given_up = self._current[0]
        return before is not None and before is self._given_up

    async def _start(self) -> None:
        """Start the process in a thread, then read its socket on the event loop."""
        try:
            self._connection = await _connected(
                await asyncio.to_thread(self.process.connected),
                _Connection(self._hear, self._end),
            )
        except Exception as error:
            self._starting = None
            self._fail(WorkerDied(f"no worker process can be had: {error!r}"))
            return
        self._starting = None
        self._watch(ANSWER_LIMIT_S)
        # The process may have sent its first reply before this coroutine continued.
        self._go_on()

    def _hear(self, reply: Reply) -> None:
        """Pass a reply to its caller. The first reply says only that the process is set up."""
        if not self._is_ready:
            self._is_ready = True
            self._go_on()
            return
        asked, self._has_answered = self._current.popleft(), True
        self._one_by_one = max(self._one_by_one - 1, 0)
        try:
            _set(asked, result_of(reply))
        except Red7Error as error:
            _set(asked, error=error)
        self._go_on()

    def _end(self, connection: _Connection) -> None:
        """Detach a process that has died, and fail the jobs that were sent to it."""
        if self._connection is None or self._connection[1] is not connection:
            return
        self._connection, self._watchdog, self._is_ready = None, None, False
        if not self.process.stopped:
            self.replaced += self._given_up is None
            with suppress(RuntimeError):
                self._loop.run_in_executor(None, self.process.detach())
        was_hung, self._is_hung, self._given_up = self._is_hung, False, None
        kind = WorkerHung if was_hung else WorkerDied
        self._fail(kind("a worker process " + ("hung" if was_hung else "has died")))

    def _fail(self, error: WorkerDied) -> None:
        """Fail all jobs that were sent or, if there are none, the next job that waits."""
        if not self._current and (asked := self._next()) is not None:
            self._current.append(asked)
        # It is unknown which job killed the process, so the next ones are sent one by one.
        self._one_by_one = len(self._current) + len(self._waiting)
        for asked in [*self._current]:
            _set(asked, error=error)
        self._current.clear()
        self._go_on()


def _set(asked: _Asked, result: object = None, error: Exception | None = None) -> None:
    """Set the result or the error of a job, unless its caller is gone."""
    if asked.answer.done():
        return
    if error is None:
        asked.answer.set_result(result)
    else:
        asked.answer.set_exception(error)


async def _connected(
    end: socket.socket, protocol: _Connection
) -> tuple[asyncio.WriteTransport, _Connection]:
    """Let the event loop read and write a socket; return the transport and the protocol."""
    loop = asyncio.get_running_loop()
    local = end.family == getattr(socket, "AF_UNIX", None)
    connect = loop.create_unix_connection if local else loop.create_connection
    # `WorkerProcess` closes its own socket; the event loop closes this duplicate.
    return await connect(lambda: protocol, sock=end.dup())
