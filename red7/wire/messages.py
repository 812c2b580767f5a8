"""Messages between client and server over the WebSocket, one JSON object each.

Every message has a `type`. `PROTOCOL` increases when an old client would misunderstand.
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
"""Maximum bytes of a message, from either side."""
MAX_ERROR_TEXT = 300
"""Maximum characters of the text that says what is wrong with a message."""


class Hello(Message, frozen=True, tag="hello", omit_defaults=True):
    """The first message of a client."""

    protocol: Number
    program: bool = False
    """Whether a program plays, not a person."""


class Watch(Message, frozen=True, tag="watch", omit_defaults=True):
    """Show this table to the client from now on, and no other."""

    table: str
    key: str = ""
    """The secret of an invitation or a spectators' link; a player who has sat there needs none."""


class PlayRequest(Message, frozen=True, tag="play"):
    """Take some steps of a turn. Sent again with the same id, it is done once."""

    table: str
    id: str
    version: Number
    """The version of the table on which the steps are based."""
    seat: Number
    steps: list[StepName]


class NextRequest(Message, frozen=True, tag="next"):
    """Deal the next round."""

    table: str
    id: str
    version: Number


class Explore(Message, frozen=True, tag="explore"):
    """Ask what a seat of the client could do after the beginning of a turn."""

    table: str
    version: Number
    seat: Number
    steps: list[StepName]
    """The steps after those that are already stored."""
    skip: Number = 0
    """The number of complete turns to leave out at the start of the list."""
    using: StepName | None = None
    """List only the turns that take this step, now or later."""
    most: Number = 24
    """The maximum number of complete turns to list, at most 24."""


class HintRequest(Message, frozen=True, tag="hint"):
    """Ask what a strong player would do."""

    table: str
    version: Number
    seat: Number


class Ping(Message, frozen=True, tag="ping"):
    """Ask whether the server is there."""

    within: Number = 0
    """The seconds within which the client sends the next ping; 0 if it does not say."""


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
"""Messages that a client may send."""


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
    """The current round; None before the first deal."""
    told: list[FinishedTurnShape]
    """The finished turns of the current round, or of the last one."""
    options: list[OptionsShape]
    """The mover's possible turns, if the seat is this client's; otherwise empty."""
    match: MatchShape
    shuffles: list[ShuffleShape]
    preset: str | None
    """The name of the rules, whatever the edition; None for a custom mix."""


class Update(Message, frozen=True, tag="update"):
    """The change of a table by one command."""

    table: str
    version: int
    frames: list[Frame]
    """The round after each step that was taken, or after the deal."""
    told: list[FinishedTurnShape]
    """The turn that was finished, if any."""
    options: list[OptionsShape]
    match: MatchShape
    shuffles: list[ShuffleShape]


class Options(Message, frozen=True, tag="options"):
    """The answer to `explore`."""

    table: str
    version: int
    options: OptionsShape
    using: StepName | None = None
    """The step in the request."""


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
    """The reason, if the rules of the game refuse a step."""
    values: ProblemValues = msgspec.field(default_factory=dict)
    """Values for a sentence about the code."""


class ErrorMessage(Message, frozen=True, tag="error"):
    """Another request failed, or the client may no longer watch."""

    code: str
    message: str
    values: ProblemValues = msgspec.field(default_factory=dict)
    """Values for a sentence about the code."""


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
"""Messages that the server may send."""


class BadMessage(Red7Error):
    """The error of a message that cannot be parsed."""

    code = "malformed"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        # The text of the error may repeat a large part of the message.
        self.values = {"text": text[:MAX_ERROR_TEXT]}


_decoder = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


def parse_request(data: bytes | str) -> Request:
    """Return the request in a client's message. Raise `BadMessage`."""
    try:
        request: Request = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
    return request


def answer_bytes(answer: Answer) -> bytes:
    """Return the bytes of a server's message."""
    return _encoder.encode(answer)
