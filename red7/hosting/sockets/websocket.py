"""The WebSocket of a client, from its first word to its last."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from logging import getLogger
from time import monotonic

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.hosting.http.requesters import requester_of
from red7.hosting.http.responses import turn_away
from red7.hosting.http.token_cookie import cookie_for, digest_in, digest_of, token_of
from red7.hosting.sockets.connection import Connection, Gone
from red7.hosting.sockets.socket_protocol import EXTENSION
from red7.live.dispatch import ClientSession, CloseConnection
from red7.live.limits.rate_limits import Kind, TooManyRequests
from red7.live.limits.requester import Requester, requester
from red7.live.services import Services
from red7.live.store import StorageFailed
from red7.table import Refused
from red7.wire.close_codes import CloseCode

TICK = 0.02
"""Seconds between two looks at who is still there."""


class SocketEndpoint:
    """The ASGI application of the live protocol's address."""

    def __init__(self, services: Services, limits: ConnectionSettings) -> None:
        self._services, self._limits = services, limits
        self._connections: set[Connection] = set()

    async def drain(self, seconds: float) -> None:
        """Send everybody away, once what they have said is answered; wait no longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._connections:
                    for connection in self._connections:
                        connection.send_away()
                    await asyncio.sleep(TICK)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Listen and answer until one of both leaves."""
        extension = scope["extensions"][EXTENSION]
        digest = digest_in(HTTPConnection(scope), self._services.store.data_id) or ""
        who, metrics = requester_of(scope, digest, self._limits), self._services.metrics
        try:
            self._services.rates.count(Kind.CONNECT, who, monotonic())
        except TooManyRequests as error:
            metrics.refused(error)
            await (await turn_away(error, Headers(scope=scope)))(scope, receive, send)
            return
        digest, cookie, failed = await self._exchanged(scope, who, digest)
        who = who._replace(token=digest)
        requester.set(who)
        connection = Connection(receive, send, extension["write"])
        await connection.accept(cookie)
        session = ClientSession(self._services, digest, connection.send, who)
        extension["when_lost"](session.lose)
        metrics.sockets += 1
        self._connections.add(connection)
        try:
            if failed is not None:
                raise CloseConnection(CloseCode.FAILED, session.fail(failed))
            if not digest:
                raise CloseConnection(CloseCode.BAD_TOKEN, session.fail(Refused("no-token")))
            await _first_of(connection.watch(), _listen(connection, session, extension["greeted"]))
        except CloseConnection as leave:
            await connection.close(leave.code, leave.reason)
        except Gone:
            pass
        except Exception:
            metrics.failures += 1
            getLogger("red7").exception("a client could not be answered")
            await connection.close(CloseCode.FAILED, "something went wrong here; come again")
        finally:
            metrics.sockets -= 1
            self._connections.discard(connection)
            session.close()

    async def _exchanged(
        self, scope: Scope, who: Requester, digest: str
    ) -> tuple[str, str, StorageFailed | None]:
        """Return the digest of a client's token, the cookie for one that was exchanged, and why
        none could be."""
        if digest:
            return digest, "", None
        request = HTTPConnection(scope)
        try:
            token = await token_of(request, self._services, who.address)
        except StorageFailed as error:
            return "", "", error
        if token is None:
            return "", "", None
        cookie = cookie_for(request, self._services.store.data_id, token)
        return digest_of(token), cookie, None


async def _listen(
    connection: Connection, session: ClientSession, greeted: Callable[[], None]
) -> None:
    while True:
        if (text := await connection.hear()) is None:
            await session.count_unheard()
            continue
        was_welcome = session.is_welcome
        await session.hear(text)
        if session.is_welcome and not was_welcome:
            greeted()


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
