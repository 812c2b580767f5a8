"""What a language lacks is said in English, and never in a language that looks like it."""

import json
from pathlib import Path

import pytest
from compile_texts import compiled
from fluent_files import BadCatalogue

from red7.texts.catalogue import Catalogue

FILES = {
    "en/common.ftl": """
-deck = deck
color-name = Blue
empty = The { -deck } is empty: { color-name }.
""",
    "en/terminal.ftl": """
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
""",
    "es/common.ftl": "color-name = Celeste\nempty = No quedan cartas: { color-name }.",
    "es/terminal.ftl": "points = { $count } puntos",
    "es-419/common.ftl": "color-name = Celeste",
    "pt-BR/common.ftl": "color-name = Azul",
    "pl/common.ftl": "color-name = Niebieski",
}


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "empty", "points"),
    [
        ("en", "The deck is empty: Blue.", "5 points"),
        ("es", "No quedan cartas: Celeste.", "5 puntos"),
        ("es-419", "The deck is empty: Celeste.", "5 points"),
        ("pt-BR", "The deck is empty: Azul.", "5 points"),
        ("pl", "The deck is empty: Niebieski.", "5 points"),
    ],
)
def test_what_a_language_lacks_is_said_in_english(
    texts: Path, language: str, empty: str, points: str
) -> None:
    say = Catalogue(language, {"number-group": ",", **json.loads(compiled(language, texts))})
    assert (say("empty"), say("points", count=5)) == (empty, points)


def test_a_message_that_english_lacks_too_is_missed_when_texts_are_compiled(texts: Path) -> None:
    (texts / "pl" / "terminal.ftl").write_text("lost = { nowhere }", encoding="utf-8")
    with pytest.raises(BadCatalogue, match="there is no message nowhere"):
        compiled("pl", texts)
