"""Link previews: the Open Graph and Twitter tags that messengers and social networks read.

Crawlers run no script and get no fragment, so a table's page tells them nothing about the table:
it is an invitation with the same words for every name, of a table that exists or not. There is no
`og:url`: some networks lead there in place of the link, and the invitation would be lost.
"""

from html import escape
from typing import NamedTuple

from red7.texts import catalogue

PICTURE = "/preview.png"
PICTURE_SIZE = (1200, 630)
"""Width and height in pixels."""
TABLES = "/table/"
"""How the paths of tables begin."""
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
"""The languages as Open Graph names them, which knows no number of a region."""


class LinkPreview(NamedTuple):
    """What decides about the preview of a page."""

    language: str
    origin: str
    """Scheme and host by which the client asks for the page: pictures need whole addresses."""
    is_invitation: bool

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
        picture, alternative = self.origin + PICTURE, say("link-preview-picture")
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
