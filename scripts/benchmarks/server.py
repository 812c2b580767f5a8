"""The server that benchmarks measure, and helpers to exchange messages with it."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection

ARGUMENTS = ("serve", "--host", "127.0.0.1", "--exempt", "127.0.0.1", "--port", "0")
"""Arguments of the server; one client does what many do, so its address is exempt from limits."""
WARM_UP_S = 1.0
"""Seconds for worker processes to start, after the server has printed its address."""


class Clocks(NamedTuple):
    """Processor time used by a server, in milliseconds."""

    loop: float
    all: float


class Server(NamedTuple):
    """A server whose clocks can be read."""

    process: "subprocess.Popen[str]"
    url: str

    def clocks(self) -> Clocks:
        """Return the processor time that the server has used so far."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        loop, everything = map(float, self.process.stdout.readline().split())
        return Clocks(loop * 1e3, everything * 1e3)


@contextmanager
def served(data: Path) -> Iterator[Server]:
    """Serve a data folder without rate limits, until the block ends."""
    script = Path(__file__).with_name("clocked_server.py")
    process = subprocess.Popen(
        [sys.executable, str(script), *ARGUMENTS, "--data", str(data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        url = next(line.split()[-1] for line in process.stdout if line.startswith("Red7 is at"))
        process.stdout.readline()
        sleep(WARM_UP_S)
        yield Server(process, url)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate()


async def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    await socket.send(json.dumps(message))


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Return the next message of a kind, and skip others. Raise RuntimeError on a refusal."""
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] in ("refused", "error"):
            raise RuntimeError(f"the server refuses: {message}")
        if message["type"] == kind:
            return message
