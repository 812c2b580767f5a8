"""Write the web client's generated sources anew: the messages, and how the colors are drawn."""

from collections.abc import Iterable
from pathlib import Path

from red7.core import CARDS, COLORS
from red7.notation import card_name, color_letter
from red7.notation.symbols import DRAWINGS, SYMBOL_BOX
from red7.table.reactions import REACTIONS
from red7.wire.typescript import typescript

SOURCES = Path(__file__).parent.parent / "web" / "src"
FROM_SYMBOLS = "Generated from red7/notation/symbols.py by `make types`. Do not edit."
RED_FIRST = COLORS[::-1]


def generated() -> dict[Path, str]:
    """The text of every generated file."""
    return {
        SOURCES / "wire.ts": typescript(),
        SOURCES / "symbols.ts": symbols(),
        SOURCES / "colors.css": style_sheet(),
        SOURCES / "friends" / "reaction-names.ts": reactions(),
    }


def symbols() -> str:
    """The symbols, and the order of colors and cards, as TypeScript."""
    paths = "".join(f'  {color_letter(color)}: "{DRAWINGS[color].path}",\n' for color in RED_FIRST)
    return (
        f"// {FROM_SYMBOLS}\n\n"
        "/** The letters of the colors, from red to violet. */\n"
        f"export const COLORS = [{quoted(map(color_letter, RED_FIRST))}];\n\n"
        "/** All cards, the best first. */\n"
        f"export const CARDS = [{quoted(map(card_name, CARDS[::-1]))}];\n\n"
        "/** The side of the square that a symbol is drawn in. */\n"
        f"export const SYMBOL_BOX = {SYMBOL_BOX};\n\n"
        "/** The symbol of each color, as a path to be filled by the even-odd rule. */\n"
        f"export const SYMBOLS: Record<string, string> = {{\n{paths}}};\n"
    )


def reactions() -> str:
    """The reactions, as TypeScript."""
    return (
        "// Generated from red7/table/reactions.py by `make types`. Do not edit.\n\n"
        f"export const REACTIONS = [{quoted(REACTIONS)}] as const;\n"
    )


def quoted(words: Iterable[str]) -> str:
    """Words as the items of a list."""
    return ", ".join(f'"{word}"' for word in words)


def style_sheet() -> str:
    """The paints and inks of the colors, as one CSS class each."""
    rules = "".join(
        f".{color_letter(color)} {{\n"
        f"  --face: {DRAWINGS[color].paint};\n"
        f"  --face-light: {DRAWINGS[color].light};\n"
        f"  --on: {DRAWINGS[color].ink};\n"
        "}\n"
        for color in RED_FIRST
    )
    return f"/* {FROM_SYMBOLS} */\n{rules}"


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8", newline="\n")
