"""Several server processes on one machine (`--workers`): a parent starts and restarts them.

The processes share a store and a listening socket, so that any of them can answer a client. The
parent serves no clients itself. It relays messages between the processes, stops them when a signal
tells it to stop, and holds the lock of the data folder.
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

SHORT_LIFE_S = 5.0
"""If a process dies within this many seconds of its start, it is restarted after a pause."""
RESTART_PAUSE_S = 1.0
"""Seconds to wait before restarting a process that died soon after its start."""


def start_process(work: Callable[..., None], *arguments: object) -> BaseProcess:
    """Start a process that calls `work`, and return it. Ctrl-C interrupts only its parent."""
    process = get_context("spawn").Process(target=work, args=arguments)
    with interrupts_blocked():
        process.start()
    return process


class WebProcessesFailed(Red7Error):
    """No server process could be started."""


class WebProcesses:
    """Starts, restarts and stops the server processes of a machine, in their parent process."""

    def __init__(
        self,
        count: int,
        start: Callable[[str, socket.socket], BaseProcess],
        ready: Callable[[], None],
    ) -> None:
        """Prepare to run `count` processes.

        `start` starts a process, given a name and the process's socket to its parent. `ready` is
        called once, when the first process answers clients.
        """
        self._count, self._start, self._ready = count, start, ready
        self._relay = Relay()
        self._processes: set[BaseProcess] = set()
        self._stopping = asyncio.Event()
        self._is_ready = False

    async def run(self) -> None:
        """Keep the processes running until a signal stops them.

        Raise `WebProcessesFailed` if a process ends before any process has answered clients.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop)
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._count):
                    group.create_task(self._keep_running())
        except* WebProcessesFailed as failed:
            raise failed.exceptions[0] from None
        finally:
            for process in self._processes:
                process.kill()

    def _stop(self) -> None:
        """Stop all processes: gracefully at the first call, and at once at the second."""
        for process in self._processes:
            if self._stopping.is_set():
                process.kill()
            else:
                process.terminate()
        self._stopping.set()

    async def _keep_running(self) -> None:
        """Keep one process running: start a new one whenever it dies.

        Raise `WebProcessesFailed` if it ends before any process has answered clients.
        """
        while not self._stopping.is_set():
            started = monotonic()
            await self._run_one()
            if not self._stopping.is_set() and not self._is_ready:
                self._stop()
                raise WebProcessesFailed("no server process could be started")
            if monotonic() - started < SHORT_LIFE_S:
                await self._pause()

    async def _run_one(self) -> None:
        """Start a process, and return when it has ended or could not be started."""
        owner = secrets.token_hex(8)
        try:
            process, ours = await asyncio.to_thread(self._start_one, owner)
        except OSError as error:
            # There is too little memory, or there are too many processes: try again later.
            log_event(WARNING, "server-process-not-started", error=error.strerror)
            return
        self._processes.add(process)
        if self._stopping.is_set():
            process.terminate()
        await self._relay.listen(owner, ours, self._on_ready)
        self._relay.tell_died(owner)
        await asyncio.to_thread(process.join)
        self._processes.discard(process)
        if not self._stopping.is_set():
            # If a signal killed the process, its status is minus the number of the signal.
            log_event(WARNING, "server-process-died", pid=process.pid, status=process.exitcode)

    def _start_one(self, owner: str) -> tuple[BaseProcess, socket.socket]:
        """Start a process named `owner`, and return it with the parent's socket to it.

        Raise `OSError` if the system cannot start it.
        """
        ours, theirs = socket.socketpair()
        with closing(theirs):
            try:
                return self._start(owner, theirs), ours
            except OSError:
                ours.close()
                raise

    def _on_ready(self) -> None:
        if not self._is_ready:
            self._is_ready = True
            self._ready()

    async def _pause(self) -> None:
        try:
            async with asyncio.timeout(RESTART_PAUSE_S):
                await self._stopping.wait()
        except TimeoutError:
            pass
