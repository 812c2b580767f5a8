"""The pages: built files as they are, and the one page that stands for every address.

What is read before any script runs is there in each language: `index.pl.html` beside
`index.html`, which is English.
"""

import mimetypes
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from red7.hosting.connections.connection_settings import ConnectionSettings
from red7.hosting.http.link_previews import PICTURE, TABLES, LinkPreview
from red7.hosting.http.problem_page import language_for, page_of
from red7.hosting.http.requesters import requester_of
from red7.hosting.http.site_files import SiteFile, SiteFiles, compressed
from red7.hosting.http.token_cookie import give_token, new_token, token_of
from red7.live.services import Services
from red7.live.store import StorageFailed
from red7.texts import ENGLISH, catalogue

SITE = Path(__file__).parents[2] / "site"
PAGE = "index.html"
HTML = "text/html"
SPOKEN = (PAGE, "manifest.webmanifest")
"""Files that there are in every language."""
FOR_EVER = "public, max-age=31536000, immutable"
A_WEEK = "public, max-age=604800"
INDEXED = ("/", "/rules")
"""Pages that search engines may list: the others belong to one person or table, or soon change."""
MOST_PAGES = 64
"""Pages kept compressed: two in each language for every host by which clients come."""
TYPES = {
    ".css": "text/css",
    ".html": HTML,
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here, for what some systems believe about them makes browsers refuse them."""


class Site(SiteFiles):
    """The built front end."""

    def __init__(self, services: Services, limits: ConnectionSettings) -> None:
        super().__init__(SITE)
        # The folder may come later: until then a sentence says so.
        self.config_checked = True
        for ending, kind in TYPES.items():
            mimetypes.add_type(kind, ending)
        self._services, self._limits = services, limits

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page for every address that is no file's."""
        is_file = "." in path.rpartition("/")[2] and path not in (".", PAGE)
        # A name with a dot, too: every table's address is answered alike.
        is_page = not is_file or scope["path"].startswith(TABLES)
        name, language = PAGE if is_page else path, _language(request := Request(scope))
        try:
            response = await super().get_response(_name_in(language, name), scope)
        except HTTPException as error:
            if not is_page or error.status_code != 404:
                raise
            sentence = catalogue(language)("site-not-built", command="<code>make site</code>")
            response = page_of(sentence, language, 503)
        if name in SPOKEN:
            response.headers.add_vary_header("Accept-Language")
        if is_page:
            await self._mark_page(response, request)
        else:
            response.headers["cache-control"] = _kept(path, response.status_code)
        return response

    async def _mark_page(self, response: Response, request: Request) -> None:
        """Give the client its token, and keep the page from caches and search engines."""
        # It may bring a cookie, which no cache between may give to somebody else.
        response.headers["cache-control"] = "private, no-cache"
        if request.scope["path"] not in INDEXED:
            response.headers["x-robots-tag"] = "noindex"
        await self._give_token(response, request)

    async def _give_token(self, response: Response, request: Request) -> None:
        """Give a browser its token; the page is shown without one while the store fails."""
        address = requester_of(request.scope, "", self._limits).address
        with suppress(StorageFailed):
            token = await token_of(request, self._services, address) or new_token()
            give_token(response, request, self._services.store.data_id, token)

    def file_for(self, full_path: str, scope: Scope) -> SiteFile:
        """Return a file; a page with the link preview for its language, host and kind."""
        file = super().file_for(full_path, scope)
        if file.kind != HTML:
            return file
        request = Request(scope)
        # The origin guard has checked the host.
        origin = f"{scope['scheme']}://{request.headers['host'].lower()}"
        is_invitation = scope["path"].startswith(TABLES)
        return with_preview(file.plain, LinkPreview(_language(request), origin, is_invitation))


@lru_cache(MOST_PAGES)
def with_preview(page: bytes, preview: LinkPreview) -> SiteFile:
    """Return a page with the tags of a link preview in its head."""
    end = b"</head>"
    return compressed(page.replace(end, preview.tags().encode() + end, 1), HTML)


def _kept(path: str, status: int) -> str:
    """Return how long clients keep a file."""
    if status >= 400:
        return "no-cache"
    if path.startswith("assets"):
        return FOR_EVER
    return A_WEEK if f"/{path}" == PICTURE else "no-cache"


def _language(request: Request) -> str:
    """The language that the address asks for, else the browser."""
    return language_for(request.headers, request.query_params.get("lang", ""))


def _name_in(language: str, name: str) -> str:
    """The name of a file in a language."""
    return name.replace(".", f".{language}.") if name in SPOKEN and language != ENGLISH else name
