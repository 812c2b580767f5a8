"""The web client's generated sources are those of the code."""

from pathlib import Path

import pytest
import web_sources

from red7.core import CARDS
from red7.notation.symbols import DRAWINGS


@pytest.mark.parametrize("path", web_sources.generated(), ids=lambda path: path.name)
def test_the_file_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == web_sources.generated()[path], "run `make types`"


def test_every_color_has_its_symbol_and_its_class() -> None:
    symbols, style = web_sources.symbols(), web_sources.style_sheet()
    for letter, drawing in zip("VIBGYOR", DRAWINGS, strict=True):
        assert f'  {letter}: "{drawing.path}",\n' in symbols
        assert f".{letter} {{\n  --face: {drawing.paint};\n" in style


def test_cards_are_named_from_the_best_to_the_worst() -> None:
    (line,) = (each for each in web_sources.symbols().splitlines() if "CARDS" in each)
    assert line.startswith('export const CARDS = ["R7", "O7", "Y7"')
    assert line.endswith('"I1", "V1"];')
    assert line.count('"') == 2 * len(CARDS)
