"""Supported languages, and which one fits a locale or an `Accept-Language` header.

The game is printed in these languages.
"""

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
"""The name of each language in that language, by its tag."""
HOME_EDITIONS = {"fr": "v1.2-fr", "it": "v1.2-it", "es": "v1.3", "pl": "pl-2021"}
"""The editions of languages whose box has a rulebook of its own."""
MAX_LANGUAGE_WISHES = 30
"""Maximum languages of a header that are read; browsers send a handful."""
_SPAIN = {"es", "es-es"}
_NO_LANGUAGE = {"C", "POSIX"}


def language_of(wish: str) -> str | None:
    """Return the language for a wish such as `fr-CA`, `es_MX.UTF-8` or `pl`; None if none fits."""
    plain = wish.partition(".")[0].partition("@")[0].replace("_", "-").strip().lower()
    for name in LANGUAGES:
        if plain == name.lower():
            return name
    # Spain and Latin America have different words for the same color. Spanish of any other
    # place than Spain is taken for Latin American.
    first = plain.partition("-")[0]
    if first == "es":
        return "es" if plain in _SPAIN else "es-419"
    return {"pt": "pt-BR"}.get(first, first if first in LANGUAGES else None)


def first_language(wishes: Iterable[str]) -> str:
    """Return the language for the first wish that names a supported one; else English."""
    return next((found for wish in wishes if (found := language_of(wish))), ENGLISH)


def home_edition(language: str) -> str:
    """Return the name of the edition in the box of a language."""
    return HOME_EDITIONS.get(language, DEFAULT_EDITION.name)


def environment_wishes(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that environment variables ask for, best first, as gettext does."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((value for name in names if (value := environment.get(name))), "")
    if locale.partition(".")[0] in _NO_LANGUAGE:
        return [ENGLISH]
    return [*environment.get("LANGUAGE", "").split(":"), locale]


def header_wishes(header: str) -> list[str]:
    """Return the languages that an `Accept-Language` header asks for, best first."""
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
