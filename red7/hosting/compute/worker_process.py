"""A worker process: does one job at a time, and is replaced if it dies or hangs."""

import os
import pickle
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import get_context, resource_tracker
from multiprocessing.process import BaseProcess
from typing import TypeAlias, TypeVar, cast

from red7.core import Red7Error
from red7.live.compute.protocol import WorkFailed

T = TypeVar("T")

Request: TypeAlias = tuple[bytes, tuple[object, ...]]
"""A job, as `packed_job` has it, and what it is given."""
Reply: TypeAlias = tuple[object, Red7Error | None]
"""What came of it, or what went wrong."""

PATIENCE = 60.0
"""Seconds after which a worker that is awaited is taken for dead."""
READY: Reply = (None, None)
"""What a process says once it has been set up."""
LENGTH = 8
"""Bytes in which the length of a value is told before it."""
CHUNK = 1 << 16
"""Bytes that are read at a time."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerDied(WorkFailed):
    """The process ended in the middle of a job."""


class WorkerHung(WorkerDied):
    """The process was ended, for it would not have answered any more."""


class WorkerProcess:
    """A process that is started when it is first needed, and again after it has died."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0) -> None:
        self._set_up, self._niceness = set_up, niceness
        self._process: BaseProcess | None = None
        self._line: socket.socket | None = None
        self._stopped = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The id of the process, if there is one."""
        return None if self._process is None else self._process.pid

    @property
    def stopped(self) -> bool:
        """Whether it will do nothing any more."""
        return self._stopped

    def do(self, job: Callable[..., T], *given: object) -> T:
        """What a job gives that is done in the process, while this thread waits.

        Raises the job's own `Red7Error`, `WorkFailed` for anything else, or `WorkerDied`.
        """
        try:
            is_new, line = self._line is None, self.line()
            if is_new:
                received(line)
            line.sendall(framed((packed_job(job), given)))
            reply = cast(Reply, received(line))
        except Exception as error:
            # Whatever it was, nobody knows what will be on the line next.
            self.drop()
            raise WorkerDied(f"a worker process has died: {error!r}") from None
        return cast(T, result_of(reply))

    def line(self) -> socket.socket:
        """The line to the process, which is started if need be. Raises `EOFError` if stopped."""
        with self._starting:
            if self._stopped:
                raise EOFError("the worker has been stopped")
            if self._line is None:
                self._start()
            assert self._line is not None
            return self._line

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = socket.socketpair()
        process = context.Process(
            target=_serve, args=(theirs, self._set_up, self._niceness), daemon=True
        )
        with interrupts_blocked():
            process.start()
        theirs.close()
        self._process, self._line = process, ours

    def drop(self) -> None:
        """End the process and forget it: the next job gets a new one."""
        self.forget()()

    def forget(self) -> Callable[[], None]:
        """Forget the process, so that the next job gets a new one; gives what ends the old one."""
        with self._starting:
            process, line = self._process, self._line
            self._process = self._line = None

        def end() -> None:
            if process is not None:
                process.kill()
                process.join()
            if line is not None:
                line.close()

        return end

    def kill(self) -> None:
        """End the process; whoever waits for it hears of that."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process, whatever it is doing, and start none again."""
        with self._starting:
            self._stopped = True
        self.drop()


@cache
def packed_job(job: Callable[..., object]) -> bytes:
    """A job as it travels: pickled but once, for that looks the function up in its module."""
    return pickle.dumps(job, pickle.HIGHEST_PROTOCOL)


@cache
def _job_of(data: bytes) -> Callable[..., object]:
    return cast(Callable[..., object], pickle.loads(data))


def framed(value: object) -> bytes:
    """A value as it goes over the line: its length, and its pickle."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH, "big") + data


def received(line: socket.socket) -> object:
    """The next value of a line. Raises `EOFError`."""
    return pickle.loads(_exactly(line, int.from_bytes(_exactly(line, LENGTH), "big")))


def _arrived(line: socket.socket, data: bytearray) -> list[object]:
    """All values of a line that are there, at least one; `data` is what else was read.

    Raises `EOFError`.
    """
    found: list[object] = []
    while not found:
        if not (part := line.recv(CHUNK)):
            raise EOFError("the line has ended")
        data += part
        found = taken_off(data)
    return found


def taken_off(data: bytearray) -> list[object]:
    """The whole values at the beginning of some data, which are taken off it."""
    found: list[object] = []
    while len(data) >= LENGTH:
        end = LENGTH + int.from_bytes(data[:LENGTH], "big")
        if len(data) < end:
            break
        found.append(pickle.loads(data[LENGTH:end]))
        del data[:end]
    return found


def _exactly(line: socket.socket, size: int) -> bytearray:
    found = bytearray()
    while len(found) < size:
        if not (part := line.recv(size - len(found))):
            raise EOFError("the line has ended")
        found += part
    return found


def result_of(reply: Reply) -> object:
    """What came of a job. Raises what went wrong."""
    result, failure = reply
    if failure is not None:
        raise failure
    return result


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """A process started meanwhile never hears of Ctrl-C, from its very first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Started on the way, it would let interrupts through again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(line: socket.socket, set_up: Callable[[], None], niceness: int) -> None:
    """Do jobs until nobody is left to ask for one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        set_up()
        # Whoever waits for an answer need not count the time until here.
        line.sendall(framed(READY))
        data = bytearray()
        while True:
            requests = cast(list[Request], _arrived(line, data))
            line.sendall(b"".join(framed(_done(*each)) for each in requests))


def _done(job: bytes, given: tuple[object, ...]) -> Reply:
    try:
        return _job_of(job)(*given), None
    except Red7Error as error:
        return None, error
    except Exception as error:
        return None, WorkFailed(f"{type(error).__name__}: {error}")
