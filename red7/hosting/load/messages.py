"""What a load generator reads of the server's messages: a few fields, the others are let pass.

A client must not cost more than the server that it measures.
"""

import re
from collections.abc import Sequence
from random import Random

import msgspec

from red7.wire.shapes import StepName

BOLD = 0.95
"""The chance that a turn is taken that surely keeps its player in, where there is one."""
_UPDATE = re.compile(rb'\{"type":"update","table":"[^"]*","version":(\d+),')


class Outcome(msgspec.Struct, frozen=True):
    """What a step would come to."""

    stays: bool


class Choice(msgspec.Struct, frozen=True):
    """A step that the mover could take."""

    step: StepName
    refusal: object
    outcome: Outcome | None
    finish: list[StepName] | None


class WholeTurn(msgspec.Struct, frozen=True):
    """A turn that keeps the mover in."""

    steps: list[StepName]


class Options(msgspec.Struct, frozen=True):
    """What the mover could do."""

    seat: int
    steps: list[StepName]
    choices: list[Choice]
    ways: int
    turns: list[WholeTurn]
    hope: list[StepName] | None


class Frame(msgspec.Struct, frozen=True):
    """A round at one moment."""

    over: bool


class Match(msgspec.Struct, frozen=True):
    """The score sheet."""

    over: bool


class Links(msgspec.Struct, frozen=True):
    """The secrets of a table's links."""

    invitation: str


class Heard(msgspec.Struct, frozen=True):
    """A message of any type."""

    type: str
    table: str = ""
    version: int = 0
    id: str = ""
    code: str = ""
    options: msgspec.Raw = msgspec.Raw(b"[]")
    frame: Frame | None = None
    frames: list[Frame] = []
    match: Match | None = None
    links: Links | None = None

    @property
    def last_frame(self) -> Frame | None:
        """The round as the message leaves it."""
        return self.frames[-1] if self.frames else self.frame


_heard = msgspec.json.Decoder(Heard)
_pushed = msgspec.json.Decoder(list[Options])
_answered = msgspec.json.Decoder(Options)


def parse_heard(message: bytes) -> Heard:
    """A message of the server. Raises `msgspec.DecodeError`."""
    return _heard.decode(message)


def passing_version(message: bytes) -> int | None:
    """The version of an update that asks nothing of its reader; None for any other message."""
    found = _UPDATE.match(message)
    return int(found[1]) if found is not None and b'"options":[]' in message else None


def options_of(message: Heard) -> Options | None:
    """The options of a message, pushed or asked for."""
    if message.type == "options":
        return _answered.decode(message.options)
    found = _pushed.decode(message.options)
    return found[0] if found else None


def turn_from(options: Options, random: Random) -> list[StepName]:
    """Steps that go on from some options: a turn that stays in, a hope, or the way out.

    Options that were asked for have whole turns; those that were pushed have single steps.
    """
    taken = len(options.steps)
    turns: Sequence[list[StepName]] = [turn.steps[taken:] for turn in options.turns] or [
        [choice.step, *choice.finish]
        for choice in options.choices
        if choice.outcome is not None and choice.outcome.stays and choice.finish is not None
    ]
    if turns and random.random() < BOLD:
        return random.choice(turns)
    return options.hope[taken:] if options.hope else [_way_out(options)]


def _way_out(options: Options) -> StepName:
    legal = [choice.step for choice in options.choices if choice.refusal is None]
    return next((step for step in ("--", ".") if step in legal), legal[0])
