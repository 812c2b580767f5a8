"""The token cookie: a client with the token is the person that its digest points to.

Over https the cookie has a prefix with which a browser takes it from this very host only. A token
without it may be anybody's: it counts only if an earlier release has stored it, and is exchanged
for a new one at once.
"""

import re
import secrets
from hashlib import sha256
from time import time

from starlette.requests import HTTPConnection
from starlette.responses import Response

from red7.live.services import Services

YEARS = 2 * 365 * 24 * 60 * 60
"""Seconds that a browser keeps its token."""
SECURE_PREFIX = "__Host-"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def cookie_name(data_id: str, *, secure: bool = False) -> str:
    """The name of the cookie: of its own for each data file, for ports do not part cookies.

    Over https it has a prefix with which a browser takes it from nobody but this very host.
    """
    return f"{SECURE_PREFIX if secure else ''}red7-{data_id[:8]}"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What is stored of a token, so that the data file gives none away."""
    return sha256(token.encode()).hexdigest()


def token_in(connection: HTTPConnection, data_id: str) -> str | None:
    """Return the token that a browser has sent, over https with the prefix; None without one."""
    return _token(connection, data_id, secure=_is_secure(connection))


async def token_of(connection: HTTPConnection, services: Services, address: str) -> str | None:
    """Return the token that a client at an address has sent, or a new one for an old one.

    None if it has sent none that counts. Raise `StorageFailed`.
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
    """What a cookie says, the last of several. All others are not even parsed: they may be many."""
    found = None
    for header in connection.headers.getlist("cookie"):
        for match in re.finditer(rf"(?:^|;)[ \t]*{name}=([^;]*)", header):
            found = match[1].strip()
    return found


def digest_in(connection: HTTPConnection, data_id: str) -> str | None:
    """The digest of the token that a browser has sent; None if there was none."""
    token = token_in(connection, data_id)
    return None if token is None else digest_of(token)


def remove_token(response: Response, connection: HTTPConnection, data_id: str) -> None:
    """Let a browser forget its token, also one that an earlier release gave."""
    is_secure = _is_secure(connection)
    for secure in (True, False) if is_secure else (False,):
        name = cookie_name(data_id, secure=secure)
        response.delete_cookie(name, httponly=True, samesite="lax", secure=is_secure)


def give_token(response: Response, connection: HTTPConnection, data_id: str, token: str) -> None:
    """Give a browser a token, unless it has it already under the name that it should have."""
    secure = _is_secure(connection)
    name = cookie_name(data_id, secure=secure)
    # Whoever was just forgotten gets no token back.
    if _cookie(connection, name) == token or "set-cookie" in response.headers:
        return
    response.set_cookie(
        name, token, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=secure
    )


def cookie_for(connection: HTTPConnection, data_id: str, token: str) -> str:
    """Return the header that gives a browser a token, empty if the browser has it already."""
    response = Response()
    give_token(response, connection, data_id, token)
    return response.headers.get("set-cookie", "")


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
