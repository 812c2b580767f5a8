"""Several server processes on one machine: a parent starts them, and one that dies again.

They share a listening socket, so that whoever connects is answered by any that lives, and a
store. The parent answers nobody itself: it relays hints, passes on the wish to end, and has the
lock of the data folder.
"""

import asyncio
import secrets
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from logging import WARNING
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from time import monotonic

from red7.core import Red7Error
from red7.hosting.cluster.bus.parent_socket import Relay
from red7.hosting.compute.worker_process import interrupts_blocked
from red7.hosting.operations.logs import log_event

TOO_SOON = 5.0
"""Whoever dies within so many seconds may do so again and again: the next waits a while."""
PAUSE = 1.0


def started(work: Callable[..., None], *given: object) -> BaseProcess:
    """A process that does some work, and hears of no Ctrl-C: that is for its parent."""
    process = get_context("spawn").Process(target=work, args=given)
    with interrupts_blocked():
        process.start()
    return process


class WorkersFailed(Red7Error):
    """No worker process can serve."""


class WorkerProcesses:
    """The parent of some server processes."""

    def __init__(
        self,
        count: int,
        start: Callable[[str, socket.socket], BaseProcess],
        ready: Callable[[], None],
    ) -> None:
        """`start` starts a process that has a name and a line to here; `ready` is told once."""
        self._count, self._start, self._ready = count, start, ready
        self._relay = Relay()
        self._processes: set[BaseProcess] = set()
        self._stopping = asyncio.Event()
        self._is_ready = False

    async def run(self) -> None:
        """Serve until somebody ends it. Raises `WorkersFailed`."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop)
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._count):
                    group.create_task(self._keep_one())
        except* WorkersFailed as failed:
            raise failed.exceptions[0] from None
        finally:
            for process in self._processes:
                process.kill()

    def _stop(self) -> None:
        """Pass on the wish to end; whoever wishes it twice is in a hurry."""
        for process in self._processes:
            if self._stopping.is_set():
                process.kill()
            else:
                process.terminate()
        self._stopping.set()

    async def _keep_one(self) -> None:
        """Have one process that serves, and another after it."""
        while not self._stopping.is_set():
            began = monotonic()
            await self._serve_once()
            if not self._stopping.is_set() and not self._is_ready:
                self._stop()
                raise WorkersFailed("no server process could be started")
            if monotonic() - began < TOO_SOON:
                await self._pause()

    async def _serve_once(self) -> None:
        owner = secrets.token_hex(8)
        try:
            process, ours = await asyncio.to_thread(self._started, owner)
        except OSError as error:
            # No memory, or too many processes: the others go on, and it is tried again.
            log_event(WARNING, "server-process-not-started", error=error.strerror)
            return
        self._processes.add(process)
        if self._stopping.is_set():
            process.terminate()
        await self._relay.listen(owner, ours, self._answers)
        self._relay.tell_died(owner)
        await asyncio.to_thread(process.join)
        self._processes.discard(process)
        if not self._stopping.is_set():
            # Minus a signal's number for one that was killed.
            log_event(WARNING, "server-process-died", pid=process.pid, status=process.exitcode)

    def _started(self, owner: str) -> tuple[BaseProcess, socket.socket]:
        """A process, and the line to it. Raises `OSError`."""
        ours, theirs = socket.socketpair()
        with closing(theirs):
            try:
                return self._start(owner, theirs), ours
            except OSError:
                ours.close()
                raise

    def _answers(self) -> None:
        if not self._is_ready:
            self._is_ready = True
            self._ready()

    async def _pause(self) -> None:
        try:
            async with asyncio.timeout(PAUSE):
                await self._stopping.wait()
        except TimeoutError:
            pass
