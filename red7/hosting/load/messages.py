"""The fields of the server's messages that the load generator reads; it skips all others.

Parsing must be cheap, because a client must not cost more time than the server that it measures.
"""

import re
from collections.abc import Sequence
from random import Random

import msgspec

from red7.wire.shapes import StepName

BOLD = 0.95
"""The probability of choosing a turn that surely keeps the player in the round, if there is one."""
_UPDATE = re.compile(rb'\{"type":"update","table":"[^"]*","version":(\d+),')


class Outcome(msgspec.Struct, frozen=True):
    """The consequence of a step."""

    stays: bool


class Choice(msgspec.Struct, frozen=True):
    """A step that the mover could take."""

    step: StepName
    refusal: object
    outcome: Outcome | None
    finish: list[StepName] | None


class WholeTurn(msgspec.Struct, frozen=True):
    """A turn that keeps the mover in the round."""

    steps: list[StepName]


class Options(msgspec.Struct, frozen=True):
    """The steps and turns that the mover can choose from."""

    seat: int
    steps: list[StepName]
    choices: list[Choice]
    ways: int
    turns: list[WholeTurn]
    hope: list[StepName] | None


class Frame(msgspec.Struct, frozen=True):
    """A round at one moment, reduced to whether it is over."""

    over: bool


class Match(msgspec.Struct, frozen=True):
    """A match, reduced to whether it is over."""

    over: bool


class Links(msgspec.Struct, frozen=True):
    """The secret in the link that invites players to a game table."""

    invitation: str


class Heard(msgspec.Struct, frozen=True):
    """A message from the server, of any type."""

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
        """The last state of a round that the message shows, or None if it shows none."""
        return self.frames[-1] if self.frames else self.frame


_heard = msgspec.json.Decoder(Heard)
_pushed = msgspec.json.Decoder(list[Options])
_answered = msgspec.json.Decoder(Options)


def parse_heard(message: bytes) -> Heard:
    """Parse a message from the server. Raise `msgspec.DecodeError` if it is malformed."""
    return _heard.decode(message)


def passing_version(message: bytes) -> int | None:
    """Return the table's version if a message is an update that asks nothing of the client.

    Return None for all other messages. An update asks nothing if it has no options, the steps that
    a player may take. So that it costs little time, only its version is read.
    """
    found = _UPDATE.match(message)
    return int(found[1]) if found is not None and b'"options":[]' in message else None


def options_of(message: Heard) -> Options | None:
    """Return the mover's options in a message, or None if there are none.

    The server sends them with an update, or in answer to a request.
    """
    if message.type == "options":
        return _answered.decode(message.options)
    found = _pushed.decode(message.options)
    return found[0] if found else None


def turn_from(options: Options, random: Random) -> list[StepName]:
    """Choose the steps that complete the mover's turn.

    Usually the turn keeps the mover in the round. If no turn surely does, choose one that may, or
    else fold. Options that were requested list whole turns; those in an update list single steps.
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
