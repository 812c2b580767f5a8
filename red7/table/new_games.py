"""Tables to open: new games, rematches, games branched from a moment, and imported records."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from red7.core import PLAYERS, Rules, Seat
from red7.notation import Record
from red7.table import senders
from red7.table.commands import Command, Deal, Open, Play, apply_command, rebuild
from red7.table.decide_turns import Shuffle
from red7.table.errors import Refused
from red7.table.names import clean_name, cut_name
from red7.table.seating import FREE, evening_of
from red7.table.senders import Sender
from red7.table.settings import Settings, check_settings
from red7.table.state import Origin, Sitter, Table


class NewTable(NamedTuple):
    """A table that is about to be stored."""

    commands: tuple[Command, ...]
    table: Table
    """What they come to."""
    people: tuple[str, ...]
    """Who has it in their list."""
    imported: bool = False
    """Whether it came as a record, so that nobody plays it on."""

    def sender_of(self, command: Command, opener: Sender) -> Sender:
        """Who gave a command of it: whoever opened it, a bot at its seat, or the record."""
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
    """Where to go on from in another game, and how."""

    round: int
    turn: int
    seat: Seat
    """The seat to take."""
    name: str
    bot: str
    """Who plays the seats of other people; bots that there are keep theirs."""


def new_game(
    rules: Rules,
    seats: Sequence[SeatWish],
    person: str,
    bots: Collection[str],
    shuffle: Shuffle,
) -> NewTable:
    """A new game, its first round dealt, at which a person has all seats that are no bot's.

    `bots` are the names there are. Raises `Red7Error`.
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
    """The same game once more, with the seats shifted by one. Raises `Refused`."""
    first, *rest = table.sitters
    return _dealt(Open(table.rules, (*rest, first)), shuffle)


def branched(table: Table, wish: BranchWish, person: str, bots: Collection[str]) -> NewTable:
    """A game that goes on from a moment of another one, against bots. Raises `Red7Error`."""
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
    """The commands that bring others to the start of a turn. Raises `Refused`.

    Rounds count from 1; turn 0 is the deal, turn n what is left by the nth turn.
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
    """A table that shows a record. Raises `Red7Error`."""
    names = map(acceptable_name, record.names)
    made = _new_table(
        [Open(record.rules, tuple(map(Sitter, names)), Origin.RECORD), *_commands_of(record)]
    )
    return made._replace(people=(person,), imported=True)


def new_friends_table(
    rules: Rules, settings: Settings, seats: int, name: str, host: str, bots: Collection[str]
) -> NewTable:
    """A table whose host has sat down, its other seats free. Raises `Refused`."""
    if seats not in PLAYERS:
        raise Refused("player-count", count=seats)
    check_settings(settings)
    check_bot(settings.stand_in, bots)
    first = Sitter(clean_name(name), None, host, since=1)
    return _opened(Open(rules, (first, *(FREE,) * (seats - 1)), settings=settings, host=host), host)


def friends_rematch(name: str, table: Table, person: str, *, shift: bool) -> NewTable:
    """The rematch of a table of a name: seats are kept for all others until they sit down."""
    assert table.settings is not None
    sitters = tuple(
        each if each.bot else Sitter(each.name, None, each.person, program=each.program)
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
    """A name that a seat may have, as like a given one as can be."""
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
    """Raise `Refused` for a bot that there is not."""
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
