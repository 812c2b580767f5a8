"""The commands a table is made of, and the fold that makes it (event sourcing).

An accepted command is an entry of the log; the log is the table. `decide` makes commands of
requests; what is refused there, or by the rules of the game, is never stored.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from red7.core import (
    PLAYERS,
    Card,
    Match,
    Position,
    Rules,
    Seat,
    Turn,
    deal,
    play,
    with_result,
)
from red7.table.errors import Refused
from red7.table.state import LONGEST_NAME, PlayedRound, Sitter, Table

RULES_VERSION = 1
"""Stored with every command: by which writing of the rules it was accepted."""


class Open(NamedTuple):
    """Set up a table."""

    rules: Rules
    sitters: tuple[Sitter, ...]


class Deal(NamedTuple):
    """Deal a round, in an order that was shuffled outside."""

    order: tuple[Card, ...]
    salt: str


class Play(NamedTuple):
    """Take some steps of a turn: all of it, or as far as something hidden is revealed."""

    seat: Seat
    steps: Turn


Command: TypeAlias = Open | Deal | Play


def fold(commands: Iterable[Command]) -> Table:
    """The table that some commands make. Raises like `after`."""
    table = None
    for command in commands:
        table = after(table, command)
    if table is None:
        raise Refused("unknown-table")
    return table


def after(table: Table | None, command: Command) -> Table:
    """The table after a command. Raises `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Open):
        return _opened(table, command)
    if table is None:
        raise Refused("unknown-table")
    return gone_on(table, command, position_after(table, command))


def position_after(table: Table, command: Deal | Play) -> Position:
    """The round that a command comes to. Raises `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Play):
        return play(round_for(table, command.seat, command.steps), command.steps)
    if not table.wants_deal:
        raise Refused("no-deal")
    return deal(table.match, command.order)


def gone_on(table: Table, command: Command, position: Position) -> Table:
    """The table, one version later, whose round has come to a position by a command."""
    assert not isinstance(command, Open)
    rounds, match = table.rounds, table.match
    if isinstance(command, Deal):
        rounds = (*rounds, PlayedRound(command.order, command.salt, position))
    else:
        last = rounds[-1]
        rounds = (*rounds[:-1], PlayedRound(last.order, last.salt, position))
        match = with_result(match, position) if position.is_over else match
    return Table(table.version + 1, table.rules, table.sitters, match, rounds)


def round_for(table: Table, seat: Seat, steps: Turn) -> Position:
    """The round in which a seat is about to take some steps. Raises `Refused` if it is not."""
    if not steps:
        raise Refused("no-steps")
    if seat != table.mover or table.position is None:
        raise Refused("not-your-turn")
    return table.position


def _opened(table: Table | None, command: Open) -> Table:
    if table is not None:
        raise Refused("already-open")
    players = len(command.sitters)
    if players not in PLAYERS:
        raise Refused("player-count", count=players)
    for sitter in command.sitters:
        _check_name(sitter.name)
    return Table(1, command.rules, command.sitters, Match(command.rules, players))


def _check_name(name: str) -> None:
    # Who has given no name is named when shown, by viewer and language.
    if len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Refused("bad-name", most=LONGEST_NAME)
