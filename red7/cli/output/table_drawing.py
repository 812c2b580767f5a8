"""A game's table drawn as lines of text.

Nothing is told by color alone: a card is a letter and a number, and in brackets if it counts.
"""

from collections.abc import Iterable, Sequence

from red7.cli.output.screen import Screen
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
from red7.notation import card_name, join_cards
from red7.notation.symbols import DRAWINGS
from red7.texts import lead_sentence, rule_sentence, say

CARD_STYLES = [f"{drawing.small_ink} on {drawing.paint}" for drawing in DRAWINGS]
"""Violet to red, as rich writes them."""


def draw_card(screen: Screen, card: Card, *, counts: bool = False) -> str:
    """A card; in brackets if it counts under the rule in force."""
    shown = f" {card_name(card)} " if screen.color else card_name(card)
    name = screen.style(CARD_STYLES[color_of(card)], shown)
    return f"[{name}]" if counts else f" {name} "


def draw_cards(screen: Screen, cards: Iterable[Card], counting: CardSet = EMPTY) -> str:
    """A row of cards, those that count in brackets."""
    row = "".join(draw_card(screen, card, counts=bool(counting >> card & 1)) for card in cards)
    return row or " -"


def draw_rule(screen: Screen, color: Color) -> str:
    """The rule in force, in words."""
    return screen.bold(rule_sentence(color))


def draw_table(
    screen: Screen, seen: View, names: Sequence[str], you: Seat | None = None
) -> list[str]:
    """A whole table as one seat, or a spectator, sees it; perhaps said to one of the seats."""
    return [
        *screen.fit(draw_rule(screen, seen.color), _canvas(screen, seen), _deck(screen, seen)),
        lead_sentence(lead(seen.color, seen.palettes, seen.out), names, you),
        "",
        *_seats(screen, seen, names),
    ]


def _seats(screen: Screen, seen: View, names: Sequence[str]) -> list[str]:
    """Each seat: its palette, and what is known of it."""
    wide = max(map(len, names))
    most = max(palette.bit_count() or 1 for palette in seen.palettes)
    lines = []
    for standing in standings(seen.color, seen.palettes, seen.out):
        seat = standing.seat
        row = draw_cards(screen, cards_in(seen.palettes[seat]), standing.cards)
        row += " " * (most - seen.palettes[seat].bit_count()) * _card_width(screen)
        mark = ">" if seat == seen.mover else " "
        palette = f"{mark} {names[seat]:{wide}} {standing.count:2} {row}"
        lines += screen.fit(palette, _note(screen, seen, seat), indent=" " * (wide + 7))
    return lines


def draw_hand(screen: Screen, title: str, cards: Sequence[Card]) -> list[str]:
    """A hand after its title, on more than one line where a terminal is narrow."""
    wide = _card_width(screen)
    many = max(int(min(screen.room - len(title), len(cards) * wide)) // wide, 1)
    rows = [cards[at : at + many] for at in range(0, len(cards), many)] or [[]]
    indent = " " * len(title)
    return [
        f"{indent if number else title} {draw_cards(screen, row)}"
        for number, row in enumerate(rows)
    ]


def _card_width(screen: Screen) -> int:
    """The columns of a card."""
    return 6 if screen.color else 4


def _canvas(screen: Screen, seen: View) -> str:
    if not seen.canvas:
        return say("terminal-canvas-start")
    return say("terminal-canvas", row=draw_cards(screen, seen.canvas[-5:]))


def _deck(screen: Screen, seen: View) -> str:
    if not seen.top:
        return say("terminal-deck", count=seen.deck)
    return say("terminal-deck-known", count=seen.deck, row=draw_cards(screen, seen.top).lstrip())


def _note(screen: Screen, seen: View, seat: Seat) -> str:
    notes = [say("terminal-out") if seen.out[seat] else _held(seen, seat)]
    if seen.rules.scoring:
        notes.append(say("terminal-points", count=seen.score.points[seat]))
    return screen.style("dim", say.row_of(notes))


def _held(seen: View, seat: Seat) -> str:
    count, known = seen.hand_counts[seat], seen.known[seat]
    if not known or seat == seen.seat:
        return say("terminal-held", count=count)
    return say("terminal-held-known", count=count, row=join_cards(cards_in(known)))


def draw_hands(screen: Screen, position: Position, names: Sequence[str]) -> list[str]:
    """All hands, for whoever may see them."""
    wide = max(map(len, names))
    return [
        line
        for name, hand in zip(names, position.hands, strict=True)
        for line in draw_hand(screen, f"  {name:{wide}} {say('terminal-hand')}", cards_in(hand))
    ]


def draw_open_table(screen: Screen, position: Position, names: Sequence[str]) -> list[str]:
    """A whole table with every hand open."""
    table = draw_table(screen, view(position, None), names)
    return [*table, "", *draw_hands(screen, position, names)]
