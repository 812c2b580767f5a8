"""Proxy headers: the address and scheme of a client, as told by a trusted proxy.

A trusted proxy appends the client's address to `X-Forwarded-For`, and its `X-Forwarded-Proto` says
whether the client uses https. The client's address is the last one that does not belong to a
trusted proxy. The addresses before it come from the client itself, and are ignored.
"""

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.hosting.connections.addresses import is_among
from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http.responses import json_response
from red7.table import Refused
from red7.wire.problems import problem_of

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


class ProxyHeaders:
    """ASGI middleware that sets the client's address and scheme, and limits its connections."""

    def __init__(self, app: ASGIApp, tracker: SocketTracker) -> None:
        self._app, self._proxies = app, tracker.limits.proxies
        # This tracker counts clients behind proxies; the sockets themselves belong to the proxies.
        self._clients = SocketTracker(tracker.limits, tracker.refusals)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a WebSocket on with its client's address.

        Refuse it if the client, or all clients together, have too many connections.
        """
        peer = scope.get("client")
        if scope["type"] == "lifespan" or peer is None or not is_among(peer[0], self._proxies):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = self._client(headers.getlist("x-forwarded-for")) or peer[0]
        scope["client"] = client, 0
        proto = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip().lower()
        scope["scheme"] = SCHEMES[scope["type"]].get(proto, scope["scheme"])
        # Free the memory: a WebSocket may last for hours, and does not need the headers.
        del headers
        tracked = self._clients.admit(client)
        if tracked is None:
            await json_response(problem_of(Refused("crowded")), 503)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            tracked.release()

    def _client(self, forwarded: list[str]) -> str:
        """Return the client's address from the `X-Forwarded-For` headers; empty if there is none.

        The client's address is the last one that does not belong to a trusted proxy.
        """
        found = ""
        for part in reversed(",".join(forwarded).split(",")):
            try:
                # Some proxies add a port.
                found = str(ip_address(_without_port(part.strip())))
            except ValueError:
                break
            if not is_among(found, self._proxies):
                break
        return found


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
