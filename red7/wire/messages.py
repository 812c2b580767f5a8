"""What client and server say to each other over the socket, one JSON object a message.

Every message has a `type`. `PROTOCOL` grows when an old client would misunderstand.
"""

from typing import TypeAlias

import msgspec

from red7.core import Red7Error
from red7.wire.seating_messages import (
    Clocks,
    Presence,
    Reaction,
    ReactRequest,
    Seating,
    SeatingRequest,
)
from red7.wire.shapes import (
    FinishedTurnShape,
    Frame,
    HintShape,
    MatchShape,
    Message,
    Number,
    OptionsShape,
    ProblemValues,
    RefusalShape,
    RulesShape,
    ShuffleShape,
    SitterShape,
    StepName,
)

PROTOCOL = 1
MAX_MESSAGE_BYTES = 64_000
"""No message has more bytes than this."""
MAX_ERROR_TEXT = 300
"""Characters of what is wrong with a message."""


class Hello(Message, frozen=True, tag="hello", omit_defaults=True):
    """The first message of a client."""

    protocol: Number
    program: bool = False
    """Whether no person but a program plays."""


class Watch(Message, frozen=True, tag="watch", omit_defaults=True):
    """Show me this table from now on, and no other."""

    table: str
    key: str = ""
    """The secret of an invitation or a spectator's link; whoever has sat there needs none."""


class PlayRequest(Message, frozen=True, tag="play"):
    """Take some steps of a turn. Sent again with the same id, it is done once."""

    table: str
    id: str
    version: Number
    """The version of the table that the steps follow on."""
    seat: Number
    steps: list[StepName]


class NextRequest(Message, frozen=True, tag="next"):
    """Deal the next round."""

    table: str
    id: str
    version: Number


class Explore(Message, frozen=True, tag="explore"):
    """What could a seat of mine do after the beginning of a turn?"""

    table: str
    version: Number
    seat: Number
    steps: list[StepName]
    """The steps that follow on those stored."""
    skip: Number = 0
    """How many complete turns to leave out of the list."""
    using: StepName | None = None
    """List only the turns that take this step, now or later."""
    most: Number = 24
    """How many complete turns to list at most; no more than 24."""


class HintRequest(Message, frozen=True, tag="hint"):
    """What would a strong player do?"""

    table: str
    version: Number
    seat: Number


class Ping(Message, frozen=True, tag="ping"):
    """Are you there?"""


Request: TypeAlias = (
    Hello
    | Watch
    | PlayRequest
    | NextRequest
    | Explore
    | HintRequest
    | SeatingRequest
    | ReactRequest
    | Ping
)
"""What a client may say."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    release: str
    """The version of the program."""


class TableMessage(Message, frozen=True, tag="table"):
    """A table as it is now: the answer to `watch`."""

    table: str
    version: int
    rules: RulesShape
    sitters: list[SitterShape]
    frame: Frame | None
    """None before the first deal."""
    told: list[FinishedTurnShape]
    """The turns of the round under way, or of the last one."""
    options: list[OptionsShape]
    """What the mover could do, if the seat is this client's: one or none."""
    match: MatchShape
    shuffles: list[ShuffleShape]
    preset: str | None
    """The name of the rules, whatever the edition; None for a mix of one's own."""


class Update(Message, frozen=True, tag="update"):
    """The table has gone on by one version."""

    table: str
    version: int
    frames: list[Frame]
    """After each step that was taken, or the deal."""
    told: list[FinishedTurnShape]
    """The turns that were finished: one or none."""
    options: list[OptionsShape]
    match: MatchShape
    shuffles: list[ShuffleShape]


class Options(Message, frozen=True, tag="options"):
    """The answer to `explore`."""

    table: str
    version: int
    options: OptionsShape
    using: StepName | None = None
    """As it was asked."""


class Hints(Message, frozen=True, tag="hints"):
    """The answer to `hint`: the best turns, best first."""

    table: str
    version: int
    seat: int
    hints: list[HintShape]


class Accepted(Message, frozen=True, tag="accepted"):
    """A command with an id is stored; it will not be lost."""

    id: str
    version: int


class RefusedMessage(Message, frozen=True, tag="refused"):
    """A command with an id was not accepted, and nothing has happened."""

    id: str
    code: str
    message: str
    refusal: RefusalShape | None = None
    """Where the rules of the game refuse a step."""
    values: ProblemValues = msgspec.field(default_factory=dict)
    """What a sentence about the code is given."""


class ErrorMessage(Message, frozen=True, tag="error"):
    """Something else went wrong."""

    code: str
    message: str
    values: ProblemValues = msgspec.field(default_factory=dict)
    """What a sentence about the code is given."""


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`."""


Answer: TypeAlias = (
    Welcome
    | TableMessage
    | Update
    | Seating
    | Presence
    | Clocks
    | Reaction
    | Options
    | Hints
    | Accepted
    | RefusedMessage
    | ErrorMessage
    | Pong
)
"""What a server may say."""


class BadMessage(Red7Error):
    """A message that cannot be understood."""

    code = "malformed"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        # What is wrong with a message may repeat a large part of it.
        self.values = {"text": text[:MAX_ERROR_TEXT]}


_decoder = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def parse_request(data: bytes | str) -> Request:
    """The request of a client's message. Raises `BadMessage`."""
    try:
        request: Request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return request


def answer_bytes(answer: Answer) -> bytes:
    """The bytes of a server's message."""
    return _encoder.encode(answer)
