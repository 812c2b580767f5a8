"""The limits on connections under attack: moves beside half requests; memory of half uploads.

The server is a real one with 1,024 file descriptors and the default limits. Load and floods come
from different addresses of this machine.
"""

import argparse
import json
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any, TypeAlias

from red7.hosting.load.http_client import parse_url

Figures: TypeAlias = dict[str, Any]

DESCRIPTORS = 1024
SETTLE_S = 5.0
"""Seconds until the server has started, and for which memory is measured during a flood."""
MAX_REOPENED = 20
"""Maximum connections opened again in 50 ms."""
FLOOD_ADDRESS, PLAYERS_ADDRESS = "127.0.0.7", "127.0.0.9"
HALF_HEAD = b"GET /api/lobby HTTP/1.1\r\nhost: 127.0"
UPLOAD_BYTES = 990_000
"""Bytes sent of each half upload, all but the last ten thousand."""
HALF_UPLOAD = (
    b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: %d\r\n\r\n"
    % (UPLOAD_BYTES + 10_000)
    + b"x" * UPLOAD_BYTES
)


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """Run a server with 1,024 descriptors; yield its address and its process id."""
    limit = DESCRIPTORS, DESCRIPTORS
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data")]
    with (
        (folder / "errors").open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "red7", *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, limit),  # noqa: PLW1509 # no threads yet
        ) as process,
    ):
        try:
            assert process.stdout is not None
            url = next(line.split()[-1] for line in process.stdout if "http://" in line)
            yield url, process.pid
        finally:
            process.send_signal(signal.SIGINT)


def played(url: str, seconds: float) -> Figures:
    """Return the figures of `red7 load` with four tables."""
    words = ["--tables", "4", "--seats", "2", "--rate", "20", "--seconds", str(seconds)]
    command = [sys.executable, "-m", "red7", "load", "--url", url, *words]
    done = subprocess.run(
        [*command, "--from", PLAYERS_ADDRESS, "--json"], capture_output=True, text=True, check=False
    )
    found: Figures = json.loads(done.stdout)
    return found


class HalfRequests:
    """Connections that send half a request, each opened again soon after the server ends it."""

    def __init__(self, port: int, count: int, sent: bytes) -> None:
        self._port, self._sent = port, sent
        self._sockets = [self._open() for _ in range(count)]
        self._stopping = Event()
        self._thread = Thread(target=self._reopen)
        self.ended = 0

    def __enter__(self) -> "HalfRequests":
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._stopping.set()
        self._thread.join()
        for each in self._sockets:
            each.close()

    def _open(self) -> socket.socket:
        opened = socket.socket()
        opened.bind((FLOOD_ADDRESS, 0))
        opened.settimeout(5)
        with suppress(OSError):
            opened.connect(("127.0.0.1", self._port))
            opened.sendall(self._sent)
        opened.setblocking(False)
        return opened

    def _reopen(self) -> None:
        while not self._stopping.wait(0.05):
            ended = [number for number, each in enumerate(self._sockets) if not _is_open(each)]
            for number in ended[:MAX_REOPENED]:
                self._sockets[number].close()
                self._sockets[number] = self._open()
                self.ended += 1


def _is_open(connection: socket.socket) -> bool:
    try:
        return bool(connection.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except OSError:
        return False


def beside_half_heads(count: int, seconds: float) -> Figures:
    """Measure moves without a flood, and beside half request heads of another address."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (url, _):
        alone = played(url, seconds)
        with HalfRequests(parse_url(url).port, count, HALF_HEAD) as flood:
            beside = played(url, seconds)
    return {
        "half_heads": count,
        "ended_and_opened_again": flood.ended,
        "moves_per_second_alone": alone["moves_per_second"],
        "moves_per_second": beside["moves_per_second"],
        "ack_p99_ms_alone": alone["ack_p99_ms"],
        "ack_p99_ms": beside["ack_p99_ms"],
        "errors": beside["errors"],
        "lost": beside["lost"],
        "stuck": beside["stuck"],
    }


def memory_of_half_uploads(count: int) -> Figures:
    """Measure the memory that a server uses for half uploads of one address."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (url, process):
        sleep(SETTLE_S)
        most = before = resident(process)
        with HalfRequests(parse_url(url).port, count, HALF_UPLOAD):
            until = monotonic() + SETTLE_S
            while monotonic() < until:
                most = max(most, resident(process))
                sleep(0.1)
    return {
        "half_uploads": count,
        "megabytes_sent": round(count * UPLOAD_BYTES / 1e6),
        "server_rss_mb_before": round(before, 1),
        "server_rss_mb_most": round(most, 1),
        "more_mb": round(most - before, 1),
    }


def resident(process: int) -> float:
    """Return the memory of a process in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--half-heads", type=int, default=1100)
    parser.add_argument("--half-uploads", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = {
        **beside_half_heads(asked.half_heads, asked.seconds),
        **memory_of_half_uploads(asked.half_uploads),
    }
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>26}  {value}")


if __name__ == "__main__":
    main()
