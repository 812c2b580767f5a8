"""A worker process: does one job at a time, and is replaced if it dies or hangs."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias, TypeVar, cast

from red7.core import Red7Error
from red7.server.workers.spawn import interrupts_blocked
from red7.service.workers import WorkFailed

T = TypeVar("T")

Request: TypeAlias = tuple[Callable[..., object], tuple[object, ...]]
"""A job, and what it is given."""
Reply: TypeAlias = tuple[object, Red7Error | None]
"""What came of it, or what went wrong."""

PATIENCE = 60.0
"""Seconds after which a worker is taken for dead."""


class WorkerDied(WorkFailed):
    """The process ended in the middle of a job."""


class WorkerProcess:
    """A process that is started with its first job."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0) -> None:
        self._set_up, self._niceness = set_up, niceness
        # Waits for the process, so that the event loop need not.
        self._thread = ThreadPoolExecutor(1, "worker")
        self._process: BaseProcess | None = None
        self._connection: Connection[Request, Reply] | None = None
        self._stopped = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    async def ask(
        self, job: Callable[..., T], *given: object, patience: float | None = PATIENCE
    ) -> T:
        """What a job gives that is done in the process.

        Raises the job's own `Red7Error`, `WorkFailed` for anything else, or `WorkerDied`.
        """
        loop = asyncio.get_running_loop()
        try:
            reply = loop.run_in_executor(self._thread, self._exchange, job, given, patience)
        except RuntimeError:
            raise WorkerDied("the worker has been stopped") from None
        try:
            return await reply
        except asyncio.CancelledError:
            # A job that had not begun when its worker was stopped is cancelled, not who asked.
            if self._stopped:
                raise WorkFailed("the worker has been stopped") from None
            raise

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        with self._starting:
            self._stopped = True
            if self._process is not None:
                self._process.kill()
        # Whoever waits for the process hears of its end now.
        self._thread.shutdown(cancel_futures=True)
        self._drop()

    def _exchange(
        self, job: Callable[..., T], given: tuple[object, ...], patience: float | None
    ) -> T:
        try:
            connection = self._started() if self._connection is None else self._connection
            connection.send((job, given))
            if not connection.poll(patience):
                raise EOFError
            result, failure = connection.recv()
        except Exception as error:
            # Whatever it was, nobody knows what will be on the line next.
            self._drop()
            raise WorkerDied(f"a worker process has died: {error!r}") from None
        if failure is not None:
            raise failure
        return cast(T, result)

    def _started(self) -> "Connection[Request, Reply]":
        context = get_context("spawn")
        with self._starting:
            if self._stopped:
                raise EOFError
            ours, theirs = context.Pipe()
            process = context.Process(
                target=_serve, args=(theirs, self._set_up, self._niceness), daemon=True
            )
            with interrupts_blocked():
                process.start()
            theirs.close()
            self._process, self._connection = process, ours
        return ours

    def _drop(self) -> None:
        with self._starting:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if process is not None:
            process.kill()
            process.join()
        if connection is not None:
            connection.close()


def _serve(
    connection: "Connection[Reply, Request]", set_up: Callable[[], None], niceness: int
) -> None:
    """Do jobs until nobody is left to ask for one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        set_up()
        while True:
            job, given = connection.recv()
            connection.send(_done(job, given))


def _done(job: Callable[..., object], given: tuple[object, ...]) -> Reply:
    try:
        return job(*given), None
    except Red7Error as error:
        return None, error
    except Exception as error:
        return None, WorkFailed(f"{type(error).__name__}: {error}")
