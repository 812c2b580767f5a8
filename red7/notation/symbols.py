"""Drawings of the seven colors, the same everywhere: paint, ink and symbol.

SVG pictures and the terminal use them, and `make types` generates the web client's style sheet and
paths from them. The paints are the result of a search: any two have a Lab distance of at least 31
under normal, protan, deutan and tritan vision.
"""

from typing import NamedTuple

SYMBOL_BOX = 24
"""Side of the square that a symbol fills, in SVG units; paths are filled by the even-odd rule."""

WHITE = "#ffffff"


class ColorDrawing(NamedTuple):
    """How a color is drawn."""

    paint: str
    light: str
    """A lighter paint, for cards with a gradient."""
    ink: str
    """The color of what is drawn on the paint."""
    small_ink: str
    """The ink for text that may be small: its contrast with the paint is at least 4.5."""
    symbol: str
    """The name of the symbol."""
    path: str
    """The symbol as SVG path data, without the command `V`, which would look like a card's name."""


_FLAME = (
    "M12.6 1.2c.5 3.6 5.9 6.3 5.9 12.6a6.5 6.5 0 0 1-13 .2c0-2.9 1.4-4.7 2.7-6.8.5 1.7 1.2 2.6 2.2"
    " 3.1C10.3 7 10.8 3.8 12.6 1.2zM12 13.4c-1.5 1.7-2.3 2.7-2.3 4a2.3 2.3 0 0 0 4.6 0"
    "c0-1.3-.8-2.3-2.3-4z"
)
_HEXAGON = "M12 1.7l8.9 5.15v10.3L12 22.3l-8.9-5.15L3.1 6.85z"
_STAR = (
    "M12 1.3l3.27 6.9 7.53.97-5.53 5.2 1.41 7.47L12 18.17 5.32 21.84l1.41-7.47L1.2 9.17l7.53-.97z"
)
_LEAF = (
    "M21.3 2.7C9.8 2.2 3.2 7.4 3.2 14.6c0 1.5.3 2.9.9 4.2L2.4 20.5a1.05 1.05 0 0 0 1.5 1.5l1.7-1.7"
    "c1.3.6 2.7.9 4.2.9 7.2 0 12-7 11.5-18.5zM6.9 17.9c1.3-4.6 4.3-8.2 9-10.6-3.3 3.2-5.6 6.6-7.1"
    " 11z"
)
_DROP = "M12 1.2c4.2 5.5 7.3 9.3 7.3 13.5a7.3 7.3 0 0 1-14.6 0C4.7 10.5 7.8 6.7 12 1.2z"
_MOON = "M21 15.7A10 10 0 1 1 9.3 1.9a8.3 8.3 0 0 0 11.7 13.8z"
_FLOWER = (
    "M12 1.2a4.3 4.3 0 0 1 4.2 5.3 4.3 4.3 0 1 1 1.5 7.9 4.3 4.3 0 1 1-5.7 4.3"
    " 4.3 4.3 0 1 1-5.7-4.3 4.3 4.3 0 1 1 1.5-7.9A4.3 4.3 0 0 1 12 1.2zm0 8.6a2.6 2.6 0 1 0 0 5.2"
    " 2.6 2.6 0 0 0 0-5.2z"
)
DRAWINGS = (
    ColorDrawing("#b257e0", "#bc6ae6", "#210632", "#210632", "flower", _FLOWER),
    ColorDrawing("#171781", "#24248f", WHITE, WHITE, "moon", _MOON),
    ColorDrawing("#77d6f8", "#92dffa", "#06222e", "#06222e", "drop", _DROP),
    ColorDrawing("#2f8c6d", "#3a9a79", WHITE, "#00140d", "leaf", _LEAF),
    ColorDrawing("#ffdd00", "#ffe645", "#3a2f00", "#3a2f00", "star", _STAR),
    ColorDrawing("#ed9e45", "#f2ac5c", "#2a1600", "#2a1600", "hexagon", _HEXAGON),
    ColorDrawing("#b81414", "#c62a24", WHITE, WHITE, "flame", _FLAME),
)
"""The drawing of each color, from violet to red."""
