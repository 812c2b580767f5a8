"""Decisions about turns and deals: who may play or deal, and the command that follows.

Pure: the time and the shuffle are arguments; nothing is stored or sent here. Callers decide, store,
acknowledge and show, in this order.
"""

from collections.abc import Callable
from typing import NamedTuple, NoReturn, TypeAlias

from red7.core import Match, Position, Seat, Turn, View, played, view
from red7.table import senders
from red7.table.commands import (
    Command,
    Deal,
    GameCommand,
    Play,
    advance,
    apply_command,
    position_after,
    round_for,
)
from red7.table.errors import Refused
from red7.table.senders import Sender, SenderKind
from red7.table.state import Table

Shuffle: TypeAlias = Callable[[Match], Deal]
"""A function that shuffles the cards that a match has left."""


class PlayTurn(NamedTuple):
    """A request to take some steps of a turn at a seat."""

    version: int
    """The version of the table that the sender has seen: an optimistic lock."""
    seat: Seat
    steps: Turn


class DealRound(NamedTuple):
    """A request to deal the next round."""

    version: int


Request: TypeAlias = PlayTurn | DealRound


class Decision(NamedTuple):
    """A command that a table accepts, and its result."""

    command: Command
    sender: Sender
    at: float
    """The time of the command, in seconds since 1970."""
    table: Table
    """The table after the command."""
    positions: tuple[Position, ...] = ()
    """The round after each step of a turn, or after the deal."""


def authorize(table: Table, sender: Sender, request: Request) -> None:
    """Raise `Refused` if a sender may not play at the seat of a request, or may not deal.

    Callers check this before anything else, so that a stranger learns nothing about the table, not
    even whether a command is already known.
    """
    seats = table.seats_played_by(sender)
    if isinstance(request, DealRound):
        _authorize_deal(table, sender)
    elif request.seat not in seats:
        _refuse_seat(table, sender, request.seat)


def _authorize_deal(table: Table, sender: Sender) -> None:
    """Raise `Refused` if a sender may not deal.

    Every person who sits at the table may deal. At a table with friends, the table itself may deal,
    too, and of its people only the host may deal the first round.
    """
    if sender.kind is SenderKind.TABLE and table.is_networked:
        return
    seats = table.seats_of(sender.name) if sender.kind is SenderKind.PERSON else ()
    if not seats:
        raise Refused("not-your-seat")
    if table.is_networked and not table.is_started and sender.name != table.host:
        raise Refused("not-host")


def _refuse_seat(table: Table, sender: Sender, seat: Seat) -> NoReturn:
    """Raise `Refused` with the reason why a sender may not play at a seat.

    Either the seat is not the sender's, or a bot plays it now.
    """
    is_theirs = sender.kind is SenderKind.PERSON and seat in table.seats_of(sender.name)
    if not is_theirs:
        raise Refused("not-your-seat")
    if table.sitters[seat].stand_in is None:
        raise Refused("timed-out")
    raise Refused("stand-in")


def check_version(table: Table, version: int) -> None:
    """Raise `Refused` if the round has gone on since a version: the optimistic lock of requests.

    Other events at a table, such as a player who comes back, are no reason to refuse a turn.
    """
    if not table.changed <= version <= table.version:
        raise Refused("behind", version=table.version)


def seen_at(table: Table, person: str, version: int, seat: Seat) -> View:
    """Return the view of a person's seat that is to move at a version. Raise `Refused`."""
    authorize(table, senders.person(person), PlayTurn(version, seat, ()))
    check_version(table, version)
    if table.mover != seat or table.position is None:
        raise Refused("not-your-turn")
    return view(table.position, seat)


def decide(
    table: Table, sender: Sender, request: Request, now: float, shuffle: Shuffle
) -> Decision:
    """Return the command of a request, with its result. Raise `Refused` or `IllegalStep`."""
    authorize(table, sender, request)
    check_version(table, request.version)
    if isinstance(request, DealRound):
        command: GameCommand = shuffle(table.match)
        positions: tuple[Position, ...] = (position_after(table, command),)
    else:
        before = round_for(table, request.seat, request.steps)
        # A person's steps are judged by what the person knows: a refusal must not reveal the card
        # that would be drawn.
        blind = sender.kind is SenderKind.PERSON
        positions = played(before, request.steps, blind=blind)
        command = Play(request.seat, request.steps)
    after = advance(table, command, positions[-1], sender, now)
    return Decision(command, sender, now, after, positions)


def decision_of(table: Table, command: Command, sender: Sender, at: float) -> Decision:
    """Return the decision that led to a stored command. Raise like `apply_command`."""
    if not isinstance(command, Play):
        after = apply_command(table, command, sender, at)
        dealt = (after.position,) if isinstance(command, Deal) and after.position else ()
        return Decision(command, sender, at, after, dealt)
    positions = played(round_for(table, command.seat, command.steps), command.steps)
    after = advance(table, command, positions[-1], sender, at)
    return Decision(command, sender, at, after, positions)
