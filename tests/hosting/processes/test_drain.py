"""A server that is asked to end, in the middle of play: it drains, and everybody comes back."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from red7.hosting.sockets.connection import Connection
from red7.live.dispatch import CloseConnection
from red7.wire.close_codes import CloseCode
from tests.hosting.games import new_game
from tests.hosting.server_process import Served, lasting_port, start
from tests.hosting.socket_clients import Talk, guest_of
from tests.hosting.test_kill import (
    done_twice,
    lost,
    moves,
    progress,
    promises,
    reconnecting_players,
    stories,
)

ENDS = int(os.environ.get("RED7_DRAINS", "1"))


async def restarted_under_load(data: Path) -> None:
    """Players whose server is asked to end, and started again, while they play on."""
    port = lasting_port()
    server = start(data, port=port)
    news = asyncio.Event()
    players = reconnecting_players(server.url, news)
    games = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(ENDS):
            await moves(players, 40, news)
            assert await closed_at_the_end(server) == CloseCode.RESTARTING
            server = await asyncio.to_thread(start, data, port=port)
        await progress(players, 2)
    finally:
        for player in players:
            player.leaving = True
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        await asyncio.gather(*games)
    stored = stories(data)
    assert lost(promises(players), stored) == []
    assert done_twice(players, stored) == []


async def closed_at_the_end(server: Served) -> int:
    """The code with which a socket is closed whose server is asked to end."""
    async with guest_of(server.url) as guest, guest.talking() as talk:
        table = (await guest.post("/api/games", new_game("random")))["table"]
        await talk.ask("watch", "table", table=table)
        ending = asyncio.create_task(asyncio.to_thread(server.end, signal.SIGTERM))
        with pytest.raises(ConnectionClosed):
            await hear_on(talk)
        assert await ending == 0
        code = talk.socket.close_code
    assert code is not None
    return code


async def hear_on(talk: Talk) -> None:
    """Hear whatever comes."""
    while True:
        await talk.hear()


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_and_everybody_comes_back(tmp_path: Path) -> None:
    asyncio.run(restarted_under_load(tmp_path / "data"))
    assert (tmp_path / "data.errors").read_text() == ""


def test_a_word_that_was_heard_is_answered_before_the_end() -> None:
    sent: list[bytes] = []
    said: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    def write(message: bytes) -> int:
        sent.append(message)
        return 0

    async def run() -> None:
        async def send(message: object) -> None:
            """Nothing is closed here."""

        connection = Connection(said.get, send, write)
        said.put_nowait({"type": "websocket.receive", "text": "play"})
        watching = asyncio.create_task(connection.wait_for_end())
        assert await connection.receive() == "play"
        connection.end_after_answer()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not watching.done()
        connection.send(b"accepted")
        with pytest.raises(CloseConnection) as left:
            await connection.receive()
        assert left.value.code == CloseCode.RESTARTING
        watching.cancel()

    asyncio.run(run())
    assert sent == [b"accepted"]


def test_who_only_listens_is_sent_away_at_once() -> None:
    async def run() -> None:
        async def never() -> None:
            await asyncio.Event().wait()

        connection = Connection(never, never, len)  # type: ignore[arg-type] # none is called
        hearing = asyncio.create_task(connection.receive())
        await asyncio.sleep(0)
        connection.end_after_answer()
        with pytest.raises(CloseConnection) as left:
            await connection.wait_for_end()
        assert left.value.code == CloseCode.RESTARTING
        hearing.cancel()

    asyncio.run(run())
