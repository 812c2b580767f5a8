"""The text form of commands in the log: one JSON object for each command."""

from typing import Any, TypeAlias, Union

import msgspec

from red7.core import Rules
from red7.notation import card_name, parse_card, parse_edition, parse_step, step_name
from red7.table import Command, Deal, Open, Origin, Play, Settings, Sitter, seating
from red7.table.state import Wins


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    pass


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    draw: bool
    scoring: bool
    actions: bool


class _Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    bot: str | None = None
    person: str = ""
    holder: str = ""
    """The person's id in logs of release 0.3.0, where it is the digest of a token."""
    program: bool = False
    invited: bool = False
    since: int = 0
    face: str = ""


class _Open(_Entry, frozen=True, tag="open", omit_defaults=True):
    rules: _Rules
    sitters: list[_Sitter]
    origin: Origin = Origin.NEW
    settings: Settings | None = None
    host: str = ""
    previous: str = ""
    evening: tuple[Wins, ...] = ()


class _Configure(_Entry, frozen=True, tag="configure"):
    rules: _Rules
    settings: Settings
    seats: int


class _Deal(_Entry, frozen=True, tag="deal"):
    order: list[str]
    salt: str


class _Play(_Entry, frozen=True, tag="play"):
    seat: int
    steps: list[str]


SEATING: dict[str, type[tuple[Any, ...]]] = {
    "sit": seating.Sit,
    "stand": seating.Stand,
    "remove": seating.Remove,
    "rename": seating.Rename,
    "seat-bot": seating.SeatBot,
    "remove-free-seats": seating.RemoveFreeSeats,
    "host": seating.PassHost,
    "let-bot-play": seating.LetBotPlay,
    "take-back": seating.TakeBack,
    "move-seats": seating.MoveSeats,
    "rematch": seating.NameRematch,
    "time-out": seating.TimeOut,
    "stop-clocks": seating.StopClocks,
    "start-clocks": seating.StartClocks,
}
"""The commands about seats, by their names in the log.

The log stores the values of each command as a list. New values come last, with defaults, because
older logs lack them.
"""
_KEPT: dict[type[tuple[Any, ...]], type[Any]] = {
    kind: msgspec.defstruct(
        kind.__name__,
        [("values", kind)],
        bases=(_Entry,),
        frozen=True,
        forbid_unknown_fields=True,
        tag_field="do",
        tag=name,
    )
    for name, kind in SEATING.items()
}
_AnyEntry: TypeAlias = _Open | _Configure | _Deal | _Play
_decoder: Any = msgspec.json.Decoder(Union[(_AnyEntry, *_KEPT.values())])


def command_text(command: Command) -> bytes:
    """Return a command as JSON text, in the form that the log stores."""
    match command:
        case Open():
            entry: Any = _opening(command)
        case Deal(order, salt):
            entry = _Deal([*map(card_name, order)], salt)
        case Play(seat, steps):
            entry = _Play(seat, [*map(step_name, steps)])
        case seating.Configure(rules, settings, seats):
            entry = _Configure(_written(rules), _stored(settings), seats)
        case seating.Sit(face="") | seating.Rename(face=None):
            # Without a face, the values are those of release 0.11.0, which may still run elsewhere.
            entry = _KEPT[type(command)](command[:-1])
        case _:
            entry = _KEPT[type(command)](command)
    return msgspec.json.encode(entry)


def parse_command(text: bytes) -> Command:
    """Return the command in a JSON text of the log.

    Raise `BadText` or `msgspec.DecodeError` if the log is damaged.
    """
    entry = _decoder.decode(text)
    match entry:
        case _Open():
            return _opened(entry)
        case _Deal(order, salt):
            return Deal(tuple(map(parse_card, order)), salt)
        case _Play(seat, steps):
            return Play(seat, tuple(map(parse_step, steps)))
        case _Configure(rules, settings, seats):
            return seating.Configure(_read(rules), settings, seats)
        case _:
            values: Command = entry.values
            return values


def _opening(command: Open) -> _Open:
    sitters = [
        _Sitter(
            each.name,
            each.bot,
            each.person,
            program=each.program,
            invited=each.invited,
            since=each.since,
            face=each.face,
        )
        for each in command.sitters
    ]
    return _Open(
        _written(command.rules),
        sitters,
        command.origin,
        command.settings and _stored(command.settings),
        command.host,
        command.previous,
        command.evening,
    )


def _opened(entry: _Open) -> Open:
    sitters = tuple(
        Sitter(
            each.name,
            each.bot,
            each.person or each.holder,
            program=each.program,
            invited=each.invited,
            since=each.since,
            face=each.face,
        )
        for each in entry.sitters
    )
    return Open(
        _read(entry.rules),
        sitters,
        entry.origin,
        entry.settings,
        entry.host,
        entry.previous,
        entry.evening,
    )


def _stored(settings: Settings) -> Any:
    """Return settings as the log stores them.

    While spectators may react, the values are those of release 0.11.0, which may still run
    elsewhere.
    """
    return settings[:-1] if settings.spectators_react else settings


def _read(rules: _Rules) -> Rules:
    return Rules(parse_edition(rules.edition), rules.draw, rules.scoring, rules.actions)


def _written(rules: Rules) -> _Rules:
    return _Rules(rules.edition.name, rules.draw, rules.scoring, rules.actions)
