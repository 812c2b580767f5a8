"""Decisions about seats: who may change the seating of a table, and when.

Pure, like `decide_turns`. A sender without the right to give a command learns only that. A command
that is not possible now is refused with a code of its own.
"""

from collections.abc import Collection

from red7.core import PLAYERS, Seat
from red7.table.errors import Refused
from red7.table.faces import check_face
from red7.table.names import clean_name
from red7.table.new_games import check_bot
from red7.table.seating import (
    Configure,
    LetBotPlay,
    MoveSeats,
    NameRematch,
    PassHost,
    Remove,
    RemoveFreeSeats,
    Rename,
    SeatBot,
    SeatingCommand,
    Sit,
    Stand,
    StartClocks,
    StopClocks,
    TakeBack,
    TimeOut,
)
from red7.table.senders import Sender, SenderKind
from red7.table.settings import check_settings
from red7.table.state import Table


def decide_seating(
    table: Table,
    sender: Sender,
    command: SeatingCommand,
    now: float,
    *,
    away: float = 0.0,
    bots: Collection[str] = (),
) -> SeatingCommand:
    """Return the command as the table accepts it. Raise `Refused`.

    `away` is the number of seconds since the person whom the command is about disconnected (0 while
    connected); `bots` are the names of the available bots.
    """
    if not table.is_networked and not isinstance(command, MoveSeats):
        raise Refused("one-device")
    person = sender.name if sender.kind is SenderKind.PERSON else ""
    match command:
        case Sit():
            return _decide_sit(table, person, command)
        case Rename() if sender.kind is SenderKind.TABLE:
            return _decide_other_name(table, command)
        case Stand(seat) | TakeBack(seat) | Rename(seat):
            return _decide_own(table, person, seat, command)
        case Remove():
            return _decide_remove(table, person, command)
        case SeatBot():
            return _decide_bot(table, sender, command, bots)
        case Configure():
            return _decide_configure(table, person, command, bots)
        case RemoveFreeSeats():
            return _decide_start(table, person, command)
        case PassHost():
            return _decide_host(table, person, command, away)
        case LetBotPlay():
            return _decide_stand_in(table, person, command, away)
        case MoveSeats():
            return _decide_move(table, person, command)
        case NameRematch():
            return _decide_rematch(table, person, command)
        case TimeOut() | StopClocks() | StartClocks():
            return _decide_clock(table, sender, command, now)


def _decide_remove(table: Table, person: str, command: Remove) -> Remove:
    _check_host(table, person)
    seat = command.seat
    if not _sitter_is_person(table, seat) or table.sitters[seat].person == person:
        raise Refused("no-person")
    return command


def _decide_bot(table: Table, sender: Sender, command: SeatBot, bots: Collection[str]) -> SeatBot:
    if sender.kind is not SenderKind.TABLE:
        _check_host(table, sender.name if sender.kind is SenderKind.PERSON else "")
    check_bot(command.bot, bots)
    if table.is_started:
        raise Refused("started")
    if command.seat not in range(len(table.sitters)):
        raise Refused("unknown-seat", seat=command.seat)
    if table.sitters[command.seat].is_seated:
        raise Refused("seat-taken")
    return command


def _decide_move(table: Table, person: str, command: MoveSeats) -> MoveSeats:
    """Return the command if its seats can still move to another device. Raise `Refused` if not.

    The caller has checked the secret of the transfer, but the person may have lost seats since.
    """
    if not command.seats or not set(command.seats) <= set(table.seats_of(person)):
        raise Refused("not-your-seat")
    if table.seats_of(command.person):
        raise Refused("already-seated")
    if command.person in table.removed:
        raise Refused("removed")
    return command


def _decide_rematch(table: Table, person: str, command: NameRematch) -> NameRematch:
    _check_seated(table, person)
    if table.next:
        raise Refused("rematch-named")
    if not table.match.is_over:
        raise Refused("not-over")
    return command


def _decide_sit(table: Table, person: str, command: Sit) -> Sit:
    if not person or person != command.person:
        raise Refused("removed")
    if (refused := sit_refusal(table, person, command.seat)) is not None:
        raise refused
    check_face(command.face)
    return command._replace(name=clean_name(command.name))


def sit_refusal(table: Table, person: str, seat: Seat) -> Refused | None:
    """Return why a person may not sit down at a seat now; None if the person may."""
    if person in table.removed:
        return Refused("removed")
    if seat not in range(len(table.sitters)):
        return Refused("unknown-seat", seat=seat)
    if table.match.is_over:
        return Refused("match-over")
    if table.seats_of(person):
        return Refused("already-seated")
    if not _may_be_taken(table, person, seat):
        return Refused("seat-taken")
    if any(holder == person and held != seat for holder, held in table.seat_history):
        return Refused("held-another")
    return None


