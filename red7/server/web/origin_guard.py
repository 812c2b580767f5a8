"""The origin guard, against CSRF and DNS rebinding: only our names, only our own pages.

A page of somebody else could send requests with our cookie (cross-site request forgery); and a
name of somebody else could be made to lead here (DNS rebinding). Both are turned away before
anything is looked at, by the `Origin`, `Sec-Fetch-Site` and `Host` headers.
"""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.server.web.http_responses import answer
from red7.table import Refused
from red7.wire.problems import problem_of

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self' ws://{host} wss://{host}; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)


class OriginGuard:
    """Turns strangers away, and marks every answer as ours."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        """Names are host names that lead here, besides `localhost` and every number."""
        self.app, self.names = app, names | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        # A socket that may pass gets no answer that would want a mark.
        if scope["type"] == "http" or refusal is not None:
            send = _marked(send, headers.get("host", ""))
        await (self.app if refusal is None else refusal)(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        host = headers.get("host", "")
        if not self._is_ours(host):
            return answer(problem_of(Refused("host", text=host[:80])), 421)
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scheme}://{host}".lower():
            return answer(problem_of(Refused("origin")), 403)
        if headers.get("sec-fetch-site") in ("cross-site", "same-site") and not _navigates(
            scope, headers
        ):
            return answer(problem_of(Refused("origin")), 403)
        return None

    def _is_ours(self, host: str) -> bool:
        """Whether the name before a port is a number or a name that we know of."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.names or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _navigates(scope: Scope, headers: Headers) -> bool:
    """Whether somebody has followed a link to a page of ours."""
    return (
        scope["type"] == "http"
        and scope["method"] == "GET"
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
    )


def _marked(send: Send, host: str) -> Send:
    """Sends answers with the headers that keep browsers from taking them for something else."""

    async def marked(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message["headers"])
            for name, value in HEADERS.items():
                headers[name] = value
            headers["content-security-policy"] = POLICY.format(host=host)
        await send(message)

    return marked
