"""Commands about the seats, host, settings and clocks of a table, and how to apply them.

`decide_seats` decides who may give which command; this module only applies them.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from red7.core import Match, Rules, Seat
from red7.table.clock import run, spent, wound_up
from red7.table.settings import Clock, Help, Settings
from red7.table.state import (
    MAX_EVENTS,
    EventKind,
    PlayerEvent,
    Sitter,
    Table,
    Wins,
    evening_keys,
)

FREE = Sitter("")
"""A free seat."""


class Sit(NamedTuple):
    """Take a seat that is free, kept for the person, or a bot's."""

    seat: Seat
    name: str
    person: str
    program: bool = False
    face: str = ""


class Stand(NamedTuple):
    """Leave a seat for good: it is free again, or a bot's once the game has begun."""

    seat: Seat


class Remove(NamedTuple):
    """Remove a person, who may not come back; the old invitation becomes void."""

    seat: Seat


class Rename(NamedTuple):
    """Change the name at a seat, and the face unless it is None."""

    seat: Seat
    name: str
    face: str | None = None


class SeatBot(NamedTuple):
    """Let a bot take a seat before the start; with None as the bot, free the seat."""

    seat: Seat
    bot: str | None


class Configure(NamedTuple):
    """Change the rules, the settings and the number of seats."""

    rules: Rules
    settings: Settings
    seats: int


class RemoveFreeSeats(NamedTuple):
    """Remove the seats that no player has taken, because the game is about to begin."""


class PassHost(NamedTuple):
    """Make another person the host."""

    person: str


class LetBotPlay(NamedTuple):
    """Let a bot play for an absent player."""

    seat: Seat


class TakeBack(NamedTuple):
    """Let a player play again at a seat that a stand-in has played."""

    seat: Seat


class MoveSeats(NamedTuple):
    """Move seats to another device, to the person there."""

    seats: tuple[Seat, ...]
    person: str


class NameRematch(NamedTuple):
    """Store the name of the table at which the rematch is played."""

    table: str


class TimeOut(NamedTuple):
    """Declare that the time of the seat to move is over."""

    seat: Seat


class StopClocks(NamedTuple):
    """Stop all clocks, because no player is connected."""


class StartClocks(NamedTuple):
    """Start the clocks again, because a player is connected."""


SeatingCommand: TypeAlias = (
    Sit
    | Stand
    | Remove
    | Rename
    | SeatBot
    | Configure
    | RemoveFreeSeats
    | PassHost
    | LetBotPlay
    | TakeBack
    | MoveSeats
    | NameRematch
    | TimeOut
    | StopClocks
    | StartClocks
)


def seated(table: Table, command: SeatingCommand, at: float) -> Table:
    """Return the table after an accepted command about its seats."""
    after = _changed(table, command, at)
    after = _with_host(after._replace(version=table.version + 1))
    events = (*table.events, *_events(table, command, after))
    return after._replace(events=events[-MAX_EVENTS:])


def _events(table: Table, command: SeatingCommand, after: Table) -> Iterator[PlayerEvent]:
    """Yield what a command has done to players: at most one event, and another for a new host."""
    position = table.position
    turn = 0 if position is None else len(position.history)

    def event(kind: EventKind, seat: Seat, bot: str | None = None) -> PlayerEvent:
        sitter = (after if kind in (EventKind.JOINED, EventKind.HOST) else table).sitters[seat]
        return PlayerEvent(after.version, turn, kind, seat, sitter.name, bot)

    match command:
        case Sit(seat):
            yield event(EventKind.JOINED, seat)
        case Stand(seat):
            yield event(EventKind.LEFT, seat, after.sitters[seat].bot)
        case Remove(seat):
            yield event(EventKind.REMOVED, seat, after.sitters[seat].bot)
        case LetBotPlay(seat):
            yield event(EventKind.REPLACED, seat, after.sitters[seat].stand_in)
        case TakeBack(seat):
            yield event(EventKind.RETURNED, seat)
        case TimeOut(seat):
            yield event(EventKind.TIMED_OUT, seat, None if after.auto_folds else after.bot_at(seat))
    if after.host != table.host and table.host and (seats := after.seats_of(after.host)):
        yield event(EventKind.HOST, seats[0])


