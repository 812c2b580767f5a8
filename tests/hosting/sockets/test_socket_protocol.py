"""The socket's own frames, beside those of the library; and clients who take nothing."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http.http_protocol import HttpProtocol
from red7.hosting.server_settings import ConnectionSettings
from red7.hosting.sockets.socket_protocol import (
    EXTENSION,
    FLOOD_CLOSE_TIMEOUT_S,
    MAX_BYTES_AFTER_CLOSE,
    NO_HELLO,
    NOT_TAKEN,
    SocketExtension,
    text_frame,
)

BODY, HELLO = 0.6, 1.2
"""Seconds to take what was sent, and to say hello."""
SILENCE = 0.1
MUCH = b"x" * 200_000
"""More than a transport takes without complaint, with small buffers at both ends."""


@pytest.mark.parametrize("size", [0, 125, 126, (1 << 16) - 1, 1 << 16])
def test_a_frame_is_that_of_the_library(size: int) -> None:
    message = b"x" * size
    assert text_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


async def answering(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer "hello" and "much"; end the connection after "close"."""
    if scope["type"] != "websocket":
        return
    extension: SocketExtension = scope["extensions"][EXTENSION]
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] != "websocket.disconnect":
        if message["text"] == "hello":
            extension.hello_received()
        elif message["text"] == "much":
            extension.write(MUCH)
        elif message["text"] == "ping me":
            await asyncio.sleep(SILENCE)
            assert extension.socket.silent_s >= SILENCE
            extension.write(b"silent for a while")
            extension.socket.send_ping()
            while extension.socket.silent_s >= SILENCE:
                await asyncio.sleep(0.01)
            extension.write(b"heard")
        elif message["text"] == "close":
            await send({"type": "websocket.close"})
            return


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[int, SocketTracker]]:
    """A server without much room for what it sends; gives its port and its tracker."""
    config = Config(answering, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    state, tracker = (
        ServerState(),
        SocketTracker(ConnectionSettings(body_s=BODY, hello_s=HELLO)),
    )

    def protocol() -> HttpProtocol:
        tracked = tracker.admit("127.0.0.1")
        assert tracked is not None
        return HttpProtocol(config, state, {}, tracked)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        # Those that are accepted have the same.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        server = await asyncio.get_running_loop().create_server(protocol, sock=listener)
        try:
            yield listener.getsockname()[1], tracker
        finally:
            server.close()
            for connection in [*state.connections]:
                connection.shutdown()
            await asyncio.gather(*state.tasks)


@asynccontextmanager
async def client_of(port: int, *said: str) -> AsyncIterator[ClientConnection]:
    """A client that says something, and then reads nothing more by itself."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", port))
    address = f"ws://127.0.0.1:{port}/"
    async with connect(address, sock=small, max_queue=1, close_timeout=1) as client:
        client.transport.pause_reading()
        for each in said:
            await client.send(each)
        yield client


async def seconds_of(client: ClientConnection) -> float:
    """Talk on until the connection has ended; gives how long that took."""
    began = monotonic()
    while monotonic() < began + 4 * HELLO:
        try:
            await client.send("ping")
        except ConnectionClosed:
            break
        await asyncio.sleep(0.05)
    return monotonic() - began


def test_whoever_takes_nothing_is_ended_although_it_talks_on() -> None:
    async def run() -> None:
        async with (
            serving() as (port, tracker),
            client_of(port, "hello", "much") as slow,
            client_of(port, "hello") as other,
        ):
            assert await seconds_of(slow) < 3 * BODY
            assert tracker.refusals.counts == {NOT_TAKEN: 1}
            assert tracker.sockets == 1
            other.transport.resume_reading()
            await (await other.ping())

    asyncio.run(run())


def test_whoever_takes_it_in_time_stays() -> None:
    async def run() -> None:
        async with serving() as (port, tracker), client_of(port, "hello", "much") as slow:
            for _ in range(2):
                await asyncio.sleep(BODY / 3)
                slow.transport.resume_reading()
                assert await slow.recv(decode=False) == MUCH
                slow.transport.pause_reading()
                await slow.send("much")
            slow.transport.resume_reading()
            assert await slow.recv(decode=False) == MUCH
            await asyncio.sleep(2 * BODY)
            await slow.send("ping")
            assert not tracker.refusals.counts

    asyncio.run(run())


def test_a_ping_of_the_server_is_answered_and_ends_the_silence() -> None:
    async def run() -> None:
        async with serving() as (port, _), client_of(port, "hello", "ping me") as client:
            client.transport.resume_reading()
            assert await client.recv() == "silent for a while"
            assert await client.recv() == "heard"

    asyncio.run(run())


def test_taking_what_was_sent_is_no_hello() -> None:
    async def run() -> None:
        async with serving() as (port, tracker), client_of(port, "much") as mute:
            mute.transport.resume_reading()
            assert await mute.recv(decode=False) == MUCH
            assert await seconds_of(mute) < 2 * HELLO
            assert tracker.refusals.counts == {NO_HELLO: 1}

    asyncio.run(run())


def test_a_client_that_sends_much_after_the_close_frame_is_not_waited_for() -> None:
    async def run() -> None:
        async with serving() as (port, tracker), client_of(port, "hello", "close") as client:
            await asyncio.sleep(0.2)
            assert tracker.sockets == 1
            await client.send("x" * 3 * MAX_BYTES_AFTER_CLOSE)
            assert await seconds_of(client) < 3 * FLOOD_CLOSE_TIMEOUT_S

    asyncio.run(run())
