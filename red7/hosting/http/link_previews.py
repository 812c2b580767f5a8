"""Link previews: the Open Graph and Twitter tags that messengers and social networks read.

Crawlers run no script and get no fragment of the address, so the page of a table tells them
nothing about it: its preview is an invitation with the same text for every table, whether it exists
or not. There is no `og:url`, because some networks would link to it instead of the shared address,
and the invitation's secret would be lost.
"""

from html import escape
from typing import NamedTuple

from red7.texts import catalogue

PICTURE_PATH = "/preview.png"
PICTURE_SIZE = (1200, 630)
"""Width and height in pixels."""
TABLES_PREFIX = "/table/"
"""The prefix of the paths of tables."""
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
"""The languages by their Open Graph names, which have no numeric regions such as 419."""


class LinkPreview(NamedTuple):
    """The preview of a page: everything that its tags depend on."""

    language: str
    origin: str
    """Scheme and host of the page; a picture needs a complete URL."""
    is_invitation: bool
    """Whether the page is that of a table."""

    def tags(self) -> str:
        """Return the tags for the head of the page."""
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