def _changed(table: Table, command: SeatingCommand, at: float) -> Table:
    match command:
        case Sit(seat, name, person, program, face):
            since = table.version + 1
            sitter = Sitter(name, None, person, program=program, since=since, face=face)
            return _played_by_person(_with(table, seat, sitter), seat, at)
        case Stand(seat):
            return _left(table, seat, at)
        case Remove(seat):
            removed = (*table.removed, table.sitters[seat].person)
            after = _left(table, seat, at)
            return after._replace(removed=removed, invitation=table.invitation + 1)
        case Rename(seat, name, face):
            sitter = table.sitters[seat]
            kept = sitter.face if face is None else face
            return _with(table, seat, sitter._replace(name=name, face=kept))
        case SeatBot(seat, bot):
            return _with(table, seat, FREE if bot is None else Sitter("", bot))
        case Configure(rules, settings, seats):
            return _configured(table, rules, settings, seats)
        case RemoveFreeSeats():
            return _with_seats(table, tuple(each for each in table.sitters if each.is_taken))
        case PassHost(person):
            return table._replace(host=person)
        case LetBotPlay(seat):
            return _played_by_bot(table, seat, at)
        case TakeBack(seat):
            sitter = table.sitters[seat]._replace(stand_in=None)
            return _played_by_person(_with(table, seat, sitter), seat, at)
        case MoveSeats(seats, person):
            return _moved(table, seats, person)
        case NameRematch(name):
            return table._replace(next=name)
        case TimeOut(seat):
            left = tuple(0.0 if each == seat else has for each, has in enumerate(table.clock.left))
            clock = table.clock._replace(left=left, since=None)
            return table._replace(clock=clock, timed_out=True)
        case StopClocks():
            mover = table.mover
            clock = table.clock if mover is None else spent(table.clock, mover, at)
            return table._replace(clock=clock._replace(stopped=True))
        case StartClocks():
            after = table._replace(clock=table.clock._replace(stopped=False))
            return with_clock_running(after, at)


def with_clock_running(table: Table, at: float) -> Table:
    """Return the table with the mover's clock running, if there are clocks and a person moves."""
    settings, mover = table.settings, table.mover
    if settings is None or not settings.clock.seconds or mover is None:
        return table
    if table.bot_at(mover) or table.clock.since is not None:
        return table
    return table._replace(clock=run(table.clock, at))


def _with(table: Table, seat: Seat, sitter: Sitter) -> Table:
    sitters = (*table.sitters[:seat], sitter, *table.sitters[seat + 1 :])
    history = table.seat_history
    if sitter.is_seated and table.is_started:
        history = tuple(dict.fromkeys((*history, (sitter.person, seat))))
    return table._replace(sitters=sitters, seat_history=history)


def _left(table: Table, seat: Seat, at: float) -> Table:
    sitter, settings = table.sitters[seat], table.settings
    if not table.is_started or settings is None:
        return _with(table, seat, FREE)
    bot = Sitter(sitter.name, sitter.stand_in or settings.stand_in)
    return _with(_without_clock(table, seat, at), seat, bot)


def _played_by_bot(table: Table, seat: Seat, at: float) -> Table:
    assert table.settings is not None
    sitter = table.sitters[seat]._replace(stand_in=table.settings.stand_in)
    return _with(_without_clock(table, seat, at), seat, sitter)


def _without_clock(table: Table, seat: Seat, at: float) -> Table:
    """Return the table with a seat's clock stopped, because a bot plays the seat from now on."""
    if seat != table.mover:
        return table
    return table._replace(clock=spent(table.clock, seat, at))


def _played_by_person(table: Table, seat: Seat, at: float) -> Table:
    return with_clock_running(table, at) if seat == table.mover else table


def _configured(table: Table, rules: Rules, settings: Settings, seats: int) -> Table:
    if table.is_started:
        return table._replace(settings=settings)
    sitters = (*table.sitters, *(FREE,) * max(0, seats - len(table.sitters)))
    while len(sitters) > seats:
        # Free seats are removed first, then bots' seats, each from the last one on.
        place = next(
            (spot for spot in reversed(range(len(sitters))) if sitters[spot].is_free),
            max(spot for spot, each in enumerate(sitters) if not each.is_seated),
        )
        sitters = (*sitters[:place], *sitters[place + 1 :])
    return _with_seats(table._replace(rules=rules, settings=settings), sitters)


def _with_seats(table: Table, sitters: tuple[Sitter, ...]) -> Table:
    """Return a table before its start with other seats, a new target and new clocks.

    The target of the match and the clocks depend on the number of seats.
    """
    assert table.settings is not None
    return table._replace(
        sitters=sitters,
        match=Match(table.rules, len(sitters)),
        clock=wound_up(table.settings.clock, len(sitters)),
    )


def _moved(table: Table, seats: tuple[Seat, ...], person: str) -> Table:
    before = table.sitters[seats[0]].person
    if table.settings is None:
        # People who have shared a device play on at a table with friends.
        clock = wound_up(Clock(), len(table.sitters))
        table = table._replace(settings=Settings(help=Help.HINTS), host=before, clock=clock)
    for seat in seats:
        sitter = table.sitters[seat]
        table = _with(table, seat, sitter._replace(person=person, stand_in=None))
    host = person if table.host == before and before not in table.people else table.host
    return table._replace(host=host)


def _with_host(table: Table) -> Table:
    """Return the table, with the person who has sat longest as host if the host has left."""
    if table.host in table.people or not table.people:
        return table
    return table._replace(host=table.people[0])


def wins_at(table: Table) -> list[int]:
    """Return how many matches each seat has won at the earlier tables of a series of rematches."""
    before = dict(table.evening)
    return [before.get(key, 0) for key in evening_keys(table.sitters)]


def evening_of(table: Table) -> tuple[Wins, ...]:
    """Return the matches won in a series of rematches, including this table's match."""
    return tuple(
        Wins(key, wins + (seat in table.match.winners))
        for seat, (key, wins) in enumerate(
            zip(evening_keys(table.sitters), wins_at(table), strict=True)
        )
    )
