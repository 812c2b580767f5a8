"""A table's commands as the log keeps them: one JSON object each."""

from typing import TypeAlias

import msgspec

from red7.core import Rules
from red7.notation import card_name, parse_card, parse_edition, parse_step, step_name
from red7.table import Command, Deal, Open, Origin, Play, Sitter


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
    """What 0.3.0 wrote in place of the person's id: the digest of a token, which is it now."""


class _Open(_Entry, frozen=True, tag="open", omit_defaults=True):
    rules: _Rules
    sitters: list[_Sitter]
    origin: Origin = Origin.NEW


class _Deal(_Entry, frozen=True, tag="deal"):
    order: list[str]
    salt: str


class _Play(_Entry, frozen=True, tag="play"):
    seat: int
    steps: list[str]


_AnyEntry: TypeAlias = _Open | _Deal | _Play
_decoder = msgspec.json.Decoder(_AnyEntry)


def command_text(command: Command) -> bytes:
    """The text of a command."""
    match command:
        case Open(rules, sitters, origin):
            entry: _AnyEntry = _Open(_written(rules), [_Sitter(*each) for each in sitters], origin)
        case Deal(order, salt):
            entry = _Deal([*map(card_name, order)], salt)
        case Play(seat, steps):
            entry = _Play(seat, [*map(step_name, steps)])
    return msgspec.json.encode(entry)


def parse_command(text: bytes) -> Command:
    """The command of a text. Raises `BadText` or `msgspec.DecodeError`: the log is damaged."""
    entry: _AnyEntry = _decoder.decode(text)
    match entry:
        case _Open(rules, sitters, origin):
            return Open(
                Rules(parse_edition(rules.edition), rules.draw, rules.scoring, rules.actions),
                tuple(Sitter(each.name, each.bot, each.person or each.holder) for each in sitters),
                origin,
            )
        case _Deal(order, salt):
            return Deal(tuple(map(parse_card, order)), salt)
        case _Play(seat, steps):
            return Play(seat, tuple(map(parse_step, steps)))


def _written(rules: Rules) -> _Rules:
    return _Rules(rules.edition.name, rules.draw, rules.scoring, rules.actions)
