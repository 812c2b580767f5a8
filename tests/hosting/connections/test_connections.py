"""Connections: how a socket begins, who may have one, and how it ends."""

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import NoReturn

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection as Socket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_plainly
from websockets.typing import Origin

from red7.hosting.http.token_cookie import cookie_name, new_token
from red7.hosting.sockets.connection import MAX_UNSENT_BYTES, Connection
from red7.live.dispatch import CloseConnection
from red7.wire.close_codes import CloseCode
from red7.wire.messages import MAX_MESSAGE_BYTES, PROTOCOL
from tests.hosting.games import ADVANCED, new_game
from tests.hosting.server_process import SERVE, Served, serving
from tests.hosting.socket_clients import Guest, Talk, at_my_turn, guest_of, talk_with

MOST_IN_FLIGHT = 5_000_000
"""What a connection may hold by itself."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that takes as much as it is sent: what it does with floods is not asked here."""
    words = (*SERVE, "--exempt", "127.0.0.0/8")
    data = tmp_path_factory.mktemp("server") / "data"
    # Whoever does not listen is told of.
    with serving(data, words=words, refuses="not-taken") as served:
        yield served


def address(server: Served) -> str:
    return f"ws://127.0.0.1:{server.port}/ws"


def test_the_first_word_is_hello(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(address(server), additional_headers=headers, proxy=None) as socket:
                talk = Talk(socket, guest)
                assert (await talk.ask("ping", "error"))["code"] == "malformed"
                assert (await talk.ask("hello", "welcome", protocol=PROTOCOL))["release"]
                assert await talk.ask("ping", "pong")

    asyncio.run(run())


def test_another_protocol_is_sent_away_with_a_sentence(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(address(server), additional_headers=headers, proxy=None) as socket:
                talk = Talk(socket, guest)
                error = await talk.ask("hello", "error", protocol=PROTOCOL + 1)
                assert error["code"] == "protocol"
                assert "reload" in error["message"]
                with pytest.raises(ConnectionClosed) as closed:
                    await talk.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1002
                assert "reload" in closed.value.rcvd.reason

    asyncio.run(run())


@pytest.mark.parametrize("cookie", ["", "red7=1", "red7-00000000=" + "x" * 43])
def test_without_a_token_there_is_no_seat(cookie: str, server: Served) -> None:
    async def run() -> None:
        headers = {"cookie": cookie} if cookie else {}
        async with connect(address(server), additional_headers=headers, proxy=None) as socket:
            assert json.loads(await socket.recv())["code"] == "no-token"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
            assert "cookie" in closed.value.rcvd.reason

    asyncio.run(run())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 421),
        ({"sec-fetch-site": "cross-site"}, 403),
    ],
)
def test_a_socket_from_elsewhere_is_refused(
    headers: dict[str, str], status: int, server: Served
) -> None:
    lines = {
        "host": f"127.0.0.1:{server.port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        "sec-websocket-version": "13",
        **headers,
    }
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET /ws HTTP/1.1\r\n{text}\r\n".encode())
        answer = b""
        while part := line.recv(4096):
            answer += part
    assert answer.startswith(f"HTTP/1.1 {status} ".encode())
    assert b'"message":' in answer


def test_a_socket_from_our_own_page_is_welcome(server: Served) -> None:
    async def run() -> None:
        async with guest_of(server.url) as guest:
            headers = {"cookie": guest.cookie}
            async with connect(
                address(server), additional_headers=headers, origin=Origin(server.url), proxy=None
            ) as socket:
                talk = Talk(socket, guest)
                assert await talk.ask("hello", "welcome", protocol=PROTOCOL)

    asyncio.run(run())


def test_a_socket_elsewhere_than_there_is_one(server: Served) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(f"ws://127.0.0.1:{server.port}/other", proxy=None):
                pass

    asyncio.run(run())


def test_a_message_that_is_too_large_gets_an_answer_or_a_reason(server: Served) -> None:
    async def work(talk: Talk, guest: Guest) -> None:
        await talk.socket.send("x" * (MAX_MESSAGE_BYTES + 1))
        assert (await talk.hear())["code"] == "too-large"
        assert await talk.ask("ping", "pong")
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012 # it may end while sending
            await talk.socket.send("x" * (1 << 21))
            await talk.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert closed.value.rcvd.reason

    talk_with(server, work)


