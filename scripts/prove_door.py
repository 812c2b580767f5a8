"""The door under attack: honest players beside half requests, and what half uploads cost.

A real server with 1,024 descriptors. Load and floods come from different addresses of this
machine, with the limits that a server has by itself.
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
SETTLING = 5.0
"""Seconds until a server has come up, and until a flood has done what it does."""
RENEWED = 20
"""Connections that are opened again at most in a twentieth of a second."""
FLOOD, PLAYERS = "127.0.0.7", "127.0.0.9"
HALF_HEAD = b"GET /api/lobby HTTP/1.1\r\nhost: 127.0"
SIZE = 990_000
"""Bytes of each half upload; a whole one would have ten thousand more."""
HALF_UPLOAD = (
    b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: %d\r\n\r\n" % (SIZE + 10_000)
    + b"x" * SIZE
)


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, int]]:
    """The address of a server that has 1,024 descriptors, and its process."""
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
    """What `red7 load` has seen of a few tables."""
    words = ["--tables", "4", "--seats", "2", "--rate", "20", "--seconds", str(seconds)]
    command = [sys.executable, "-m", "red7", "load", "--url", url, *words]
    done = subprocess.run(
        [*command, "--from", PLAYERS, "--json"], capture_output=True, text=True, check=False
    )
    found: Figures = json.loads(done.stdout)
    return found


class HalfRequests:
    """Connections with something half said, each opened again soon after it is ended."""

    def __init__(self, port: int, count: int, said: bytes) -> None:
        self._port, self._said = port, said
        self._lines = [self._opened() for _ in range(count)]
        self._over = Event()
        self._thread = Thread(target=self._renew)
        self.ended = 0

    def __enter__(self) -> "HalfRequests":
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._over.set()
        self._thread.join()
        for line in self._lines:
            line.close()

    def _opened(self) -> socket.socket:
        line = socket.socket()
        line.bind((FLOOD, 0))
        line.settimeout(5)
        with suppress(OSError):
            line.connect(("127.0.0.1", self._port))
            line.sendall(self._said)
        line.setblocking(False)
        return line

    def _renew(self) -> None:
        while not self._over.wait(0.05):
            ended = [place for place, line in enumerate(self._lines) if not _is_open(line)]
            for place in ended[:RENEWED]:
                self._lines[place].close()
                self._lines[place] = self._opened()
                self.ended += 1


def _is_open(line: socket.socket) -> bool:
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except OSError:
        return False


def beside_half_heads(count: int, seconds: float) -> Figures:
    """Honest players' moves alone, and beside half heads of another address."""
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
    """How much memory a server takes for half uploads of one address."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (url, process):
        sleep(SETTLING)
        most = before = resident(process)
        with HalfRequests(parse_url(url).port, count, HALF_UPLOAD):
            until = monotonic() + SETTLING
            while monotonic() < until:
                most = max(most, resident(process))
                sleep(0.1)
    return {
        "half_uploads": count,
        "megabytes_sent": round(count * SIZE / 1e6),
        "server_rss_mb_before": round(before, 1),
        "server_rss_mb_most": round(most, 1),
        "more_mb": round(most - before, 1),
    }


def resident(process: int) -> float:
    """The memory of a process, in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def main() -> None:
    """Measure, and print it."""
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
