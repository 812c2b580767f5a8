"""The token cookie: a secret that identifies a person; the server stores only its digest.

Over https, the name of the cookie has the prefix `__Host-`, so browsers accept it from this host
only. Earlier releases set cookies without the prefix, but such a cookie may also come from another
host of the domain. So the server accepts it only if an earlier release has stored its token, and
then exchanges the token for a new one.
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
    """Return the name of the token cookie; `secure` adds the prefix for https.

    The name differs for each data file, because all ports of a host share their cookies.
    """
    return f"{SECURE_PREFIX if secure else ''}red7-{data_id[:8]}"


def new_token() -> str:
    """Return a new random token."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """Return the digest of a token.

    The store keeps the digest instead of the token, because a digest does not reveal its token.
    """
    return sha256(token.encode()).hexdigest()


def token_in(connection: HTTPConnection, data_id: str) -> str | None:
    """Return the token in a client's cookie, or None if there is no valid one.

    Over https, the name of the cookie must have the prefix `__Host-`.
    """
    return _token(connection, data_id, secure=_is_secure(connection))


async def token_of(connection: HTTPConnection, services: Services, address: str) -> str | None:
    """Return the token of a client, or None if the client has sent no valid token.

    If the client has only a token that an earlier release stored, exchange it for a new token and
    return this one. Raise `StorageFailed` if the store cannot be used.
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
    """Return the value of the last cookie with this name, or None if there is none.

    Cookies with other names are not parsed, because there may be many.
    """
    found = None
    for header in connection.headers.getlist("cookie"):
        for match in re.finditer(rf"(?:^|;)[ \t]*{name}=([^;]*)", header):
            found = match[1].strip()
    return found


def digest_in(connection: HTTPConnection, data_id: str) -> str | None:
    """Return the digest of the token in a client's cookie, or None if there is no valid one."""
    token = token_in(connection, data_id)
    return None if token is None else digest_of(token)


def remove_token(response: Response, connection: HTTPConnection, data_id: str) -> None:
    """Make a browser delete its token cookie, and also the cookie of an earlier release."""
    is_secure = _is_secure(connection)
    for secure in (True, False) if is_secure else (False,):
        name = cookie_name(data_id, secure=secure)
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure)


def give_token(response: Response, connection: HTTPConnection, data_id: str, token: str) -> None:
    """Set the token cookie in a response, unless the browser has already sent this token.

    A response that already sets or deletes a cookie stays as it is.
    """
    secure = _is_secure(connection)
    name = cookie_name(data_id, secure=secure)
    # After the deletion of a person, the response already deletes the cookie.
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
    """Return the `Set-Cookie` header for a token; empty if the browser has sent this token."""
    response = Response()
    give_token(response, connection, data_id, token)
    return response.headers.get("set-cookie", "")


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
