"""How the seven colors are drawn."""

import pytest

from red7.core import CARDS, COLORS, VIOLET
from red7.notation import card_name, color_name
from red7.notation.symbols import DRAWINGS, ColorDrawing


def luminance(color: str) -> float:
    """How light a color is, as WCAG counts."""
    parts = [int(color[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c < 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05


def contrast(one: str, two: str) -> float:
    """The contrast between two colors, from 1 to 21."""
    dark, light = sorted(map(luminance, (one, two)))
    return light / dark


def test_every_color_is_drawn_in_its_own_way() -> None:
    assert len(DRAWINGS) == len(COLORS)
    for each in zip(*((drawing.paint, drawing.path) for drawing in DRAWINGS), strict=True):
        assert len({*each}) == len(COLORS)
    assert DRAWINGS[VIOLET].symbol == "flower"


def test_no_path_looks_like_the_name_of_a_card() -> None:
    paths = "".join(drawing.path for drawing in DRAWINGS)
    assert not [card for card in CARDS if card_name(card) in paths]


@pytest.mark.parametrize("drawing", DRAWINGS, ids=map(color_name, COLORS))
def test_ink_can_be_read_on_its_paint(drawing: ColorDrawing) -> None:
    assert contrast(drawing.ink, drawing.paint) >= 4
    assert contrast(drawing.small_ink, drawing.paint) >= 4.5