def _may_be_taken(table: Table, person: str, seat: Seat) -> bool:
    """Return whether a seat is free, kept for the person, or a bot's that latecomers may take."""
    sitter = table.sitters[seat]
    if sitter.is_free or (sitter.invited and sitter.person == person):
        return True
    settings = table.settings
    return sitter.bot is not None and settings is not None and settings.late


def _decide_own(
    table: Table, person: str, seat: Seat, command: Stand | TakeBack | Rename
) -> SeatingCommand:
    if seat not in table.seats_of(person):
        raise Refused("not-your-seat")
    match command:
        case TakeBack():
            if table.sitters[seat].stand_in is None:
                raise Refused("no-stand-in")
            return command
        case Rename(_, name, face):
            check_face(face or "")
            return command._replace(name=clean_name(name))
        case Stand():
            if table.match.is_over:
                raise Refused("match-over")
            return command


def _decide_other_name(table: Table, command: Rename) -> Rename:
    """Return an operator's command to rename a player, sent by the table. Raise `Refused`."""
    if command.seat not in range(len(table.sitters)):
        raise Refused("unknown-seat", seat=command.seat)
    if not table.sitters[command.seat].person:
        raise Refused("no-person")
    return command._replace(name=clean_name(command.name))


def _decide_configure(
    table: Table, person: str, command: Configure, bots: Collection[str]
) -> Configure:
    _check_host(table, person)
    check_settings(command.settings)
    if table.settings is None or command.settings.stand_in != table.settings.stand_in:
        check_bot(command.settings.stand_in, bots)
    if table.is_started:
        assert table.settings is not None
        # Rules, number of seats and clock are fixed once the game has begun.
        if command.rules != table.rules or command.seats != len(table.sitters):
            raise Refused("started")
        if command.settings.clock != table.settings.clock:
            raise Refused("started")
        return command
    if command.seats not in PLAYERS:
        raise Refused("player-count", count=command.seats)
    if command.seats < sum(sitter.is_seated for sitter in table.sitters):
        raise Refused("seats-taken")
    return command


def _decide_start(table: Table, person: str, command: RemoveFreeSeats) -> RemoveFreeSeats:
    """Return the host's command to start, if enough seats are taken by people or bots."""
    _check_host(table, person)
    if table.is_started:
        raise Refused("started")
    if sum(sitter.is_taken for sitter in table.sitters) not in PLAYERS:
        raise Refused("free-seats")
    return command


def _decide_host(table: Table, person: str, command: PassHost, away: float) -> PassHost:
    """Return the command if its sender is the host. Raise `Refused` if not.

    While the host is away, any other person at the table may become the host.
    """
    if command.person not in table.people:
        raise Refused("no-person")
    if person == table.host:
        return command
    settings = table.settings
    assert settings is not None
    others = [each for each in table.people if each != table.host]
    if person not in others or person != command.person:
        raise Refused("not-host")
    if not is_away(table, away):
        raise Refused("not-away", count=settings.pause)
    return command


def _decide_stand_in(table: Table, person: str, command: LetBotPlay, away: float) -> LetBotPlay:
    _check_seated(table, person)
    settings = table.settings
    assert settings is not None
    if not _sitter_is_person(table, command.seat) or command.seat in table.seats_of(person):
        raise Refused("no-person")
    if not table.is_started or table.match.is_over:
        raise Refused("not-started")
    if table.sitters[command.seat].stand_in is not None:
        raise Refused("stand-in")
    if not is_away(table, away):
        raise Refused("not-away", count=settings.pause)
    return command


def _decide_clock(
    table: Table, sender: Sender, command: TimeOut | StopClocks | StartClocks, now: float
) -> SeatingCommand:
    if sender.kind is not SenderKind.TABLE:
        raise Refused("not-your-seat")
    match command:
        case TimeOut(seat):
            if seat != table.mover or table.due is None or now < table.due:
                raise Refused("not-due")
        case StopClocks():
            if table.clock.stopped:
                raise Refused("not-due")
        case StartClocks():
            if not table.clock.stopped:
                raise Refused("not-due")
    return command


def is_away(table: Table, seconds: float) -> bool:
    """Return whether a person counts as away after some seconds without a connection.

    0 seconds means that the person is connected. A bot may play for a person who is away.
    """
    return seconds > 0 and seconds >= table.settings_or_default.pause


def _sitter_is_person(table: Table, seat: Seat) -> bool:
    return seat in range(len(table.sitters)) and table.sitters[seat].is_seated


def _check_host(table: Table, person: str) -> None:
    if not person or person != table.host:
        raise Refused("not-host")


def _check_seated(table: Table, person: str) -> None:
    if person not in table.people:
        raise Refused("not-your-seat")
