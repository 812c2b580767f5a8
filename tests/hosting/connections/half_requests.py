"""Clients who leave things unfinished: raw sockets from any address of this machine."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic, sleep

PATIENCE = 60.0
HEAD = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HALF_HEAD = b"GET /api/lobby HTTP/1.1\r\nhost: 127.0"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n"
)


def upload(size: int, said: bytes = b"") -> bytes:
    """The head of an upload, and as much of its body as is said."""
    head = b"POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: %d\r\n\r\n"
    return head % size + said


def frame(first: int, said: bytes = b"") -> bytes:
    """A short frame of a client, whose mask changes nothing."""
    assert len(said) < 126
    return bytes([first, 0x80 | len(said), 0, 0, 0, 0]) + said


def line_to(port: int, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(address, 0))


def all_from(line: socket.socket) -> bytes:
    """Everything that comes until the other side ends the connection."""
    found = b""
    with suppress(ConnectionError):
        while part := line.recv(65_536):
            found += part
    return found


def is_open(line: socket.socket) -> bool:
    """Whether the other side has not ended a connection yet, and has said nothing."""
    line.setblocking(False)
    try:
        return bool(line.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def answers(port: int, address: str = "127.0.0.1") -> bool:
    """Whether a whole request from an address gets its answer; a client tries again."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        with suppress(OSError), line_to(port, address) as line:
            line.sendall(HEAD + b"connection: close\r\n\r\n")
            if all_from(line).startswith(b"HTTP/1.1 200 "):
                return True
    return False


@contextmanager
def half_requests(
    port: int, count: int, said: bytes, address: str
) -> Iterator[list[socket.socket]]:
    """As many connections, each with something half said; some may have been refused."""
    with ExitStack() as stack:
        lines = []
        for _ in range(count):
            line = stack.enter_context(line_to(port, address))
            with suppress(ConnectionError):
                line.sendall(said)
            lines.append(line)
        yield lines


def settled(lines: list[socket.socket], most: int) -> int:
    """How many of some connections are open, once that are no more than a number."""
    until = monotonic() + PATIENCE
    while (count := sum(map(is_open, lines))) > most and monotonic() < until:
        sleep(0.05)
    return count
