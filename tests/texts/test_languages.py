"""Which language somebody is spoken to in."""

import pytest
from fluent_files import languages

from red7.texts.languages import LANGUAGES, first_language, language_of
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
