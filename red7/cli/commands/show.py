"""`red7 show`: show a position as text or as a picture."""

import argparse

from red7.cli.commands.referee import after_steps, parse_question
from red7.cli.output.screen import Screen
from red7.cli.output.table_drawing import (
    draw_cards,
    draw_hand,
    draw_open_table,
    draw_rule,
    draw_table,
)
from red7.cli.output.text_files import read_text, write_text
from red7.core import cards_in, lead, standings, view
from red7.notation import BadText, Json, Palettes, parse_json
from red7.texts import lead_sentence, say


def show(arguments: argparse.Namespace) -> int:
    """Print the position of a file, or draw it as SVG."""
    value = parse_json(read_text(arguments.file))
    question: Json = (
        value if isinstance(value, dict) and "position" in value else {"position": value}
    )
    position, steps = parse_question(question)
    screen = Screen()
    if isinstance(position, Palettes):
        if arguments.svg is not None or arguments.seat is not None:
            raise BadText("missing-field", say("terminal-no-whole-position"))
        screen.print(*_palettes(screen, position))
        return 0
    position = after_steps(position, steps)
    names = _numbered(len(position.hands))
    seat = parse_seat(arguments.seat, len(names))
    if arguments.svg is not None:
        # Imported late, because text output does not need it.
        from red7.texts.svg import position_svg, view_svg

        drawn = position_svg(position) if seat is None else view_svg(view(position, seat))
        write_text(arguments.svg, drawn)
    elif seat is None:
        screen.print(*draw_open_table(screen, position, names))
    else:
        seen = view(position, seat)
        hand = draw_hand(screen, say("terminal-hand"), cards_in(seen.hand))
        screen.print(*draw_table(screen, seen, names), "", *hand)
    return 0


def parse_seat(seat: int | None, players: int) -> int | None:
    """Return the seat of the command line. Raise `BadText` if there is no such seat."""
    if seat is not None and not 0 <= seat < players:
        raise BadText("bad-value", say("terminal-no-seat", seat=seat, count=players - 1))
    return seat


def _numbered(players: int) -> list[str]:
    """Return a name for each seat, made from its number."""
    return [say("terminal-seat", seat=seat) for seat in range(players)]


def _palettes(screen: Screen, position: Palettes) -> list[str]:
    color = position.color
    names = _numbered(len(position.palettes))
    who = lead(color, position.palettes, position.out)
    rows = [
        f"  {names[standing.seat]} {standing.count:2} "
        + draw_cards(screen, cards_in(position.palettes[standing.seat]), standing.cards)
        + (f"   {say('terminal-out')}" if standing.out else "")
        for standing in standings(color, position.palettes, position.out)
    ]
    return [draw_rule(screen, color), lead_sentence(who, names), "", *rows]
