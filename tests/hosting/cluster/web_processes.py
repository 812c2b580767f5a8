"""Servers of several worker processes, and connections to one of them that is chosen."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from tests.hosting.server_process import COMMAND, Served, start

COUNT = 2
WORDS = ("serve", "--host", "127.0.0.1", "--workers", str(COUNT))
START = 60.0
KILLED = re.compile(rf"server-process-died pid=\d+ status=-{signal.SIGKILL:d}$")
THEIR_OWN = 3
"""Processes of each worker that compute moves, questions and bots' turns."""


def workers_of(server: Served, count: int = COUNT) -> list[int]:
    """The ids of a server's worker processes, once there are so many."""
    until = monotonic() + START
    while len(found := _children(server.process.pid)) != count:
        assert monotonic() < until, found
        sleep(0.05)
    return sorted(found)


def ready_workers_of(server: Served) -> list[int]:
    """The same, once each of them has the processes that it needs, and so answers clients."""
    until = monotonic() + START
    while not all(len(_children(each)) >= THEIR_OWN for each in workers_of(server)):
        assert monotonic() < until
        sleep(0.1)
    return workers_of(server)


def _children(parent: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-Aww", "-o", "pid=,ppid=,stat=,args="], capture_output=True, text=True, check=True
    ).stdout
    rows = (line.split(maxsplit=3) for line in listed.splitlines())
    return [
        int(pid)
        for pid, ppid, stat, *args in rows
        if int(ppid) == parent and stat[0] != "Z" and "spawn_main" in args[0]
    ]


@contextmanager
def serving_with_workers(
    data: Path, command: tuple[str, ...] = COMMAND, *, database: str = ""
) -> Iterator[Served]:
    """A server that must end well, and have nothing to complain of but workers killed by us."""
    server = start(data, command=command, words=WORDS, database=database)
    try:
        yield server
    except BaseException:
        server.end(signal.SIGTERM)
        raise
    status, told = server.end(), server.errors.read_text().splitlines()
    complaints = "\n".join(line for line in told if not KILLED.search(line))
    assert (status, complaints) == (0, ""), f"status {status}: {complaints}"


@contextmanager
def only(worker: int, server: Served) -> Iterator[None]:
    """Whoever connects meanwhile is answered by this worker: the others are stopped."""
    others = [each for each in workers_of(server) if each != worker]
    for other in others:
        os.kill(other, signal.SIGSTOP)
    try:
        yield
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)
