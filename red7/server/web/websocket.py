"""The WebSocket of a client, from its first word to its last."""

import asyncio
from collections.abc import Coroutine
from logging import getLogger

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from red7.server.web.connection import Connection, Gone
from red7.server.web.socket_protocol import EXTENSION
from red7.server.web.token_cookie import digest_in
from red7.service.dispatch import ClientSession, Leave
from red7.service.services import Services
from red7.table import Refused
from red7.wire.close_codes import CloseCode


class SocketEndpoint:
    """The ASGI application of the live protocol's address."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Listen and answer until one of both leaves."""
        connection = Connection(receive, send, scope["extensions"][EXTENSION]["write"])
        await connection.accept()
        digest = digest_in(HTTPConnection(scope), self._services.store.data_id) or ""
        session = ClientSession(self._services, digest, connection.send)
        try:
            if not digest:
                raise Leave(CloseCode.BAD_TOKEN, session.fail(Refused("no-token")))
            await _first_of(connection.watch(), _listen(connection, session))
        except Leave as leave:
            await connection.close(leave.code, leave.reason)
        except Gone:
            pass
        except Exception:
            getLogger("uvicorn.error").exception("a client could not be answered")
            await connection.close(CloseCode.FAILED, "something went wrong here; come again")
        finally:
            session.close()


async def _listen(connection: Connection, session: ClientSession) -> None:
    while True:
        if (text := await connection.hear()) is not None:
            await session.hear(text)


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
