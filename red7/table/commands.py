"""Commands in the log of a table, and how a log rebuilds its table (event sourcing).

The log contains the accepted commands, and a table is what they make. `decide` turns requests into
commands. Requests that it refuses, or that the rules of the game refuse, are never stored.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from red7.core import PLAYERS, Card, Match, Position, Rules, Seat, Turn, deal, play, with_result
from red7.table import clock, senders
from red7.table.clock import ClockState
from red7.table.errors import Refused
from red7.table.seating import SeatingCommand, seated, with_clock_running
from red7.table.senders import Sender, SenderKind
from red7.table.settings import Settings
from red7.table.state import Mover, Origin, PlayedRound, Sitter, Table, Wins

RULES_VERSION = 1
"""Version of the rules' implementation, stored with every command that it has accepted."""


class Open(NamedTuple):
    """Set up a table."""

    rules: Rules
    sitters: tuple[Sitter, ...]
    origin: Origin = Origin.NEW
    settings: Settings | None = None
    """The settings of a table with friends; None if all people share one device."""
    host: str = ""
    previous: str = ""
    """The name of the table that this one is a rematch of; empty if it is no rematch."""
    evening: tuple[Wins, ...] = ()


class Deal(NamedTuple):
    """Deal a round, in an order that the caller has shuffled."""

    order: tuple[Card, ...]
    salt: str


class Play(NamedTuple):
    """Take some steps of a turn: all of it, or the steps up to one that reveals a hidden card."""

    seat: Seat
    steps: Turn


GameCommand: TypeAlias = Deal | Play
Command: TypeAlias = Open | GameCommand | SeatingCommand


class LoggedCommand(NamedTuple):
    """A command in a log, with its sender and its time in seconds since 1970."""

    command: Command
    by: Sender = senders.TABLE
    at: float = 0.0


def rebuild(commands: Iterable[Command]) -> Table:
    """Return the table that some commands make. Raise like `rebuild_log`.

    The table itself counts as the sender of each command, and 0 as its time.
    """
    return rebuild_log(map(LoggedCommand, commands))


def rebuild_log(log: Iterable[LoggedCommand]) -> Table:
    """Return the table that a log makes, with its clocks. Raise like `apply_command`.

    An empty log is refused as `unknown-table`.
    """
    table = None
    for command, by, at in log:
        table = apply_command(table, command, by, at)
    if table is None:
        raise Refused("unknown-table")
    return table


def apply_command(
    table: Table | None, command: Command, by: Sender = senders.TABLE, at: float = 0.0
) -> Table:
    """Return the table after a command. Raise `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Open):
        return _opened(table, command, at)
    if table is None:
        raise Refused("unknown-table")
    if isinstance(command, Deal | Play):
        return advance(table, command, position_after(table, command), by, at)
    return seated(table, command, at)


def position_after(table: Table, command: GameCommand) -> Position:
    """Return the round after a command. Raise `Refused`, `IllegalStep` or `BadDeal`."""
    if isinstance(command, Play):
        return play(round_for(table, command.seat, command.steps), command.steps)
    if not table.wants_deal:
        raise Refused("no-deal")
    if table.is_networked and table.has_untaken_seats:
        raise Refused("free-seats")
    return deal(table.match, command.order)


def advance(table: Table, command: GameCommand, position: Position, by: Sender, at: float) -> Table:
    """Return the table one version later, after a command that has led to `position`."""
    rounds, match = table.rounds, table.match
    if isinstance(command, Deal):
        rounds = (*rounds, PlayedRound(command.order, command.salt, position))
    else:
        last = rounds[-1]
        movers = last.movers
        if table.is_networked and len(position.history) > len(last.position.history):
            movers = (*movers, _mover(table.sitters[command.seat], by))
        rounds = (*rounds[:-1], last._replace(position=position, movers=movers))
        match = with_result(match, position) if position.is_over else match
    version = table.version + 1
    after = table._replace(version=version, changed=version, match=match, rounds=rounds)
    return after if table.settings is None else _with_clock(table, after, command, by, at)


def _mover(sitter: Sitter, by: Sender) -> Mover:
    return Mover(sitter.person, sitter.name, by.name if by.kind is SenderKind.BOT else None)


def _with_clock(before: Table, after: Table, command: GameCommand, by: Sender, at: float) -> Table:
    """Return the table `after` a command, with its clocks updated and the next mover's running.

    A deal leaves only the present owners of the seats in the seat history.
    """
    assert before.settings is not None
    if isinstance(command, Deal):
        holders = tuple(
            (each.person, seat) for seat, each in enumerate(after.sitters) if each.is_seated
        )
        return with_clock_running(after._replace(seat_history=holders, events=()), at)
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
    """Return the round in which a seat is about to take some steps.

    Raise `Refused` if there are no steps, or if it is not the seat's turn.
    """
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
