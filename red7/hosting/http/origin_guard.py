"""The origin guard, against CSRF and DNS rebinding: only our names, only our own pages.

A page of somebody else could send requests with our cookie (cross-site request forgery); and a
name of somebody else could be made to lead here (DNS rebinding). Both are turned away before
anything is looked at, by the `Origin`, `Sec-Fetch-Site` and `Host` headers.
"""

import re
from collections.abc import Mapping
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from red7.hosting.http.link_previews import PICTURE
from red7.hosting.http.responses import problem_response
from red7.live.counters import Metrics
from red7.table import Refused
from red7.wire.problems import problem_of

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
FOR_EVERY_SITE = {**HEADERS, "cross-origin-resource-policy": "cross-origin"}
"""Those of the picture of link previews, which pages of messengers show."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self'{sockets}; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
_HOST = re.compile(r"(?:([a-z0-9._-]{1,253})|\[([0-9a-f:.]{2,45})\])(?::([0-9]{1,5}))?", re.I)
"""A name or a number, and perhaps a port; nothing else."""


class OriginGuard:
    """Turns strangers away, and marks every answer as ours."""

    def __init__(self, app: ASGIApp, names: frozenset[str], metrics: Metrics) -> None:
        """Names are host names that lead here, besides `localhost` and every number."""
        self.app, self.names, self._metrics = app, names | {"localhost"}, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket pass, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        # A socket that may pass gets no answer that would want a mark.
        if scope["type"] == "http" or refusal is not None:
            marks = FOR_EVERY_SITE if refusal is None and _is_picture(scope) else HEADERS
            send = _marked(send, marks, "" if refusal is not None else headers["host"])
        # Sockets last, and nobody looks at these again.
        del headers
        await (self.app if refusal is None else refusal)(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        hosts = headers.getlist("host")
        name = name_in(hosts[0]) if len(hosts) == 1 else ""
        # A whole address in place of a path would name a host of its own.
        if not name or not scope["path"].startswith("/"):
            return self._turned_away(Refused("bad-host"), 400, headers)
        host = hosts[0]
        if not (name in self.names or is_number(name)):
            return self._turned_away(Refused("host", text=host[:80]), 421, headers)
        if _is_picture(scope):
            return None
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        origin = headers.get("origin")
        if origin is not None and origin.lower() != f"{scheme}://{host}".lower():
            return self._turned_away(Refused("origin"), 403, headers)
        if headers.get("sec-fetch-site") in ("cross-site", "same-site") and not _navigates(
            scope, headers
        ):
            return self._turned_away(Refused("origin"), 403, headers)
        return None

    def _turned_away(self, refusal: Refused, status: int, headers: Headers) -> Response:
        self._metrics.refusals[refusal.code] += 1
        return problem_response(problem_of(refusal), status, headers)


def name_in(host: str) -> str:
    """The name or the number before the port of a `Host` header; empty for an odd one."""
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


def _navigates(scope: Scope, headers: Headers) -> bool:
    """Whether somebody has followed a link to a page of ours."""
    return (
        scope["type"] == "http"
        and scope["method"] == "GET"
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
    )


def _is_picture(scope: Scope) -> bool:
    """Return whether a client reads the picture that every site may show."""
    return (
        scope["type"] == "http" and scope["path"] == PICTURE and scope["method"] in ("GET", "HEAD")
    )


def _marked(send: Send, marks: Mapping[str, str], host: str) -> Send:
    """Sends answers with the headers that keep browsers from taking them for something else."""

    sockets = f" ws://{host} wss://{host}" if host else ""

    async def marked(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(raw=message["headers"])
            for name, value in marks.items():
                headers[name] = value
            headers["content-security-policy"] = POLICY.format(sockets=sockets)
        await send(message)

    return marked
