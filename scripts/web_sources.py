"""Generate sources of the web client: message types, colors, reactions, faces, the rules page."""

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
from rules_sheet import EXAMPLES, POINTS, TIES, Example
from wire_types import typescript

from red7.core import CARDS, COLORS, EDITIONS, PLAYERS, Edition
from red7.core.editions import DEFAULT_EDITION
from red7.core.match import TARGETS
from red7.notation import card_name, card_names, color_letter
from red7.notation.symbols import DRAWINGS, SYMBOL_BOX
from red7.table.faces import FACES
from red7.table.reactions import REACTIONS
from red7.texts.languages import HOME_EDITIONS
from red7.wire.serialize import lead_shape

SOURCES = Path(__file__).parent.parent / "web" / "src"
FROM_SYMBOLS = "Generated from red7/notation/symbols.py by `make types`. Do not edit."
RED_FIRST = COLORS[::-1]


def generated() -> dict[Path, str]:
    """Return the text of every generated file."""
    return {
        SOURCES / "wire.ts": typescript(),
        SOURCES / "symbols.ts": symbols(),
        SOURCES / "colors.css": style_sheet(),
        SOURCES / "friends" / "face-names.ts": faces(),
        SOURCES / "friends" / "reaction-names.ts": reactions(),
        SOURCES / "rules" / "sheet.ts": rules_sheet(),
        SOURCES / "texts" / "home-editions.ts": editions(),
    }


def symbols() -> str:
    """Return the symbols, and the order of colors and cards, as TypeScript."""
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
    """Return the reactions as TypeScript."""
    return (
        "// Generated from red7/table/reactions.py by `make types`. Do not edit.\n\n"
        f"export const REACTIONS = [{quoted(REACTIONS)}] as const;\n"
    )


def faces() -> str:
    """Return the faces as TypeScript."""
    return (
        "// Generated from red7/table/faces.py by `make types`. Do not edit.\n\n"
        f"export const FACES = [{quoted(FACES)}] as const;\n"
    )


def rules_sheet() -> str:
    """Return the examples and editions of the rules page as TypeScript."""
    targets = {"players": [*PLAYERS], "targets": [TARGETS[players] for players in PLAYERS]}
    editions = "".join(
        f"  {json.dumps(name)}: {as_json(answers(edition), indent=2)},\n"
        for name, edition in EDITIONS.items()
    )
    return (
        "// Generated from scripts/rules_sheet.py by `make types`. Do not edit.\n"
        "import type { Lead } from '../wire'\n\n"
        "/** Two palettes under a rule, which of their cards count, and who leads. */\n"
        "export interface Example {\n"
        "  palettes: string[][];\n"
        "  counts: string[][];\n"
        "  lead: Lead;\n"
        "}\n\n"
        "/** What an edition says where editions differ. */\n"
        "export interface Answer {\n"
        "  point: string;\n"
        "  says: boolean;\n"
        "  /** What to look up in the rulebook. */\n"
        "  passage: string;\n"
        "  /** The presets that it matters for. */\n"
        "  presets: string[];\n"
        "  /** The editions that say the opposite. */\n"
        "  others: string[];\n"
        "}\n\n"
        "/** One for each rule, from red to violet. */\n"
        f"export const EXAMPLES: readonly Example[] = {as_json(map(drawn, EXAMPLES))};\n\n"
        "/** Equally many cards that count: a number decides, and a color. */\n"
        f"export const TIES: readonly Example[] = {as_json(map(drawn, TIES))};\n\n"
        "/** How many can play, and the points that win with so many. */\n"
        f"export const POINTS_TO_WIN = {json.dumps(targets)};\n\n"
        "/** What each edition says. */\n"
        f"export const EDITIONS: Readonly<Record<string, readonly Answer[]>> = "
        f"{{\n{editions}}};\n"
    )


def drawn(example: Example) -> object:
    """Return an example in the form that the rules page draws."""
    return {
        "palettes": [palette.split() for palette in example.palettes],
        "counts": [card_names(cards) for cards in example.counts],
        "lead": msgspec.to_builtins(lead_shape(example.lead)),
    }


def answers(edition: Edition) -> list[object]:
    """Return the answers of an edition to all points that arise in it."""
    return [
        {
            "point": point.field.replace("_", "-"),
            "says": says,
            "passage": point.passage,
            "presets": [*point.presets],
            "others": point.others(edition),
        }
        for point in POINTS
        if (says := point.answer(edition)) is not None
    ]


def as_json(items: Iterable[object], indent: int = 0) -> str:
    """Return items as a JSON list, one item per line."""
    margin = " " * indent
    return "[\n" + "".join(f"{margin}  {json.dumps(item)},\n" for item in items) + f"{margin}]"


def editions() -> str:
    """Return each language's edition, and how editions differ from the default, as TypeScript."""
    homes = "".join(f'  {name}: "{edition}",\n' for name, edition in HOME_EDITIONS.items())
    rows = "".join(
        f'  "{name}": [{quoted(differences(edition))}],\n' for name, edition in EDITIONS.items()
    )
    switches = "".join(
        f'  "{point.field.replace("_", "-")}": [{quoted(point.switches)}],\n' for point in POINTS
    )
    return (
        "// Generated from red7/texts/languages.py, scripts/rules_sheet.py and\n"
        "// red7/core/editions.py by `make types`. Do not edit.\n\n"
        "/** The edition of boxes that have none of their own. */\n"
        f'export const USUAL_EDITION = "{DEFAULT_EDITION.name}";\n\n'
        "/** The editions of languages whose box has one of its own. */\n"
        f"export const HOME_EDITIONS: Readonly<Record<string, string>> = {{\n{homes}}};\n\n"
        "/** What each edition says otherwise than the usual one. */\n"
        f"export const DIFFERENCES: Readonly<Record<string, readonly string[]>> = {{\n{rows}}};\n\n"
        "/** The switches without which a difference is not met. */\n"
        "export const SWITCHES: Readonly<\n"
        '  Record<string, readonly ("draw" | "scoring" | "actions")[]>\n'
        f"> = {{\n{switches}}};\n"
    )


def differences(edition: Edition) -> list[str]:
    """Return the names of the fields in which an edition differs from the default one."""
    return [
        field.replace("_", "-")
        for field in Edition._fields
        if field != "name" and getattr(edition, field) != getattr(DEFAULT_EDITION, field)
    ]


def quoted(words: Iterable[str]) -> str:
    """Return words in quotes, separated by commas."""
    return ", ".join(f'"{word}"' for word in words)


def style_sheet() -> str:
    """Return the paints and inks of the colors, as a CSS class for each color."""
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
