"""A worker process, which computes one job at a time and is replaced if it dies or hangs."""

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
"""A function pickled by `packed_job`, and its arguments."""
Reply: TypeAlias = tuple[object, Red7Error | None]
"""The result of a job, or its error."""

ANSWER_LIMIT_S = 60.0
"""Default limit for one job: seconds of work after which a process counts as hung."""
READY: Reply = (None, None)
"""The first message of a process, which says that it is set up."""
LENGTH_BYTES = 8
"""Size in bytes of the length that precedes each message."""
CHUNK_BYTES = 1 << 16
"""Maximum bytes that are read at a time."""


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class WorkerDied(WorkFailed):
    """The process died before it answered a job."""


class WorkerHung(WorkerDied):
    """The process was killed because it hung."""


class WorkerProcess:
    """A process that starts with its first job, and again with the next job after it has died."""

    def __init__(self, set_up: Callable[[], None], niceness: int = 0) -> None:
        self._set_up, self._niceness = set_up, niceness
        self._process: BaseProcess | None = None
        self._socket: socket.socket | None = None
        self._stopped = False
        self._starting = threading.Lock()

    @property
    def pid(self) -> int | None:
        """The id of the process, or None if there is no process now."""
        return None if self._process is None else self._process.pid

    @property
    def stopped(self) -> bool:
        """Whether `stop` was called."""
        return self._stopped

    def do(self, job: Callable[..., T], *given: object) -> T:
        """Return the result of `job(*given)`, computed in the process while this thread waits.

        Raise the `Red7Error` that the job raises, `WorkFailed` for any other error of the job, or
        `WorkerDied` if the process dies.
        """
        try:
            is_new, line = self._socket is None, self.connected()
            if is_new:
                received(line)
            line.sendall(framed((packed_job(job), given)))
            reply = cast(Reply, received(line))
        except Exception as error:
            # After any error the next bytes on the socket cannot be trusted.
            self.drop()
            raise WorkerDied(f"a worker process has died: {error!r}") from None
        return cast(T, result_of(reply))

    def connected(self) -> socket.socket:
        """Start the process if need be, and return its socket. Raise `EOFError` after `stop`."""
        with self._starting:
            if self._stopped:
                raise EOFError("the worker has been stopped")
            if self._socket is None:
                self._start()
            assert self._socket is not None
            return self._socket

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = socket.socketpair()
        process = context.Process(
            target=_serve, args=(theirs, self._set_up, self._niceness), daemon=True
        )
        with interrupts_blocked():
            process.start()
        theirs.close()
        self._process, self._socket = process, ours

    def drop(self) -> None:
        """Kill the process; the next job starts a new one."""
        self.detach()()

    def detach(self) -> Callable[[], None]:
        """Detach the process, so that the next job starts a new one.

        Return a function that kills the detached process and closes its socket.
        """
        with self._starting:
            process, line = self._process, self._socket
            self._process = self._socket = None

        def end() -> None:
            if process is not None:
                process.kill()
                process.join()
            if line is not None:
                line.close()

        return end

    def kill(self) -> None:
        """Kill the process; its pending job fails."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """Kill the process, and never start another one."""
        with self._starting:
            self._stopped = True
        self.drop()


@cache
def packed_job(job: Callable[..., object]) -> bytes:
    """Return a pickled function.

    The result is cached, because pickling looks up the function in its module each time.
    """
    return pickle.dumps(job, pickle.HIGHEST_PROTOCOL)


@cache
def _job_of(data: bytes) -> Callable[..., object]:
    return cast(Callable[..., object], pickle.loads(data))


def framed(value: object) -> bytes:
    """Return a value as a message: the length of its pickle, then the pickle."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(data).to_bytes(LENGTH_BYTES, "big") + data


def received(line: socket.socket) -> object:
    """Read the next value from a socket. Raise `EOFError` if the connection has ended."""
    return pickle.loads(_exactly(line, int.from_bytes(_exactly(line, LENGTH_BYTES), "big")))


def _arrived(line: socket.socket, data: bytearray) -> list[object]:
    """Wait for at least one value, and return all complete values that have arrived.

    The beginning of the next value stays in `data`. Raise `EOFError` if the connection has ended.
    """
    found: list[object] = []
    while not found:
        if not (part := line.recv(CHUNK_BYTES)):
            raise EOFError("the connection has ended")
        data += part
        found = taken_off(data)
    return found


def taken_off(data: bytearray) -> list[object]:
    """Remove the complete values at the beginning of `data`, and return them."""
    found: list[object] = []
    while len(data) >= LENGTH_BYTES:
        end = LENGTH_BYTES + int.from_bytes(data[:LENGTH_BYTES], "big")
        if len(data) < end:
            break
        found.append(pickle.loads(data[LENGTH_BYTES:end]))
        del data[:end]
    return found


def _exactly(line: socket.socket, size: int) -> bytearray:
    found = bytearray()
    while len(found) < size:
        if not (part := line.recv(size - len(found))):
            raise EOFError("the connection has ended")
        found += part
    return found


def result_of(reply: Reply) -> object:
    """Return the result in a reply, or raise the error in it."""
    result, failure = reply
    if failure is not None:
        raise failure
    return result


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C for the processes that are started in the `with` block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # If `Process.start` started the resource tracker, that would unblock the signal again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(line: socket.socket, set_up: Callable[[], None], niceness: int) -> None:
    """Compute jobs until the other end of the socket is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        set_up()
        # The time of the set-up does not count as time for the first job.
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
