"""The languages of the boxes, and which of them somebody is spoken to in."""

from collections.abc import Iterable

ENGLISH = "en"
LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español (España)",
    "es-419": "Español (Latinoamérica)",
    "pt-BR": "Português (Brasil)",
    "pl": "Polski",
}
"""Each by its own name."""
_SPAIN = {"es", "es-es"}


def language_of(wish: str) -> str | None:
    """The language for a wish such as `fr-CA`, `es_MX.UTF-8` or `pl`; None if there is none."""
    plain = wish.partition(".")[0].partition("@")[0].replace("_", "-").strip().lower()
    for name in LANGUAGES:
        if plain == name.lower():
            return name
    # Words for the same color differ: what is not of Spain is of Latin America.
    first = plain.partition("-")[0]
    if first == "es":
        return "es" if plain in _SPAIN else "es-419"
    return {"pt": "pt-BR"}.get(first, first if first in LANGUAGES else None)


def first_language(wishes: Iterable[str]) -> str:
    """The language for the first wish that there is one for; else English."""
    return next((found for wish in wishes if (found := language_of(wish))), ENGLISH)