@pytest.mark.slow
def test_whoever_does_not_listen_is_sent_away(server: Served) -> None:
    """Asks for more than may wait, and reads nothing of it."""

    async def work(talk: Talk, guest: Guest) -> None:
        bots = ("random", "random", "random")
        table, message = await at_my_turn(talk, guest, new_game(*bots, rules=ADVANCED))
        seat = message["options"][0]["seat"]
        where = {"table": table, "version": message["version"], "seat": seat, "steps": []}
        explore = json.dumps({"type": "explore", **where})
        size = len(json.dumps(await talk.ask("explore", "options", **where)))
        headers = {"cookie": guest.cookie}
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", server.port))
            async with connect(address(server), sock=small, additional_headers=headers) as slow:
                await slow.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
                slow.transport.pause_reading()
                for _ in range((MAX_UNSENT_BYTES + MOST_IN_FLIGHT) // size):
                    await slow.send(explore)
                await asyncio.sleep(5)
                slow.transport.resume_reading()
                with pytest.raises(ConnectionClosed) as closed:
                    await drained(slow)
        assert closed.value.rcvd == Close(CloseCode.TOO_SLOW, "too slow to keep up; come again")
        assert await talk.ask("watch", "table", table=table)

    talk_with(server, work)


def test_whoever_is_silent_for_too_long_is_taken_for_gone() -> None:
    async def never(*said: object) -> NoReturn:
        await asyncio.Event().wait()
        raise AssertionError

    async def run() -> None:
        connection = Connection(never, never, len, silence_s=0.05)
        hearing = asyncio.create_task(connection.receive())
        with pytest.raises(CloseConnection, match="nothing was heard") as left:
            await connection.wait_for_end()
        assert left.value.code == CloseCode.SILENT
        hearing.cancel()

    asyncio.run(run())


async def drained(slow: Socket) -> None:
    """Read whatever comes."""
    while True:
        async with asyncio.timeout(20):
            await slow.recv()


@pytest.fixture(scope="module")
def line(server: Served) -> Iterator[ClientConnection]:
    """A socket on which the hello has been said, for tests that say many things."""
    with connect_plainly(address(server), proxy=None) as first:
        assert json.loads(first.recv())["code"] == "no-token"
    headers = {"cookie": f"{cookie_name(_data_id(server))}={new_token()}"}
    with connect_plainly(address(server), additional_headers=headers, proxy=None) as made:
        made.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        assert json.loads(made.recv())["type"] == "welcome"
        yield made


def _data_id(server: Served) -> str:
    found: str = httpx.get(f"{server.url}/api/health", trust_env=False).json()["data"]
    return found


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=6,
)
KINDS = st.sampled_from(["watch", "play", "next", "explore", "hint", "table", "welcome", "", "\0"])
"""But for a hello, which may rightly be the last word."""
FIELDS = st.sampled_from(["table", "id", "version", "seat", "steps", "skip", "protocol", "more"])
ALMOST = st.builds(
    lambda kind, rest: json.dumps({**rest, "type": kind}),
    KINDS,
    st.dictionaries(FIELDS, VALUES | st.integers(0, 3) | st.just("x"), max_size=6),
)
ODD = st.sampled_from(["[" * 30_000, '{"type":"watch","table":"\\ud800"}', "{}", "null", "\0", ""])


@given(st.binary(max_size=60) | st.text(max_size=60) | VALUES.map(json.dumps) | ALMOST | ODD)
@settings(max_examples=5 * settings().max_examples)
def test_whatever_is_said_gets_an_answer(line: ClientConnection, said: bytes | str) -> None:
    line.send(said)
    answer = json.loads(line.recv(10))
    assert answer["type"] in ("error", "refused")
    assert len(answer["message"]) > 5
    line.send('{"type":"ping"}')
    assert json.loads(line.recv(10)) == {"type": "pong"}
