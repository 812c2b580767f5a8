"""The ASGI application: the API, the pages, the WebSocket, and the middleware around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.core import Red7Error
from red7.hosting.connections.bodies import BodyMeter
from red7.hosting.connections.proxy_headers import ProxyHeaders
from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http.origin_guard import OriginGuard
from red7.hosting.http.rate_limiting import AddressRateLimit
from red7.hosting.http.responses import on_disconnect, on_failure, on_refusal, on_unknown_route
from red7.hosting.http.routes import api_routes
from red7.hosting.http.site import Site
from red7.hosting.server_settings import ConnectionSettings
from red7.hosting.sockets.socket_endpoint import SocketEndpoint
from red7.live.limits.rate_limits import Kind
from red7.live.services import Services

SOCKET_PATH = "/ws"
"""The path of the WebSocket, over which clients play and watch games."""


def application(
    services: Services,
    names: frozenset[str],
    tracker: SocketTracker | None = None,
    sockets: SocketEndpoint | None = None,
) -> ASGIApp:
    """Return the server's ASGI application.

    `names` are the host names that lead to the server. Without a `tracker`, the default limits
    apply; without `sockets`, a new endpoint answers WebSockets.
    """
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
            Mount("/api", routes=api_routes(services, tracker.limits)),
            Mount("/", AddressRateLimit(site, Kind.PAGE, services, tracker.limits)),
        ],
        middleware=[Middleware(GZipMiddleware, compresslevel=6)],
        exception_handlers={
            Red7Error: on_refusal,
            HTTPException: on_unknown_route,
            ClientDisconnect: on_disconnect,
            Exception: on_failure,
        },
        lifespan=lifespan,
    )
    pages.state.metrics = services.metrics

    async def socket_or_page(scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == "websocket" and scope["path"] == SOCKET_PATH
        await (endpoint if is_socket else pages)(scope, receive, send)

    guard = OriginGuard(BodyMeter(socket_or_page, tracker), names, services.metrics)
    # Requests that the guard refuses are counted, too.
    return ProxyHeaders(AddressRateLimit(guard, Kind.REQUEST, services, tracker.limits), tracker)
