"""The pages: built files as they are, and the one page that stands for every address.

What is read before any script runs is there in each language: `index.pl.html` beside
`index.html`, which is English.
"""

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from red7.server.web.problem_page import language_for, page_of
from red7.server.web.site_files import SiteFiles
from red7.server.web.token_cookie import give_token, new_token, token_in
from red7.texts import ENGLISH, catalogue

SITE = Path(__file__).parent.parent / "site"
PAGE = "index.html"
SPOKEN = (PAGE, "manifest.webmanifest")
"""Files that there are in every language."""
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Said here, for what some systems believe about them makes browsers refuse them."""


class Site(SiteFiles):
    """The built front end."""

    def __init__(self, data_id: str) -> None:
        super().__init__(SITE)
        # The folder may come later: until then a sentence says so.
        self.config_checked = True
        for ending, kind in TYPES.items():
            mimetypes.add_type(kind, ending)
        self.data_id = data_id

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page for every address that is no file's."""
        is_page = path in (".", PAGE) or "." not in path.rpartition("/")[2]
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
        lasting = path.startswith("assets") and not is_page and response.status_code < 400
        response.headers["cache-control"] = FOR_EVER if lasting else "no-cache"
        if is_page:
            # It may bring a cookie, which no cache between may give to somebody else.
            response.headers["cache-control"] = "private, no-cache"
            token = token_in(request, self.data_id) or new_token()
            give_token(response, request, self.data_id, token)
        return response


def _language(request: Request) -> str:
    """The language that the address asks for, else the browser."""
    return language_for(request.headers, request.query_params.get("lang", ""))


def _name_in(language: str, name: str) -> str:
    """The name of a file in a language."""
    return name.replace(".", f".{language}.") if name in SPOKEN and language != ENGLISH else name
