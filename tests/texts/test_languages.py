"""Which language somebody is spoken to in."""

import pytest
from fluent_files import languages

from red7.core import EDITIONS
from red7.texts.languages import (
    LANGUAGES,
    environment_wishes,
    first_language,
    header_wishes,
    home_edition,
    language_of,
)
from red7.texts.plural_rules import PLURAL_RULES


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("fr-CA", "fr"),
        ("fr", "fr"),
        ("es", "es"),
        ("es-ES", "es"),
        ("es-MX", "es-419"),
        ("es-419", "es-419"),
        ("es_AR.UTF-8", "es-419"),
        ("pt-PT", "pt-BR"),
        ("pt", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("de_AT.UTF-8@euro", "de"),
        ("en-GB", "en"),
        ("pl", "pl"),
        ("nl", None),
        ("C", None),
        ("", None),
        ("C.UTF-8", None),
    ],
)
def test_a_wish_has_its_language(wish: str, language: str | None) -> None:
    assert language_of(wish) == language


def test_the_first_wish_that_can_be_had_is_taken() -> None:
    assert first_language(["nl", "pt-PT", "fr"]) == "pt-BR"
    assert first_language(["nl", "ja"]) == "en"
    assert first_language([]) == "en"


def test_every_language_has_its_folder_and_its_plurals() -> None:
    assert {*LANGUAGES} == {*languages()} == {*PLURAL_RULES}


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ("LANG=pl_PL.UTF-8", "pl"),
        ("LANG=pl_PL.UTF-8 LC_MESSAGES=de_DE", "de"),
        ("LANG=pl_PL LC_MESSAGES=de_DE LC_ALL=fr_CA.UTF-8", "fr"),
        ("LANG=pl_PL LC_ALL=", "pl"),
        ("LANG=nl_NL.UTF-8", "en"),
        ("LANG=nl_NL.UTF-8 LANGUAGE=ja:it:de", "it"),
        ("LANG=de_DE.UTF-8 LANGUAGE=ja", "de"),
        ("LANGUAGE=es_MX", "es-419"),
        ("LANG=C LANGUAGE=pl", "en"),
        ("LANG=C.UTF-8 LANGUAGE=pl", "en"),
        ("LANG=pl_PL LC_ALL=POSIX", "en"),
        ("LANG=C LC_ALL=pl_PL", "pl"),
        ("", "en"),
    ],
)
def test_the_usual_variables_are_read_as_gettext_does(variables: str, language: str) -> None:
    environment = dict(each.split("=") for each in variables.split())
    assert first_language(environment_wishes(environment)) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("en;q=0.2, nl;q=0.9, pl;q=0.7", "pl"),
        ("de;q=0, it ; q=0.1", "it"),
        ("de;q=much, pt-PT", "pt-BR"),
        ("nl, *;q=0.5", "en"),
        ("", "en"),
    ],
)
def test_a_header_has_its_wishes_by_weight(header: str, language: str) -> None:
    assert first_language(header_wishes(header)) == language


def test_every_language_has_the_edition_of_its_box() -> None:
    assert {language: home_edition(language) for language in LANGUAGES} == {
        "en": "v1.2",
        "fr": "v1.2-fr",
        "de": "v1.2",
        "it": "v1.2-it",
        "es": "v1.3",
        "es-419": "v1.2",
        "pt-BR": "v1.2",
        "pl": "pl-2021",
    }
    assert {*map(home_edition, LANGUAGES)} == {*EDITIONS}
