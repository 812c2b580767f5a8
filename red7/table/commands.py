"""The commands a table is made of, and the fold that makes it (event sourcing).

An accepted command is an entry of the log; the log is the table. `decide` makes commands of
requests; what is refused there, or by the rules of the game, is never stored.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from red7.core import PLAYERS, Card, Match, Position, Rules, Seat, Turn, deal, play, with_result
from red7.table import clock, senders
from red7.table.clock import ClockState
from red7.table.errors import Refused
from red7.table.seating import SeatingCommand, seated, with_clock_running
from red7.table.senders import Sender
from red7.table.settings import Settings
from red7.table.state import Origin, PlayedRound, Sitter, Table, Wins

RULES_VERSION = 1
"""Stored with every command: by which writing of the rules it was accepted."""


class Open(NamedTuple):
    """Set up a table."""

    rules: Rules
    sitters: tuple[Sitter, ...]
    origin: Origin = Origin.NEW
    settings: Settings | None = None
    """Of a table with friends."""
    host: str = ""
    previous: str = ""
    """The table that it is a rematch of."""
    evening: tuple[Wins, ...] = ()


class Deal(NamedTuple):
    """Deal a round, in an order that was shuffled outside."""

    order: tuple[Card, ...]
    salt: str


class Play(NamedTuple):
    """Take some steps of a turn: all of it, or as far as something hidden is revealed."""

    seat: Seat
    steps: Turn


GameCommand: TypeAlias = Deal | Play
Command: TypeAlias = Open | GameCommand | SeatingCommand


class LoggedCommand(NamedTuple):
    """A command as a log has it: by whom, and when."""

    command: Command
    by: Sender = senders.TABLE
    at: float = 0.0


def rebuild(commands: Iterable[Command]) -> Table:
    """The table that some commands make, whoever gave them. Raises like `after`."""
    return rebuild_log(map(LoggedCommand, commands))


def rebuild_log(log: Iterable[LoggedCommand]) -> Table:
    """The table that a log makes, its clocks included. Raises like `after`."""
    table = None
    for command, by, at in log:
        table = apply_command(table, command, by, at)
    if table is None:
        raise Refused("unknown-table")
    return table


def apply_command(
    table: Table | None, command: Command, by: Sender = senders.TABLE, at: float = 0.0
) -> Table:
    """The table after a command. Raises `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Open):
        return _opened(table, command, at)
    if table is None:
        raise Refused("unknown-table")
    if isinstance(command, Deal | Play):
        return advance(table, command, position_after(table, command), by, at)
    return seated(table, command, at)


def position_after(table: Table, command: GameCommand) -> Position:
    """The round that a command comes to. Raises `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Play):
        return play(round_for(table, command.seat, command.steps), command.steps)
    if not table.wants_deal:
        raise Refused("no-deal")
    if table.is_networked and table.has_untaken_seats:
        raise Refused("free-seats")
    return deal(table.match, command.order)


def advance(table: Table, command: GameCommand, position: Position, by: Sender, at: float) -> Table:
    """The table, one version later, whose round has come to a position by a command."""
    rounds, match = table.rounds, table.match
    if isinstance(command, Deal):
        rounds = (*rounds, PlayedRound(command.order, command.salt, position))
    else:
        last = rounds[-1]
        rounds = (*rounds[:-1], PlayedRound(last.order, last.salt, position))
        match = with_result(match, position) if position.is_over else match
    version = table.version + 1
    after = table._replace(version=version, changed=version, match=match, rounds=rounds)
    return after if table.settings is None else _with_clock(table, after, command, by, at)


def _with_clock(before: Table, after: Table, command: GameCommand, by: Sender, at: float) -> Table:
    """Clocks go on to whoever moves next; with a new round everybody holds one seat."""
    assert before.settings is not None
    if isinstance(command, Deal):
        holders = tuple(
            (each.person, seat) for seat, each in enumerate(after.sitters) if each.is_seated
        )
        return with_clock_running(after._replace(seat_history=holders), at)
    state = clock.shown(before.clock, command.steps, by, at)
    now, then = after.position, before.position
    assert now is not None
    assert then is not None
    if len(now.history) == len(then.history):
        return after._replace(clock=state)
    if before.settings.clock.seconds:
        state = clock.turn_ended(state, before.settings.clock, command.seat, at)
    return with_clock_running(after._replace(clock=state, timed_out=False), at)


def round_for(table: Table, seat: Seat, steps: Turn) -> Position:
    """The round in which a seat is about to take some steps. Raises `Refused` if it is not."""
    if not steps:
        raise Refused("no-steps")
    if seat != table.mover or table.position is None:
        raise Refused("not-your-turn")
    return table.position


def _opened(table: Table | None, command: Open, at: float) -> Table:
    if table is not None:
        raise Refused("already-open")
    players = len(command.sitters)
    if players not in PLAYERS:
        raise Refused("player-count", count=players)
    match = Match(command.rules, players)
    settings = command.settings
    return Table(
        1,
        command.rules,
        command.sitters,
        match,
        origin=command.origin,
        settings=settings,
        host=command.host,
        opened=at,
        clock=ClockState() if settings is None else clock.wound_up(settings.clock, players),
        previous=command.previous,
        evening=command.evening,
    )
