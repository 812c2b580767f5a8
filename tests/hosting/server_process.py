"""Servers as real processes, on ports of this machine only."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import copyfile
from threading import Timer
from time import monotonic, sleep
from typing import NamedTuple

from red7.hosting.data_folder import FILE

COMMAND = ("-m", "red7")
SERVE = ("serve", "--host", "127.0.0.1")
START = 60.0
"""Seconds in which a server tells its address."""


class Served(NamedTuple):
    """A server process that answers."""

    process: "subprocess.Popen[str]"
    url: str
    errors: Path
    """Where its standard error goes."""

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def end(self, how: int = signal.SIGINT) -> int:
        """Ask the process to end; gives its status."""
        self.process.send_signal(how)
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()
            assert self.process.stdout is not None
            self.process.stdout.close()


def lasting_port() -> int:
    """A port that is free, and stays so while nobody listens there.

    Whoever connects from this machine gets a port of their own, from higher up.
    """
    # Test processes beside this one look elsewhere first.
    for port in range(21_000 + os.getpid() * 13 % 8_000, 30_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("no port is free")


def start(
    data: Path,
    *,
    command: tuple[str, ...] = COMMAND,
    port: int = 0,
    words: tuple[str, ...] = SERVE,
    environment: dict[str, str] | None = None,
    database: str = "",
) -> Served:
    """A server of a data folder, or of a database, once it has told its address."""
    place = ["--database", database] if database else ["--data", str(data)]
    errors = data.with_name(f"{data.name}.errors")
    with errors.open("a") as file:
        process = subprocess.Popen(
            [sys.executable, *command, *words, "--port", str(port), *place],
            stdout=subprocess.PIPE,
            stderr=file,
            text=True,
            env={**os.environ, **(environment or {})},
        )
    assert process.stdout is not None
    # A server that says nothing must not hold up everything.
    too_late = Timer(START, process.kill)
    too_late.start()
    try:
        for line in process.stdout:
            if line.startswith("Red7 is at "):
                return Served(process, line.split()[-1], errors)
    finally:
        too_late.cancel()
    process.stdout.close()
    raise AssertionError(f"status {process.wait()}: {errors.read_text()}")


@contextmanager
def serving(
    data: Path, *, port: int = 0, words: tuple[str, ...] = SERVE, refuses: str = r"(?!)"
) -> Iterator[Served]:
    """A server that must end well, and have nothing to complain of but refusals of some kinds."""
    server = start(data, port=port, words=words)
    try:
        yield server
    except BaseException:
        server.end(signal.SIGKILL)
        raise
    refused = re.compile(rf"refused-at-door kind=({refuses}) count=\d+ last=[\d.]+$")
    status, told = server.end(), server.errors.read_text().splitlines()
    complaints = "\n".join(line for line in told if not refused.search(line))
    assert (status, complaints) == (0, ""), f"status {status}: {complaints}"


def copy_of_release(old: Path, folder: Path) -> Path:
    """Copy the data file of an earlier release; return its data folder."""
    data = folder / "data"
    data.mkdir()
    copyfile(old / FILE, data / FILE)
    return data


def running() -> dict[int, int]:
    """All processes that are at work, each with the one that started it."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True
    ).stdout
    rows = (line.split() for line in listed.splitlines())
    return {int(pid): int(parent) for pid, parent, stat in rows if stat[0] != "Z"}


def children_of(process: int) -> set[int]:
    """The processes that a process has started and that are still there."""
    return {pid for pid, parent in running().items() if parent == process}


def are_gone(processes: set[int]) -> bool:
    """Whether some processes end within a moment."""
    until = monotonic() + 5
    while processes & running().keys() and monotonic() < until:
        sleep(0.02)
    return not processes & running().keys()
