"""The commands a table is made of, and the fold that makes it.

An accepted command is an entry of the log; the log is the table. What is refused here, or by
the rules of the game, is never stored.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from red7.core import (
    PLAYERS,
    Card,
    Match,
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
        raise Refused("unknown-table", "there is no such table")
    return table


def after(table: Table | None, command: Command) -> Table:
    """The table after a command. Raises `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Open):
        return _opened(table, command)
    if table is None:
        raise Refused("unknown-table", "there is no such table")
    return _dealt(table, command) if isinstance(command, Deal) else _played(table, command)


def _opened(table: Table | None, command: Open) -> Table:
    if table is not None:
        raise Refused("already-open", "the table has been set up already")
    players = len(command.sitters)
    if players not in PLAYERS:
        raise Refused("player-count", f"Red7 is for 2 to 4 players, not {players}")
    for sitter in command.sitters:
        _check_name(sitter.name)
    return Table(1, command.rules, command.sitters, Match(command.rules, players))


def _check_name(name: str) -> None:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Refused(
            "bad-name",
            f"a name has 1 to {LONGEST_NAME} printable characters and no space at its ends",
        )


def _dealt(table: Table, command: Deal) -> Table:
    if not table.wants_deal:
        raise Refused("no-deal", "there is no round to deal now")
    played = PlayedRound(command.order, command.salt, deal(table.match, command.order))
    return table._replace(version=table.version + 1, rounds=(*table.rounds, played))


def _played(table: Table, command: Play) -> Table:
    if not command.steps:
        raise Refused("no-steps", "a turn needs a step")
    if command.seat != table.mover or table.position is None:
        raise Refused("not-your-turn", "it is not the turn of this seat")
    position = play(table.position, command.steps)
    match = with_result(table.match, position) if position.is_over else table.match
    last = table.rounds[-1]._replace(position=position)
    return table._replace(version=table.version + 1, match=match, rounds=(*table.rounds[:-1], last))
