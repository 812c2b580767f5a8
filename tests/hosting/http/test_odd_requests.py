"""Odd requests: whatever is said to any address gets an answer that is no fault of ours."""

import re
import socket
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from red7.hosting.http.routes import API
from tests.hosting.connections.half_requests import PATIENCE, all_from
from tests.hosting.server_process import SERVE, Served, serving

METHODS = [
    "GET",
    "POST",
    "DELETE",
    "PUT",
    "PATCH",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "get",
    "\u00e9",
    "_",
]
OTHER_PATHS = [
    "/",
    "/api",
    "/api/",
    "/api/health",
    "/ws",
    "/index.html",
    "/assets/",
    "/table/x",
    "//",
]
ROUTES = [(method, f"/api{path}") for method, path, *_ in API]
ROUTES += [("GET", path) for path in OTHER_PATHS]
NAMES = [
    "x",
    "0123456789abcdef",
    "%00",
    "%ff",
    "..",
    "%2e%2e%2f",
    "%F0%9F%83%8F",
    "a" * 3000,
    "\u00e9",
    "*",
]
QUERIES = [
    "",
    "?",
    "?start=-1",
    "?start=9999999",
    "?seat=%00",
    "?open=1&open=2",
    "?lang=%ff",
    "?" + "&" * 500,
]
HEADERS = [
    ("Cookie", "red7-"),
    ("Cookie", "=; =;;; \x7f"),
    ("Cookie", "__Host-red7-00000000=" + "x" * 43),
    ("Content-Type", "text/plain; charset=\xff"),
    ("Content-Encoding", "gzip"),
    ("Accept-Encoding", "gzip;q=x, *;q=0"),
    ("Accept-Language", "de;q=nan, *;q=1e999, \xfc"),
    ("Range", "bytes=5-1, -"),
    ("Range", "bytes=0-0," * 50),
    ("If-Modified-Since", "yesterday"),
    ("If-None-Match", '"' * 40),
    ("Origin", "null"),
    ("Origin", "http://127.0.0.1"),
    ("Sec-Fetch-Site", "cross-site"),
    ("X-Forwarded-For", "1.2.3.4, x"),
    ("X-Forwarded-Proto", "https"),
    ("Forwarded", "for=x"),
    ("X-HTTP-Method-Override", "DELETE"),
    ("Expect", "100-continue"),
    ("Upgrade", "websocket"),
    ("Upgrade", "h2c"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Version", "12"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ("X", "y" * 5_000),
]
BODIES = st.sampled_from(
    [b"", b"{}", b"[]", b"null", b"[" * 3_000, b"\xff\xfe", b'{"text":"\\ud800"}', b"0" * 70_000]
)
TEXTS = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=12)
ANY_HEADER = st.tuples(st.from_regex(r"[A-Za-z-]{1,12}", fullmatch=True), TEXTS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    # Here one address asks more than a class of thirty would.
    short = ("--body-seconds", "1", "--head-seconds", "1", "--hello-seconds", "1")
    words = (*SERVE, "--exempt", "127.0.0.1", *short)
    data = tmp_path_factory.mktemp("server") / "data"
    with serving(data, words=words, refuses="[a-z-]+") as served:
        yield served


def answer_to(server: Served, said: bytes) -> bytes:
    """All that comes back."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(said)
        return all_from(line)


@given(
    route=st.sampled_from(ROUTES),
    other_method=st.none() | st.none() | st.sampled_from(METHODS),
    name=st.sampled_from(NAMES),
    query=st.sampled_from(QUERIES),
    headers=st.lists(st.sampled_from(HEADERS) | ANY_HEADER, max_size=4),
    body=BODIES | st.binary(max_size=200),
    chunked=st.booleans(),
)
@settings(max_examples=2 * settings().max_examples)
def test_no_request_is_a_fault_of_ours(
    server: Served,
    route: tuple[str, str],
    other_method: str | None,
    name: str,
    query: str,
    headers: list[tuple[str, str]],
    body: bytes,
    *,
    chunked: bool,
) -> None:
    method, target = other_method or route[0], route[1].replace("{name}", name) + query
    size = ("Transfer-Encoding", "chunked") if chunked else ("Content-Length", str(len(body)))
    lines = [*headers, ("Host", "127.0.0.1"), size, ("Connection", "close")]
    head = "".join(f"{key}: {value}\r\n" for key, value in lines)
    parts = b"%x\r\n%b\r\n" % (len(body), body) if body else b""
    sent = parts + b"0\r\n\r\n" if chunked else body
    said = f"{method} {target} HTTP/1.1\r\n{head}\r\n".encode("latin-1", "replace") + sent
    answer = answer_to(server, said)
    assert re.match(rb"HTTP/1\.1 [1-4]\d\d ", answer), answer[:300]


@given(st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_what_is_no_request_is_refused(server: Served, said: bytes) -> None:
    answer = answer_to(server, said + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 4"), answer[:300]
