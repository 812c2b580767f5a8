"""The built front end: its files, and its one page, which is served at every other path.

Files that a client reads before any script runs exist in each language: `index.html` is English,
and `index.pl.html` is Polish.
"""

import mimetypes
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from red7.hosting.http.link_previews import PICTURE_PATH, TABLES_PREFIX, LinkPreview
from red7.hosting.http.rate_limiting import requester_of
from red7.hosting.http.responses import language_for, sentence_page
from red7.hosting.http.site_files import SiteFile, SiteFiles, compress
from red7.hosting.http.token_cookie import give_token, new_token, token_of
from red7.hosting.server_settings import ConnectionSettings
from red7.live.services import Services
from red7.live.store import StorageFailed
from red7.texts import ENGLISH, catalogue

SITE_FOLDER = Path(__file__).parents[2] / "site"
PAGE = "index.html"
HTML = "text/html"
LOCALIZED_FILES = (PAGE, "manifest.webmanifest")
"""Files that exist in every language."""
CACHE_FOR_EVER = "public, max-age=31536000, immutable"
CACHE_FOR_A_WEEK = "public, max-age=604800"
INDEXED_PATHS = ("/", "/rules")
"""Pages for search engines. All other pages belong to one person or table, or soon change."""
MAX_CACHED_PAGES = 64
"""Maximum compressed pages in memory; each language and host name in use needs two."""
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": HTML,
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types by file ending; a system's own may be wrong, and browsers then refuse files."""


class Site(SiteFiles):
    """The ASGI application that serves the built front end."""

    def __init__(self, services: Services, limits: ConnectionSettings) -> None:
        super().__init__(SITE_FOLDER)
        # Skip starlette's check: without the folder, `get_response` explains how to build it.
        self.config_checked = True
        for ending, kind in MEDIA_TYPES.items():
            mimetypes.add_type(kind, ending)
        self._services, self._limits = services, limits

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file at a path, or the front end's page for a path that is not a file's."""
        is_file = "." in path.rpartition("/")[2] and path not in (".", PAGE)
        # The name of a table may have a dot.
        is_page = not is_file or scope["path"].startswith(TABLES_PREFIX)
        name, language = PAGE if is_page else path, _language(request := Request(scope))
        try:
            response = await super().get_response(_name_in(language, name), scope)
        except HTTPException as error:
            if not is_page or error.status_code != 404:
                raise
            sentence = catalogue(language)("site-not-built", command="<code>make site</code>")
            response = sentence_page(sentence, language, 503)
        if name in LOCALIZED_FILES:
            response.headers.add_vary_header("Accept-Language")
        if is_page:
            await self._mark_page(response, request)
        else:
            response.headers["cache-control"] = _cache_control(path, response.status_code)
        return response

    async def _mark_page(self, response: Response, request: Request) -> None:
        """Set the token cookie, and tell caches and search engines how to treat the page."""
        # The answer may set a cookie, which a shared cache must not give to another client.
        response.headers["cache-control"] = "private, no-cache"
        if request.scope["path"] not in INDEXED_PATHS:
            response.headers["x-robots-tag"] = "noindex"
        await self._give_token(response, request)

    async def _give_token(self, response: Response, request: Request) -> None:
        """Set the token cookie, with a new token if the client has none; not if the store fails."""
        address = requester_of(request.scope, "", self._limits).address
        with suppress(StorageFailed):
            token = await token_of(request, self._services, address) or new_token()
            give_token(response, request, self._services.store.data_id, token)

    def file_for(self, full_path: str, scope: Scope) -> SiteFile:
        """Return a file, with a link preview in its head if the file is an HTML page."""
        file = super().file_for(full_path, scope)
        if file.kind != HTML:
            return file
        request = Request(scope)
        # The origin guard has checked the host.
        origin = f"{scope['scheme']}://{request.headers['host'].lower()}"
        is_invitation = scope["path"].startswith(TABLES_PREFIX)
        return with_preview(file.plain, LinkPreview(_language(request), origin, is_invitation))


@lru_cache(MAX_CACHED_PAGES)
def with_preview(page: bytes, preview: LinkPreview) -> SiteFile:
    """Return a page with the tags of a link preview in its head."""
    end = b"</head>"
    return compress(page.replace(end, preview.tags().encode() + end, 1), HTML)


def _cache_control(path: str, status: int) -> str:
    """Return the `Cache-Control` header of a file: how long clients may cache it."""
    if status >= 400:
        return "no-cache"
    if path.startswith("assets"):
        return CACHE_FOR_EVER
    return CACHE_FOR_A_WEEK if f"/{path}" == PICTURE_PATH else "no-cache"


def _language(request: Request) -> str:
    """Return the language that the query names, or else the one that the browser prefers."""
    return language_for(request.headers, request.query_params.get("lang", ""))


def _name_in(language: str, name: str) -> str:
    """Return the name of a file in a language, such as `index.pl.html` for `index.html`."""
    is_localized = name in LOCALIZED_FILES and language != ENGLISH
    return name.replace(".", f".{language}.") if is_localized else name
