"""The languages of the boxes, and which of them somebody is spoken to in."""

from collections.abc import Iterable, Mapping

from red7.core.editions import DEFAULT_EDITION

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
HOME_EDITIONS = {"fr": "v1.2-fr", "it": "v1.2-it", "es": "v1.3", "pl": "pl-2021"}
"""The rulebooks of languages whose box has one of its own."""
MAX_LANGUAGE_WISHES = 30
"""So many languages of a header are looked at; browsers send a handful."""
_SPAIN = {"es", "es-es"}
_NO_LANGUAGE = {"C", "POSIX"}


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


def home_edition(language: str) -> str:
    """The name of the edition in the box of a language."""
    return HOME_EDITIONS.get(language, DEFAULT_EDITION.name)


def environment_wishes(environment: Mapping[str, str]) -> list[str]:
    """What the usual variables ask for, the best first, as gettext reads them."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := environment.get(name))), "")
    if locale.partition(".")[0] in _NO_LANGUAGE:
        return [ENGLISH]
    return [*environment.get("LANGUAGE", "").split(":"), locale]


def header_wishes(header: str) -> list[str]:
    """What a header `Accept-Language` asks for, the best first."""
    wishes = []
    for part in header.split(",")[:MAX_LANGUAGE_WISHES]:
        name, _, weight = part.partition(";")
        wishes.append((_weight(weight), name))
    return [name for weight, name in sorted(wishes, key=lambda wish: -wish[0]) if weight > 0]


def _weight(text: str) -> float:
    name, _, value = text.partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
