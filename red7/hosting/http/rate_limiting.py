"""Rate limits for HTTP requests, by the kind of request and by the client that sends it.

A request that takes long is cancelled when its client disconnects.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.hosting.connections.addresses import client_of, is_among
from red7.hosting.http.responses import rate_limit_response
from red7.hosting.http.token_cookie import digest_in
from red7.hosting.server_settings import ConnectionSettings
from red7.live.limits.rate_limits import Kind, TooManyRequests
from red7.live.limits.requester import Requester, requester
from red7.live.services import Services

Handler: TypeAlias = Callable[[Services, Request, str], Coroutine[object, object, Response]]
"""Answers the requests of a route; the `str` is the digest of the client's cookie token."""

SLOW = frozenset({Kind.REPLAY, Kind.REVIEW, Kind.RECORD})
"""Kinds of requests that may wait for a worker process; none of them has a body."""


def requester_of(scope: Scope, digest: str, limits: ConnectionSettings) -> Requester:
    """Return the client that sends a request, and whether it is exempt from rate limits.

    `digest` is the digest of the client's cookie token; pass an empty string to identify the client
    by its address only.
    """
    host = scope["client"][0] if scope.get("client") else ""
    return Requester(client_of(host), digest, is_among(host, limits.exempt))


def rate_limited(kind: Kind, handler: Handler, limits: ConnectionSettings) -> Handler:
    """Return a handler that counts a request and then calls the given handler.

    It raises `TooManyRequests` if the client has sent too many requests of this kind. It cancels a
    request of a `SLOW` kind, and raises `ClientDisconnect`, when the client disconnects.
    """

    async def limited(services: Services, request: Request, digest: str) -> Response:
        known = digest_in(request, services.store.data_id) or ""
        who = requester_of(request.scope, known, limits)
        services.rates.count(kind, who, monotonic())
        requester.set(who)
        answering = handler(services, request, digest)
        return await (_unless_gone(request, answering) if kind in SLOW else answering)

    return limited


async def _unless_gone(
    request: Request, answering: Coroutine[object, object, Response]
) -> Response:
    """Return an answer, or cancel it and raise `ClientDisconnect` if the client leaves first."""
    task, gone = asyncio.create_task(answering), asyncio.create_task(_wait_until_gone(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for each in (task, gone):
            each.cancel()
        with suppress(asyncio.CancelledError):
            await gone


async def _wait_until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


class AddressRateLimit:
    """ASGI middleware that counts requests by address, and refuses requests beyond the limit."""

    def __init__(
        self, app: ASGIApp, kind: Kind, services: Services, limits: ConnectionSettings
    ) -> None:
        self._app, self._kind, self._limits = app, kind, limits
        self._rates, self._metrics = services.rates, services.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request or a WebSocket, and pass it on or refuse it."""
        app = self._app
        if scope["type"] in ("http", "websocket"):
            try:
                self._rates.count(self._kind, requester_of(scope, "", self._limits), monotonic())
            except TooManyRequests as error:
                self._metrics.refused(error)
                app = await rate_limit_response(error, Headers(scope=scope))
        await app(scope, receive, send)
