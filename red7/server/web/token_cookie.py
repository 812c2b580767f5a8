"""The token cookie: whoever has the token is the person that its digest points to."""

import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

YEARS = 2 * 365 * 24 * 60 * 60
"""Seconds that a browser keeps its token."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def cookie_name(data_id: str) -> str:
    """The name of the cookie: of its own for each data file, for ports do not part cookies."""
    return f"red7-{data_id[:8]}"


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest_of(token: str) -> str:
    """What is stored of a token, so that the data file gives none away."""
    return sha256(token.encode()).hexdigest()


def digest_in(connection: HTTPConnection, data_id: str) -> str | None:
    """The digest of the token that a browser has sent; None if there was none."""
    token = connection.cookies.get(cookie_name(data_id), "")
    return digest_of(token) if _TOKEN.fullmatch(token) else None


def give_token(response: Response, connection: HTTPConnection, data_id: str, token: str) -> None:
    """Give a browser a token of its own."""
    response.set_cookie(
        cookie_name(data_id),
        token,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
