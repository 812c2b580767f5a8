"""Tables with friends to open: new ones, and rematches of those that are over."""

from collections.abc import Collection

from red7.core import PLAYERS, Rules
from red7.table.commands import Open, rebuild
from red7.table.errors import Refused
from red7.table.names import clean_name
from red7.table.new_games import NewTable, check_bot
from red7.table.seating import FREE, evening_of
from red7.table.settings import Settings, check_settings
from red7.table.state import Sitter, Table


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


def _opened(command: Open, person: str) -> NewTable:
    return NewTable((command,), rebuild([command]), (person,))
