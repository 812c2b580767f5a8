"""The table as lines of text. Nothing is told by color alone: a card is a letter and a number."""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

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

# Violet to red; dark text on the light colors, white on the others.
_PAINT = (
    "48;5;134;38;5;16",
    "48;5;18;38;5;231",
    "48;5;117;38;5;16",
    "48;5;29;38;5;231",
    "48;5;220;38;5;16",
    "48;5;215;38;5;16",
    "48;5;124;38;5;231",
)


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

    def style(self, codes: str, text: str) -> str:
        """A text in a style, where there are styles."""
        return f"\x1b[{codes}m{text}\x1b[0m" if self.color else text

    def bold(self, text: str) -> str:
        """A text that stands out, where it can."""
        return self.style("1", text)

    def card(self, card: Card, *, counts: bool = False) -> str:
        """A card; in brackets if it counts under the rule in force."""
        name = self.style(
            _PAINT[color_of(card)], f" {card_name(card)} " if self.color else card_name(card)
        )
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
        return self.style("2", f"out{points}" if seen.out[seat] else f"{held}{points}")

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
