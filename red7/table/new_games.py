"""New tables: new games, rematches, branches from a moment of another game, imported records."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from red7.core import PLAYERS, Rules, Seat
from red7.notation import Record
from red7.table import senders
from red7.table.commands import Command, Deal, Open, Play, apply_command, rebuild
from red7.table.decide_turns import Shuffle
from red7.table.errors import Refused
from red7.table.faces import check_face
from red7.table.names import clean_name, cut_name
from red7.table.seating import FREE, evening_of
from red7.table.senders import Sender
from red7.table.settings import Settings, check_settings
from red7.table.state import Origin, Sitter, Table


class NewTable(NamedTuple):
    """A table that is about to be stored."""

    commands: tuple[Command, ...]
    table: Table
    """The table that the commands make."""
    people: tuple[str, ...]
    """The ids of the people whose lists of games get the table."""
    imported: bool = False
    """Whether the table comes from a record, so that it cannot be played on."""

    def sender_of(self, command: Command, opener: Sender) -> Sender:
        """Return the sender of a command: the opener, a bot at its seat, or the table itself.

        The table itself is the sender of all commands of a record, except the first.
        """
        if self.imported and not isinstance(command, Open):
            return senders.TABLE
        if isinstance(command, Play) and (bot := self.table.sitters[command.seat].bot):
            return senders.bot(bot)
        return opener


class SeatWish(NamedTuple):
    """A seat of a new game: a bot's, or that of a person at this device."""

    name: str
    bot: str | None = None


class BranchWish(NamedTuple):
    """The moment of another game from which to play on, and the seats of the new game."""

    round: int
    turn: int
    seat: Seat
    """The seat that the person takes."""
    name: str
    bot: str
    """The bot that plays the seats of other people; bots that still exist keep their seats."""


def new_game(
    rules: Rules,
    seats: Sequence[SeatWish],
    person: str,
    bots: Collection[str],
    shuffle: Shuffle,
) -> NewTable:
    """Return a new game with its first round dealt; a person has all seats that are not bots'.

    `bots` are the names of the available bots. Raise `Red7Error`.
    """
    for seat in seats:
        check_bot(seat.bot, bots)
    if all(seat.bot for seat in seats):
        raise Refused("no-player")
    sitters = (
        Sitter(clean_name(each.name), each.bot, "" if each.bot else person) for each in seats
    )
    return _dealt(Open(rules, tuple(sitters)), shuffle)


def rematch(table: Table, shuffle: Shuffle) -> NewTable:
    """Return a new game with the same rules and players, seats shifted by one. Raise `Refused`."""
    first, *rest = table.sitters
    return _dealt(Open(table.rules, (*rest, first)), shuffle)


def branched(table: Table, wish: BranchWish, person: str, bots: Collection[str]) -> NewTable:
    """Return a game against bots from a moment of another game on. Raise `Red7Error`."""
    check_bot(wish.bot, bots)
    if wish.seat not in range(len(table.sitters)):
        raise Refused("unknown-seat", seat=wish.seat)
    sitters = (
        Sitter(clean_name(wish.name), None, person)
        if seat == wish.seat
        else Sitter(sitter.name, sitter.bot if sitter.bot in bots else wish.bot)
        for seat, sitter in enumerate(table.sitters)
    )
    made = _new_table(commands_to(table, tuple(sitters), wish.round, wish.turn))
    if made.table.match.is_over:
        raise Refused("over")
    return made


def commands_to(
    table: Table, sitters: tuple[Sitter, ...], round_number: int, turn: int
) -> Iterator[Command]:
    """Yield the commands that bring other players to the start of a turn. Raise `Refused`.

    Rounds count from 1; turn 0 is the moment after the deal, turn n the moment after the nth turn.
    """
    if not 1 <= round_number <= len(table.rounds):
        raise Refused("unknown-moment", round=round_number, turn=turn)
    *earlier, last = table.rounds[:round_number]
    if not 0 <= turn <= len(last.position.history):
        raise Refused("unknown-moment", round=round_number, turn=turn)
    yield Open(table.rules, sitters, Origin.BRANCH)
    for played in earlier:
        yield Deal(played.order, played.salt)
        yield from (Play(past.seat, past.steps) for past in played.position.history)
    yield Deal(last.order, last.salt)
    yield from (Play(past.seat, past.steps) for past in last.position.history[:turn])


def imported(record: Record, person: str) -> NewTable:
    """Return a table that shows a record. Raise `Red7Error`."""
    names = map(acceptable_name, record.names)
    made = _new_table(
        [Open(record.rules, tuple(map(Sitter, names)), Origin.RECORD), *_commands_of(record)]
    )
    return made._replace(people=(person,), imported=True)


def new_friends_table(
    rules: Rules,
    settings: Settings,
    seats: int,
    name: str,
    host: str,
    bots: Collection[str],
    face: str = "",
) -> NewTable:
    """Return a table with friends whose host has sat down, with free seats. Raise `Refused`."""
    if seats not in PLAYERS:
        raise Refused("player-count", count=seats)
    check_settings(settings)
    check_bot(settings.stand_in, bots)
    check_face(face)
    first = Sitter(clean_name(name), None, host, since=1, face=face)
    return _opened(Open(rules, (first, *(FREE,) * (seats - 1)), settings=settings, host=host), host)


def friends_rematch(name: str, table: Table, person: str, *, shift: bool) -> NewTable:
    """Return the rematch of the table with friends called `name`, with `person` as its host.

    The seats of the other people are kept for them until they sit down. With `shift`, all players
    move on by one seat.
    """
    assert table.settings is not None
    sitters = tuple(
        each
        if each.bot
        else Sitter(each.name, None, each.person, program=each.program, face=each.face)
        for each in table.sitters
    )
    kept = tuple(
        each._replace(since=1) if each.person == person else each._replace(invited=not each.bot)
        for each in sitters
    )
    if shift:
        kept = (*kept[1:], kept[0])
    settings = table.settings._replace(fills=False)
    opening = Open(table.rules, kept, settings=settings, host=person)
    return _opened(opening._replace(previous=name, evening=evening_of(table)), person)


def acceptable_name(name: str) -> str:
    """Return the valid name that is nearest to a given name; empty if there is none."""
    with suppress(Refused):
        return cut_name(name)
    with suppress(Refused):
        return cut_name("".join(each if each.isprintable() else " " for each in name))
    return ""


def _commands_of(record: Record) -> Iterable[Command]:
    for played in record.rounds:
        yield Deal(tuple(played.order), "")
        yield from (Play(turn.seat, turn.steps) for turn in played.turns)


def check_bot(name: str | None, bots: Collection[str]) -> None:
    """Raise `Refused` if `bots` has no bot of this name; None stands for a person."""
    if name is not None and name not in bots:
        raise Refused("unknown-bot", text=name[:40], names=", ".join(bots))


def _dealt(command: Open, shuffle: Shuffle) -> NewTable:
    return _new_table([command, shuffle(apply_command(None, command).match)])


def _new_table(commands: Iterable[Command]) -> NewTable:
    given = tuple(commands)
    table = rebuild(given)
    people = {sitter.person for sitter in table.sitters if sitter.person}
    return NewTable(given, table, tuple(sorted(people)))


def _opened(command: Open, person: str) -> NewTable:
    return NewTable((command,), rebuild([command]), (person,))
