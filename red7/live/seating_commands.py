"""Commands about seats: which command each message of a client asks for."""

from red7.core import Seat
from red7.table import Refused, Table, seating
from red7.table.seating import SeatingCommand
from red7.wire.seating import parse_settings
from red7.wire.seating_messages import (
    ConfigureRequest,
    HostRequest,
    RemoveRequest,
    RenameRequest,
    SeatBotRequest,
    SeatingRequest,
    SitRequest,
    StandInRequest,
    StandRequest,
    TakeBackRequest,
)
from red7.wire.serialize import parse_rules


def seating_command(
    request: SeatingRequest, table: Table, person: str, *, program: bool
) -> SeatingCommand:
    """Return the command that a message about seats asks for; the table may still refuse it.

    `person` is the sender's id; `program` says whether a program plays for the person. Raise
    `Red7Error` if the message names unknown rules, or an unknown seat for the new host.
    """
    match request:
        case SitRequest(seat=seat, name=name, face=face):
            return seating.Sit(seat, name, person, program, face)
        case StandRequest(seat=seat):
            return seating.Stand(seat)
        case RenameRequest(seat=seat, name=name, face=face):
            return seating.Rename(seat, name, face)
        case SeatBotRequest(seat=seat, bot=bot):
            return seating.SeatBot(seat, bot)
        case ConfigureRequest(rules=rules, settings=settings, seats=seats):
            return seating.Configure(parse_rules(rules), parse_settings(settings), seats)
        case RemoveRequest(seat=seat):
            return seating.Remove(seat)
        case HostRequest(seat=seat):
            return seating.PassHost(_person_at(table, seat))
        case StandInRequest(seat=seat):
            return seating.LetBotPlay(seat)
        case TakeBackRequest(seat=seat):
            return seating.TakeBack(seat)


def _person_at(table: Table, seat: Seat) -> str:
    if seat not in range(len(table.sitters)):
        raise Refused("unknown-seat", seat=seat)
    return table.sitters[seat].person
