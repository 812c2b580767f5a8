"""The token cookie: whoever has the token is the person that its digest points to."""

import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

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
    """The token that a browser has sent; None if there was none.

    Over https one without the prefix counts, too: releases before 0.9 gave it.
    """
    for secure in (True, False) if _is_secure(connection) else (False,):
        token = _cookie(connection, cookie_name(data_id, secure=secure))
        if token is not None and _TOKEN.fullmatch(token):
            return token
    return None


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


def forget_token(response: Response, connection: HTTPConnection, data_id: str) -> None:
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


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
