"""The table as lines of text. Nothing is told by color alone: a card is a letter and a number."""

import os
import sys
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TextIO

from red7.core import (
    EMPTY,
    Card,
    CardSet,
    Color,
    Position,
    Seat,
    View,
    cards_in,
    color_of,
    lead,
    standings,
    view,
)
from red7.notation import card_name, color_name, join_cards, lead_sentence, rule_sentence

if TYPE_CHECKING:
    from rich.console import Console

CARD_COLORS = ("#b257e0", "#171781", "#77d6f8", "#2f8c6d", "#ffdd00", "#ed9e45", "#b81414")
"""Violet to red."""
_INKS = ("#000000", "#ffffff", "#000000", "#ffffff", "#000000", "#000000", "#ffffff")
CARD_STYLES = [f"{ink} on {color}" for ink, color in zip(_INKS, CARD_COLORS, strict=True)]
"""Dark text on the light colors, as rich writes it."""
USUAL_WIDTH = 80
"""Columns of a page on a stream that is no terminal."""


def wants_color(stream: TextIO) -> bool:
    """Whether a stream is a terminal whose owner has not asked for plain text."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


class Screen:
    """Draws tables for one stream."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.color = wants_color(self.stream)

    def print(self, *lines: str) -> None:
        """Print some lines."""
        for line in lines:
            print(line, file=self.stream)

    def console(self, width: int | None = None) -> "Console":
        """What rich makes of the stream: which colors it has, how wide a terminal is."""
        # Imported late, as a pipe does without.
        from rich.console import Console

        colors: Literal["auto"] | None = "auto" if self.color else None
        return Console(file=self.stream, width=width, color_system=colors)

    @cached_property
    def width(self) -> int:
        """How many characters a line has."""
        return self.console().width if self.stream.isatty() else USUAL_WIDTH

    def style(self, style: str, text: str) -> str:
        """A text in a style of rich's, where there are styles."""
        if not self.color:
            return text
        # Imported late, and without rich's console: a game begins sooner.
        from rich.color import ColorSystem
        from rich.style import Style

        true_colors = os.environ.get("COLORTERM", "").lower() in ("truecolor", "24bit")
        colors = ColorSystem.TRUECOLOR if true_colors else ColorSystem.EIGHT_BIT
        return Style.parse(style).render(text, color_system=colors)

    def bold(self, text: str) -> str:
        """A text that stands out, where it can."""
        return self.style("bold", text)

    def card(self, card: Card, *, counts: bool = False) -> str:
        """A card; in brackets if it counts under the rule in force."""
        shown = f" {card_name(card)} " if self.color else card_name(card)
        name = self.style(CARD_STYLES[color_of(card)], shown)
        return f"[{name}]" if counts else f" {name} "

    def cards(self, cards: Iterable[Card], counting: CardSet = EMPTY) -> str:
        """A row of cards, those that count in brackets."""
        row = "".join(self.card(card, counts=bool(counting >> card & 1)) for card in cards)
        return row or " -"

    def rule(self, color: Color) -> str:
        """The rule in force, in words."""
        return self.bold(rule_sentence(color))

    def table(self, seen: View, names: Sequence[str]) -> list[str]:
        """A whole table as one seat, or a spectator, sees it."""
        who = lead(seen.color, seen.palettes, seen.out)
        lines = [
            f"{self.rule(seen.color)}   canvas {self._canvas(seen)}   deck {self._deck(seen)}",
            lead_sentence(who, names),
            "",
        ]
        wide = max(map(len, names))
        most = max(palette.bit_count() or 1 for palette in seen.palettes)
        for standing in standings(seen.color, seen.palettes, seen.out):
            seat = standing.seat
            row = self.cards(cards_in(seen.palettes[seat]), standing.cards)
            row += " " * (most - seen.palettes[seat].bit_count()) * (6 if self.color else 4)
            note = self._note(seen, seat)
            mark = ">" if seat == seen.turn else " "
            lines.append(f"{mark} {names[seat]:{wide}} {standing.count:2} {row}   {note}")
        return lines

    def _canvas(self, seen: View) -> str:
        return self.cards(seen.canvas[-5:]) if seen.canvas else f" ({color_name(seen.color)})"

    def _deck(self, seen: View) -> str:
        known = f", on top{self.cards(seen.top)}" if seen.top else ""
        return f"{seen.deck}{known}"

    def _note(self, seen: View, seat: Seat) -> str:
        held = f"{seen.hand_counts[seat]} in hand"
        if seen.known[seat] and seat != seen.seat:
            held += f" ({join_cards(cards_in(seen.known[seat]))} known)"
        points = f", {seen.score.points[seat]} points" if seen.rules.scoring else ""
        return self.style("dim", f"out{points}" if seen.out[seat] else f"{held}{points}")

    def hands(self, position: Position, names: Sequence[str]) -> list[str]:
        """All hands, for whoever may see them."""
        wide = max(map(len, names))
        return [
            f"  {name:{wide}} hand {self.cards(cards_in(hand))}"
            for name, hand in zip(names, position.hands, strict=True)
        ]

    def open_table(self, position: Position, names: Sequence[str]) -> list[str]:
        """A whole table with every hand open."""
        return [*self.table(view(position, None), names), "", *self.hands(position, names)]
