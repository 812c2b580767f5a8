"""Link previews: the Open Graph and Twitter tags that messengers and social networks read.

Crawlers run no scripts, so they learn nothing about a game table from its page. The preview of
every table is the same invitation, even for a table that does not exist. There is no `og:url` tag,
because some networks would link to its URL instead of the shared one. The shared URL has the
secret of the invitation in its fragment, which crawlers do not send to the server.
"""

from html import escape
from typing import NamedTuple

from red7.texts import catalogue

PICTURE_PATH = "/preview.png"
PICTURE_SIZE = (1200, 630)
"""Width and height in pixels."""
TABLES_PREFIX = "/table/"
"""The beginning of the path of every game table's page."""
LOCALES = {
    "en": "en_US",
    "fr": "fr_FR",
    "de": "de_DE",
    "it": "it_IT",
    "es": "es_ES",
    "es-419": "es_LA",
    "pt-BR": "pt_BR",
    "pl": "pl_PL",
}
"""Open Graph locales by language. Open Graph has no numeric regions such as 419."""


class LinkPreview(NamedTuple):
    """The link preview of a page, with all values that its tags depend on."""

    language: str
    origin: str
    """Scheme and host of the page; a picture needs a complete URL."""
    is_invitation: bool
    """Whether the page is that of a game table, so that its preview is an invitation."""

    def tags(self) -> str:
        """Return the HTML tags of the preview, for the head of the page."""
        name, ogp = '<meta name="{}" content="{}">', '<meta property="{}" content="{}">'
        return "".join(
            (ogp if key.startswith("og:") else name).format(key, escape(content))
            for key, content in self._properties().items()
        )

    def _properties(self) -> dict[str, str]:
        say = catalogue(self.language)
        if self.is_invitation:
            title, text = say("link-preview-invitation-title"), say("link-preview-invitation-text")
        else:
            title, text = say("link-preview-page-title"), say("link-preview-page-text")
        picture, alternative = self.origin + PICTURE_PATH, say("link-preview-picture")
        return {
            "description": text,
            "og:type": "website",
            "og:site_name": "Red7",
            "og:locale": LOCALES[self.language],
            "og:title": title,
            "og:description": text,
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": str(PICTURE_SIZE[0]),
            "og:image:height": str(PICTURE_SIZE[1]),
            "og:image:alt": alternative,
            "twitter:card": "summary_large_image",
            "twitter:title": title,
            "twitter:description": text,
            "twitter:image": picture,
            "twitter:image:alt": alternative,
        }
