"""Every language says exactly what English says, with the same values and the words of its box."""

import re
from itertools import chain

import pytest
from fluent_files import Pattern, Select, files_of, languages, read, variables

from red7.texts import catalogue
from red7.texts.plural_rules import PLURAL_RULES

ENGLISH = read(files_of("en"))
OTHERS = [language for language in languages() if language != "en"]
MESSAGES = {language: read(files_of(language)) for language in OTHERS}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COLORS = {
    "fr": ("rouge", "orange", "jaune", "vert", "bleu", "indigo", "violet"),
    "de": ("rot", "orange", "gelb", "grün", "blau", "indigo", "violett"),
    "it": ("rosso", "arancio", "giallo", "verde", "blu", "indaco", "violetto"),
    "es": ("rojo", "naranja", "amarillo", "verde", "celeste", "azul", "violeta"),
    "es-419": ("rojo", "naranja", "amarillo", "verde", "celeste", "azul", "violeta"),
    "pt-BR": ("vermelho", "laranja", "amarelo", "verde", "azul", "anil", "violeta"),
    "pl": (
        *("czerwony", "pomarańczowy", "żółty", "zielony", "niebieski"),
        *("indygo", "fioletowy"),
    ),
}
WORDS = {
    "fr": "palette toile pioche main tour manche partie règle place égalité points",
    "de": "Palette Leinwand Nachziehstapel Hand Zug Runde Partie Regel Platz Punkte",
    "it": "tavolozza quadro mazzo mano turno round partita regola posto punti",
    "es": "área de juego|pila de reglas|mazo|mano|turno|ronda|partida|regla|asiento|puntos",
    "es-419": "área de juego|pila de reglas|baraja|mano|turno|ronda|partida|regla|asiento|puntos",
    "pt-BR": "paleta tela baralho mão turno rodada partida regra lugar pontos",
    "pl": "palet tł tali tur rund parti zasad miejsc punkt",
}
"""What must be said somewhere; in Polish the stems of what is inflected."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_messages_of_english(language: str) -> None:
    assert {*MESSAGES[language]} == {*ENGLISH}
    files = [[path.name for path in files_of(each)] for each in (language, "en")]
    assert files[0] == files[1]


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_has_an_unknown_value(language: str) -> None:
    messages = MESSAGES[language]
    unknown = {
        key: more
        for key in ENGLISH
        if (more := {*variables(key, messages)} - {*variables(key, ENGLISH)} - {"case"})
    }
    assert unknown == {}


def selects(pattern: Pattern) -> list[Select]:
    """All selections in a pattern."""
    found = [element for element in pattern if isinstance(element, Select)]
    inner = chain.from_iterable(variant for each in found for _, variant in each.variants)
    return found + (selects(tuple(inner)) if found else [])


@pytest.mark.parametrize("language", OTHERS)
def test_every_plural_that_numbers_take_is_there(language: str) -> None:
    needed = {PLURAL_RULES[language](number) for number in range(1001)}
    for key, pattern in MESSAGES[language].items():
        for select in selects(pattern):
            names = {name for name, _ in select.variants if isinstance(name, str)}
            if names & (CATEGORIES - {"other"}):
                default, _ = select.variants[select.default]
                # The last resort stands for one category that is not named.
                assert len(needed - names) <= (default == "other"), (key, names)


@pytest.mark.parametrize("language", OTHERS)
def test_colors_are_those_of_the_box(language: str) -> None:
    say = catalogue(language)
    said = tuple(say.named("color-name", color=letter).lower() for letter in "ROYGBIV")
    assert said == COLORS[language]


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_the_box_are_said(language: str) -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in files_of(language)).lower()
    words = re.split(r"\|" if "|" in WORDS[language] else " ", WORDS[language])
    assert [word for word in words if word.lower() not in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A long sentence that is the same in both was forgotten."""
    assert [
        key
        for key, pattern in MESSAGES[language].items()
        if pattern == ENGLISH[key]
        and any(isinstance(part, str) and len(part.split()) > 3 for part in pattern)
    ] == []


def test_there_are_the_languages_of_the_boxes() -> None:
    assert {*OTHERS} == {*COLORS} == {*WORDS}
