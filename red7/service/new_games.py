"""Tables to open: new games, rematches, games played on from a moment, and uploaded ones."""

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from red7.bots import BOTS
from red7.core import Match, Seat, cards_in
from red7.notation import Record
from red7.store.log_text import parse_rules
from red7.table import Command, Deal, Open, Play, Refused, Sitter, Table, after, fold, retold
from red7.table.state import LONGEST_NAME
from red7.wire.http_bodies import Branch, NewGame

MOST_ROUNDS = 200
"""No record of more is taken."""


class Opening(NamedTuple):
    """A table that is about to be stored."""

    name: str
    commands: tuple[Command, ...]
    table: Table
    holders: tuple[str, ...]
    uploaded: bool = False


def shuffled(match: Match) -> Deal:
    """A deal of the next round, by a generator that nobody can foresee."""
    order = cards_in(match.cards_left)
    secrets.SystemRandom().shuffle(order)
    return Deal(tuple(order), secrets.token_hex(32))


def new_game(asked: NewGame, holder: str) -> Opening:
    """A new game, its first round dealt. Raises `Red7Error`."""
    for seat in asked.seats:
        _check_bot(seat.bot)
    if all(seat.bot for seat in asked.seats):
        raise Refused("no-player", "a game needs at least one seat that is not a bot's")
    sitters = [Sitter(each.name, each.bot, "" if each.bot else holder) for each in asked.seats]
    return _dealt(Open(parse_rules(asked.rules), tuple(sitters)))


def rematch(table: Table) -> Opening:
    """The same game once more, with the seats shifted by one. Raises `Refused`."""
    first, *rest = table.sitters
    return _dealt(Open(table.rules, (*rest, first)))


def branch(table: Table, asked: Branch, holder: str) -> Opening:
    """A game that goes on from a moment of another one, against bots. Raises `Red7Error`."""
    _check_bot(asked.bot)
    if asked.seat not in range(len(table.sitters)):
        raise Refused("unknown-seat", f"there is no seat {asked.seat}")
    sitters = (
        Sitter(asked.name, None, holder) if seat == asked.seat else Sitter(sitter.name, asked.bot)
        for seat, sitter in enumerate(table.sitters)
    )
    made = _opening(retold(table, tuple(sitters), asked.round, asked.turn))
    if made.table.match.is_over:
        raise Refused("over", "nothing is left to play from there")
    return made


def uploaded(record: Record, holder: str) -> Opening:
    """A table that shows a record. Raises `Red7Error`."""
    names = (acceptable(name, seat) for seat, name in enumerate(record.names))
    made = _opening([Open(record.rules, tuple(map(Sitter, names))), *_retold(record)])
    return made._replace(holders=(holder,), uploaded=True)


def acceptable(name: str, seat: Seat) -> str:
    """A name that a seat may have, as like a given one as can be."""
    printable = "".join(each if each.isprintable() else " " for each in name)
    return " ".join(printable.split())[:LONGEST_NAME].strip() or f"Player {seat + 1}"


def _retold(record: Record) -> Iterable[Command]:
    for played in record.rounds:
        yield Deal(tuple(played.order), "")
        yield from (Play(turn.seat, turn.steps) for turn in played.turns)


def _check_bot(name: str | None) -> None:
    if name is not None and name not in BOTS:
        raise Refused("unknown-bot", f"there is no bot {name!r:.40}; there are {', '.join(BOTS)}")


def _dealt(command: Open) -> Opening:
    table = after(None, command)
    return _opening([command, shuffled(table.match)])


def _opening(commands: Iterable[Command]) -> Opening:
    told = tuple(commands)
    table = fold(told)
    holders = {sitter.holder for sitter in table.sitters if sitter.holder}
    return Opening(secrets.token_hex(8), told, table, tuple(sorted(holders)))
