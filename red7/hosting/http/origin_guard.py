"""The origin guard: protection from CSRF and DNS rebinding, and the security headers.

A page of another site could send requests with a player's cookie (cross-site request forgery,
CSRF), or its host name could be made to lead to this server (DNS rebinding). To refuse such
requests, the guard checks the `Origin`, `Sec-Fetch-Site` and `Host` headers before anything else.
"""

import re
from collections.abc import Mapping
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.hosting.http.link_previews import PICTURE_PATH
from red7.hosting.http.responses import problem_response
from red7.live.counters import Metrics
from red7.table import Refused
from red7.wire.problems import problem_of

SECURITY_HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PICTURE_HEADERS = {**SECURITY_HEADERS, "cross-origin-resource-policy": "cross-origin"}
"""The headers of the picture in link previews, which pages of other sites may show."""
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self'{sockets}; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
_HOST = re.compile(r"(?:([a-z0-9._-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::([0-9]{1,5}))?", re.I)
"""Matches a host name or an IP address, with or without a port."""


class OriginGuard:
    """ASGI middleware that refuses requests from other sites, and adds the security headers."""

    def __init__(self, app: ASGIApp, names: frozenset[str], metrics: Metrics) -> None:
        """Allow the host names in `names`, `localhost` and all IP addresses."""
        self.app, self.names, self._metrics = app, names | {"localhost"}, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a WebSocket on to the application, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        # An accepted WebSocket has no HTTP answer to which headers could be added.
        if scope["type"] == "http" or refusal is not None:
            is_picture = refusal is None and _is_picture(scope)
            added = PICTURE_HEADERS if is_picture else SECURITY_HEADERS
            send = _with_headers(send, added, "" if refusal is not None else headers["host"])
        # Free the memory: a WebSocket may last for hours, and does not need the headers.
        del headers
        await (self.app if refusal is None else refusal)(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Return the answer that refuses a request, or None if the request is allowed."""
        hosts = headers.getlist("host")
        name = name_in(hosts[0]) if len(hosts) == 1 else ""
        # A full URL in place of the path could name another host.
        if not name or not scope["path"].startswith("/"):
            return self._refused(Refused("bad-host"), 400, headers)
        host = hosts[0]
        if not (name in self.names or is_number(name)):
            return self._refused(Refused("host", text=host[:80]), 421, headers)
        if _is_picture(scope):
            return None
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scheme}://{host}".lower():
            return self._refused(Refused("origin"), 403, headers)
        if headers.get("sec-fetch-site") in ("cross-site", "same-site") and not _is_navigation(
            scope, headers
        ):
            return self._refused(Refused("origin"), 403, headers)
        return None

    def _refused(self, refusal: Refused, status: int, headers: Headers) -> Response:
        self._metrics.refusals[refusal.code] += 1
        return problem_response(problem_of(refusal), status, headers)


def name_in(host: str) -> str:
    """Return the host name or IP address in a `Host` header; empty if the header is malformed."""
    found = _HOST.fullmatch(host)
    if found is None or not 0 < int(found[3] or 1) < 1 << 16:
        return ""
    return str(found[1] or found[2]).lower()


def is_number(name: str) -> bool:
    """Return whether a name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_navigation(scope: Scope, headers: Headers) -> bool:
    """Return whether a browser has sent a request to open a page, as after a click on a link."""
    return (
        scope["type"] == "http"
        and scope["method"] == "GET"
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
    )


def _is_picture(scope: Scope) -> bool:
    """Return whether a request is for the picture in link previews, which any site may show."""
    return (
        scope["type"] == "http"
        and scope["path"] == PICTURE_PATH
        and scope["method"] in ("GET", "HEAD")
    )


def _with_headers(send: Send, added: Mapping[str, str], host: str) -> Send:
    """Return a `send` function that adds security headers to an answer.

    The content security policy allows WebSockets to `host`, or none if `host` is empty.
    """
    sockets = f" ws://{host} wss://{host}" if host else ""

    async def send_with_headers(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message["headers"])
            for name, value in added.items():
                headers[name] = value
            headers["content-security-policy"] = CONTENT_SECURITY_POLICY.format(sockets=sockets)
        await send(message)

    return send_with_headers
