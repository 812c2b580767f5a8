"""The ASGI application: every address, and who answers there."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from red7 import __version__
from red7.core import Red7Error
from red7.hosting.connections.bodies import BodyMeter
from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.hosting.connections.proxy_headers import ProxyHeaders
from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http import friend_routes, game_routes, lobby_routes
from red7.hosting.http.counted_requests import Answer, CountedByAddress, counted
from red7.hosting.http.origin_guard import OriginGuard
from red7.hosting.http.requesters import requester_of
from red7.hosting.http.responses import NOT_KEPT, fail, give_up, refuse, refuse_plainly
from red7.hosting.http.site import Site
from red7.hosting.http.token_cookie import digest_of, give_token, new_token, token_of
from red7.hosting.sockets.websocket import SocketEndpoint
from red7.live.limits.rate_limits import Kind
from red7.live.services import Services

ANSWERS: list[tuple[str, str, Kind, Answer]] = [
    ("GET", "/lobby", Kind.LIST, lobby_routes.lobby),
    ("GET", "/games", Kind.LIST, lobby_routes.my_games),
    ("GET", "/results", Kind.LIST, lobby_routes.my_results),
    ("DELETE", "/me", Kind.FORGET, lobby_routes.delete_me),
    ("POST", "/games", Kind.NEW_GAME, lobby_routes.new_game),
    ("POST", "/records", Kind.UPLOAD, lobby_routes.import_record),
    ("GET", "/tables", Kind.LIST, friend_routes.tables),
    ("POST", "/tables", Kind.NEW_GAME, friend_routes.new_table),
    ("POST", "/tables/anywhere", Kind.NEW_GAME, friend_routes.anywhere),
    ("POST", "/tables/{name}/transfer", Kind.TRANSFER, friend_routes.hand_over_seats),
    ("POST", "/transfer", Kind.TRANSFER, friend_routes.hand_over_person),
    ("POST", "/transfers", Kind.TRANSFER, friend_routes.take),
    ("POST", "/qr", Kind.QR, friend_routes.qr_code),
    ("DELETE", "/games/{name}", Kind.DELETE, game_routes.delete),
    ("POST", "/games/{name}/rematch", Kind.NEW_GAME, game_routes.rematch),
    ("POST", "/games/{name}/branch", Kind.NEW_GAME, game_routes.branch),
    ("GET", "/games/{name}/replay", Kind.REPLAY, game_routes.replay),
    ("GET", "/games/{name}/review", Kind.REVIEW, game_routes.review),
    ("GET", "/games/{name}/record", Kind.RECORD, game_routes.record),
]


SOCKET = "/ws"
"""Where the live protocol is spoken."""


def application(
    services: Services,
    names: frozenset[str],
    tracker: SocketTracker | None = None,
    sockets: SocketEndpoint | None = None,
) -> ASGIApp:
    """The application over some services; the names are those by which it may be called."""
    tracker = SocketTracker(ConnectionSettings()) if tracker is None else tracker
    endpoint = SocketEndpoint(services, tracker.limits) if sockets is None else sockets

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    site = Site(services, tracker.limits)
    pages = Starlette(
        routes=[
            Mount("/api", routes=_routes(services, tracker.limits)),
            Mount("/", CountedByAddress(site, Kind.PAGE, services, tracker.limits)),
        ],
        middleware=[Middleware(GZipMiddleware, compresslevel=6)],
        exception_handlers={
            Red7Error: refuse,
            HTTPException: refuse_plainly,
            ClientDisconnect: give_up,
            Exception: fail,
        },
        lifespan=lifespan,
    )
    pages.state.metrics = services.metrics

    async def either(scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == SOCKET
        await (endpoint if is_socket else pages)(scope, receive, send)

    guard = OriginGuard(BodyMeter(either, tracker), names, services.metrics)
    # What is turned away costs something, too.
    return ProxyHeaders(CountedByAddress(guard, Kind.REQUEST, services, tracker.limits), tracker)


def _routes(services: Services, limits: ConnectionSettings) -> list[BaseRoute]:
    async def health(request: Request) -> Response:
        found = {"release": __version__, "data": services.store.data_id}
        return JSONResponse(found, headers=NOT_KEPT)

    found: list[BaseRoute] = [Route("/health", health, methods=["GET"])]
    for method, path, kind, answer in ANSWERS:
        endpoint = _endpoint(services, counted(kind, answer, limits), limits)
        found.append(Route(path, endpoint, methods=[method]))
    return found


def _endpoint(
    services: Services, answer: Answer, limits: ConnectionSettings
) -> Callable[[Request], Awaitable[Response]]:
    """Answers with the digest of the token that was sent, or of one that is given now."""
    data_id = services.store.data_id

    async def endpoint(request: Request) -> Response:
        address = requester_of(request.scope, "", limits).address
        token = await token_of(request, services, address) or new_token()
        response = await answer(services, request, digest_of(token))
        give_token(response, request, data_id, token)
        return response

    return endpoint
