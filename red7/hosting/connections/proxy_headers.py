"""Proxy headers: who a client is, told by a proxy that the operator trusts, and by nobody else.

A trusted proxy appends the address that it was connected from to `X-Forwarded-For`, and says by
`X-Forwarded-Proto` whether that was by https. What stands left of the last address that is no
proxy's was said by the client itself, and is not believed.
"""

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from red7.hosting.connections.addresses import is_among
from red7.hosting.connections.tracked_sockets import SocketTracker
from red7.hosting.http.responses import answer
from red7.table import Refused
from red7.wire.problems import problem_of

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}


class ProxyHeaders:
    """Writes the client's own address and scheme into the scope, and counts what it has open."""

    def __init__(self, app: ASGIApp, tracker: SocketTracker) -> None:
        self._app, self._proxies = app, tracker.limits.proxies
        # The sockets themselves are the proxy's, which may have many.
        self._clients = SocketTracker(tracker.limits, tracker.refusals)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, as that of its client."""
        peer = scope.get("client")
        if scope["type"] == "lifespan" or peer is None or not is_among(peer[0], self._proxies):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = self._client(headers.getlist("x-forwarded-for")) or peer[0]
        scope["client"] = client, 0
        proto = ",".join(headers.getlist("x-forwarded-proto")).rpartition(",")[2].strip().lower()
        scope["scheme"] = SCHEMES[scope["type"]].get(proto, scope["scheme"])
        # Sockets last, and nobody looks at these again.
        del headers
        tracked = self._clients.admit(client)
        if tracked is None:
            await answer(problem_of(Refused("crowded")), 503)(scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            tracked.release()

    def _client(self, said: list[str]) -> str:
        """The last address that is no proxy's; empty if none was told."""
        found = ""
        for part in reversed(",".join(said).split(",")):
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
