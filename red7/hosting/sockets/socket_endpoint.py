"""The ASGI endpoint of the live protocol, which serves each client's WebSocket to its end."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from logging import getLogger
from time import monotonic

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from red7.hosting.http.rate_limiting import requester_of
from red7.hosting.http.responses import rate_limit_response
from red7.hosting.http.token_cookie import cookie_for, digest_in, digest_of, token_of
from red7.hosting.server_settings import ConnectionSettings
from red7.hosting.sockets.connection import ClientLeft, Connection
from red7.hosting.sockets.connection_checks import ConnectionCheck, ConnectionChecks
from red7.hosting.sockets.socket_protocol import EXTENSION, SocketExtension
from red7.live.dispatch import ClientSession, CloseConnection
from red7.live.limits.rate_limits import Kind, TooManyRequests
from red7.live.limits.requester import Requester, requester
from red7.live.services import Services
from red7.live.store import StorageFailed
from red7.table import Refused
from red7.wire.close_codes import CloseCode

DRAIN_POLL_S = 0.02
"""Seconds between two checks whether connections are still open, when the server stops."""


class SocketEndpoint:
    """The ASGI application that serves the WebSockets of all clients."""

    def __init__(self, services: Services, limits: ConnectionSettings) -> None:
        self._services, self._limits = services, limits
        self._connections: set[Connection] = set()
        self._checks = ConnectionChecks()

    async def drain(self, timeout_s: float) -> None:
        """End each connection once its last message is answered.

        Return when all connections have ended, or after `timeout_s` seconds.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                while self._connections:
                    for connection in self._connections:
                        connection.end_after_answer()
                    await asyncio.sleep(DRAIN_POLL_S)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a client until it leaves, or until the server ends the connection."""
        extension: SocketExtension = scope["extensions"][EXTENSION]
        digest = digest_in(HTTPConnection(scope), self._services.store.data_id) or ""
        who, metrics = requester_of(scope, digest, self._limits), self._services.metrics
        try:
            self._services.rates.count(Kind.CONNECT, who, monotonic())
        except TooManyRequests as error:
            metrics.refused(error)
            response = await rate_limit_response(error, Headers(scope=scope))
            await response(scope, receive, send)
            return
        digest, cookie, failed = await self._exchange_token(scope, who, digest)
        who = who._replace(token=digest)
        requester.set(who)
        connection = Connection(receive, send, extension.write)
        await connection.accept(cookie)
        session = ClientSession(
            self._services,
            digest,
            connection.send,
            who,
            ConnectionCheck(self._checks, extension.socket),
        )
        extension.on_lost(session.lose)
        metrics.sockets += 1
        self._connections.add(connection)
        try:
            if failed is not None:
                raise CloseConnection(CloseCode.FAILED, session.fail(failed))
            if not digest:
                raise CloseConnection(CloseCode.BAD_TOKEN, session.fail(Refused("no-token")))
            answering = _answer_messages(connection, session, extension.hello_received)
            await _first_of(connection.wait_for_end(), answering)
        except CloseConnection as closing:
            await connection.close(closing.code, closing.reason)
        except ClientLeft:
            pass
        except Exception:
            metrics.failures += 1
            getLogger("red7").exception("a client could not be answered")
            await connection.close(CloseCode.FAILED, "something went wrong here; come again")
        finally:
            metrics.sockets -= 1
            self._connections.discard(connection)
            session.close()

    async def _exchange_token(
        self, scope: Scope, who: Requester, digest: str
    ) -> tuple[str, str, StorageFailed | None]:
        """Return the digest of the client's cookie token, a new cookie, and an error of the store.

        If `digest` is empty, the client may still have a token that an earlier release stored.
        Exchange such a token for a new one, and return a cookie with the new token. Each result is
        empty or None if there is none.
        """
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


async def _answer_messages(
    connection: Connection, session: ClientSession, hello_received: Callable[[], None]
) -> None:
    """Answer the messages of a client one after the other, until the connection ends.

    Call `hello_received` when the server has accepted the client's hello message.
    """
    while True:
        if (text := await connection.receive()) is None:
            await session.count_unread()
            continue
        was_welcome = session.is_welcome
        await session.hear(text)
        if session.is_welcome and not was_welcome:
            hello_received()


async def _first_of(*works: Coroutine[object, object, None]) -> None:
    """Run coroutines at the same time until the first one ends; raise its exception, if any."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
