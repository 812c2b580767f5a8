"""The ASGI application: every address, and who answers there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.core import Red7Error
from red7.server.web import friend_routes, game_routes, lobby_routes
from red7.server.web.http_responses import fail, refuse, refuse_plainly
from red7.server.web.origin_guard import OriginGuard
from red7.server.web.site import Site
from red7.server.web.token_cookie import digest_in, digest_of, give_token, new_token
from red7.server.web.websocket import SocketEndpoint
from red7.service.lobby import RELEASE
from red7.service.services import Services

Answer: TypeAlias = Callable[[Services, Request, str], Awaitable[Response]]
"""Answers a request of whoever has the token of a digest."""

ANSWERS: list[tuple[str, str, Answer]] = [
    ("GET", "/lobby", lobby_routes.lobby),
    ("GET", "/games", lobby_routes.my_games),
    ("GET", "/results", lobby_routes.my_results),
    ("POST", "/games", lobby_routes.new_game),
    ("POST", "/records", lobby_routes.upload),
    ("GET", "/tables", friend_routes.tables),
    ("POST", "/tables", friend_routes.new_table),
    ("POST", "/tables/anywhere", friend_routes.anywhere),
    ("POST", "/tables/{name}/transfer", friend_routes.transfer_seats),
    ("POST", "/transfer", friend_routes.transfer_person),
    ("POST", "/transfers", friend_routes.take),
    ("POST", "/qr", friend_routes.qr_code),
    ("DELETE", "/games/{name}", game_routes.delete),
    ("POST", "/games/{name}/rematch", game_routes.rematch),
    ("POST", "/games/{name}/branch", game_routes.branch),
    ("GET", "/games/{name}/replay", game_routes.replay),
    ("GET", "/games/{name}/review", game_routes.review),
    ("GET", "/games/{name}/record", game_routes.record),
]


SOCKET = "/ws"
"""Where the live protocol is spoken."""


def application(services: Services, names: frozenset[str]) -> ASGIApp:
    """The application over some services; the names are those by which it may be called."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    pages = Starlette(
        routes=[
            Mount("/api", routes=_routes(services)),
            Mount("/", Site(services.store.data_id)),
        ],
        middleware=[Middleware(GZipMiddleware, compresslevel=6)],
        exception_handlers={Red7Error: refuse, HTTPException: refuse_plainly, Exception: fail},
        lifespan=lifespan,
    )
    sockets = SocketEndpoint(services)

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == SOCKET
        await (sockets if is_socket else pages)(scope, receive, send)

    return OriginGuard(either, names)


def _routes(services: Services) -> list[BaseRoute]:
    async def health(request: Request) -> Response:
        return JSONResponse({"release": RELEASE, "data": services.store.data_id})

    found: list[BaseRoute] = [Route("/health", health, methods=["GET"])]
    for method, path, answer in ANSWERS:
        found.append(Route(path, _endpoint(services, answer), methods=[method]))
    return found


def _endpoint(services: Services, answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    """Answers with the digest of the token that was sent, or of one that is given now."""
    data_id = services.store.data_id

    async def endpoint(request: Request) -> Response:
        if (digest := digest_in(request, data_id)) is not None:
            return await answer(services, request, digest)
        token = new_token()
        response = await answer(services, request, digest_of(token))
        give_token(response, request, data_id, token)
        return response

    return endpoint
