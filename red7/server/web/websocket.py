"""The socket of a client, from its first word to its last."""

import asyncio
from collections.abc import Coroutine
from logging import getLogger

from starlette.websockets import WebSocket, WebSocketDisconnect

from red7.server.web.connection import BAD_TOKEN, FAILED, Client, Leave
from red7.server.web.dispatch import hear_out, stop_watching
from red7.server.web.token_cookie import holder_of
from red7.service.services import House
from red7.wire.messages import Failure

NO_TOKEN = "no seat is yours yet: load the page first, and allow its cookie"


async def converse(house: House, socket: WebSocket) -> None:
    """Listen and answer until one of both leaves."""
    await socket.accept()
    client = Client(socket, holder_of(socket, house.log.data_id) or "")
    try:
        if not client.holder:
            client.say(Failure("no-token", NO_TOKEN))
            raise Leave(BAD_TOKEN, NO_TOKEN)
        await _first_of(client.deliver(), client.keep_up(), _listen(house, client))
    except Leave as leave:
        await client.flush()
        await client.close(leave.code, leave.reason)
    except WebSocketDisconnect:
        pass
    except Exception:
        getLogger("uvicorn.error").exception("a client could not be answered")
        await client.close(FAILED, "something went wrong here; come again")
    finally:
        await stop_watching(client)
        for task in client.hinting:
            task.cancel()


async def _listen(house: House, client: Client) -> None:
    while True:
        if (text := await client.hear()) is not None:
            await hear_out(house, client, text)


async def _first_of(*works: Coroutine[object, object, None]) -> None:
    """Do some works at the same time until one ends, and raise what it raised."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
