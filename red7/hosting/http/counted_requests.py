"""Requests over HTTP are counted by kind and by who asks, and given up when nobody waits."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.hosting.http.requesters import requester_of
from red7.hosting.http.responses import turn_away
from red7.hosting.http.token_cookie import digest_in
from red7.live.limits.rate_limits import Kind, TooManyRequests
from red7.live.limits.requester import requester
from red7.live.services import Services

Answer: TypeAlias = Callable[[Services, Request, str], Coroutine[object, object, Response]]
"""Answers a request of whoever has the token of a digest."""

SLOW = frozenset({Kind.REPLAY, Kind.REVIEW, Kind.RECORD})
"""What may have to wait for its turn; none of these has a body."""


def counted(kind: Kind, answer: Answer, limits: ConnectionSettings) -> Answer:
    """Answers as long as it is not too much. Raises `TooManyRequests`."""

    async def answer_counted(services: Services, request: Request, digest: str) -> Response:
        known = digest_in(request, services.store.data_id) or ""
        who = requester_of(request.scope, known, limits)
        services.rates.count(kind, who, monotonic())
        requester.set(who)
        working = answer(services, request, digest)
        return await (_unless_gone(request, working) if kind in SLOW else working)

    return answer_counted


async def _unless_gone(request: Request, working: Coroutine[object, object, Response]) -> Response:
    """An answer, unless its client goes away before. Raises `ClientDisconnect` then."""
    task, gone = asyncio.create_task(working), asyncio.create_task(_is_gone(request))
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


async def _is_gone(request: Request) -> None:
    """Wait until a client has gone away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


class CountedByAddress:
    """An application that answers as long as an address does not ask for too much."""

    def __init__(
        self, app: ASGIApp, kind: Kind, services: Services, limits: ConnectionSettings
    ) -> None:
        self._app, self._kind, self._limits = app, kind, limits
        self._rates, self._metrics = services.rates, services.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket pass, or turn it away."""
        app = self._app
        if scope["type"] in ("http", "websocket"):
            try:
                self._rates.count(self._kind, requester_of(scope, "", self._limits), monotonic())
            except TooManyRequests as error:
                self._metrics.refused(error)
                app = await turn_away(error, Headers(scope=scope))
        await app(scope, receive, send)
