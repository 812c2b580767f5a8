"""What the pages beside the table ask for over HTTP: games to start, keep, replay and review."""

import msgspec

from red7.wire.shapes import (
    Frame,
    MatchShape,
    Number,
    ProblemValues,
    RulesShape,
    Shape,
    SitterShape,
    StepName,
)


class BotShape(Shape, frozen=True):
    """An opponent."""

    name: str
    about: str


class PresetShape(Shape, frozen=True):
    """Rules with a name."""

    name: str
    rules: RulesShape


class Lobby(Shape, frozen=True):
    """What a new game can be made of."""

    release: str
    bots: list[BotShape]
    """Weakest first."""
    presets: list[PresetShape]
    editions: list[str]
    players: list[int]
    """How many can play."""
    targets: list[int]
    """The points that win a match with scoring, for each of these numbers of players."""
    longest_name: int
    """How many characters a name may have."""


class NewSeat(Shape, frozen=True):
    """A seat of a new game: a bot's, or that of a person at this device."""

    name: str
    bot: str | None = None


class NewGame(Shape, frozen=True):
    """A game to start."""

    rules: RulesShape
    seats: list[NewSeat]


class Branch(Shape, frozen=True):
    """Play on from a moment of a game that is over, against bots."""

    round: Number
    turn: Number
    seat: Number
    """The seat to take."""
    name: str
    bot: str
    """Who plays the others."""


class Made(Shape, frozen=True):
    """A new table."""

    table: str


class GameShape(Shape, frozen=True):
    """A game in the list of mine."""

    table: str
    rules: RulesShape
    sitters: list[SitterShape]
    match: MatchShape
    round: int
    turn: int
    mover: int | None
    changed: float
    """When it last changed, in seconds since 1970."""
    uploaded: bool
    """Whether it came as a record, so that nobody plays it on."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a mix of one's own."""


class Problem(Shape, frozen=True):
    """Why a request was refused."""

    code: str
    """A stable name; the sentence that a player reads is made of it."""
    message: str
    """A sentence in English, for programs."""
    values: ProblemValues = msgspec.field(default_factory=dict)
    """What a sentence about the code is given."""


class Unreadable(Shape, frozen=True):
    """A game that is stored but cannot be shown."""

    table: str
    reason: str
    """A sentence in English, for programs."""
    problem: Problem


class Games(Shape, frozen=True):
    """My games, the last changed first."""

    games: list[GameShape]
    unreadable: list[Unreadable]


class Moment(Shape, frozen=True):
    """A frame of a replay, and what may be said about it."""

    frame: Frame
    match: MatchShape


class Replay(Shape, frozen=True):
    """Part of a replay: as many frames as fit."""

    table: str
    rules: RulesShape
    sitters: list[SitterShape]
    over: bool
    open: bool
    """Whether all hands are shown."""
    seat: int | None
    """Whose eyes it is seen through; None with all hands open."""
    total: int
    """How many frames there are."""
    start: int
    """The number of the first one here."""
    preset: str | None
    """The name of the rules, whatever the edition; None for a mix of one's own."""
    moments: list[Moment]


class ReviewedTurnShape(Shape, frozen=True):
    """A turn and how good it was."""

    round: int
    turn: int
    seat: int
    steps: list[StepName]
    quality: str
    given: float
    """The chance that it gave away."""
    better: list[StepName] | None


class PointShape(Shape, frozen=True):
    """How the chances stood after a turn; turn 0 is the deal."""

    round: int
    turn: int
    chances: list[float]


class AccountShape(Shape, frozen=True):
    """How a seat's chance came from its start to its end."""

    start: float
    end: float
    given: float
    received: float
    deals: float
    draws: float


class ReviewShape(Shape, frozen=True):
    """A game, reviewed."""

    turns: list[ReviewedTurnShape]
    points: list[PointShape]
    accounts: list[AccountShape]
    turning: PointShape | None
