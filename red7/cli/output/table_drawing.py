"""A game's table drawn as lines of text.

No information is in colors alone: a card is a letter and a number, in brackets if it counts.
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
"""The style of each color in the notation of rich, violet to red."""


def draw_card(screen: Screen, card: Card, *, counts: bool = False) -> str:
    """Return a card, in brackets if it counts under the rule in force."""
    shown = f" {card_name(card)} " if screen.color else card_name(card)
    name = screen.style(CARD_STYLES[color_of(card)], shown)
    return f"[{name}]" if counts else f" {name} "


def draw_cards(screen: Screen, cards: Iterable[Card], counting: CardSet = EMPTY) -> str:
    """Return a row of cards, with those that count in brackets."""
    row = "".join(draw_card(screen, card, counts=bool(counting >> card & 1)) for card in cards)
    return row or " -"


def draw_rule(screen: Screen, color: Color) -> str:
    """Return the rule in force, in words."""
    return screen.bold(rule_sentence(color))


def draw_table(
    screen: Screen, seen: View, names: Sequence[str], you: Seat | None = None
) -> list[str]:
    """Return the lines of a table as one seat or a spectator sees it.

    The seat `you`, if given, is addressed as "you".
    """
    return [
        *screen.fit(draw_rule(screen, seen.color), _canvas(screen, seen), _deck(screen, seen)),
        lead_sentence(lead(seen.color, seen.palettes, seen.out), names, you),
        "",
        *_seats(screen, seen, names),
    ]


def _seats(screen: Screen, seen: View, names: Sequence[str]) -> list[str]:
    """Return the lines of all seats: the palette of each, its hand count and points."""
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
    """Return a hand after its title, on several lines if the terminal is narrow."""
    wide = _card_width(screen)
    many = max(int(min(screen.room - len(title), len(cards) * wide)) // wide, 1)
    rows = [cards[at : at + many] for at in range(0, len(cards), many)] or [[]]
    indent = " " * len(title)
    return [
        f"{indent if number else title} {draw_cards(screen, row)}"
        for number, row in enumerate(rows)
    ]


def _card_width(screen: Screen) -> int:
    """Return the columns that a drawn card takes."""
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
    """Return the lines of all hands, for callers that may show them."""
    wide = max(map(len, names))
    return [
        line
        for name, hand in zip(names, position.hands, strict=True)
        for line in draw_hand(screen, f"  {name:{wide}} {say('terminal-hand')}", cards_in(hand))
    ]


def draw_open_table(screen: Screen, position: Position, names: Sequence[str]) -> list[str]:
    """Return the lines of a table with all hands open."""
    table = draw_table(screen, view(position, None), names)
    return [*table, "", *draw_hands(screen, position, names)]
