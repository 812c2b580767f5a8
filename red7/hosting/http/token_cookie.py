"""The token cookie: a secret that identifies a person; the server stores only its digest.

Over https the name of the cookie has the prefix `__Host-`, with which only this very host can set
it. Another host of the domain may have set a cookie without the prefix, so the server accepts one
only if an earlier release has stored its token, and then exchanges the token for a new one.
"""

import re
import secrets
from hashlib import sha256
from time import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from red7.live.services import Services

COOKIE_LIFETIME_S = 2 * 365 * 24 * 60 * 60
"""Seconds for which a browser keeps its token."""
SECURE_PREFIX = "__Host-"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def cookie_name(data_id: str, *, secure: bool = False) -> str:
    """Return the name of the cookie, with the prefix if it is for https.

    Each data file has its own: browsers do not tell apart the cookies of two ports of a host.
    """
    return f"{SECURE_PREFIX if secure else ''}red7-{data_id[:8]}"


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """Return the digest of a token; it is stored in the token's place, and does not reveal it."""
    return sha256(token.encode()).hexdigest()


def token_in(connection: HTTPConnection, data_id: str) -> str | None:
    """Return the token that a client has sent (over https, with the prefix), or None."""
    return _token(connection, data_id, secure=_is_secure(connection))


async def token_of(connection: HTTPConnection, services: Services, address: str) -> str | None:
    """Return the token that a client has sent, or None if it has sent no valid one.

    Exchange the token of an earlier release for a new one. Raise `StorageFailed`.
    """
    data_id = services.store.data_id
    if (sent := token_in(connection, data_id)) is not None or not _is_secure(connection):
        return sent
    if (old := _token(connection, data_id, secure=False)) is None:
        return None
    new = await services.tables.capabilities.successor(old, address)
    is_given = await services.people.exchange(digest_of(old), digest_of(new), time())
    return new if is_given else None


def _token(connection: HTTPConnection, data_id: str, *, secure: bool) -> str | None:
    token = _cookie(connection, cookie_name(data_id, secure=secure))
    return token if token is not None and _TOKEN.fullmatch(token) else None


def _cookie(connection: HTTPConnection, name: str) -> str | None:
    """Return the value of a cookie, the last of several. Parse no others: there may be many."""
    found = None
    for header in connection.headers.getlist("cookie"):
        for match in re.finditer(rf"(?:^|;)[ \t]*{name}=([^;]*)", header):
            found = match[1].strip()
    return found


def digest_in(connection: HTTPConnection, data_id: str) -> str | None:
    """Return the digest of the token that a client has sent, or None."""
    token = token_in(connection, data_id)
    return None if token is None else digest_of(token)


def remove_token(response: Response, connection: HTTPConnection, data_id: str) -> None:
    """Make a browser delete its token, also one from an earlier release."""
    is_secure = _is_secure(connection)
    for secure in (True, False) if is_secure else (False,):
        name = cookie_name(data_id, secure=secure)
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure)


def give_token(response: Response, connection: HTTPConnection, data_id: str, token: str) -> None:
    """Set the cookie of a token, unless the browser has it already under the right name."""
    secure = _is_secure(connection)
    name = cookie_name(data_id, secure=secure)
    # A person who has just been deleted gets no token.
    if _cookie(connection, name) == token or "set-cookie" in response.headers:
        return
    response.set_cookie(
        name,
        token,
        max_age=COOKIE_LIFETIME_S,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def cookie_for(connection: HTTPConnection, data_id: str, token: str) -> str:
    """Return the header that sets the cookie of a token; empty if the browser has it already."""
    response = Response()
    give_token(response, connection, data_id, token)
    return response.headers.get("set-cookie", "")


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
