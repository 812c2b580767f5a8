"""`red7 replay`: show a recorded game turn by turn."""

import argparse
import sys

from red7.cli.commands.show import parse_seat
from red7.cli.output.result_text import match_result, round_sentence
from red7.cli.output.screen import Screen
from red7.cli.output.table_drawing import draw_hand, draw_open_table, draw_table
from red7.cli.output.text_files import read_text
from red7.core import cards_in, view, with_result
from red7.notation import Moment, Record, parse_record, replay, result_of, turn_name
from red7.texts import say, seat_names


def replay_file(arguments: argparse.Namespace) -> int:
    """Show the recorded game of a file: all at once or, on a terminal, page by page."""
    record = parse_record(read_text(arguments.file))
    record = record._replace(names=seat_names(record.names))
    seat = parse_seat(arguments.seat, len(record.names))
    screen = Screen()
    moments = list(replay(record))
    pages = [page(screen, record, moment, seat) for moment in moments]
    pages.append(["", *match_result(screen, result_of(record), record.names)])
    if arguments.all or not (sys.stdin.isatty() and sys.stdout.isatty()):
        for lines in pages:
            screen.print(*lines)
    else:
        starts = [number for number, moment in enumerate(moments) if moment.turn_number == 0]
        _walk(screen, pages, starts)
    return 0


def page(screen: Screen, record: Record, moment: Moment, seat: int | None) -> list[str]:
    """Return the page of a moment: the turn that was played, and the table after it."""
    names, position = record.names, moment.position
    lines = ["", *_heading(screen, record, moment), ""]
    if seat is None:
        return lines + draw_open_table(screen, position, names)
    seen = view(position, seat)
    hand = draw_hand(screen, f"  {say('terminal-hand')}", cards_in(seen.hand))
    return [*lines, *draw_table(screen, seen, names), "", *hand]


def _heading(screen: Screen, record: Record, moment: Moment) -> list[str]:
    played = record.rounds[moment.round - 1]
    if moment.turn_number == 0:
        name = record.names[moment.position.mover]
        first = say("terminal-replay-round", round=moment.round, name=name)
        return [screen.bold(first), *([played.comment] if played.comment else [])]
    turn = played.turns[moment.turn_number - 1]
    done = say(
        "terminal-replay-turn",
        round=moment.round,
        turn=moment.turn_number,
        name=record.names[turn.seat],
        typed=turn_name(turn.steps),
    )
    lines = [screen.bold(done), *([turn.comment] if turn.comment else [])]
    if moment.position.out[turn.seat]:
        lines.append(say("terminal-replay-out"))
    if moment.position.is_over:
        match = with_result(moment.match, moment.position)
        lines.append(round_sentence(match, moment.position, record.names))
    return lines


def _walk(screen: Screen, pages: list[list[str]], starts: list[int]) -> None:
    """Show pages one at a time, as the user asks for them."""
    at = 0
    while True:
        screen.print(*pages[at])
        try:
            keys = say("terminal-replay-keys", page=at + 1, pages=len(pages))
            key = input(f"\n{keys} ").strip().lower()
        except EOFError:
            key = "q"
        if key == "q" or (at == len(pages) - 1 and not key):
            return
        if key == "b":
            at = max(at - 1, 0)
        elif key == "r":
            at = next((start for start in starts if start > at), len(pages) - 1)
        else:
            at = min(at + 1, len(pages) - 1)
