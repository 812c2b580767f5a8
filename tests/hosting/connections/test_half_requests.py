"""Unfinished requests end, and nobody can shut the door for others."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from threading import Event, Thread

import httpx
import pytest

from red7.hosting.http.token_cookie import cookie_name, new_token
from red7.wire.close_codes import CloseCode
from tests.hosting.connections.half_requests import (
    HALF_HEAD,
    HEAD,
    UPGRADE,
    all_from,
    answers,
    frame,
    half_requests,
    line_to,
    settled,
    upload,
)
from tests.hosting.server_process import SERVE, Served, serving

pytestmark = pytest.mark.slow

MOST = 40
"""Sockets of an address, of the server below."""
COUNT = int(os.environ.get("RED7_HALF_REQUESTS", "120"))
BYTES = 400_000
LIMITS = {
    "head-seconds": 2,
    "body-seconds": 2,
    "hello-seconds": 2,
    "max-sockets-per-address": MOST,
    "max-body-bytes-per-address": BYTES,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    words = (*SERVE, *(f"--{name}={value}" for name, value in LIMITS.items()))
    data = tmp_path_factory.mktemp("door") / "data"
    with serving(data, words=words, refuses="[a-z-]+") as served:
        yield served


def socket_of_a_guest(server: Served) -> bytes:
    """The request for a WebSocket of somebody with a token."""
    data_id = httpx.get(f"{server.url}/api/health", trust_env=False).json()["data"]
    cookie = f"cookie: {cookie_name(data_id)}={new_token()}\r\n\r\n"
    return UPGRADE + cookie.encode()


def test_whatever_is_left_unfinished_ends(server: Served) -> None:
    said = {
        "nothing": b"",
        "half a head": HALF_HEAD,
        "half a second head": HEAD + b"\r\n" + HALF_HEAD,
        "half a body": upload(1000, b"Red7"),
        "half a body in chunks": HEAD.replace(b"GET /api/health", b"POST /api/games")
        + b"transfer-encoding: chunked\r\n\r\n400\r\n{",
        "half a body that nobody wants": HEAD + b"content-length: 9\r\n\r\nRed7",
        "a body after asking": upload(9).replace(b"\r\n\r\n", b"\r\nexpect: 100-continue\r\n\r\n"),
        "no hello": socket_of_a_guest(server),
        "half a socket": UPGRADE,
    }
    lines: dict[str, socket.socket] = {}
    with ExitStack() as stack:
        for what, half in said.items():
            lines[what] = stack.enter_context(line_to(server.port))
            lines[what].sendall(half)
        # A byte now and then is not enough.
        stack.enter_context(dripping([lines["half a head"], lines["half a body"]]))
        heard = {what: all_from(line) for what, line in lines.items()}
    for what in ("nothing", "half a head", "half a socket"):
        assert heard[what] == b"", what
    assert heard["half a second head"].startswith(b"HTTP/1.1 200 ")
    assert heard["half a body that nobody wants"].startswith(b"HTTP/1.1 200 ")
    for what in ("half a body", "half a body in chunks"):
        assert heard[what].startswith(b"HTTP/1.1 408 "), what
        assert json.loads(heard[what].partition(b"\r\n\r\n")[2])["code"] == "unfinished"
    asked, _, answer = heard["a body after asking"].partition(b"\r\n\r\n")
    assert asked.startswith(b"HTTP/1.1 100 ")
    assert answer.startswith(b"HTTP/1.1 408 ")
    _, _, frames = heard["no hello"].partition(b"\r\n\r\n")
    assert frames[2:4] == int(CloseCode.SILENT).to_bytes(2, "big")


@contextmanager
def dripping(lines: list[socket.socket]) -> Iterator[None]:
    """A byte now and then on some lines, as long as they take it."""
    ended = Event()

    def drip() -> None:
        while not ended.wait(0.2):
            for line in lines:
                with suppress(OSError):
                    line.sendall(b"1")

    thread = Thread(target=drip)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


@pytest.mark.parametrize(
    "said", [b"", HALF_HEAD, upload(9_000, b"x")], ids=["none", "head", "body"]
)
def test_half_requests_of_one_address_push_out_only_each_other(said: bytes, server: Served) -> None:
    with half_requests(server.port, COUNT, said, "127.0.0.7") as lines:
        assert settled(lines, MOST) <= MOST
        assert answers(server.port, "127.0.0.8")
        # Even from there somebody is heard: the oldest makes room.
        assert answers(server.port, "127.0.0.7")


def test_half_uploads_of_one_address_are_not_all_kept(server: Served) -> None:
    size = BYTES // 4
    with half_requests(server.port, 12, upload(2 * size, b"x" * size), "127.0.0.17") as lines:
        # A small wish is heard all the same, and somebody else's large one.
        assert _upload(server, 2_000, "127.0.0.17") == 400
        assert _upload(server, size, "127.0.0.18") == 400
        heard = [all_from(line) for line in lines]
    assert any(answer.startswith(b"HTTP/1.1 503 ") and b'"crowded"' in answer for answer in heard)
    # With their ends there is room again.
    assert _upload(server, 3 * size, "127.0.0.17") == 400


def _upload(server: Served, size: int, address: str) -> int:
    """The status of an upload that is no record."""
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(transport=transport, timeout=60) as client:
        return client.post(f"{server.url}/api/records", content=b"x" * size).status_code


TEXT, MORE, WHOLE_TEXT, BYTES_FRAME, PING, PONG = 0x01, 0x00, 0x81, 0x82, 0x89, 0x8A
CHUNKED = b"POST /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n"
HELLO = frame(WHOLE_TEXT, b'{"type":"hello","protocol":1}')


@contextmanager
def talking(server: Served) -> Iterator[socket.socket]:
    """A WebSocket of somebody who has said hello, as it is."""
    with line_to(server.port) as line:
        line.sendall(socket_of_a_guest(server))
        heard = line.recv(4096)
        line.sendall(HELLO)
        while b"welcome" not in heard:
            part = line.recv(4096)
            assert part, heard
            heard += part
        yield line


def test_a_message_in_endless_parts_ends_its_socket(server: Served) -> None:
    with talking(server) as line:
        line.sendall(frame(TEXT) + frame(MORE) * 100)
        assert all_from(line) == b""
    assert "kind=parts" in server.errors.read_text()


def test_pings_whose_answers_nobody_takes_end_their_socket(server: Served) -> None:
    pings = frame(PING, b"x" * 125) * 500
    with talking(server) as line, suppress(ConnectionError):
        # More than lies on the way between.
        for _ in range(1000):
            line.sendall(pings)
    assert "kind=pings" in server.errors.read_text()


def test_pings_without_end_end_their_socket_though_answers_are_taken(server: Served) -> None:
    for kind in (PING, PONG):
        with talking(server) as line:
            line.sendall(frame(kind) * 1000)
            assert len(all_from(line)) < 1000
    assert "kind=pings" in server.errors.read_text()


def test_what_is_no_text_counts_as_what_nobody_understands(server: Served) -> None:
    with talking(server) as line:
        line.sendall(frame(BYTES_FRAME) * 100)
        heard = b""
        while b"too-many-requests" not in heard:
            part = line.recv(65_536)
            assert part, heard
            heard += part
    assert heard.count(b"messages are text") < 100


@pytest.mark.parametrize(
    "said",
    [
        HEAD + b"a:b\r\n" * 200 + b"\r\n",
        HEAD + b"a:" + b"b" * 20_000 + b"\r\n\r\n",
        HEAD.replace(b"health", b"health?" + b"a&" * 2000) + b"\r\n",
        CHUNKED.replace(b"nothing", b"records") + b"1\r\na\r\n" * 200,
        CHUNKED + b"no chunk\r\n",
    ],
)
def test_what_is_made_to_take_long_is_no_request(said: bytes, server: Served) -> None:
    with line_to(server.port) as line, suppress(ConnectionError):
        line.sendall(said)
        assert b" 400 " in all_from(line).partition(b"\r\n")[0]
    assert "kind=bad-request" in server.errors.read_text()


@pytest.mark.parametrize("said", [b"no chunk\r\n", b"1\r\na\r\n" * 200])
def test_a_bad_body_after_its_answer_ends_its_connection(said: bytes, server: Served) -> None:
    with line_to(server.port) as line:
        line.sendall(CHUNKED)
        assert b" 404 " in line.recv(65_536)
        line.sendall(said)
        assert b" 400 " not in all_from(line)
    assert "rror on transport" not in server.errors.read_text()


def test_a_process_without_descriptors_goes_on_as_soon_as_there_are_some() -> None:
    command = [sys.executable, "-m", "tests.hosting.connections.few_descriptors"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline())
            with half_requests(port, 80, b"?", "127.0.0.7"), line_to(port, "127.0.0.8") as line:
                line.sendall(b"!")
                assert all_from(line) == b"!"
        finally:
            process.kill()
        assert process.stderr is not None
        told = process.stderr.read()
    assert b"no-descriptors" in told
    assert b"Traceback" not in told
