"""Every language says exactly what English says, with the same values and all its plural forms."""

from pathlib import Path

import pytest
from fluent_files import TEXTS, files_of, languages, literals, parsed, read
from missing_texts import faults, plural_faults, unnamed, value_faults

ENGLISH = read(files_of("en"))
OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_or_too_much(language: str) -> None:
    assert faults(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A long sentence that is the same in both was forgotten."""
    assert [
        key
        for key, pattern in read(files_of(language)).items()
        if pattern == ENGLISH[key] and any(len(text.split()) > 3 for text in literals(pattern))
    ] == []


def test_a_new_language_is_told_what_it_lacks() -> None:
    found = faults("nowhere")
    assert "red7/texts/languages.py does not name it" in found
    assert "web/src/texts/languages.ts does not name it" in found
    assert "the file common.ftl is missing" in found
    assert "rule is missing" in found
    assert len(found) > len(ENGLISH)
    assert [*unnamed("es-419")] == []


def test_values_that_nobody_gives_are_found() -> None:
    english = parsed("greeting = Hello, { $name }")
    assert [*value_faults(parsed("greeting = Cześć, { $nam }"), english)] == [
        "greeting has no value $nam"
    ]
    inside = parsed("greeting = { lost }")
    assert [*value_faults(inside, english)] == ["greeting: there is no message lost"]


def test_plural_forms_that_numbers_need_are_found() -> None:
    messages = parsed("deck = { $count ->\n    [one] karta\n   *[other] kart\n}")
    assert [*plural_faults("pl", messages)] == ["deck has no form [few], [many] of $count"]
    assert [*plural_faults("de", messages)] == []
    assert [*plural_faults("nowhere", messages)] == []


def test_the_folders_are_those_of_the_languages() -> None:
    assert {path.name for path in Path(TEXTS).glob("*/") if (path / "common.ftl").exists()} == {
        "en",
        *OTHERS,
    }
