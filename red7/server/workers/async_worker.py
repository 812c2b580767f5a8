"""A worker process on the event loop: jobs are awaited without a thread between.

A thread would cost the loop more than most jobs do. The line to the process is watched by the
loop itself; whoever asked may go away, and the answer is taken off the line all the same.
"""

import asyncio
import pickle
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TypeVar, cast

from red7.core import Red7Error
from red7.server.workers.process import (
    LENGTH,
    PATIENCE,
    Reply,
    WorkerDied,
    WorkerProcess,
    framed,
    packed_job,
    result_of,
)

T = TypeVar("T")


class _Asked(NamedTuple):
    job: Callable[..., object]
    given: tuple[object, ...]
    patience: float | None
    answer: "asyncio.Future[object]"


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
    """A worker process that takes jobs in the order in which they come."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0) -> None:
        self.process = WorkerProcess(set_up, niceness)
        self._waiting: deque[_Asked] = deque()
        self._current: _Asked | None = None
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._line: tuple[asyncio.WriteTransport, _Line] | None = None
        self._starting: asyncio.Task[None] | None = None

    async def ask(
        self, job: Callable[..., T], *given: object, patience: float | None = PATIENCE
    ) -> T:
        """What a job gives that is done in the process.

        Raises the job's own `Red7Error`, `WorkFailed` for anything else, or `WorkerDied`.
        """
        self._loop = asyncio.get_running_loop()
        answer = self._loop.create_future()
        self._waiting.append(_Asked(job, given, patience, answer))
        self._go_on()
        return cast(T, await answer)

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
        if self._current is not None or not self._waiting or self._starting is not None:
            return
        if self._line is None:
            self._starting = asyncio.create_task(self._start())
            return
        asked = self._current = self._waiting.popleft()
        try:
            self._line[0].write(framed((packed_job(asked.job), asked.given)))
        except Exception as error:
            self._answer(error=WorkerDied(f"this cannot be sent to a worker: {error!r}"))
            return
        if asked.patience is not None:
            self._set_deadline(self._loop.time() + asked.patience)

    def _set_deadline(self, deadline: float) -> None:
        """Have the current job ended at a time, if it is not done by then."""
        self._deadline = deadline
        # One timer for many jobs: by the time it rings, most of them are done.
        if self._timer is not None and self._timer.when() <= deadline:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_at(deadline, self._check_deadline)

    def _check_deadline(self) -> None:
        """End a process that takes too long; then the line ends."""
        self._timer = None
        if self._current is None or self._current.patience is None:
            return
        if self._loop.time() < self._deadline:
            self._set_deadline(self._deadline)
        else:
            self.process.kill()

    async def _start(self) -> None:
        """Start the process, which takes a while, and watch its line."""
        try:
            self._line = await _watched(
                await asyncio.to_thread(self.process.line), _Line(self._hear, self._end)
            )
        except Exception as error:
            self._starting, self._current = None, self._waiting.popleft()
            self._answer(error=WorkerDied(f"no worker process can be had: {error!r}"))
            return
        self._starting = None
        self._go_on()

    def _hear(self, reply: Reply) -> None:
        """Hand on what came of a job."""
        try:
            self._answer(result_of(reply))
        except Red7Error as error:
            self._answer(error=error)

    def _end(self, line: _Line) -> None:
        """The process has died: let go of it, and tell whoever waits for it."""
        if self._line is None or self._line[1] is not line:
            return
        self._line = None
        if not self.process.stopped:
            with suppress(RuntimeError):
                self._loop.run_in_executor(None, self.process.forget())
        self._answer(error=WorkerDied("a worker process has died"))

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
